/** The colours that are needed outside the style sheet: in `<head>` and in drawn pictures. */
export type Tokens = { paper: { light: string; dark: string }; ink: string; accent: string }

/**
 * Reads colours from the file of tokens, their one place.
 * @param css `src/ui/styles/tokens.css`: the light values first, then the dark ones
 * @throws where a token is not there in both
 */
export function readTokens(css: string): Tokens {
  const both = (name: string) => {
    const [light, dark] = [...css.matchAll(new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, 'g'))]
    if (light?.[1] === undefined || dark?.[1] === undefined) {
      throw new Error(`--${name} has no light and dark colour`)
    }
    return { light: light[1], dark: dark[1] }
  }
  return { paper: both('paper'), ink: both('ink').light, accent: both('gentian').light }
}
