// The drill's source of chance: the same seed, the same calls. Handed to every input.
import { createRandom } from '#seed/random.ts'

export interface Chance {
  /** 0 up to 1 */
  readonly random: () => number
  /** A whole number from 0 up to and without `limit`. */
  below(limit: number): number
  /** True in so many of a hundred cases. */
  percent(cases: number): boolean
  pick<const Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number]
  /** The id of one of them; one that nothing has where there are none. */
  id(things: readonly { readonly id: string }[]): string
  /** The ids of one up to `most` of them. */
  ids(things: readonly { readonly id: string }[], most?: number): string[]
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A few words that nothing else is called. */
  words(): string
  /** A time within so many days before or after the drill's own, as ISO text. */
  date(days: number): string
  /** A text file of up to so many bytes. */
  file(most: number): File
  /** A small picture whose size is drawn. */
  picture(): File
}

/** Every file is this many bytes again and again, so that a plan names the beginning alone (plan.ts). */
export const HEAD_BYTES = 1024

const WORDS = [
  'timetable',
  'stop',
  'Kestrel',
  'display',
  'über',
  'ligne',
  'depot',
  'sign',
  'route',
  'café',
  'evening',
] as const

/** @param now ms since the epoch */
export function createChance(seed: number, now: number): Chance {
  const random = createRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const shuffled = <Item>(items: readonly Item[]) => {
    const left = [...items]
    return items.map(() => left.splice(below(left.length), 1)[0] as Item)
  }
  const word = () => WORDS[below(WORDS.length)] ?? ''
  const words = () => `${word()} ${word()} ${below(36 ** 6).toString(36)}`
  return {
    random,
    below,
    percent: (cases) => below(100) < cases,
    pick: (items) => items[below(items.length)] ?? items[0],
    id: (things) => things[below(things.length)]?.id ?? 'nothing',
    ids: (things, most = 3) =>
      things.length === 0
        ? ['nothing']
        : Array.from({ length: 1 + below(most) }, () => things[below(things.length)]?.id ?? ''),
    shuffled,
    words,
    date: (days) => new Date(now + (random() * 2 - 1) * days * 86_400_000).toISOString(),
    file: (most) =>
      fileOf(
        `${words()}.txt`,
        'text/plain',
        new TextEncoder().encode(`${words()}\n`.padEnd(HEAD_BYTES, words())),
        1 + below(most),
      ),
    picture: () => fileOf(`${words()}.png`, 'image/png', png(1 + below(64), 1 + below(64)), PNG_BYTES),
  }
}

function fileOf(name: string, type: string, head: Uint8Array, size: number): File {
  const start = head.slice(0, HEAD_BYTES)
  const repeats = Math.ceil(size / start.length)
  const bytes = new Uint8Array(repeats * start.length)
  for (let at = 0; at < repeats; at += 1) bytes.set(start, at * start.length)
  return new File([bytes.slice(0, size)], name, { type })
}

const PNG_BYTES = 64

/** The header of a picture, which says its size, and no more: what the back end looks at. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(PNG_BYTES)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
