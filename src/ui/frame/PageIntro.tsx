import styles from './PageIntro.module.css'

type Props = { heading: string; lead: string; className?: string }

/** The heading and the introduction of a page of text. */
export function PageIntro({ heading, lead, className = '' }: Props) {
  return (
    <div className={`wrap ${styles.intro} ${className}`}>
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead">{lead}</p>
    </div>
  )
}
