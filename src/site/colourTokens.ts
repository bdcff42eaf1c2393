/** Colours that are used outside the style sheets: in `<head>` and in drawn pictures. */
export type ColourTokens = { paper: { light: string; dark: string }; ink: string; accent: string }

/**
 * Reads the colours from the style sheet that defines them.
 * @param css the text of `src/ui/styles/tokens.css`: light values first, then dark ones
 * @throws if a colour is missing in one of the two
 */
export function readColourTokens(css: string): ColourTokens {
  const colourPair = (name: string) => {
    const [light, dark] = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g'))]
    if (light?.[1] === undefined || dark?.[1] === undefined) {
      throw new Error(`--${name} has no light and dark colour`)
    }
    return { light: light[1], dark: dark[1] }
  }
  return {
    paper: colourPair('paper'),
    ink: colourPair('ink').light,
    accent: colourPair('gentian').light,
  }
}
