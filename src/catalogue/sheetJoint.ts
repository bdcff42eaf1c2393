/** How sheets are joined: they lap anywhere, or at their tile steps, or meet in profiles of their own. */
export const sheetJoints = ['laps', 'steps', 'profiles'] as const

export type SheetJoint = (typeof sheetJoints)[number]
