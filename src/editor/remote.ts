/** The branch on GitHub that is published to. */
export type Remote = {
  /** `owner/name` */
  repository: string
  branch: string
  /** The address of its API, if it is not the one that the editor was built for. */
  api?: string
}
