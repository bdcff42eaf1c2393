/** The widest narrow screen, in CSS pixels; `styles/media.css` names the same for style sheets. */
export const NARROW_WIDTH = 900

/** The media query of a narrow screen. */
export const NARROW = `(max-width: ${NARROW_WIDTH}px)`
