import { type MouseEvent, useEffect, useRef } from 'react'
import { bringIntoView } from '../../../ui/browser/bringIntoView.ts'
import { keepInPlace } from '../../../ui/browser/keepInPlace.ts'
import { PathLink } from '../../../ui/links/PathLink.tsx'
import { Slide } from '../../../ui/motion/Slide.tsx'
import { SmallPicture } from '../../../ui/pictures/SmallPicture.tsx'
import { TextRuns } from '../../../ui/text/TextRuns.tsx'
import styles from './ExplodedRoof.module.css'
import type { RoofPart } from './roofParts.ts'
import type { ExplodedRoofView, RoofPartView } from './roofView.ts'

/** The radius of a mark's circle, and of the field that can be pressed around it, in units of the drawing. */
const MARK = { radius: 10, pressed: 16 }

/** The parts from back to front: a later element covers an earlier one. */
function fromBack(parts: readonly RoofPartView[]): RoofPartView[] {
  return [...parts].reverse()
}

/** The id of a part's products: without script, a link of the drawing opens the part that has it inside. */
function idOf(part: RoofPart): string {
  return `roof-${part}`
}

/**
 * A roof taken apart: pressing a part of the drawing opens its products in the list beside it. The list
 * alone is enough for a keyboard and a screen reader.
 */
export function ExplodedRoof({ roof }: { roof: ExplodedRoofView }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (list.current !== null) return keepInPlace(list.current, 'summary', window)
  }, [])
  const numbers = new Map(roof.parts.map(({ part }, index) => [part, index + 1]))

  function open(event: MouseEvent, part: RoofPart): void {
    const details = list.current?.querySelector(`#${idOf(part)}`)?.closest('details')
    if (!details) return
    event.preventDefault()
    details.open = true
    // Shows its name and first products, and keeps the drawing on the screen if both fit.
    bringIntoView(details.querySelector('summary'))
  }

  return (
    <Slide from="left" once className="wrap" labelledBy="roof">
      <div className={`band ${styles.roof}`}>
        <div>
          <h2 id="roof">{roof.heading}</h2>
          <p className="soft">{roof.text}</p>
        </div>
        <svg viewBox={`0 0 ${roof.width} ${roof.height}`} aria-hidden="true">
          <path d={roof.frame} />
          <path d={roof.leaders} className={styles.leaders} />
          {fromBack(roof.parts).map(({ part, faces, lines, mark: [x, y] }) => (
            <a
              key={part}
              href={`#${idOf(part)}`}
              tabIndex={-1}
              data-part={part}
              onClick={(event) => open(event, part)}
            >
              <path d={faces} className={styles.faces} />
              <path d={lines} className={styles.lines} />
              <circle cx={x} cy={y} r={MARK.pressed} className={styles.pressed} />
              <circle cx={x} cy={y} r={MARK.radius} className={styles.mark} />
              <text x={x} y={y}>
                {numbers.get(part)}
              </text>
            </a>
          ))}
        </svg>
        <ul ref={list}>
          {roof.parts.map(({ part, name, text, products }) => (
            <li key={part}>
              <details name="roof-part" data-part={part}>
                <summary>
                  <span className={styles.number}>{numbers.get(part)}</span>
                  {name}
                </summary>
                <div id={idOf(part)}>
                  <p className="soft">{text}</p>
                  <ul>
                    {products.map(({ path, label, picture, figures }) => (
                      <li key={path}>
                        <SmallPicture picture={picture} />
                        <span>
                          <PathLink path={path}>{label}</PathLink>
                          {figures !== undefined && (
                            <span className="note">
                              <TextRuns runs={figures} />
                            </span>
                          )}
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              </details>
            </li>
          ))}
        </ul>
      </div>
    </Slide>
  )
}
