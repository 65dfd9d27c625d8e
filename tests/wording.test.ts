// Plants a text that breaks each rule of scripts/wording-rules.mjs, beside one that puts it as it should be, and sees the check find the one and
// leave the other.
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { wordingProblems } from '../scripts/wording.mjs'
import { rules } from '../scripts/wording-rules.mjs'
import { catalogueTexts, seedTexts } from '../scripts/wording-texts.mjs'

type Language = 'en' | 'fr'
type Kind = 'interface' | 'help' | 'product' | 'questions' | 'samples'

const brokenBy = (text: string, language: Language, kind: Kind = 'interface') =>
  wordingProblems([{ language, kind, text, path: 'a.po', line: 1 }], []).map(
    ({ message }) => /\(([^()]+)\)\. Instead/.exec(message)?.[1],
  )

/** By rule: what is rejected, and what is accepted. */
const english: readonly (readonly [rule: string, red: string, green: string])[] = [
  ['what', 'What is next for you', 'Your next steps'],
  ['passive failure', 'The jobs could not be loaded.', 'Couldn’t load the jobs.'],
  ['told', 'You are told at once.', 'We’ll tell you at once.'],
  ['stand', 'New jobs stand here.', 'New jobs appear here.'],
  ['kept', 'Your text is kept.', 'Your text is saved.'],
  ['bring', 'A backup brings it all in.', 'A backup imports everything.'],
  ['take away', 'Take it away', 'Delete it'],
  ['is back', '“{name}” is back', '“{name}” restored'],
  ['anew', 'Begin anew', 'Start again'],
  ['any more', 'This is not there any more.', 'Add any more files here.'],
  ['meanwhile', 'It has changed meanwhile.', 'It has changed since then.'],
  ['gone', 'This job is gone.', 'This job no longer exists.'],
  ['waits', 'A change waits to be sent.', 'A change is waiting to send.'],
  ['worked out', 'How it is worked out', 'How it’s calculated'],
  ['asked for', 'No job asks for it.', 'Ask for a new link.'],
  ['by itself', 'It expires by itself.', 'It expires automatically.'],
  ['all the same', 'Save it all the same', 'Save it anyway'],
  ['insists', 'The employer insists on: {skill}.', 'Required by the employer: {skill}.'],
  ['go on', 'Go on with the next question', 'Continue with the next question'],
  ['give up', 'Give up?', 'Quit?'],
  ['nobody', 'Nobody sees it.', 'No one sees it.'],
  ['shall', 'What shall become of it?', 'What would you like to do with it?'],
  ['of yours', 'An idea of yours', 'Your idea'],
  ['job', 'New job offers', 'New jobs'],
  ['match', '3 jobs fit you', '3 jobs match your profile'],
  ['email', 'Two new mails', 'Two new emails in your Mailbox'],
  ['CV', 'Import a resume', 'Import a JSON Resume'],
  ['questionnaire', 'Continue the profiling', 'Continue the questionnaire'],
  ['image', 'Choose a picture', 'Choose an image'],
  ['offline', 'This works without a network.', 'This works offline.'],
  ['location', 'Your town', 'Your city'],
  ['help', 'Open the Help Centre', 'Open the help centre'],
  ['backup', 'Take a backup', 'Back up'],
  ['British spelling', 'Organize your favorites', 'Organise your favourites'],
  ['quotes', 'Press "Save"', 'Press “Save”'],
  ['numbers', '95 % of 42 000', '95% of 42,000'],
  ['sentence case', 'Saved Searches', 'Saved searches'],
  ['count', 'After {days} days', 'After {days, plural, one {# day} other {# days}}'],
]

const french: readonly (readonly [rule: string, red: string, green: string])[] = [
  ['échec', 'La tâche n’a pas pu être lue.', 'Impossible de charger la tâche.'],
  ['genre', 'Vous êtes informé.', 'Vous recevrez les nouvelles.'],
  ['là-bas', 'L’ouvrir là-bas', 'Ouvrir sur l’autre tableau'],
  ['pas ici', 'Cette tâche n’est pas ici.', 'Cette tâche n’existe plus.'],
  ['garder', 'Votre saisie est gardée.', 'Votre saisie est conservée.'],
  ['correspondance', 'Votre adéquation', 'Votre score'],
  ['e-mail', 'Deux courriels', 'Deux e-mails'],
  ['paramètres', 'Réglages', 'Paramètres'],
  ['questionnaire', 'Reprendre le profilage', 'Reprendre le questionnaire'],
  ['agenda', 'Fichier de calendrier', 'Fichier d’agenda'],
  ['hors ligne', 'Cela fonctionne sans réseau.', 'Cela fonctionne hors ligne.'],
  ['clôturée', 'Bientôt closes', 'Bientôt clôturées'],
  ['suivre un lien', 'Suivez son lien.', 'Cliquez sur le lien.'],
  ['apostrophe', "L'offre", 'L’offre'],
  ['guillemets', 'Appuyez sur “Annuler”', 'Appuyez sur «\u00a0Annuler\u00a0»'],
  ['points', 'Enregistrement...', 'Enregistrement…'],
  ['ponctuation collée', 'Vraiment?', 'Vraiment\u202f?'],
  ['ordinal', '{place}e place', '{place, selectordinal, one {#re} other {#e}} place'],
  ['espaces', 'Vraiment ?', 'Vraiment\u202f?'],
]

