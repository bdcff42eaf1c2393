import { inBoth, type Wording } from '../catalogue/problem.ts'

/** Headings and buttons of the editor that cures name. */
export const formWords = {
  fix: 'Fix it',
  history: 'History',
  questions: 'Questions',
}

/** The cure of what no form can show: it came into the file by another way. */
export function repair(inFile: string): Wording {
  const inForm = `Take the last change back under "${formWords.history}", or ask a developer to repair it.`
  return { inFile, inForm }
}

/** The cure of a file that does not belong where it is; forms show none. */
export function moveFile(inFile: string): Wording {
  return { inFile, inForm: 'Ask a developer to move or delete it.' }
}

/** The cure of what `npm run fix` and its button in the editor put right. */
export function pressFix(inFile: string): Wording {
  return { inFile, inForm: `Press "${formWords.fix}".` }
}

/** The cure of an entry of a list that is about nothing: a form cannot change what it is about. */
export function removeFromList(inFile: string): Wording {
  return { inFile, inForm: 'Remove this from the list.' }
}

/** The cure of one of two entries that are the same. */
export const deleteOne: Wording = inBoth('Delete one of the two.')
