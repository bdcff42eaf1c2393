import { z } from 'zod'

const KEY = 'edit.github'

/** The repository that is edited, and its token. */
export type Account = z.infer<typeof Account>
export const Account = z.object({
  /** `owner/name` */
  repository: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
  branch: z.string().min(1),
  token: z.string().min(1),
})

/** The account of an earlier visit; undefined if there is none. */
export function readAccount(): Account | undefined {
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)
  return text === null ? undefined : Account.safeParse(JSON.parse(text)).data
}

/** @param isRemembered stored on this device, not only for this tab */
export function saveAccount(account: Account, isRemembered: boolean): void {
  const store = isRemembered ? localStorage : sessionStorage
  store.setItem(KEY, JSON.stringify(account))
}

/** Removes the account from the browser's storage. */
export function forgetAccount(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
}
