import { expect, it } from 'vitest'
import { render } from '../src/prerender.tsx'
import { views } from './helpers/frozenCatalogue.ts'
import { viewOfKind } from './helpers/views.ts'

const about = viewOfKind(views, '/About', 'about')

it('a page is rendered whole', async () => {
  const { app } = await render('/', views.layout, '/About', about)
  expect(app).toContain('</main>')
})

it('a component that throws fails the build, instead of leaving a hole in the page', async () => {
  const broken = {
    ...about,
    get sections(): never {
      throw new Error('a fault of the code')
    },
  }
  await expect(render('/', views.layout, '/About', broken)).rejects.toThrow('a fault of the code')
})
