// Starts one of the commands beside this file: node src/cli/run.js check --launch
// Plain JavaScript, so that it can still speak where "npm ci" has not been run yet.
const [command = '', ...args] = process.argv.slice(2)
try {
  const { register } = await import('tsx/esm/api')
  register()
} catch {
  console.error(
    'What this command needs is not installed yet. Run "npm ci" first, then this again.',
  )
  process.exit(1)
}
const { main } = await import(new URL(`${command}.ts`, import.meta.url).href)
process.exitCode = await main(args)
