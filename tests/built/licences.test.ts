import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licencesFile } from '../../src/site/licences.ts'
import { files, htmlFiles, readBuilt } from './dist.ts'

const text = readBuilt(licencesFile)

/** The names of the packages that have a licence there. */
const named = Array.from(text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \(/gm), ([, name = '']) => name)

describe('the licences of what the browser gets', () => {
  it.each([
    ...['react', 'react-dom', 'scheduler', '@tanstack/react-router', '@tanstack/router-core'],
    ...['react-intersection-observer', 'libphonenumber-js', 'minisearch'],
    ...['@fontsource-variable/archivo', 'rolldown'],
  ])('are there, with the copyright of %s', (name) => {
    expect(named).toContain(name)
    const [, own = ''] = text.split(`\n${name} `)
    expect(own.split('\n\n\n')[0]).toMatch(/copyright/i)
  })

  it('name each package once', () => {
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted())
  })

  it('name no package that no visitor gets', () => {
    const forDevelopers = ['sharp', 'vitest', 'hono', 'nodemailer', 'comlink', 'typescript']
    expect(named.filter((name) => forDevelopers.includes(name))).toEqual([])
  })

  it('are whole texts: each package with a file of its own has all of it', () => {
    for (const name of ['react', '@fontsource-variable/archivo']) {
      expect(text).toContain(readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim())
    }
  })

  it('are fetched by no page', () => {
    const pages = files.filter((file) => /\.(js|css|json)$/.test(file)).concat(htmlFiles)
    expect(pages.filter((file) => readBuilt(file).includes(licencesFile))).toEqual([])
  })
})
