/** What is typed on a page while it opens in another language. Two sites of one origin lie in two folders. */
export const typedKey = `language.fields.${import.meta.env.BASE_URL}`
