// The drill's judge sees what it is for: each planted bug makes it tell, and the back end as it is does not. The device is cut off in the middle of writes, as
// when a browser is killed: transactions that are not complete are undone, and nothing begins any more.
/** @module-tag extended */
import type { Dexie } from 'dexie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Chance, createChance } from '#e2e/drill/inputs/chance.ts'
import { messagesInputs, sampleNotificationsInputs } from '#e2e/drill/inputs/notices.ts'
import { shortcutsInputs } from '#e2e/drill/inputs/shortcuts.ts'
import { type FaultKind, judge } from '#e2e/drill/judge.ts'
import { type PlannedCall, preparePlan } from '#e2e/drill/plan.ts'
import { readInPage } from '#e2e/drill/read-in-page.ts'
import type { ReportedAnswer } from '#e2e/drill/write-in-page.ts'
import { SAMPLE_USER_ID } from '#seed/sample-account.ts'
import type { CairnDb } from '#sw/api/engine/db.ts'
import { OWN_TABLES } from '#sw/api/engine/own-tables.ts'
import { createDevice } from '#tests/setup/device.ts'
import { type Cuttable, makeCuttable, sendPlanned } from '#tests/setup/drill.ts'
import type { MemoryJournal } from '#tests/setup/memory-journal.ts'
import { createTestApi, TEST_NOW, type TestApi } from '#tests/setup/test-api.ts'

interface Planted {
  readonly db?: (db: CairnDb) => void
  readonly journal?: (journal: MemoryJournal) => void
  /** Each request is dispatched twice, as by a browser that stops a worker. */
  readonly isDoubled?: boolean
  readonly isDeleted?: boolean
  /** Its own reading would wait for the transaction. */
  readonly hasNoJournal?: boolean
}

/** Those with few rows. */
const domains = [messagesInputs, sampleNotificationsInputs, shortcutsInputs]

const WRITERS = 4
const ROUNDS = 12

// What was cut off says so on the console.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

describe('the judge of the drill', () => {
  test('finds nothing wrong with the back end as it is', async () => {
    expect(await faultsOf({ isDoubled: true })).toEqual(new Set())
    expect(await faultsOf({ isDeleted: true })).toEqual(new Set())
  })

  test('tells of answers that come before their transaction is complete', async () => {
    expect(await faultsOf({ db: answerEarly, hasNoJournal: true })).toContain('lost')
  })

  test('tells of writes that are split over transactions', async () => {
    expect(await faultsOf({ db: splitWrites })).toContain('torn')
  })

  test('tells of keys that are not looked at', async () => {
    expect(await faultsOf({ isDoubled: true, db: overlookKeys })).toContain('twice')
  })

  test('tells of changes that are not in the journal when they are answered', async () => {
    expect(await faultsOf({ journal: appendLate, isDeleted: true })).toContain('lost')
    expect(await faultsOf({ journal: appendLate })).toContain('not journaled')
  })
})

/** Resolves when the work has run, not when it is stored. */
function answerEarly(db: CairnDb): void {
  const transaction = db.transaction.bind(db) as (...parts: unknown[]) => Promise<unknown>
  const early = (mode: string, tables: unknown, work: (trans: unknown) => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      transaction(mode, tables, async (trans: unknown) => {
        const answer = await work(trans)
        resolve(answer)
        return answer
      }).catch(reject)
    })
  Object.assign(db, { transaction: early })
}

/** Log entries and replies are stored after the rows, in a transaction of their own. */
function splitWrites(db: CairnDb): void {
  const later: (() => Promise<unknown>)[] = []
  const hold = (table: Dexie['tables'][number], method: 'add' | 'put') => {
    const store = table[method].bind(table)
    Object.assign(table, {
      [method]: (row: object) => {
        later.push(() => store(row))
        return Promise.resolve()
      },
    })
  }
  hold(db.changes, 'add')
  hold(db.replies, 'put')
  const transaction = db.transaction.bind(db) as (...parts: unknown[]) => Promise<unknown>
  const split = async (...parts: unknown[]) => {
    const answer = await transaction(...parts)
    if (later.length > 0) {
      await transaction('rw', db.changes, db.replies, async () => {
        for (const store of later.splice(0)) await store()
      })
    }
    return answer
  }
  Object.assign(db, { transaction: split })
}

function overlookKeys(db: CairnDb): void {
  Object.assign(db.replies, { get: () => Promise.resolve(undefined) })
}

function appendLate(journal: MemoryJournal): void {
  const append = journal.append.bind(journal)
  journal.append = async (entries) => {
    setTimeout(() => void append(entries).catch(() => {}), 20)
  }
}

/** Several lives of a device, each cut off at another moment. @returns what the judge found */
async function faultsOf(planted: Planted): Promise<Set<FaultKind>> {
  const found = new Set<FaultKind>()
  const names = ['changes', ...domains.map(({ api }) => api.name)]
  const device = createDevice(names)
  const start = () =>
    planted.hasNoJournal ? createTestApi({ database: device.database, only: names }) : device.start()
  let api = start()
  let life = makeCuttable(api.db, device)
  for (let round = 0; round < ROUNDS; round += 1) {
    const chance = createChance(round, TEST_NOW)
    const plan = await preparePlan(async (path) => (await api.get(path)).body, chance, domains)
    const reading = {
      database: device.database,
      ownTables: Object.keys(OWN_TABLES),
      prefix: `${round}-`,
      by: SAMPLE_USER_ID,
    }
    const before = await readInPage({ ...reading, since: 0, journal: await device.journal.readAll() })
    const lanes = await Promise.all(Array.from({ length: WRITERS }, (_, lane) => plan(12, `${round}-${lane}`)))
    planted.db?.(api.db)
    planted.journal?.(device.journal)
    const reported = await writeUntilCut(api, lanes, life, chance, planted.isDoubled)
    api.db.close()
    api = planted.isDeleted ? await device.lose(api) : start()
    life = makeCuttable(api.db, device)
    for (const { api: domain } of domains) await api.get(domain.endpoints.all?.path ?? '')
    const after = await readInPage({ ...reading, since: before.seq, journal: await device.journal.readAll() })
    const calls = new Map(lanes.flat().map(({ key, call }) => [key, call]))
    const faults = judge({ before, after, reported, calls, isRestored: planted.isDeleted === true })
    for (const { kind } of faults) found.add(kind)
    // What was stored and not answered comes into the journal with the next write.
    await api.send('DELETE', 'changes/restored')
  }
  api.db.close()
  return found
}

/** @returns the answers that came before the cut */
async function writeUntilCut(
  api: TestApi,
  lanes: readonly (readonly PlannedCall[])[],
  life: Cuttable,
  chance: Chance,
  isDoubled = false,
): Promise<ReportedAnswer[]> {
  const reported: ReportedAnswer[] = []
  const cut = life.cutAfter(1 + chance.below(40), chance.below(30))
  const write = async (calls: readonly PlannedCall[]) => {
    for (const call of calls) {
      const again = isDoubled ? sendPlanned(api, call) : undefined
      const answer = await sendPlanned(api, call)
      if (!life.isCut()) reported.push(answer)
      await again
    }
  }
  // What is still under way then comes to nothing.
  const writing = Promise.all(lanes.map(write)).catch(() => undefined)
  await Promise.race([writing, cut])
  life.cut()
  return reported
}
