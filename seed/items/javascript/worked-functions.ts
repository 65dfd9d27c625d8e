/** JavaScript, worked: functions that return functions and remember. Joined with the others by seed/items/javascript.ts. */
import { drawsOf } from '#seed/items/draws.ts'
import { valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramCase, ProgramItem, ProgramTask } from '#seed/items/worked-item.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'K', 'M', 'P', 'R', 'T'] as const

const tickets: ProgramItem = {
  id: 'javascript-w03',
  family: 'worked-tickets',
  topic: 'functions-and-scope',
  type: 'js',
  difficulty: [
    [2, 2],
    [2, 3],
    [3, 3],
  ],
  seconds: 210,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const last = draws.whole(11, 79)
    const ticket = (letter: string, place: number) => `${letter}-${String(((place - 1) % last) + 1).padStart(2, '0')}`
    const letter = () => draws.one(LETTERS)
    /** @param before how many are drawn before those that are compared */
    const made = (before: number, count: number): ProgramCase => {
      const own = letter()
      const skip = before > 0 ? `for (let i = 0; i < ${before}; i += 1) next();\n` : ''
      return {
        call: `const next = createTickets("${own}");\n${skip}[${Array.from({ length: count }, () => 'next()').join(', ')}]`,
        wanted: Array.from({ length: count }, (_, index) => ticket(own, before + index + 1)),
      }
    }
    const both = (letters: readonly string[]): ProgramCase => {
      const [one = 'A', other = 'B'] = draws.some(letters, 2)
      const turns = draws.some([0, 0, 1, 1, 1], 5)
      const counts = [0, 0]
      return {
        call: `const one = createTickets("${one}");\nconst other = createTickets("${other}");\n[${turns.map((turn) => (turn === 0 ? 'one()' : 'other()')).join(', ')}]`,
        wanted: turns.map((turn) => {
          counts[turn] = (counts[turn] ?? 0) + 1
          return ticket(turn === 0 ? one : other, counts[turn] ?? 0)
        }),
      }
    }
    const shown = letter()
    return {
      stem: {
        en: `At a town hall, visitors draw numbered tickets. Write \`createTickets(letter)\`, which returns a function: each call of that function gives the next ticket, such as \`${shown}-01\`, then \`${shown}-02\`. After \`${shown}-${last}\` it starts again at \`${shown}-01\`. Functions that were created apart count apart.`,
        fr: `Dans une mairie, chacun prend un ticket numéroté. Écrivez \`createTickets(letter)\`, qui renvoie une fonction : chaque appel de celle-ci donne le ticket suivant, comme \`${shown}-01\`, puis \`${shown}-02\`. Après \`${shown}-${last}\`, elle reprend à \`${shown}-01\`. Deux fonctions créées séparément comptent séparément.`,
      },
      start: 'function createTickets(letter) {\n  \n}',
      examples: [made(0, 3), both(LETTERS)],
      others: [
        made(0, 2),
        made(draws.whole(4, 7), 4),
        both(LETTERS.slice(0, 5)),
        both(LETTERS.slice(5)),
        made(last - 1, 3),
        made(2 * last - 1, 2),
      ],
      points: [
        { label: { en: 'The next ticket', fr: 'Le ticket suivant' }, calls: [0, 1] },
        { label: { en: 'Each counts for itself', fr: 'Chacune compte pour elle-même' }, calls: [2, 3] },
        { label: { en: 'It starts again', fr: 'Elle recommence' }, calls: [4, 5] },
      ],
      solution: `function createTickets(letter) {
  let count = 0
  return () => {
    count = (count % ${last}) + 1
    return \`\${letter}-\${String(count).padStart(2, '0')}\`
  }
}`,
      partial: [
        `let count = 0; function createTickets(letter) { return () => { count += 1; return letter + '-' + String(count).padStart(2, '0') } }`,
        `function createTickets(letter) { let count = 0; return () => { count += 1; return letter + '-' + String(count).padStart(2, '0') } }`,
      ],
      why: {
        en: 'A function keeps the variables of the call in which it was created: `count` belongs to that call alone. Outside of it, all functions would share one. `%` brings the count back to the start.',
        fr: 'Une fonction garde les variables de l’appel qui l’a créée : `count` n’appartient qu’à cet appel. Déclarée en dehors, elle serait partagée par toutes. `%` ramène le compteur au début.',
      },
    }
  },
}

