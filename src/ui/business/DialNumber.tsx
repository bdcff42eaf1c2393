import type { LayoutView } from '../../catalogue/view.ts'

/** The number of a link that calls, for devices without touch, which seldom call. */
export function DialNumber({ phone }: Pick<LayoutView, 'phone'>) {
  return (
    <span className="number" translate="no">
      {' '}
      {phone.display}
    </span>
  )
}
