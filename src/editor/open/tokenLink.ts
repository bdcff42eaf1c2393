import { publishWords } from '../edit/publishWords.ts'

/** Days until the token ends. */
const DAYS = 180

/**
 * The page of GitHub that makes a fine-grained token, with its fields filled in. It has no parameter for
 * the repository: a person chooses that.
 * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens
 * @param repository `owner/name`; '' if it is not known yet
 */
export function tokenLink(repository: string): string {
  const { tokenName, tokenDescription } = publishWords.signIn
  const [owner = '', name = ''] = repository.split('/')
  const fields = new URLSearchParams({
    name: tokenName(name),
    description: tokenDescription,
    ...(owner !== '' && { target_name: owner }),
    expires_in: String(DAYS),
    contents: 'write',
    actions: 'read',
  })
  return `https://github.com/settings/personal-access-tokens/new?${fields}`
}
