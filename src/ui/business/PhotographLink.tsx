type Props = {
  label: string
  /** The address of a WhatsApp chat, with a message already typed. */
  href: string
  className?: string
}

/** Opens a WhatsApp chat for a photograph: the page cannot attach it. */
export function PhotographLink({ label, href, className }: Props) {
  return (
    <a className={className} href={href} rel="noreferrer" target="_blank">
      {label}
    </a>
  )
}
