/** The unit of a roof or a length, as it is stored and linked, until one is chosen. One without any is older, and in metres. */
export const NO_UNIT = 'none'
