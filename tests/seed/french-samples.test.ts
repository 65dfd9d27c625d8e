// The samples in French: as a whole, and the rows that they are in English.
import { expect, test } from 'vitest'
import type { MailRow } from '#contract/apps/mailbox-shapes.ts'
import { activityTexts } from '#seed/french/activity-texts.ts'
import { boardTexts } from '#seed/french/board-texts.ts'
import { contactTexts, relationTexts } from '#seed/french/contact-texts.ts'
import { attachmentInEnglish, fileNameInFrench } from '#seed/french/file-names.ts'
import { FRENCH_TABLES, inFrench } from '#seed/french/in-french.ts'
import { conversations } from '#seed/french/mail-in-french.ts'
import { shellTexts } from '#seed/french/shell-texts.ts'
import { stockTexts } from '#seed/french/stock-texts.ts'
import { taskTexts } from '#seed/french/task-texts.ts'
import { TEXTS_BY_ID } from '#seed/french/texts-by-id.ts'
import { networks, stopsOf } from '#seed/mail-network.ts'
import { jobSearchThreads } from '#seed/mailbox-job-search.ts'
import { draftThreads, lifeThreads } from '#seed/mailbox-life.ts'
import { workThreads } from '#seed/mailbox-work.ts'
import { slug } from '#seed/slug.ts'
import { spacedInFrench } from '#seed/typeset.ts'
import { isContent } from '#sw/api/engine/seed-stamps.ts'
import { modules } from '#sw/api/registry.ts'
import { TEST_NOW } from '#tests/setup/test-api.ts'

type Row = Readonly<Record<string, unknown>>

async function samples(): Promise<(readonly [table: string, row: Row])[]> {
  const seeds = await Promise.all(modules.filter(isContent).map(async ({ load }) => (await load()).seed?.(TEST_NOW, 1)))
  return seeds.flatMap((seed) =>
    Object.entries(seed ?? {}).flatMap(([table, rows]) => rows.map((row) => [table, row as Row] as const)),
  )
}

/** Fields that are words, and not names of people, by the last of their keys. */
const WORDS = new Set([
  'title',
  'notes',
  'description',
  'label',
  'linkedContent',
  'extraContent',
  'content',
  'text',
  'value',
  'about',
  'howWeMet',
  'kind',
  'subject',
  'query',
  'message',
  'note',
])
/** The same where the table says so. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = {
  cardActivities: ['from', 'to'],
  cardAttachments: ['name'],
  chatMessages: ['name'],
  files: ['name', 'nameKey'],
  mails: ['name', 'preview'],
  helpRequests: ['language'],
}
/** Words that are none in these tables: kinds, ids of what is stored elsewhere, and labels that the screens translate (src/apps/contacts/labels.ts). */
const NOT_WORDS: Readonly<Record<string, readonly string[]>> = {
  helpRequests: ['kind'],
  cardActivities: ['kind'],
  cardAttachments: ['content'],
  files: ['kind'],
}
const isUsualLabel = (path: string, label: string): boolean =>
  path.endsWith('.label') && ['Work', 'Home', 'Mobile'].includes(label)
/** What is written down, also where it is called the same in both languages. */
const KNOWN = new Set(
  [activityTexts, boardTexts, contactTexts, relationTexts, shellTexts, stockTexts, taskTexts].flatMap(Object.keys),
)
/** Chats that are French in any language. */
const FRENCH_CHATS = new Set([
  'benoit-lefevre',
  'delphine-aubert',
  'lea-fontaine',
  'anais-bouchard',
  'noemie-fabre',
  'maelle-le-goff',
  'catherine-roussel',
  'dr-ismael-kabore',
])
/** Other words that are the same in both, for they are names or French already. */
const SAME = new Set([
  'Support. Il y a toujours une dame à Place Carnot.',
  'Un atelier chaque semaine, salle A.',
  'Dessine des lignes, efface des lignes.',
  'Une ville se lit aussi avec les oreilles.',
  'Dades obertes, finestres també.',
  'Forme des conducteurs, et les remercie.',
  'Radio, portée, patience.',
  'Le bâtiment et ses humeurs.',
  'On imprime encore. Passez sentir l’encre.',
  'De nuit, souvent.',
  'La voie bleue n’est pas facile.',
  'La mesure 48 est un silence.',
  '14 rue de la Charité.',
  'Cabinet ouvert sur rendez-vous.',
  'Conseillère, sur rendez-vous.',
  'Orsay Logistics',
  'Clinique des Monts',
  'Lumen Santé',
  'Les Trois Ormes',
  'Usine à Gaz',
  'Croix-Barret-Ancienne',
  'Terminus',
  'Sessions',
  'Site web',
  'Bara brith',
  'Lag, lead',
  'Courgettes',
  'Re: Courgettes',
  'is:unread has:attachment',
  'Tidewater, Cork',
  'Canal, 78 km',
  'Data steward, Ville de Brume',
  'Data analyst, admissions, Clinique des Monts',
  'Soupe au pistou',
  'sum(x) over (partition by stop order by at rows between 6 preceding and current row)',
])

const isWords = (table: string, key: string): boolean =>
  (WORDS.has(key) || (WORDS_OF[table] ?? []).includes(key)) && !(NOT_WORDS[table] ?? []).includes(key)

function wordsOf(table: string, row: Row): Map<string, string> {
  const found = new Map<string, string>()
  const look = (value: unknown, path: string, areWords: boolean): void => {
    if (typeof value === 'string' && areWords && !isUsualLabel(path, value)) found.set(path, value)
    else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value))
      for (const [key, one] of Object.entries(value)) look(one, `${path}.${key}`, isWords(table, key))
  }
  look(row, '', false)
  return found
}

