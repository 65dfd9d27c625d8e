// A journal in memory, which tests can damage.
import type { JournalStore } from '#sw/api/engine/journal/journal.ts'
import type { JournalEntry } from '#sw/api/engine/journal/journal-replay.ts'

export interface MemoryJournal extends JournalStore {
  readonly entries: Map<number, JournalEntry>
  readonly snapshots: Map<number, string>
  readonly bytes: Map<string, Uint8Array<ArrayBuffer>>
  /** From now on, all its calls fail, or do not. */
  fail(failing: boolean): void
}

export function createMemoryJournal(): MemoryJournal {
  const entries = new Map<number, JournalEntry>()
  const snapshots = new Map<number, string>()
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  let failing = false
  const check = () => {
    if (failing) throw new Error('the journal is not to be had')
  }
  return {
    entries,
    snapshots,
    bytes,
    fail(value) {
      failing = value
    },
    async append(added) {
      check()
      // As JSON, as in Cache Storage.
      for (const entry of added) entries.set(entry.seq, JSON.parse(JSON.stringify(entry)))
    },
    async putBytes(name, added) {
      check()
      bytes.set(name, added.slice())
    },
    async readBytes(name) {
      check()
      return bytes.get(name)?.slice()
    },
    async dropBytes(names) {
      check()
      for (const name of names) bytes.delete(name)
    },
    async list() {
      check()
      return { snapshots: [...snapshots.keys()], entries: [...entries.keys()], bytes: [...bytes.keys()] }
    },
    async readAll() {
      check()
      const newestFirst = [...snapshots].sort(([a], [b]) => b - a).map(([, sealed]) => sealed)
      return { snapshots: newestFirst, entries: structuredClone([...entries.values()]) }
    },
    async compact(seq, snapshot, keep) {
      check()
      snapshots.set(seq, snapshot)
      for (const old of snapshots.keys()) if (old !== seq && old !== keep) snapshots.delete(old)
      for (const old of entries.keys()) if (old <= keep) entries.delete(old)
    },
  }
}
