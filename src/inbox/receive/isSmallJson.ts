import { limits } from '../../catalogue/limits.ts'

/** The most names of a post: three maps with one for each field, and fewer than 20 beside them. */
const NAMES = 3 * limits.enquiryFields + 20

/** The objects that are open at a time: the post, and a map in it. */
const DEPTH = 2

/** The place of the quotation mark that ends a string of JSON, or of the last character if none does. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json[before] === '\\') before -= 1
    // One that has an odd number of backslashes before it is a part of the string.
    if ((end - before) % 2 === 1) return end
  }
  return json.length - 1
}

/**
 * True if a text of JSON has no more names and values, and is not nested deeper, than a post can be. Parsing one that
 * is larger takes longer than storing an enquiry, so this reads it only as far as the first name that is too many.
 */
export function isSmallJson(json: string): boolean {
  let [names, values, depth] = [0, 0, 0]
  for (let i = 0; i < json.length; i += 1) {
    const sign = json[i]
    if (sign === '"') i = endOfString(json, i)
    else if (sign === ':') names += 1
    else if (sign === ',') values += 1
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (names > NAMES || values > NAMES || depth > DEPTH) return false
  }
  return true
}
