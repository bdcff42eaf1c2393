import { expect, it } from 'vitest'
import { opensItself } from '../../src/cli/edit.ts'

const screen = { DISPLAY: ':0' }

it.each([
  ['on Linux with a screen', true, [], screen, 'linux', true],
  ['on Linux with Wayland', true, [], { WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
  ['on Linux inside Windows', true, [], { WSL_DISTRO_NAME: 'Ubuntu' }, 'linux', true],
  ['on Windows', true, [], {}, 'win32', true],
  ['on a Mac', true, [], {}, 'darwin', true],
  ['on Linux without a screen', false, [], {}, 'linux', true],
  ['in CI', false, [], { ...screen, CI: 'true' }, 'linux', true],
  ['for a program', false, [], screen, 'linux', false],
  ['with --no-open', false, ['--no-open'], screen, 'linux', true],
  ['with an option that npm has taken', false, [], { npm_config_open: '' }, 'win32', true],
] as const)('%s the editor opens by itself: %s', (_, opens, args, env, platform, isTerminal) => {
  expect(opensItself(args, { env, platform, isTerminal })).toBe(opens)
})
