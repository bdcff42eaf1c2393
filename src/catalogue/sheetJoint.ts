/** The joints between sheets: laps anywhere, laps at tile steps only, or separate profiles. */
export const sheetJoints = ['laps', 'steps', 'profiles'] as const

export type SheetJoint = (typeof sheetJoints)[number]
