import { type PointerEvent, type Ref, useEffect, useRef } from 'react'
import { editorWords } from '../edit/editorWords.ts'
import { type Crop, cropArea, croppedSize, type Frame, maxZoom } from '../picture.ts'
import styles from './CropPicture.module.css'

type Props = {
  picture: ImageBitmap
  frame: Frame
  crop: Crop
  onCrop(crop: Crop): void
  /** Given what is shown, in the size that is saved. */
  canvas: Ref<HTMLCanvasElement> & { current: HTMLCanvasElement | null }
}

/** A picture in its frame, moved with the pointer or by sliders. */
export function CropPicture({ picture, frame: { ratio, minWidth }, crop, onCrop, canvas }: Props) {
  const held = useRef<{ x: number; y: number }>(undefined)
  const part = cropArea(picture, ratio, crop)
  const free = { x: picture.width - part.width, y: picture.height - part.height }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { left, top, width, height } = cropArea(picture, ratio, crop)
    const size = croppedSize({ width, height }, ratio)
    context.canvas.width = size.width
    context.canvas.height = size.height
    // JPEG knows no transparency.
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, left, top, width, height, 0, 0, size.width, size.height)
  }, [picture, ratio, crop, canvas])

  function drag({ clientX, clientY, currentTarget }: PointerEvent): void {
    if (held.current === undefined) return
    const scale = part.width / currentTarget.clientWidth
    const moved = (now: number, before: number, free: number, at: number) => {
      return free < 1 ? at : Math.min(1, Math.max(0, at - ((now - before) * scale) / free))
    }
    const x = moved(clientX, held.current.x, free.x, crop.x)
    const y = moved(clientY, held.current.y, free.y, crop.y)
    held.current = { x: clientX, y: clientY }
    onCrop({ ...crop, x, y })
  }

  const zoom = maxZoom(picture, { ratio, minWidth })
  const sliders = [
    { key: 'zoom', label: editorWords.nearer, min: 1, max: zoom, movable: zoom > 1 },
    { key: 'x', label: editorWords.across, min: 0, max: 1, movable: free.x >= 1 },
    { key: 'y', label: editorWords.upDown, min: 0, max: 1, movable: free.y >= 1 },
  ] as const
  return (
    <>
      <p>{editorWords.cropPicture}</p>
      <canvas
        ref={canvas}
        className={styles.cut}
        onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
          currentTarget.setPointerCapture(pointerId)
          held.current = { x: clientX, y: clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = undefined
        }}
      />
      {sliders.map(({ key, label, min, max, movable }) => (
        <label key={key}>
          {label}
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            disabled={!movable}
            value={crop[key]}
            onChange={({ target }) => onCrop({ ...crop, [key]: Number(target.value) })}
          />
        </label>
      ))}
    </>
  )
}
