import { describe, expect, test } from 'vitest'
import { type Mode, type ModeEvent, nextMode, VIEW } from '#shell/shortcuts/modes.ts'

const modes: readonly Mode[] = [VIEW, { name: 'modify' }, { name: 'add' }, { name: 'edit', id: 'tasks' }]
const events: readonly ModeEvent[] = [
  { type: 'modify' },
  { type: 'add' },
  { type: 'choose', id: 'mailbox' },
  { type: 'back' },
  { type: 'saved' },
  { type: 'deleted' },
  { type: 'cancel' },
]

/** Every way from one mode to another; what is not in it leads nowhere (portal spec §4). */
const table: Readonly<Record<string, string>> = {
  'view, modify': 'modify',
  'view, add': 'add',
  'modify, choose': 'edit mailbox',
  'modify, back': 'view',
  'add, saved': 'modify',
  'add, deleted': 'modify',
  'add, cancel': 'view',
  'edit, saved': 'modify',
  'edit, deleted': 'modify',
  'edit, cancel': 'modify',
}

describe('The modes of the shortcuts panel', () => {
  test.each(modes.flatMap((mode) => events.map((event) => [mode, event] as const)))('%o, by %o', (mode, event) => {
    const next = nextMode(mode, event)
    const words = next.name === 'edit' ? `edit ${next.id}` : next.name
    const stays = mode.name === 'edit' ? 'edit tasks' : mode.name
    expect(words).toBe(table[`${mode.name}, ${event.type}`] ?? stays)
  })
})
