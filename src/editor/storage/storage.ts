import type { Files } from '../../catalogue/catalogueFiles.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import type { CatalogueChange } from '../../check/catalogueChanges.ts'
import type { Choices, Conflict } from '../edit/describeConflicts.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import type { HeldBack } from '../edit/publishable.ts'
import type { HistorySource } from './historySource.ts'
import type { PublishedCommit, PublishRun } from './published.ts'

/** Everything that a storage holds. */
export type Stored = Files & {
  /** The facts that pages need of each picture, by its file name. */
  facts: ReadonlyMap<string, EncodedPicture>
  /** The hash of each picture that can be read, by its file name. */
  hashes: ReadonlyMap<string, string>
  /** The address of a picture, by its file name; undefined while it has none. */
  addressOf(name: string): string | undefined
}

/** A change of a file that is to be written. */
export type FileChange = {
  /** Path from the project's root, with `/`. */
  file: string
  /** The text that it must still have, or the hash of a picture; undefined: it must not be there. */
  was: string | undefined
  /** Its new text, or the bytes of a picture; undefined: it is deleted. */
  now: string | Uint8Array<ArrayBuffer> | undefined
}

/** Changes that are not published yet. */
export type UnpublishedChanges = {
  /** The changes that visitors see of those that can be published now; undefined if there are none. */
  changes?: readonly CatalogueChange[]
  /** Those that stay drafts, each with its problems. */
  drafts: readonly HeldBack<FieldProblem>[]
  /** The problems in files that have not been changed: they hold everything back. */
  elsewhere: readonly FieldProblem[]
}

/** Shows and publishes the changes that visitors do not see yet. */
export type Publishing = {
  /** The changes that visitors do not see yet. Throws in words. */
  unpublishedChanges(): Promise<UnpublishedChanges>
  /**
   * Publishes those that can be published now, merged with what someone else has published.
   * @param choices what stays where someone else has changed the same
   * @returns the places for which a choice has still to be made; then nothing is published
   * @throws in words if nothing is published
   */
  publish(choices: Choices): Promise<readonly Conflict[]>
}

/** The changes of an editor that are not saved, for a storage where saving publishes. */
type Edits = {
  /** As {@link Publishing.unpublishedChanges}. */
  unpublishedChanges(): Promise<UnpublishedChanges>
  /** Writes those that can be published now. Throws in words if nothing is written. */
  write(): Promise<void>
}

/** The place that the edited catalogue is read from and written to. */
export type Storage = {
  /** Another name for each catalogue: unsaved changes are stored under it. */
  name: string
  /** @throws if it cannot be reached */
  read(): Promise<Stored>
  /**
   * Writes all of the files or none of them.
   * @param message what changes, in a buyer's words
   * @returns false if someone else has changed one of them
   * @throws if it cannot be reached, or refuses, in words
   */
  write(changes: readonly FileChange[], message: string): Promise<boolean>
  /** The last publication; undefined if it is not known. Another object after each publication. */
  published: {
    get(): PublishedCommit | undefined
    subscribe(changed: () => void): () => void
  }
  /** The result of the run that tests a published commit and puts it online. */
  runOf(published: PublishedCommit): Promise<PublishRun>
  /** Calls back when someone else may have changed something; returns what ends that. */
  onChange(changed: () => void): () => void
  history: HistorySource
  /** True if saving publishes to the website. */
  publishesOnSave?: true
  /** Deletes the token from this browser. */
  signOut?(): void
  /** Makes the publishing of the edits of an editor. */
  publishing(edits: Edits): Publishing
  /**
   * The commit that is published, and the files that are not saved as it has them; left out if saving publishes. Throws in
   * words.
   */
  unpublishedFiles?(): Promise<{ commit: string; files: readonly string[] }>
}

/** Bytes as they go into JSON. */
export function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** The hash that git gives a file: that of today's picture and that of an old one can be compared. */
export async function blobHash(file: Blob): Promise<string> {
  const named = new Blob([`blob ${file.size}\0`, file])
  const bytes = new Uint8Array(await named.arrayBuffer())
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
