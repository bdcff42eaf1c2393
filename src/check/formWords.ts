/** Headings and buttons of the editor that cures mention. */
export const formWords = {
  fix: 'Fix it',
  history: 'History',
  questions: 'Questions',
}

/** The cure for a fault that is not made in the editor, and that no form can mend. */
export function damageFix(fix: string): string {
  return `${fix} In the editor, take the last change back under "${formWords.history}".`
}

/** The cure for whatever `npm run fix` and its button in the editor correct. */
export const automaticFix = `Press "${formWords.fix}" in the editor, or run "npm run fix".`

/** The cure for a duplicate entry. */
export const duplicateFix = 'Delete one of the two.'
