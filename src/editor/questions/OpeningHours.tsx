import { useMemo } from 'react'
import { formatPointer } from '../../check/pointer.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { editorWords } from '../edit/editorWords.ts'
import { hoursIn } from '../edit/openingHours.ts'
import { FieldProblems } from '../fields/FieldFrame.tsx'
import { isInField } from '../fields/form.ts'
import { useEditor } from '../state/editorContext.ts'
import { AskedAgain } from './AskedAgain.tsx'
import { FactField } from './FactField.tsx'

const file = sharedFilePath('site')

/** The hours at which the business is open and answers messages, without the other terms among which they are. */
export function OpeningHours() {
  const { session, report } = useEditor()
  const text = session.now.get(file)
  const hours = useMemo(() => hoursIn(text), [text])
  return (
    <>
      <p>{editorWords.hoursHelp}</p>
      {hours.map(({ label, jsonPath }) => {
        const pointer = formatPointer(jsonPath)
        const problems = report?.problems.filter(
          (problem) => problem.file === file && isInField(problem.pointer, pointer),
        )
        return (
          <div key={pointer}>
            <FactField file={file} jsonPath={jsonPath} label={label} />
            <FieldProblems problems={problems ?? []} />
          </div>
        )
      })}
      <AskedAgain />
    </>
  )
}
