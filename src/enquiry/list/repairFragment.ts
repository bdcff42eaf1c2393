/** Decodes a text that was encoded as a whole; unchanged if it cannot be decoded. */
function decodeWhole(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The most times that a fragment is decoded: no program encodes an address more often. */
const MOST_LAYERS = 5

/**
 * Undoes what mail programs and messengers do to the fragment of a link to a list, so that it has its `/`, `&` and `=`
 * again. A text in a list has these signs only encoded, so none of them is taken from a text.
 * @param fragment as the browser has it, with or without its number sign
 */
export function repairFragment(fragment: string): string {
  let text = fragment.replace(/^#+/, '')
  // Encoded as a whole, once or several times.
  for (let layer = 0; layer < MOST_LAYERS && /^list\d*%(?:25)*2F/i.test(text); layer += 1) {
    text = decodeWhole(text)
  }
  // Quoted-printable mail: each "=" is "=3D", and one at the end of a line breaks it. Each product has a unit.
  if (/[/&]u=3D/.test(text)) {
    text = text.replace(/=(?!3D)(?:%0D|%0A|%20)*/g, '').replaceAll('=3D', '=')
  }
  return text
    .replaceAll('&amp;', '&')
    .replace(/%26(?=[\w.-]+=)/gi, '&')
    .replace(/(^|[/&])([\w.-]+)%3D/gi, '$1$2=')
}
