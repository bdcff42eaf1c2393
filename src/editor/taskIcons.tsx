import { words } from './edit/words.ts'

/** A drawing for each task, by the task's label: strokes on a square of 32. */
const drawings: ReadonlyMap<string, string> = new Map([
  [words.newPage, 'M8 4h11l6 6v18H8zM19 4v6h6M16.500 14.500v9M12 19h9'],
  [words.newMenu, 'M5 8h15M5 15h15M5 22h9M24 17v10M19 22h10'],
  [words.fullPage, 'M8 4h11l6 6v18H8zM19 4v6h6M12 15h9M12 19h9M12 23h6'],
  [words.renamePage, 'M6 26l1.500-6.500L21 6l5 5-13.500 13.500zM18 9l5 5M17 27h10'],
  [
    words.newAlias,
    'M13 19l6-6M14.500 10.500l3-3a5 5 0 0 1 7 7l-3 3M17.500 21.500l-3 3a5 5 0 0 1-7-7l3-3',
  ],
  [
    words.removeAlias,
    'M15.500 9.500l2-2a5 5 0 0 1 7 7l-2 2M16.500 22.500l-2 2a5 5 0 0 1-7-7l2-2M9 4v5H4M23 28v-5h5',
  ],
  [words.movePage, 'M4 9V6h9l3 3h12v17H4V9zM10 17h11M17 13l4 4-4 4'],
  [words.removePage, 'M6 9h20M12 9V5h8v4M8.500 9l1.500 18h12l1.500-18M14 14v8M18 14v8'],
  [words.newPhone, 'M9 4l4 7-3 2.500c1.500 3.500 4.500 6.500 8 8.500l3-3 7 4v5c-12 1-23-11-23-24z'],
  [words.newCard, 'M4 6h24v20H4zM4 19l7-6 6 5 4-3 7 5M21 11.500h.01'],
  [
    words.newCity,
    'M16 28s-9-8.500-9-15a9 9 0 0 1 18 0c0 6.500-9 15-9 15zM13 13a3 3 0 1 0 6 0 3 3 0 0 0-6 0',
  ],
])

/** The drawing of a task. */
export function TaskIcon({ task }: { task: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={drawings.get(task)} />
    </svg>
  )
}
