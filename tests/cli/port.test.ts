import { expect, it } from 'vitest'
import { isPort } from '../../src/cli/port.ts'

it.each([
  ['0', true],
  ['4173', true],
  ['65535', true],
  ['65536', false],
  ['-1', false],
  ['1.5', false],
  ['80x', false],
  [' 80', false],
  ['', false],
])('PORT=%s: %s', (port, isRight) => expect(isPort(port)).toBe(isRight))
