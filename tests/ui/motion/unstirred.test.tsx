import { act, render, screen } from '@testing-library/react'
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils'
import { expect, it } from 'vitest'
import styles from '../../../src/ui/motion/Slide.module.css'
import { Slide } from '../../../src/ui/motion/Slide.tsx'
import { interact } from '../../helpers/interact.ts'

it('a section waits nowhere until the visitor stirs', async () => {
  render(<Slide from="left">Words</Slide>)
  const section = screen.getByText('Words')
  await act(async () => void (await import('react-intersection-observer')))
  act(() => mockAllIsIntersecting(false))
  expect(section).not.toHaveClass(String(styles.away))
  await interact()
  act(() => mockAllIsIntersecting(false))
  expect(section).toHaveClass(String(styles.away))
})
