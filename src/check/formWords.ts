/** Headings and buttons of the editor that fixes mention. */
export const formWords = {
  fix: 'Fix it',
  history: 'History',
  questions: 'Questions',
  translations: 'Languages',
}

/** The fix for a fault that no form can mend: in the editor, the last change of the file is taken back. */
export function damageFix(fix: string): string {
  return `${fix} Or take the last change back under "${formWords.history}" in the editor.`
}

/** The fix for everything that `npm run fix` and its button in the editor correct. */
export const automaticFix = `Press "${formWords.fix}" in the editor, or run "npm run fix".`

/** The fix for a duplicate entry. */
export const duplicateFix = 'Delete one of the two.'
