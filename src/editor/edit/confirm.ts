import { type Files, translationFolder } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import type { Confirmation, LaunchQuestion, Sources } from '../../catalogue/schemas/sources.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { createConfirmations } from '../../check/confirmations.ts'
import { answerObstacles } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { formatForForm } from '../../check/report.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { applyChanges } from './applyChanges.ts'
import type { FailedTask } from './catalogueEdit.ts'
import { checkMemo } from './checkEdits.ts'
import { draftFor } from './draftFor.ts'
import { editFile } from './editJson.ts'
import { editorWords } from './editorWords.ts'
import { completePhone } from './phone.ts'
import type { ChangedTexts } from './session.ts'

const file = sharedFilePath('sources')

/** The changed files, or why it cannot be done. */
export type ConfirmOutcome = { changed: ChangedTexts } | FailedTask

/** Today, where the person is. */
export function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Changes `sources.json`, unless it cannot be read. */
function editSources(files: Files, edit: (sources: Sources) => object): ConfirmOutcome {
  const { sources } = draftFor(files)
  const text = files.texts.get(file)
  if (sources === undefined || typeof text !== 'string') return { refused: launchWords.unreadable }
  const change = (all: JsonObject) => ({ ...all, ...edit(sources) })
  return { changed: new Map([[file, editFile(file, text, change)]]) }
}

/** Names the person who answers the questions before the launch. */
export function nameConfirmer(files: Files, typed: string): ConfirmOutcome {
  const confirms = cleanTyped(typed)
  if (confirms === '') return { refused: editorWords.nameNeeded }
  return editSources(files, () => ({ confirms }))
}

type Answer = Pick<LaunchQuestion, 'answered' | 'unknown'>

function putAnswer(
  files: Files,
  key: string,
  answerOf: (by: string, sources: Sources) => Answer,
): ConfirmOutcome {
  const by = draftFor(files).sources?.confirms
  if (by === undefined) return { refused: editorWords.whoFirst }
  return editSources(files, (sources) => ({
    launch: sources.launch?.map((question) => {
      if (question.key !== key) return question
      const { answered, unknown, ...asked } = question
      return { ...asked, ...answerOf(by, sources) }
    }),
  }))
}

/** Confirms the present answer to a question before the launch, unless it is a stand-in, missing or wrong. */
export function confirmAnswer(typed: Files, key: string, on: string): ConfirmOutcome {
  const site = completePhone(typed)
  const files = { ...typed, texts: applyChanges(typed.texts, site) }
  const obstacles = answerObstacles(files, key, checkMemo)
  if (obstacles.length > 0) return { refused: [editorWords.notYet, ...obstacles].join('\n') }
  const { draft } = checkCatalogue(files, checkMemo)
  const { filesOf, textIn } = createConfirmations(draft)
  const done = putAnswer(files, key, (by, { entries }) => {
    const own = entries.filter(({ launch }) => launch === key)
    const texts = own.flatMap((source) => filesOf(source).map((one) => textIn(source, one)))
    return { answered: { by, on, texts: [...new Set(texts)] } }
  })
  return 'refused' in done ? done : { changed: new Map([...site, ...done.changed]) }
}

/** Answers a question before the launch with "I do not know". */
export function answerUnknown(files: Files, key: string, on: string): ConfirmOutcome {
  return putAnswer(files, key, (by) => ({ unknown: { by, on } }))
}

function putConfirmed(files: Files, read: string, confirmation: Confirmation): ConfirmOutcome {
  if (confirmation.by === '') return { refused: editorWords.nameNeeded }
  return editSources(files, ({ confirmed }) => ({
    confirmed: { ...confirmed, [read]: [confirmation] },
  }))
}

/** Confirms all points of a page or list as they are now, unless something in it is wrong. */
export function confirmPage(files: Files, page: string, typed: string, on: string): ConfirmOutcome {
  const { draft, problems } = checkCatalogue(files, checkMemo)
  const own = problems.filter((problem) => problem.file === page)
  if (own.length > 0) {
    return { refused: `${editorWords.notYet}\n${formatForForm(own, draft)}` }
  }
  const { leadsTo, textIn } = createConfirmations(draft)
  const points = (draft.sources?.entries ?? []).filter(
    (source) => source.launch === undefined && leadsTo(source, page),
  )
  const texts = points.map((source) => textIn(source, page))
  return putConfirmed(files, page, { by: cleanTyped(typed), on, texts: [...new Set(texts)] })
}

/** Notes that a native reader has read the texts of a language. */
export function confirmLanguage(
  files: Files,
  language: string,
  typed: string,
  on: string,
): ConfirmOutcome {
  return putConfirmed(files, translationFolder(language), { by: cleanTyped(typed), on, texts: [] })
}
