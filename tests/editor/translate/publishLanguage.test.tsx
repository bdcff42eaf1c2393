import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { launchWords } from '../../../src/check/launchWords.ts'
import { today } from '../../../src/editor/edit/confirm.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { translateWords as words } from '../../../src/editor/edit/translateWords.ts'
import { EditorContext, useEditor } from '../../../src/editor/state/editorContext.ts'
import type { Storage } from '../../../src/editor/storage/storage.ts'
import { PublishLanguage } from '../../../src/editor/translate/PublishLanguage.tsx'
import { withGujarati } from '../../helpers/translations.ts'
import { whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const site = 'data/site.json'

function show(files: Files, left = 3) {
  const editor = openEditor(files)
  editor.show(<PublishLanguage language="gu" left={left} />)
  const languages = () => JSON.parse(editor.texts().get(site) ?? '{}').languages
  return { editor, languages, toggle: () => screen.getByRole<HTMLInputElement>('switch') }
}

describe('the switch that publishes a language', () => {
  it.each([false, true])(
    'shows whether it is on the website, and changes that: %s',
    (published) => {
      const { languages, toggle } = show(withGujarati(whole, published))
      const before = languages()
      expect(toggle().checked).toBe(published)
      fireEvent.click(toggle())
      expect(toggle().checked).toBe(!published)
      const [gujarati] = before.others
      expect(languages()).toEqual({ ...before, others: [{ ...gujarati, published: !published }] })
      const next = published ? words.withdrawNext('Gujarati') : words.publishNext('Gujarati')
      expect(screen.getByText(next)).toBeVisible()
      fireEvent.click(toggle())
      expect(languages()).toEqual(before)
      expect(screen.queryByText(next)).toBeNull()
    },
  )

  it.each([false, true])(
    'says what is on the website, not what is saved, until that is published: %s',
    async (saved) => {
      function Saved() {
        const editor = useEditor()
        const published = withGujarati(whole, !saved)
        const storage: Storage = {
          ...editor.storage,
          unpublishedFiles: async () => ({ commit: 'published', files: [site] }),
          history: {
            ...editor.storage.history,
            filesAt: async () => new Map([[site, String(published.texts.get(site))]]),
          },
        }
        const pending = { unsaved: 0, unpublished: 1, all: 1 }
        return (
          <EditorContext value={{ ...editor, storage, pending }}>
            <PublishLanguage language="gu" left={0} />
          </EditorContext>
        )
      }
      openEditor(withGujarati(whole, saved)).show(<Saved />)
      const said = saved ? words.publishNext('Gujarati') : words.withdrawNext('Gujarati')
      expect(await screen.findByText(said)).toBeVisible()
    },
  )

  it('says how many texts are left, and that pages show the English there', () => {
    show(withGujarati())
    expect(screen.getByText(words.leftInEnglish(3, 90))).toHaveTextContent('3 texts left')
  })

  it('says nothing of texts that are left if there are none', () => {
    show(withGujarati(), 0)
    expect(screen.queryByText(/left to translate/)).toBeNull()
  })

  it('says that nobody has read the texts yet, until a reader confirms them', () => {
    show(withGujarati())
    expect(screen.getByText(words.notConfirmed('Gujarati'))).toBeVisible()
    const confirm = screen.getByRole('button', { name: words.isRight('Gujarati') })
    fireEvent.click(confirm)
    expect(screen.getByRole('alert')).toHaveTextContent(editorWords.nameNeeded)
    fireEvent.change(screen.getByLabelText(editorWords.yourName), { target: { value: 'R. Patel' } })
    fireEvent.click(confirm)
    expect(screen.getByText(launchWords.readBy({ by: 'R. Patel', on: today() }))).toBeVisible()
  })

  it('asks for the name of the reader, beginning with the one that was given already', () => {
    show(withSources([], withGujarati(), { confirms: 'R. Patel' }))
    expect(screen.getByLabelText(editorWords.yourName)).toHaveValue('R. Patel')
  })

  it('is not there for a language that the site does not have', () => {
    show(whole)
    expect(screen.queryByRole('switch')).toBeNull()
  })
})
