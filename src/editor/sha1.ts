const rotated = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

/** The bytes with a one bit, zeros and their length behind them, in blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setBigUint64(blocks.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** The function and the constant of a round (FIPS 180-4, 4.1.1 and 4.2.1). */
function mix(round: number, b: number, c: number, d: number): number {
  if (round < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (round < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (round < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

/** SHA-1 for pages on plain http, to which browsers give no `crypto.subtle`. */
export function sha1(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const state = new DataView(new ArrayBuffer(20))
  const start = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]
  for (const [i, word] of start.entries()) state.setUint32(i * 4, word)
  const words = new DataView(new ArrayBuffer(320))
  for (let block = 0; block < view.byteLength; block += 64) {
    let a = state.getInt32(0)
    let b = state.getInt32(4)
    let c = state.getInt32(8)
    let d = state.getInt32(12)
    let e = state.getInt32(16)
    for (let round = 0; round < 80; round += 1) {
      const at = round * 4
      const before = (rounds: number) => words.getInt32(at - rounds * 4)
      const word =
        round < 16
          ? view.getInt32(block + at)
          : rotated(before(3) ^ before(8) ^ before(14) ^ before(16), 1)
      words.setInt32(at, word)
      const next = (rotated(a, 5) + mix(round, b, c, d) + e + word) | 0
      e = d
      d = c
      c = rotated(b, 30)
      b = a
      a = next
    }
    for (const [i, word] of [a, b, c, d, e].entries()) {
      state.setInt32(i * 4, state.getInt32(i * 4) + word)
    }
  }
  return new Uint8Array(state.buffer)
}