describe('a turn, a term or a sign that is not the house’s is reported', () => {
  it.each(english)('in English: %s', (rule, red, green) => {
    expect(brokenBy(red, 'en')).toEqual([rule])
    expect(brokenBy(green, 'en')).toEqual([])
  })

  it.each(french)('in French: %s', (rule, red, green) => {
    expect(brokenBy(red, 'fr')).toEqual([rule])
    expect(brokenBy(green, 'fr')).toEqual([])
  })

  it('questions of an evaluation are spaced as they are shown, their code left as it is', () => {
    for (const red of ['Pourquoi ?', '«\u202fdone\u202f»', 'Le reste\u202f: 15.', '4\u202f%', '42\u00a0000'])
      expect(brokenBy(red, 'fr', 'questions'), red).toEqual(['espaces'])
    expect(brokenBy('Que donne `a ? b : c`, «\u00a0b\u00a0»\u202f?', 'fr', 'questions')).toEqual([])
  })

  it('a space that has been given a width has the right one, whoever speaks', () => {
    for (const kind of ['help', 'product', 'samples'] as const) {
      for (const red of ['Pourquoi\u00a0?', '«\u202foui\u202f»', 'Ceci\u202f: cela.', '42\u00a0000'])
        expect(brokenBy(red, 'fr', kind), red).toContain('largeur')
      expect(brokenBy('Ceci : «\u00a0oui\u00a0»\u202f! 42\u202f000', 'fr', kind)).toEqual([])
    }
  })

  it('every rule is shown here', () => {
    const shown = new Set([...english, ...french].map(([rule]) => rule).concat('largeur'))
    expect(rules.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
  })

  it('sample people may speak as they like, but not in typed quotation marks or with another spelling', () => {
    expect(brokenBy('Nobody brought my mail back.', 'en', 'samples')).toEqual([])
    expect(brokenBy('He said "the theater".', 'en', 'samples')).toEqual(['British spelling', 'quotes'])
  })

  it('the help may name only what the screens have', () => {
    const message = { language: 'en', kind: 'interface', text: 'Save search', path: 'en.po', line: 1 } as const
    const help = (text: string) => ({ language: 'en', kind: 'help', text, path: 'guide.ts', line: 1 }) as const
    const problemsOf = (text: string) => wordingProblems([message, help(text)], [], { en: ['Tasks'], fr: [] })
    expect(problemsOf('Press <Save search>, **Save search** or “Save search” in <Tasks>.')).toEqual([])
    for (const text of ['Press <Keep search>.', 'Then press **Keep search**.', 'It says “Keep search”.'])
      expect(problemsOf(text).map(({ message: words }) => words)).toEqual([expect.stringContaining('Keep search')])
  })

  it('an exception lets its text pass, and is reported where nothing needs it', () => {
    const text = { language: 'en', kind: 'interface', text: 'Know where you stand.', path: 'en.po', line: 1 } as const
    const idiom = { rule: 'stand', texts: ['where you stand'], why: 'an idiom' }
    expect(wordingProblems([text], [idiom])).toEqual([])
    expect(wordingProblems([], [idiom])).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/Remove it/) }),
    ])
  })
})

test.each([
  'No results found!',
  'No messages',
  'When you have messages, they will appear here.',
  'No shortcuts',
  'When you have shortcuts, they will appear here.',
  'Service workers are disabled or not supported by this browser',
])('“%s” is said as the portal’s specification has it', (text) => {
  const catalogue = readFileSync(new URL('../src/locales/en.po', import.meta.url), 'utf8')
  expect(catalogue).toContain(`\nmsgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(text)}\n`)
})

describe('the texts that are looked at', () => {
  it('of a catalogue: its translations, without its head, each with its line', () => {
    const po =
      'msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n#. placeholder {0}: name\nmsgctxt "button"\nmsgid "Save"\nmsgstr "Enregistrer"\n'
    expect(catalogueTexts({ path: 'fr.po', text: po }, 'fr')).toEqual([
      { language: 'fr', kind: 'interface', text: 'Enregistrer', path: 'fr.po', line: 5 },
    ])
  })

  it('of a seed: its sentences by language, not its ids, imports, formulas and other words to find by', () => {
    const text = [
      "import { x } from './some-file.ts'",
      'export const rows = [',
      "  { id: 'one-row', alias: 'e-mail courriel', en: 'Two rows here', fr: 'Deux lignes ici' },",
      "  { formula: '=A1 + B2', line: '> We are looking for you | Nous vous cherchons dans la ville' },",
      ']',
    ].join('\n')
    expect(
      seedTexts({ path: 'seed/rows.ts', text }).map(({ language, text: said, line }) => [language, said, line]),
    ).toEqual([
      ['en', 'Two rows here', 3],
      ['fr', 'Deux lignes ici', 3],
      ['en', 'We are looking for you', 4],
      ['fr', 'Nous vous cherchons dans la ville', 4],
    ])
  })
})
