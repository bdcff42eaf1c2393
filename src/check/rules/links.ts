import { quote } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { createSuggester } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { wordsOf } from '../../pages/find/normalizeWords.ts'
import { pathLinks, productLinks, repeatedNames, usePath } from '../../pages/shared/ruleHelpers.ts'

/** An alias is not a page itself, and redirects to a page directly. */
const aliases = rule(['aliases', 'routes'], function* (draft) {
  const { aliases, routes } = draft
  const file = sharedFilePath('aliases')
  const routesTitle = `“${fileTitle(sharedFilePath('routes'))}”`
  const nearPath = createSuggester(Object.keys(routes))
  for (const [alias, target] of Object.entries(aliases)) {
    if (ownValue(routes, alias) !== undefined) {
      const message = `"${alias}" is a page of its own in ${routesTitle}`
      const fix = `An address is either a page's own or a short one. Delete one of the two.`
      yield { file, jsonPath: [alias], key: true, message, fix }
    }
    // A page that exists and is not declared is reported once, at its file.
    if (routes[target] !== undefined || draft.paths.has(target)) continue
    const message =
      aliases[target] === undefined
        ? `The short address leads to "${target}", which is not in ${routesTitle}`
        : `The short address leads to "${target}", which is a short address itself`
    const fix =
      aliases[target] === undefined ? nearPath(target, usePath) : `Choose "${aliases[target]}".`
    yield { file, jsonPath: [alias], message, fix }
  }
})

/** The links of the header lead to pages; one of them is the home page. */
const links = rule(['routes', 'site'], function* (draft) {
  const paths = draft.site.navigation.links.map((link) => link.path)
  const file = sharedFilePath('site')
  const jsonPath = ['navigation', 'links']
  for (const problem of pathLinks(draft, jsonPath, paths, new Set(Object.keys(draft.routes)))) {
    yield { file, ...problem }
  }
  if (!paths.some((path) => path === '/')) {
    const message = 'No link leads to the home page "/"'
    yield { file, jsonPath, message, fix: 'Add one.' }
  }
})

/** The link of the notice leads to a page. */
const noticeLink = rule(['routes', 'site'], function* (draft) {
  const { link } = draft.site.notice ?? {}
  const paths = new Set(Object.keys(draft.routes))
  for (const problem of pathLinks(draft, [], link === undefined ? [] : [link.path], paths)) {
    yield { file: sharedFilePath('site'), ...problem, jsonPath: ['notice', 'link', 'path'] }
  }
})

/** Each job has a unique key, and links to products, each only once. */
const jobs = rule(['jobs', 'routes'], function* (draft) {
  const { jobs } = draft.jobs
  const file = sharedFilePath('jobs')
  for (const { i, name } of repeatedNames(jobs, ({ key }) => key)) {
    const message = `Another job already has the key ${quote(name)}`
    const fix = 'Give each job its own key.'
    yield { file, jsonPath: ['jobs', i, 'key'], message, fix }
  }
  for (const [i, { products }] of jobs.entries()) {
    const paths = products.map(({ path }) => path)
    for (const problem of productLinks(draft, ['jobs', i, 'products'], paths)) {
      yield { file, ...problem }
    }
  }
})

/** Each answer leads to a page, and no word is in two answers. */
const answers = rule(['answers', 'routes'], function* (draft) {
  const file = sharedFilePath('answers')
  const { answers } = draft.answers
  const paths = new Set(Object.keys(draft.routes))
  for (const [i, { link }] of answers.entries()) {
    for (const problem of pathLinks(draft, [], link === undefined ? [] : [link.path], paths)) {
      yield { file, ...problem, jsonPath: ['answers', i, 'link', 'path'] }
    }
  }
  const words = answers.flatMap(({ title, search }, i) =>
    search.map((word, j) => ({ word, title, jsonPath: ['answers', i, 'search', j] })),
  )
  for (const { entry, first } of repeatedNames(words, ({ word }) => wordsOf(word).join(' '))) {
    if (entry.title === first.title) continue
    const message = `The answer ${quote(first.title)} already has ${quote(entry.word)}`
    yield { file, jsonPath: entry.jsonPath, message, fix: 'Keep it in one of the two.' }
  }
})

/** Each companion of a product kind is a product. */
const companions = rule(['properties', 'routes'], function* (draft) {
  const file = sharedFilePath('properties')
  for (const [kind, { goesWith = [] }] of Object.entries(draft.properties.productKinds ?? {})) {
    for (const [i, { path }] of goesWith.entries()) {
      const jsonPath = ['productKinds', kind, 'goesWith', i, 'path']
      for (const problem of productLinks(draft, [], path === undefined ? [] : [path])) {
        yield { file, ...problem, jsonPath }
      }
    }
  }
})

export const linkRules = { aliases, links, noticeLink, jobs, answers, companions }
