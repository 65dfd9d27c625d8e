/** JavaScript, worked: durations as text, settings out of lines, bills to the cent. Joined with the others by seed/items/javascript.ts. */
import { drawnUntil, drawsOf, sumOf } from '#seed/items/draws.ts'
import { type JsonValue, valueText } from '#seed/items/javascript/program-data.ts'
import type { ProgramCase, ProgramItem, ProgramTask } from '#seed/items/worked-item.ts'

const durations: ProgramItem = {
  id: 'javascript-w01',
  family: 'worked-durations',
  topic: 'values-and-types',
  type: 'js',
  difficulty: [
    [1, 2],
    [2, 2],
    [3, 3],
  ],
  seconds: 240,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const step = draws.one([5, 10, 15, 20, 30])
    const written = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
    const caseOf = (parts: readonly number[]): ProgramCase => ({
      call: `total(${valueText(parts.map(written))})`,
      wanted: written(Math.ceil(sumOf(parts) / step) * step),
    })
    /** @param isRounded whether the sum is below the next step @param isShort whether the minutes are below ten then */
    const made = (isRounded: boolean, isShort: boolean, count: number): ProgramCase => {
      const minutes = Array.from({ length: 60 / step }, (_, index) => step * index)
      const rounded = draws.one(minutes.filter((one) => one < 10 === isShort)) + 60 * draws.whole(3 * count, 5 * count)
      const parts = Array.from({ length: count - 1 }, () => draws.whole(35, 170))
      return caseOf([...parts, rounded - (isRounded ? draws.whole(1, step - 1) : 0) - sumOf(parts)])
    }
    return {
      stem: {
        en: `A time sheet holds durations as text: \`1:45\` is an hour and three quarters. Write \`total(durations)\`, which adds them up, rounds the sum up to the next ${step} minutes and returns it in the same form, always with two digits for the minutes. Hours may go beyond 24.`,
        fr: `Une feuille de temps note les durées sous forme de texte : \`1:45\` vaut une heure quarante-cinq. Écrivez \`total(durations)\`, qui les additionne, arrondit la somme aux ${step} minutes supérieures et la renvoie sous la même forme, toujours avec deux chiffres pour les minutes. Les heures peuvent dépasser 24.`,
      },
      start: 'function total(durations) {\n  \n}',
      examples: [made(false, false, 2), made(true, true, 3)],
      others: [
        made(false, false, 3),
        made(false, false, 9),
        made(false, true, 2),
        caseOf([]),
        made(true, false, 3),
        made(true, true, 4),
      ],
      points: [
        { label: { en: 'The sum in hours and minutes', fr: 'La somme en heures et minutes' }, calls: [0, 1] },
        { label: { en: 'Minutes with two digits', fr: 'Deux chiffres pour les minutes' }, calls: [2, 3] },
        { label: { en: 'Rounded up', fr: 'L’arrondi vers le haut' }, calls: [4, 5] },
      ],
      solution: `function total(durations) {
  let sum = 0
  for (const duration of durations) {
    const [hours, minutes] = duration.split(':').map(Number)
    sum += 60 * hours + minutes
  }
  sum = Math.ceil(sum / ${step}) * ${step}
  const minutes = String(sum % 60).padStart(2, '0')
  return \`\${Math.floor(sum / 60)}:\${minutes}\`
}`,
      partial: [
        `function total(durations) { let sum = 0; for (const text of durations) { const [h, m] = text.split(':'); sum += 60 * h + Number(m) } return Math.floor(sum / 60) + ':' + (sum % 60) }`,
        `function total(durations) { let sum = 0; for (const text of durations) { const [h, m] = text.split(':'); sum += 60 * h + Number(m) } return Math.floor(sum / 60) + ':' + String(sum % 60).padStart(2, '0') }`,
      ],
      why: {
        en: 'Parts of a text are texts: `Number` makes numbers of them, else `+` would join them. `padStart` fills up to two digits, and `Math.ceil` of the quotient rounds up.',
        fr: 'Les parties d’un texte sont des textes : `Number` en fait des nombres, sinon `+` les mettrait bout à bout. `padStart` complète à deux chiffres, et `Math.ceil` appliqué au quotient arrondit vers le haut.',
      },
    }
  },
}

const KEYS = ['theme', 'language', 'font', 'title', 'layout', 'start'] as const
const TEXTS = ['dark', 'light', 'fr', 'en', 'Inter', 'wide', 'compact', 'home'] as const

