/**
 * The value that a plain object itself has under a name; undefined for a name that it inherits, such as
 * `constructor`. For every name that is not written in the code.
 */
export function ownValue<T>(
  values: Readonly<Record<string, T>> | undefined,
  name: string,
): T | undefined {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined
}
