/** How sheets are joined: they lap anywhere, lap only at their tile steps, or meet in separate profiles. */
export const sheetJoints = ['laps', 'steps', 'profiles'] as const

export type SheetJoint = (typeof sheetJoints)[number]
