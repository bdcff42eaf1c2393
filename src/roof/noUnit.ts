/** The unit of a roof, as it is stored and linked, until one is chosen. A roof without any is older, and in metres. */
export const NO_UNIT = 'none'
