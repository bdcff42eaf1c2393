import { createTransport } from 'nodemailer'
import type { Channel } from '../inbox.ts'
import type { Settings } from '../settings.ts'
import { SERVER_LIMIT } from '../webhook.ts'

/** E-mail by the SMTP server of the settings. */
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
  return async ({ id, subject, text, replyTo }) => {
    // The same for each try: a mail program shows one that arrives twice as one.
    const messageId = `<${id}@${new URL(settings.INBOX_URL).hostname}>`
    const answer = replyTo === '' ? {} : { replyTo: { name: '', address: replyTo } }
    await transport.sendMail({ from, to, subject, text, messageId, ...answer })
  }
}
