import type { LayoutView } from '../../catalogue/view.ts'

/** The phone numbers other than the main one, as list items. */
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
