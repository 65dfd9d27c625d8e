// Reads what is written of each role's jobs: titles, openings, tasks and profile, by hand in both languages.
import type { Bilingual } from '#contract/shared.ts'
import { dataBank } from '#seed/career/bank-data.ts'
import { handsBank } from '#seed/career/bank-hands.ts'
import { officeBank } from '#seed/career/bank-office.ts'
import { softwareBank } from '#seed/career/bank-software.ts'
import { transportBank } from '#seed/career/bank-transport.ts'
import { spacedInFrench } from '#seed/typeset.ts'

export interface RoleBank {
  readonly titles: readonly Bilingual[]
  readonly openings: readonly Bilingual[]
  readonly tasks: readonly Bilingual[]
  readonly profile: readonly Bilingual[]
}

const SECTIONS = { '=': 'titles', '>': 'openings', '*': 'tasks', '-': 'profile' } as const

function parse(text: string): Map<string, RoleBank> {
  const banks = new Map<string, Record<keyof RoleBank, Bilingual[]>>()
  let current: Record<keyof RoleBank, Bilingual[]> | undefined
  for (const line of text.split('\n')) {
    const mark = line[0] ?? ''
    if (mark === '@') {
      current = { titles: [], openings: [], tasks: [], profile: [] }
      banks.set(line.slice(1), current)
    } else if (mark in SECTIONS) {
      const [en = '', fr = ''] = line.slice(2).split(' | ')
      current?.[SECTIONS[mark as keyof typeof SECTIONS]].push({ en, fr: spacedInFrench(fr) })
    }
  }
  return banks
}

/** By the role's id. */
export const roleBanks: ReadonlyMap<string, RoleBank> = parse(
  dataBank + transportBank + softwareBank + officeBank + handsBank,
)