const settings: ProgramItem = {
  id: 'javascript-w02',
  family: 'worked-settings',
  topic: 'values-and-types',
  type: 'js',
  difficulty: [
    [2, 2],
    [3, 4],
    [4, 5],
  ],
  seconds: 300,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const sign = draws.one(['=', ':'])
    const comment = draws.one(['#', ';', '//'])
    const typed = (text: string): JsonValue => {
      if (text === 'true' || text === 'false') return text === 'true'
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
    }
    const spaced = (text: string) => ' '.repeat(draws.whole(0, 2)) + text + ' '.repeat(draws.whole(0, 1))
    /** @param values texts in the lines @param extra lines that set nothing */
    const made = (values: readonly string[], extra: readonly string[] = []): ProgramCase => {
      const keys = draws.some(KEYS, values.length + 1)
      const defaults = Object.fromEntries(keys.map((key) => [key, draws.one(TEXTS)]))
      const lines = values.map((value, index) => `${spaced(keys[index] ?? '')}${sign}${spaced(value)}`)
      return {
        call: `readSettings(${valueText(draws.some([...lines, ...extra], lines.length + extra.length))}, ${valueText(defaults)})`,
        wanted: { ...defaults, ...Object.fromEntries(values.map((value, index) => [keys[index] ?? '', typed(value)])) },
      }
    }
    const words = (count: number) => draws.some(TEXTS, count).map((word) => `${word}-${draws.whole(2, 9)}x`)
    const number = () => String(draws.whole(-40, 90) + draws.one([0, 0.5]))
    const odd = () => `${draws.whole(2, 9)}${sign}${draws.whole(10, 59)}`
    const notes = () => [`${comment} ${draws.one(TEXTS)}`, `${comment}${draws.one(KEYS)}${sign}${draws.one(TEXTS)}`]
    const read = (value: string, line: string, isSkipped: boolean) => `function readSettings(lines, defaults) {
  const settings = { ...defaults }
  for (const line of lines) {${isSkipped ? `\n    if (line.startsWith('${comment}')) continue` : ''}
    ${line}
    settings[key.trim()] = ${value}
  }
  return settings
}`
    const split = `const [key, value] = line.split('${sign}')`
    const converted = `/^-?\\d+(\\.\\d+)?$/.test(value.trim()) ? Number(value) : value.trim() === 'true' ? true : value.trim() === 'false' ? false : value.trim()`
    return {
      stem: {
        en: `Write \`readSettings(lines, defaults)\` for an app whose settings are lines of text, such as \`size ${sign} 12\`. It returns a copy of \`defaults\` in which each line sets its key. Spaces around key and value don’t count; numbers become numbers, \`true\` and \`false\` booleans. The first \`${sign}\` ends the key: the value may have others. Lines that begin with \`${comment}\` set nothing.`,
        fr: `Écrivez \`readSettings(lines, defaults)\` pour une application dont les réglages sont des lignes de texte, comme \`size ${sign} 12\`. Elle renvoie une copie de \`defaults\` où chaque ligne fixe sa clé. Les espaces autour de la clé et de la valeur ne comptent pas ; les nombres deviennent des nombres, \`true\` et \`false\` des booléens. Le premier \`${sign}\` termine la clé : la valeur peut en contenir d’autres. Les lignes qui commencent par \`${comment}\` ne fixent rien.`,
      },
      start: 'function readSettings(lines, defaults) {\n  \n}',
      examples: [made([...words(1), number()]), made([...words(1), 'true'], notes().slice(0, 1))],
      others: [
        made(words(2)),
        made(words(3)),
        made([number(), ...words(1), 'false']),
        made(['true', number()]),
        made([...words(1), odd()]),
        made(words(2), notes()),
      ],
      points: [
        { label: { en: 'Texts, without spaces around them', fr: 'Les textes, sans espaces autour' }, calls: [0, 1] },
        { label: { en: 'Numbers and booleans', fr: 'Nombres et booléens' }, calls: [2, 3] },
        {
          label: {
            en: 'Lines that set nothing, and values with the sign',
            fr: 'Lignes sans effet, et valeurs avec le signe',
          },
          calls: [4, 5],
        },
      ],
      solution: read(
        'typed(value.trim())',
        `const at = line.indexOf('${sign}')\n    const [key, value] = [line.slice(0, at), line.slice(at + 1)]`,
        true,
      ).concat(`

function typed(text) {
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}`),
      partial: [read('value.trim()', split, false), read(converted, split, false)],
      why: {
        en: '`split` would cut at every sign, `indexOf` finds the first one. What is read from a text is a text: the text `"false"` is truthy, so it has to be compared. The spread makes the copy, and what is set later wins.',
        fr: '`split` couperait à chaque signe, `indexOf` trouve le premier. Ce qu’on lit dans un texte est un texte : `"false"` vaut vrai, il faut donc le comparer. La décomposition crée la copie, et ce qui est fixé ensuite l’emporte.',
      },
    }
  },
}

const NOTHING: readonly JsonValue[] = [null, false, 'none', 'impossible', -1]
const BILLS = [
  { en: 'the bill of a restaurant', fr: 'l’addition d’un restaurant' },
  { en: 'the rent of a boat', fr: 'la location d’un bateau' },
  { en: 'the price of a present', fr: 'le prix d’un cadeau' },
  { en: 'the fare of a taxi', fr: 'la course d’un taxi' },
] as const

