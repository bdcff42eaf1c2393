import { useId } from 'react'
import type { Point } from '../../catalogue/schemas/group.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import { Fold, Unfolded } from '../../ui/text/Fold.tsx'
import styles from './PointList.module.css'

type Props = {
  heading: string
  /** With `path`, the title of a point is a link. */
  points: readonly (Point & { path?: Path | undefined })[]
  /** The side that the section slides in from. */
  from: 'left' | 'right'
  /** The layout: rows of titles that open their texts, columns, or running text that the heading opens. */
  look: 'rows' | 'columns' | 'text'
}

/** A list of short points under a heading. */
export function PointList({ heading, points, from, look }: Props) {
  const id = useId()
  const List = look === 'text' ? Fold : Unfolded
  const Row = look === 'rows' ? Fold : Unfolded
  return (
    <Slide from={from} labelledBy={id} className={`band ${styles.points} ${styles[look]}`}>
      <List title={<h2 id={id}>{heading}</h2>}>
        <ul>
          {points.map(({ title, text, path }) => (
            <li key={title}>
              <Row title={<h3>{path ? <PathLink path={path}>{title}</PathLink> : title}</h3>}>
                <p>{text}</p>
              </Row>
            </li>
          ))}
        </ul>
      </List>
    </Slide>
  )
}
