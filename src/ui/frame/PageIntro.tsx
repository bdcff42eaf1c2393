import styles from './PageIntro.module.css'

type Props = { heading: string; lead: string; className?: string }

/** How a page of words begins: its heading, and what it is about. */
export function PageIntro({ heading, lead, className = '' }: Props) {
  return (
    <div className={`wrap ${styles.intro} ${className}`}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}
