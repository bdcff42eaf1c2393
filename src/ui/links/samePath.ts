/** Whether two paths name the same page; a slash at the end makes no difference. */
export function samePath(one: string, other: string): boolean {
  return one.replace(/\/+$/, '') === other.replace(/\/+$/, '')
}
