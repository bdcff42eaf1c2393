import { tryStorage } from './tryStorage.ts'

const PROBE = 'list.probe'

/** True if a storage can be written to. A browser may forbid it, and it may be full. */
export function canWriteStorage(open: () => Pick<Storage, 'setItem' | 'removeItem'>): boolean {
  return tryStorage(() => {
    open().setItem(PROBE, '')
    open().removeItem(PROBE)
    return true
  }, false)
}
