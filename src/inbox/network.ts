/** The eight groups of an IPv6 address, of which some may be left out as `::`. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(tail === undefined ? [] : zeros), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

/**
 * The network by which an address is counted: an IPv4 address itself, or the first 48 bits of IPv6, which is the most
 * that a provider gives to one customer.
 * @param address with or without a port
 */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  const [, mapped] = /^(?:::|(?:0+:){5})(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(bare) ?? []
  if (mapped !== undefined) return mapped
  if (!bare.includes(':')) return bare
  const groups = groupsOf(bare)
  const [a = 0, b = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff'
  return isMapped ? [a >> 8, a & 255, b >> 8, b & 255].join('.') : groups.slice(0, 3).join(':')
}
