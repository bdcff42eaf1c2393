/** Begins each text that a task leaves to be written: the check reports it until it is replaced. */
export const UNWRITTEN = 'To be written: '

/** The word of the vocabulary for a value that is not known yet. */
export const ON_REQUEST = 'on-request'
