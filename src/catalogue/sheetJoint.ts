/** The joints between sheets: laps anywhere, laps at tile steps only, or separate profiles. */
export const sheetJoints = ['laps', 'steps', 'profiles'] as const

export type SheetJoint = (typeof sheetJoints)[number]

/** The results of the roof calculator that say how much of something a roof takes: `screws` if a rule counts them. */
export const roofAmounts = ['ridge', 'eaves', 'screws'] as const

export type RoofAmount = (typeof roofAmounts)[number]
