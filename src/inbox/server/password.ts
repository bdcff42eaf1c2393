import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { timingSafeEqual } from 'hono/utils/buffer'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/**
 * The hash of a password, as the setting takes it: `scrypt:<log2 of the rounds>:<salt>:<key>`.
 * @param log 2^16 rounds of 8 blocks are 64 MB and a fifth of a second for each try
 */
export async function hashPassword(password: string, log = 16, salt = randomBytes(16)) {
  const options = { N: 2 ** log, r: 8, p: 1, maxmem: 2 ** (log + 11) }
  const key = await derive(password.normalize('NFKC'), salt, 32, options)
  return ['scrypt', log, salt.toString('base64'), key.toString('base64')].join(':')
}

/** True if a hash was made of a password. */
export async function isPassword(typed: string, hash: string): Promise<boolean> {
  const [, log, salt = ''] = hash.split(':')
  return timingSafeEqual(await hashPassword(typed, Number(log), Buffer.from(salt, 'base64')), hash)
}
