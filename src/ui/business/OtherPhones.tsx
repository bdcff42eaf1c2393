import type { LayoutView } from '../../catalogue/view.ts'

/** The numbers beside the one that the buttons call, as items of a list. */
export function OtherPhones({ phones }: { phones: LayoutView['otherPhones'] }) {
  return phones.map(({ label, display, href }) => (
    <li key={href}>
      <span>{label}</span>{' '}
      <a href={href} translate="no">
        {display}
      </a>
    </li>
  ))
}
