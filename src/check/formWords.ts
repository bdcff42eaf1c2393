import { inBoth, type Wording } from '../catalogue/problem.ts'

/** Headings and buttons of the editor that cures mention. */
export const formWords = {
  fix: 'Fix it',
  history: 'History',
  questions: 'Questions',
}

/** The word for the path of a page. */
export const pathTerm: Wording = { inFile: 'path', inForm: 'address' }

/** The cure for a fault that no form can show, because it was not made in the editor. */
export function developerFix(inFile: string): Wording {
  const inForm = `Take the last change back under "${formWords.history}", or ask a developer to repair it.`
  return { inFile, inForm }
}

/** The cure for a misplaced file, which no form shows. */
export function misplacedFileFix(inFile: string): Wording {
  return { inFile, inForm: 'Ask a developer to move or delete it.' }
}

/** The cure for whatever `npm run fix` and its button in the editor correct. */
export function automaticFix(inFile: string): Wording {
  return { inFile, inForm: `Press "${formWords.fix}".` }
}

/** The cure for an entry whose value no longer exists: a form cannot change its reference. */
export function danglingEntryFix(inFile: string): Wording {
  return { inFile, inForm: 'Remove this from the list.' }
}

/** The cure for a duplicate entry. */
export const duplicateFix: Wording = inBoth('Delete one of the two.')
