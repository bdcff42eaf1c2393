import { act } from '@testing-library/react'
import { figureText } from '../../src/editor/edit/figureText.ts'
import { isFigure } from '../../src/model/catalogue/figure.ts'
import { isRecord } from '../../src/model/format.ts'
import { Figure } from '../../src/model/shape/figure.ts'

/** All that a value says, each as a field can show it; `$schema` is for code editors. */
export function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn)
  if (isRecord(value)) {
    const figure = isFigure(value) ? Figure.safeParse(value).data : undefined
    if (figure !== undefined) return [figureText(figure)]
    const entries = Object.entries(value).filter(([key]) => key !== '$schema')
    return entries.flatMap(([, one]) => saidIn(one))
  }
  return typeof value === 'boolean' || value === null ? [] : [String(value)]
}

/** Opens all sections, those inside of others as well. */
export function openAll(form: HTMLElement): void {
  for (let closed = [form]; closed.length > 0; ) {
    closed = [...form.querySelectorAll<HTMLElement>('details:not([open])')]
    act(() => {
      for (const one of closed) {
        one.setAttribute('open', '')
        one.dispatchEvent(new Event('toggle'))
      }
    })
  }
}

/** What the fields of a form hold. */
export function shownIn(form: HTMLElement): string[] {
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return Array.from(controls, ({ value }) => value)
}
