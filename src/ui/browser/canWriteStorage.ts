import { tryStorage } from './tryStorage.ts'

const PROBE = 'list.probe'

/** True if a storage can be written to. A browser may forbid it, and it may be full. */
export function canWriteStorage(
  getStorage: () => Pick<Storage, 'setItem' | 'removeItem'>,
): boolean {
  return tryStorage(() => {
    getStorage().setItem(PROBE, '')
    getStorage().removeItem(PROBE)
    return true
  }, false)
}
