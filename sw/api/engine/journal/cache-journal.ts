// The journal in Cache Storage, which outlives a database that the browser deletes.
import type { JournalStore } from './journal.ts'
import type { JournalEntry } from './journal-replay.ts'

/** What the names of the caches that hold journals begin with. */
export const JOURNAL_CACHE = 'cairn-journal'

const ENTRY = /\/journal\/entries\/(\d+)$/
const SNAPSHOT = /\/journal\/snapshots\/(\d+)$/
const BYTES = /\/journal\/bytes\/([\d-]+)$/

/** One record an entry: what `put` has resolved for is there whole, or not at all. */
export function createCacheJournal(storage: CacheStorage, name: string = JOURNAL_CACHE): JournalStore {
  const open = () => storage.open(name)
  return {
    async append(entries) {
      const cache = await open()
      await Promise.all(entries.map((entry) => cache.put(`/journal/entries/${entry.seq}`, Response.json(entry))))
    },

    async putBytes(name, bytes) {
      await (await open()).put(`/journal/bytes/${name}`, new Response(bytes))
    },

    async readBytes(name) {
      const found = await (await open()).match(`/journal/bytes/${name}`)
      return found && new Uint8Array(await found.arrayBuffer())
    },

    async dropBytes(names) {
      const cache = await open()
      await Promise.all(names.map((name) => cache.delete(`/journal/bytes/${name}`)))
    },

    async list() {
      const requests = await (await open()).keys()
      const bytes = requests.flatMap(({ url }) => BYTES.exec(url)?.[1] ?? [])
      return { snapshots: numbers(requests, SNAPSHOT), entries: numbers(requests, ENTRY), bytes }
    },

    async readAll() {
      const cache = await open()
      const stored = await cache.keys()
      const newestFirst = stored
        .filter(({ url }) => SNAPSHOT.test(url))
        .sort((a, b) => numberOf(b, SNAPSHOT) - numberOf(a, SNAPSHOT))
      const entries = stored.filter(({ url }) => ENTRY.test(url))
      return {
        snapshots: await Promise.all(newestFirst.map((request) => textOf(cache, request))),
        entries: (await Promise.all(entries.map((request) => entryOf(cache, request)))).filter(
          (entry) => entry !== undefined,
        ),
      }
    },

    async compact(seq, sealed, keep) {
      const cache = await open()
      await cache.put(`/journal/snapshots/${seq}`, new Response(sealed))
      const old = (await cache.keys()).filter((request) => {
        const [snapshot, entry] = [numberOf(request, SNAPSHOT), numberOf(request, ENTRY)]
        // Bytes are neither: dropBytes takes those away that nothing names any more.
        return snapshot > 0 ? snapshot !== seq && snapshot !== keep : entry > 0 && entry <= keep
      })
      await Promise.all(old.map((request) => cache.delete(request)))
    },
  }
}

/** 0 where the request names something else. */
const numberOf = ({ url }: Request, pattern: RegExp): number => Number(pattern.exec(url)?.[1] ?? 0)

const numbers = (stored: readonly Request[], pattern: RegExp): number[] =>
  stored.map((request) => numberOf(request, pattern)).filter((number) => number > 0)

const textOf = async (cache: Cache, request: Request): Promise<string> => (await cache.match(request))?.text() ?? ''

/** An entry that cannot be read is as one that is missing. */
async function entryOf(cache: Cache, request: Request): Promise<JournalEntry | undefined> {
  try {
    return JSON.parse(await textOf(cache, request))
  } catch {
    return undefined
  }
}
