/** The bundled `src/boot.ts`, which pages contain. */
export const bootFile = 'boot.js'

/** The text of a page's inline script. In a function, so that its names are no globals. @param code of `src/boot.ts`, bundled */
export function inlineScript(code: string): string {
  return `(()=>{${code.trim()}})()`
}

/**
 * Lets the browser prefetch the page of a link while no script handles it. Browsers ignore this if the visitor
 * saves data, or if they do not support it.
 */
export const speculationRules =
  '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}'

/**
 * The tag of the boot script, with the list of the files of its page.
 * @param script its text, from {@link inlineScript}
 * @param files relative to the site's root, the entry first
 * @param base the site's root on its server, `/` or `/shop/`
 */
export function bootTag(script: string, files: readonly string[], base: string): string {
  return `<script data-files="${files.map((file) => base + file).join(' ')}">${script}</script>`
}
