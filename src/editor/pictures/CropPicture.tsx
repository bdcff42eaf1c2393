import { useEffect, useState } from 'react'
import Cropper, { type MediaSize } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { editorWords } from '../edit/editorWords.ts'
import styles from './CropPicture.module.css'
import { type Crop, cropArea, type Frame, maxZoom } from './picture.ts'

type Props = {
  file: Blob
  /** The decoded file. */
  picture: ImageBitmap
  frame: Frame
  crop: Crop
  onCrop(crop: Crop): void
}

/** In pixels of the screen, for each press of an arrow key. */
const KEYBOARD_STEP = 10

/** The position from 0 to 1 of a part; both are percentages of the picture. */
function shareOf(start: number, length: number): number {
  return length < 100 ? start / (100 - length) : 0.5
}

/** Scrolls to the picture that has just been chosen: on a small screen it is below its button. */
const showOnce = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** A picture under its frame, moved with the pointer, arrow keys or sliders. */
export default function CropPicture({ file, picture, frame, crop, onCrop }: Props) {
  const [address, setAddress] = useState<string>()
  // As the library has it: how far the picture is from the centre, in pixels of the screen.
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [shown, setShown] = useState<MediaSize>()

  useEffect(() => {
    const address = URL.createObjectURL(file)
    setAddress(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  const { ratio } = frame
  const { zoom } = crop
  const limit = maxZoom(picture, frame)
  const part = cropArea(picture, ratio, crop)
  const free = { x: picture.width - part.width, y: picture.height - part.height }
  const axes = [
    { key: 'x', label: editorWords.across },
    { key: 'y', label: editorWords.upDown },
  ] as const

  function move(key: 'x' | 'y', share: number, { width }: MediaSize): void {
    const scale = (width * zoom) / picture.width
    setPosition({ ...position, [key]: (0.5 - share) * free[key] * scale })
  }

  function zoomTo(next: number): void {
    // The point in the middle of the frame stays there.
    setPosition({ x: (position.x * next) / zoom, y: (position.y * next) / zoom })
    onCrop({ ...crop, zoom: next })
  }

  return (
    <>
      <p>{editorWords.cropPicture}</p>
      <div ref={showOnce} className={styles.cropper}>
        {address !== undefined && (
          <Cropper
            image={address}
            aspect={ratio}
            crop={position}
            zoom={zoom}
            maxZoom={Math.max(1, limit)}
            keyboardStep={KEYBOARD_STEP}
            // The page's policy allows no style that a script writes.
            disableAutomaticStylesInjection
            classes={{ cropAreaClassName: styles.frame }}
            cropperProps={{ role: 'group', 'aria-label': editorWords.shownPart }}
            onWheelRequest={({ ctrlKey }) => ctrlKey}
            onCropChange={setPosition}
            onZoomChange={(zoom) => onCrop({ ...crop, zoom })}
            onCropAreaChange={({ x, y, width, height }) =>
              onCrop({ zoom, x: shareOf(x, width), y: shareOf(y, height) })
            }
            setMediaSize={setShown}
          />
        )}
      </div>
      {shown !== undefined && (
        <>
          <label>
            {editorWords.nearer}
            <input
              type="range"
              min={1}
              max={limit}
              step={0.01}
              disabled={limit <= 1}
              value={zoom}
              onChange={({ target }) => zoomTo(Number(target.value))}
            />
          </label>
          {axes.map(({ key, label }) => (
            <label key={key}>
              {label}
              <input
                type="range"
                min={0}
                max={1}
                step={0.01}
                disabled={free[key] < 1}
                value={crop[key]}
                onChange={({ target }) => move(key, Number(target.value), shown)}
              />
            </label>
          ))}
        </>
      )}
    </>
  )
}
