import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { expect, it } from 'vitest'
import { htmlFiles, readBuilt } from './dist.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard', 'html-validate:document'] }),
)

it.each(htmlFiles)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(readBuilt(file), file)
  const messages = results.flatMap((result) =>
    result.messages.map(({ line, column, ruleId, message }) => ({ line, column, ruleId, message })),
  )
  expect(messages).toEqual([])
})

it.each(htmlFiles)('%s names no class that is missing in the style sheets', (file) => {
  const classes = [...readBuilt(file).matchAll(/ class="([^"]*)"/g)].map(([, names]) => names)
  expect(classes.filter((names) => names?.split(' ').includes('undefined'))).toEqual([])
})
