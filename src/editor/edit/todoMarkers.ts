/** Begins each text that a task leaves to be written: the check finds it as long as it stands. */
export const UNWRITTEN = 'To be written: '

/** The word of the vocabulary for what nobody has told yet. */
export const ON_REQUEST = 'on-request'
