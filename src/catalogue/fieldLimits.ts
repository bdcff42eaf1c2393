import type { FormFieldType } from './forms.ts'

/** The longest text of a field of each type, as `maxlength` counts it. */
export const fieldLimits = {
  text: 500,
  /** No address is longer (RFC 5321). */
  email: 254,
  tel: 100,
  emailOrPhone: 254,
  choice: 100,
  lines: 10_000,
} as const satisfies Record<FormFieldType['type'], number>
