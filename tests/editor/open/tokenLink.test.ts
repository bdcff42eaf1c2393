import { expect, it } from 'vitest'
import { tokenLink } from '../../../src/editor/open/tokenLink.ts'

it('the link fills in what GitHub has a parameter for, in the limits that it documents', () => {
  const { origin, pathname, searchParams } = new URL(
    tokenLink(`${'a'.repeat(39)}/${'b'.repeat(99)}`),
  )
  expect(origin + pathname).toBe('https://github.com/settings/personal-access-tokens/new')
  const { name, description, ...rest } = Object.fromEntries(searchParams)
  expect(name?.length).toBeLessThanOrEqual(40)
  expect(description?.length).toBeLessThanOrEqual(1024)
  expect(rest).toEqual({
    target_name: 'a'.repeat(39),
    expires_in: expect.stringMatching(/^\d+$/),
    contents: 'write',
    actions: 'read',
  })
})
