/**
 * GitHub's refusals of a commit to a protected branch: the codes that it gives to git push, and the sentences
 * that it gives to its API too.
 * https://docs.github.com/en/repositories/configuring-branches-and-merges-in-your-repository
 */
const refusals = [
  /\bGH006\b/i,
  /\bGH013\b/i,
  /protected (?:branch|ref)/i,
  /rule violations/i,
  /through a pull request/i,
  /not authorized to push to this branch/i,
]

/** True if GitHub refused because the branch is protected. */
export function isProtectedBranch(message: string): boolean {
  return refusals.some((refusal) => refusal.test(message))
}
