import { useSyncExternalStore } from 'react'
import { NewTabLink } from '../Button.tsx'
import { useEditor } from '../editorContext.ts'
import type { Connection } from '../live/connection.ts'
import { publishWords } from '../publishWords.ts'
import styles from './OthersProposals.module.css'

const words = publishWords.propose

type Props = {
  /** The files that a person looks at. */
  files: readonly string[]
}

/** The open proposals of others that change one of these files; nothing where there are none. */
export function OthersProposals({ files }: Props) {
  const { connection } = useEditor().storage
  const now = useSyncExternalStore(connection.subscribe, connection.get)
  return now.state === 'open' && <List connection={now} files={files} />
}

type ListProps = Props & { connection: Connection & { state: 'open' } }

function List({ files, connection: { proposals } }: ListProps) {
  const { proposing } = useEditor().storage
  // Where they cannot be read, nothing is said of them.
  const { value = [] } = useSyncExternalStore(proposals.subscribe, proposals.get)
  const { proposal } = useSyncExternalStore(proposing.subscribe, proposing.get)
  const others = value.filter((one) => {
    return one.number !== proposal?.number && one.files.some((file) => files.includes(file))
  })
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-label={words.others}>
      <p>{words.others}</p>
      <ul>
        {others.map(({ number, author, title, link }) => (
          <li key={number}>
            <NewTabLink href={link} label={words.other(author, title)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
