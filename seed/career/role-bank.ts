// Reads what is written of each role's jobs: titles, purposes, tasks and profile, by hand in both languages.
import type { Bilingual } from '#contract/shared.ts'
import { dataBank } from '#seed/career/bank-data.ts'
import { handsBank } from '#seed/career/bank-hands.ts'
import { officeBank } from '#seed/career/bank-office.ts'
import { softwareBank } from '#seed/career/bank-software.ts'
import { transportBank } from '#seed/career/bank-transport.ts'
import { spacedInFrench } from '#seed/typeset.ts'

/** `only`: the sectors and `@` companies that a line is limited to; of a title also levels and hours, of a text what `suits` reads. Empty: for all. */
export type BankLine = Bilingual & { readonly only: readonly string[] }

export interface RoleBank {
  readonly titles: readonly BankLine[]
  readonly purposes: readonly BankLine[]
  readonly tasks: readonly BankLine[]
  readonly profile: readonly BankLine[]
}

const SECTIONS = { '=': 'titles', '>': 'purposes', '*': 'tasks', '-': 'profile' } as const

type Writable = { -readonly [Part in keyof RoleBank]: RoleBank[Part][number][] }

function parse(text: string): Map<string, RoleBank> {
  const banks = new Map<string, Writable>()
  let current: Writable | undefined
  for (const line of text.split('\n')) {
    const mark = line[0] ?? ''
    if (mark === '@') {
      current = { titles: [], purposes: [], tasks: [], profile: [] }
      banks.set(line.slice(1), current)
    } else if (mark in SECTIONS) {
      const [en = '', fr = '', only] = line.slice(2).split(' | ')
      current?.[SECTIONS[mark as keyof typeof SECTIONS]].push({
        en,
        fr: spacedInFrench(fr),
        only: only?.split(' ') ?? [],
      })
    }
  }
  return banks
}

/** By the role's id. */
export const roleBanks: ReadonlyMap<string, RoleBank> = parse(
  dataBank + transportBank + softwareBank + officeBank + handsBank,
)