const WORDS = ['art', 'bus', 'cap', 'duo', 'fax', 'gaz', 'kit', 'lot', 'pin', 'sac', 'test', 'zoo'] as const

const spacing: ProgramItem = {
  id: 'javascript-w04',
  family: 'worked-spacing',
  topic: 'functions-and-scope',
  type: 'js',
  difficulty: [
    [2, 3],
    [3, 3],
    [3, 4],
  ],
  seconds: 300,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const actions = [
      { code: '(text) => text.toUpperCase()', of: (text: string) => text.toUpperCase() },
      { code: '(text) => text + "!"', of: (text: string) => `${text}!` },
      { code: '(text) => text.length', of: (text: string) => text.length },
      { code: '(text) => "saved " + text', of: (text: string) => `saved ${text}` },
    ] as const
    /** @param gaps ms from one call to the next, as shares of the wait */
    const made = (first: number, gaps: readonly number[]): ProgramCase => {
      const wait = draws.step(200, 2000, 100)
      const action = draws.one(actions)
      const times = [first]
      for (const gap of gaps) times.push((times.at(-1) ?? 0) + Math.round(gap * wait))
      const calls = times.map((time) => ({ time, word: draws.one(WORDS) }))
      let through = Number.NEGATIVE_INFINITY
      return {
        call: `const save = spaced(${wait}, ${action.code});\n[${calls.map(({ time, word }) => `save(${time}, ${valueText(word)})`).join(', ')}]`,
        wanted: calls.map(({ time, word }) => {
          if (time - through < wait) return null
          through = time
          return action.of(word)
        }),
      }
    }
    const late = () => draws.step(5000, 9000, 100)
    const near = () => draws.one([0.2, 0.3, 0.4])
    const far = () => draws.one([1.6, 2.2, 3.1])
    return {
      stem: {
        en: 'Saving at every keystroke would be too much. Write `spaced(wait, action)`, which returns a function to be called with a time in ms and a text. It passes the text to `action` and returns what that gives, but only if at least `wait` ms lie between this call and the last one that was let through. Otherwise it returns `null`, and that call doesn’t restart the wait. The first call is always let through.',
        fr: 'Enregistrer à chaque frappe serait excessif. Écrivez `spaced(wait, action)`, qui renvoie une fonction appelée avec un temps en ms et un texte. Elle passe le texte à `action` et renvoie ce que celle-ci donne, mais seulement si au moins `wait` ms séparent cet appel du dernier qu’elle a laissé passer. Sinon, elle renvoie `null`, et l’attente ne recommence pas pour autant. Le premier appel passe toujours.',
      },
      start: 'function spaced(wait, action) {\n  \n}',
      examples: [made(late(), [near(), far()]), made(late(), [near(), near(), 0.8])],
      others: [
        made(late(), [near(), far(), near()]),
        made(late(), [far(), near(), far()]),
        made(draws.whole(1, 90), [1, near(), far()]),
        made(late(), [1, 1, near()]),
        made(late(), [0.4, 0.4, 0.4]),
        made(late(), [0.3, 0.8, 0.6, 0.6]),
      ],
      points: [
        { label: { en: 'Let through or not', fr: 'Laissé passer ou non' }, calls: [0, 1] },
        { label: { en: 'Exactly the wait is enough', fr: 'Exactement l’attente suffit' }, calls: [2, 3] },
        {
          label: { en: 'Counted from the last one let through', fr: 'Comptée depuis le dernier passage' },
          calls: [4, 5],
        },
      ],
      solution: `function spaced(wait, action) {
  let last = -Infinity
  return (time, text) => {
    if (time - last < wait) return null
    last = time
    return action(text)
  }
}`,
      partial: [
        `function spaced(wait, action) { let last = -Infinity; return (time, text) => { const gap = time - last; last = time; return gap > wait ? action(text) : null } }`,
        `function spaced(wait, action) { let last = -Infinity; return (time, text) => { const gap = time - last; last = time; return gap >= wait ? action(text) : null } }`,
      ],
      why: {
        en: 'The returned function remembers `last` from one call to the next. It changes only where a call is let through, and begins at `-Infinity`, which is long ago for any first call.',
        fr: 'La fonction renvoyée retient `last` d’un appel à l’autre. Elle ne change que lorsqu’un appel passe, et commence à `-Infinity`, assez loin pour n’importe quel premier appel.',
      },
    }
  },
}

export const workedFunctions: readonly ProgramItem[] = [tickets, spacing]
