import { tryStorage } from './tryStorage.ts'

const PROBE = 'list.probe'

/** Whether a storage can be written to: a browser may forbid it, and it may be full. */
export function acceptsStorage(open: () => Pick<Storage, 'setItem' | 'removeItem'>): boolean {
  return tryStorage(() => {
    open().setItem(PROBE, '')
    open().removeItem(PROBE)
    return true
  }, false)
}
