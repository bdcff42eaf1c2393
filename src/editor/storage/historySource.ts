import type { Texts } from '../edit/session.ts'

/** A change that has been committed; without a parent it is the first one. */
export type Version = {
  commit: string
  title: string
  author: string
  date: string
  parent?: string
}

export type HistoryFilter = {
  /** Only what has changed this file. */
  file?: string
  /** Only what is not newer than this time, in ISO 8601. */
  until?: string
  /** Counted from 1: each has up to {@link PAGE_SIZE} versions. */
  page: number
}

export const PAGE_SIZE = 20

/** The history of the catalogue in git. Each method throws errors in words. */
export type HistorySource = {
  /** The newest first. */
  list(filter: HistoryFilter): Promise<readonly Version[]>
  /** The texts of a commit's files, and of its pictures the hash that git gives them. */
  filesAt(commit: string): Promise<Texts>
  /** @param hash as git gives it */
  picture(hash: string): Promise<Blob>
}
