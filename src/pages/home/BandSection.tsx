import type { ReactNode } from 'react'
import { Slide } from '../../ui/motion/Slide.tsx'

type Props = { id: string; heading: string; from: 'left' | 'right'; children: ReactNode }

/** A section of the home page below a line, under its heading; it slides in once. */
export function BandSection({ id, heading, from, children }: Props) {
  return (
    <Slide from={from} once className="wrap" labelledBy={id}>
      <div className="band">
        <h2 id={id}>{heading}</h2>
        {children}
      </div>
    </Slide>
  )
}
