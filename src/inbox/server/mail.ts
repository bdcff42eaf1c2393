import { domainToASCII } from 'node:url'
import { createTransport } from 'nodemailer'
import { errorCode } from '../errorCode.ts'
import type { Channel } from '../inbox.ts'
import type { Settings } from '../settings.ts'
import { SERVER_LIMIT } from '../webhook.ts'

// Mail servers refuse a header with a longer address (RFC 5321).

/** The longest part of an address before the @. */
const LONGEST_NAME = 64

/** The longest part of an address behind the @, in ASCII. */
const LONGEST_DOMAIN = 255

/**
 * The header by which a reply goes to a visitor. It is left out for an address that not every mail server takes: before
 * the @, only a server with SMTPUTF8 takes other letters than ASCII. The domain is written in ASCII.
 */
function replyHeader(address: string): { replyTo?: { name: string; address: string } } {
  const at = address.lastIndexOf('@')
  const [name, domain] = [address.slice(0, at), domainToASCII(address.slice(at + 1))]
  const isPlain = /^[!-~]+$/.test(name) && name.length <= LONGEST_NAME
  const isDomain = domain !== '' && domain.length <= LONGEST_DOMAIN
  return isPlain && isDomain ? { replyTo: { name: '', address: `${name}@${domain}` } } : {}
}

/** True for an answer by which a mail server refuses a message for good, and not the account. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return false
  const status = Number(error.responseCode)
  return errorCode(error) !== 'EAUTH' && status >= 500 && status < 600
}

/**
 * E-mail by the SMTP server of the settings. A message that the server refuses for good is tried once more without
 * anything in its headers that a visitor typed: each further try of the same would be refused like the first.
 */
export function mailChannel(settings: Settings): Channel {
  const { INBOX_SMTP: url = '', INBOX_MAIL_TO: to = [], INBOX_MAIL_FROM: from = to[0] } = settings
  const transport = createTransport({
    url,
    connectionTimeout: SERVER_LIMIT,
    greetingTimeout: SERVER_LIMIT,
    socketTimeout: SERVER_LIMIT,
    // An enquiry must not make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ id, subject, plainSubject, text, replyTo }) => {
    // The same for each try: a mail program shows one that arrives twice as one.
    const messageId = `<${id}@${new URL(settings.INBOX_URL).hostname}>`
    const mail = { from, to, text, messageId }
    try {
      await transport.sendMail({ ...mail, subject, ...replyHeader(replyTo) })
    } catch (error) {
      if (!isRefusal(error)) throw error
      await transport.sendMail({ ...mail, subject: plainSubject })
    }
  }
}
