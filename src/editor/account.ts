import { z } from 'zod'

const KEY = 'edit.github'

/** The repository that is edited, and what opens it. */
export type Account = z.infer<typeof Account>
export const Account = z.object({
  /** `owner/name` */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  branch: z.string().min(1),
  token: z.string().min(1),
})

/** What was told before; undefined where nothing was. */
export function readAccount(): Account | undefined {
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  return text === null ? undefined : Account.safeParse(JSON.parse(text)).data
}

/** @param stays kept on this device, and not for this tab alone */
export function saveAccount(account: Account, stays: boolean): void {
  const store = stays ? localStorage : sessionStorage
  store.setItem(KEY, JSON.stringify(account))
}

export function forgetAccount(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
}