const bills: ProgramItem = {
  id: 'javascript-w09',
  family: 'worked-bills',
  topic: 'values-and-types',
  type: 'js',
  difficulty: [
    [2, 2],
    [4, 4],
    [4, 5],
  ],
  seconds: 270,
  variant(seed): ProgramTask {
    const draws = drawsOf(seed)
    const bill = draws.one(BILLS)
    const nothing = draws.one(NOTHING)
    const isFirst = draws.one([true, false])
    const split = (each: number, people: number, extra: number): ProgramCase => ({
      call: `splitBill(${(each * people + extra) / 100}, ${people})`,
      wanted: Array.from(
        { length: people },
        (_, place) => (each + ((isFirst ? place < extra : place >= people - extra) ? 1 : 0)) / 100,
      ),
    })
    const even = () => split(draws.whole(120, 4000), draws.whole(2, 6), 0)
    const uneven = () => {
      const people = draws.whole(3, 6)
      return split(draws.whole(120, 4000), people, draws.whole(1, people - 1))
    }
    // Times 100, it isn't a whole number for a computer.
    const awkward = () => {
      const people = draws.whole(3, 6)
      const [each, extra] = drawnUntil(
        () => [draws.whole(120, 4000), draws.whole(1, people - 1)] as const,
        ([one, more]) => Math.floor(((one * people + more) / 100) * 100) < one * people + more,
      )
      return split(each, people, extra)
    }
    const refused = (people: number | string): ProgramCase => ({
      call: `splitBill(${draws.whole(10, 90)}, ${people})`,
      wanted: nothing,
    })
    const [one, other] = isFirst ? ['first', 'premières'] : ['last', 'dernières']
    return {
      stem: {
        en: `Friends share ${bill.en}. Write \`splitBill(amount, people)\`: it returns a list of what each of the \`people\` pays, in euros. Together they pay exactly \`amount\`, and nobody pays over a cent more than another; where cents are left over, it’s the ${one} ones in the list who pay one more. Where \`people\` isn’t a whole number from 1 up, it returns \`${valueText(nothing)}\`.`,
        fr: `Des amis partagent ${bill.fr}. Écrivez \`splitBill(amount, people)\` : elle renvoie la liste de ce que paie chacune des \`people\` personnes, en euros. Ensemble, elles paient exactement \`amount\`, et personne plus d’un centime de plus qu’une autre ; s’il reste des centimes, les ${other} de la liste en paient un de plus. Si \`people\` n’est pas un entier à partir de 1, elle renvoie \`${valueText(nothing)}\`.`,
      },
      start: 'function splitBill(amount, people) {\n  \n}',
      examples: [even(), split(draws.whole(120, 900), 3, 1)],
      others: [
        even(),
        even(),
        uneven(),
        awkward(),
        refused(draws.one([0, -1, -2])),
        refused(draws.one([1.5, 2.5, 3.5])),
        split(0, draws.whole(4, 6), draws.whole(1, 3)),
      ],
      points: [
        { label: { en: 'What can be shared evenly', fr: 'Ce qui se partage également' }, calls: [0, 1] },
        { label: { en: 'Cents that are left over', fr: 'Les centimes qui restent' }, calls: [2, 3] },
        {
          label: { en: 'Hardly any money, or nobody to pay', fr: 'Presque rien, ou personne pour payer' },
          calls: [4, 5, 6],
        },
      ],
      solution: `function splitBill(amount, people) {
  if (!Number.isInteger(people) || people < 1) return ${valueText(nothing)}
  const cents = Math.round(amount * 100)
  const each = Math.floor(cents / people)
  const left = cents - each * people
  return Array.from({ length: people }, (_, place) => (each + (${isFirst ? 'place < left' : 'place >= people - left'} ? 1 : 0)) / 100)
}`,
      partial: [
        'function splitBill(amount, people) { return Array.from({ length: people }, () => Math.round((amount * 100) / people) / 100) }',
        `function splitBill(amount, people) { const cents = Math.round(amount * 100); const each = Math.floor(cents / people); const left = cents % people; return Array.from({ length: people }, (_, place) => (each + (${isFirst ? 'place < left' : 'place >= people - left'} ? 1 : 0)) / 100) }`,
      ],
      why: {
        en: 'Whole cents are counted, and made of the amount by `Math.round`: `19.99 * 100` is a little less than 1999. The remainder says how many pay a cent more. `Number.isInteger` turns away 2.5 and anything that is no number.',
        fr: 'On compte en centimes entiers, tirés du montant par `Math.round` : `19.99 * 100` est un peu inférieur à 1999. Le reste dit combien paient un centime de plus. `Number.isInteger` écarte 2.5 et tout ce qui n’est pas un nombre.',
      },
    }
  },
}

export const workedValues: readonly ProgramItem[] = [durations, settings, bills]