test('every word of a translated table is French, spaced as French is', async () => {
  const left = new Set<string>()
  for (const [table, row] of (await samples()).filter(([name]) => FRENCH_TABLES.includes(name))) {
    const french = wordsOf(table, inFrench(table, row))
    const isFrench = table === 'chatMessages' && FRENCH_CHATS.has(String(row.chatId))
    for (const [path, words] of wordsOf(table, row)) {
      const translated = french.get(path) ?? ''
      // A message's title is who wrote it. What has no letters, or is French already, is the same.
      const isFile = /\.(name|nameKey|preview)$/.test(path)
      const isSame = isFile || KNOWN.has(words) || SAME.has(words) || !/\p{L}{2}/u.test(words) || isFrench
      if (translated === words && !isSame && table !== 'messages') left.add(`${table}${path}: ${words}`)
      if (isFrench) continue
      expect(spacedInFrench(translated)).toBe(translated)
      expect(translated).not.toMatch(/\{\d\}|“|'/)
    }
  }
  expect([...left]).toEqual([])
})

/** Tables whose rows have both languages in fields of their own, such as `titleFr`. */
const BILINGUAL_TABLES = new Set(['products', 'productTags'])

test('a table with words is translated, or its card says how, or its rows have both languages', async () => {
  const own = new Set(
    modules.filter(({ inFrench: card }) => card !== modules[0]?.inFrench).flatMap(({ tables }) => Object.keys(tables)),
  )
  const left = new Set<string>()
  for (const [table, row] of await samples())
    if (!FRENCH_TABLES.includes(table) && !own.has(table) && !BILINGUAL_TABLES.has(table))
      for (const [path, words] of wordsOf(table, row)) if (/\p{L}{2}/u.test(words)) left.add(`${table}${path}`)
  expect([...left].toSorted()).toEqual([])
})

/** Numbers of invoices, stops and places, and what is French already. */
const SAME_FILES =
  /^([A-Z]{2}-\d{4}-\d{5}|atlas-narbonne|cv-alex-morgan|les-aresquiers-0610|demandes-semaine|defilement|facture|gerald|reservation)\.\w+$/
const isSameFile = (name: string): boolean => SAME_FILES.test(name) || STOP_PICTURES.has(name)
const STOP_PICTURES = new Set(networks.flatMap(stopsOf).map((stop) => `${slug(stop)}.jpg`))

test('files and attachments have French names, of their own in each folder; the same is drawn for them', async () => {
  const taken = new Set<string>()
  const left = new Set<string>()
  for (const [table, row] of await samples()) {
    const named =
      table === 'files' ? [row] : ['mails', 'chatMessages'].includes(table) ? (row.attachments as Row[]) : []
    for (const { name } of named)
      if (fileNameInFrench(String(name)) === undefined && !isSameFile(String(name))) left.add(String(name))
    if (table === 'mails')
      for (const [at, { name }] of (inFrench(table, row).attachments as Row[]).entries())
        expect(attachmentInEnglish(String(name))).toBe(named[at]?.name)
    if (table !== 'files') continue
    const { parent, nameKey } = inFrench(table, row)
    expect(taken.has(`${parent} ${nameKey}`), String(nameKey)).toBe(false)
    taken.add(`${parent} ${nameKey}`)
  }
  expect([...left]).toEqual([])
})

test('no sample mail has English left in it, and each conversation is told to its end', async () => {
  const left = new Set<string>()
  for (const [table, row] of (await samples()).filter(([name]) => name === 'mails')) {
    const { subject, content } = inFrench(table, row) as unknown as MailRow
    for (const text of [subject, content])
      if (/(?<!\p{L})(the|and|you|with|of|is|for|to|The|You|March|October|Thursday)(?!\p{L})/u.test(text))
        left.add(text)
  }
  expect([...left]).toEqual([])
  for (const { subject, mails } of [...jobSearchThreads, ...workThreads, ...lifeThreads, ...draftThreads])
    expect([subject, conversations.get(subject)?.texts.length]).toEqual([subject, mails.length])
})

test('nothing but words is another, and no other table', async () => {
  for (const [table, row] of await samples()) {
    const words = wordsOf(table, row)
    const french = JSON.stringify(inFrench(table, row))
    if (!FRENCH_TABLES.includes(table)) expect(french).toBe(JSON.stringify(row))
    const masked = (one: Row): unknown =>
      JSON.parse(JSON.stringify(one, (key, value) => (isWords(table, key) && typeof value === 'string' ? '' : value)))
    expect(masked(inFrench(table, row))).toEqual(masked(row))
    expect(wordsOf(table, inFrench(table, row)).size).toBe(words.size)
  }
})

test('what a table takes in English it takes in French', async () => {
  const loaded = await Promise.all(modules.filter(isContent).map(({ load }) => load()))
  const shapes = new Map(
    loaded.flatMap(({ tables }) => Object.entries(tables).map(([name, { shape }]) => [name, shape])),
  )
  let compared = 0
  for (const [table, row] of (await samples()).filter(([name]) => FRENCH_TABLES.includes(name))) {
    const shape = shapes.get(table)
    if (!shape) continue
    const french = inFrench(table, row)
    expect(shape.parse(french), table).toEqual(french)
    compared += 1
  }
  expect(compared).toBeGreaterThan(3000)
})

test('no French stands under an id that no sample has', async () => {
  const rows = await samples()
  const ids = new Set(rows.map(([table, { id }]) => `${table} ${id}`))
  const translated = Object.entries(TEXTS_BY_ID).flatMap(([table, texts]) =>
    [...texts.keys()].map((id) => `${table} ${id}`),
  )
  expect(translated.filter((id) => !ids.has(id))).toEqual([])
})
