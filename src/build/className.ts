import path from 'node:path'

const owners = new Map<string, string>()

/**
 * The name of a class in the built site: its file's name and its own, `Menu-panel`. It holds no
 * hash, for a hash cannot be compressed, and every page carries all names.
 * @throws where two style sheets of the same name would share a class
 */
export function className(name: string, file: string): string {
  const [sheet = ''] = file.split('?')
  const full = `${path.basename(sheet, '.module.css')}-${name}`
  const owner = owners.get(full) ?? sheet
  if (owner !== sheet) throw new Error(`${owner} and ${sheet} both make the class ${full}`)
  owners.set(full, sheet)
  return full
}
