// Runs one of the commands in this folder: node src/cli/run.js check --launch
// Plain JavaScript, so that it can print a hint if "npm ci" has not been run yet.
import { errorText } from '../site/disk/diskError.js'
import { expectUsableFolder } from '../site/disk/usableFolder.js'

const [command = '', ...args] = process.argv.slice(2)
try {
  expectUsableFolder(process.cwd())
} catch (error) {
  console.error(errorText(error))
  process.exit(1)
}
try {
  const { register } = await import('tsx/esm/api')
  register()
} catch {
  console.error(
    'What this command needs is not installed yet. Run "npm ci" first, then this again.',
  )
  process.exit(1)
}
try {
  const { main } = await import(new URL(`${command}.ts`, import.meta.url).href)
  process.exitCode = await main(args)
} catch (error) {
  console.error(errorText(error))
  process.exitCode = 1
}
