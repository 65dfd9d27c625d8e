/** Spreadsheets, worked: totals under a condition, prices that are looked up, parts of a text. Joined with the others by seed/items/spreadsheets.ts. */
import { columnOf, drawnUntil, drawsOf, headings, sumOf, TOWNS, valuesOf } from '#seed/items/draws.ts'
import type { SheetCase, SheetItem, SheetTask, SheetValue } from '#seed/items/worked-item.ts'

const ROWS = 7

const totalsUnderCondition: SheetItem = {
  id: 'spreadsheets-w03',
  family: 'worked-totals-under-condition',
  topic: 'lookups',
  type: 'sheet',
  difficulty: [
    [2, 2],
    [4, 4],
    [4, 4],
  ],
  seconds: 180,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const towns = draws.some(TOWNS, 3)
    const made = () => {
      const amounts = Array.from({ length: ROWS }, () => draws.step(20, 480, 10))
      // Every town is there, and the amount to look up is one of theirs.
      const where = draws.some([...towns, ...towns, draws.one(towns)], ROWS)
      const town = draws.one(towns)
      const own = amounts.filter((_, index) => where[index] === town)
      return { amounts, where, town, least: draws.one(own) }
    }
    const shown = made()
    const ofTown = ({ amounts, where, town }: ReturnType<typeof made>) =>
      amounts.filter((_, index) => where[index] === town)
    const answersOf = (one: ReturnType<typeof made>) => ({
      E3: sumOf(ofTown(one)),
      E4: one.amounts.filter((amount) => amount >= one.least).length,
      E5: sumOf(ofTown(one).filter((amount) => amount >= one.least)),
    })
    const answers = answersOf(shown)
    // No answer to what is shown is one to these.
    const others = [0, 1].map(() =>
      drawnUntil(made, (one) => {
        const { E3, E4, E5 } = answersOf(one)
        return E3 !== answers.E3 && E4 !== answers.E4 && E5 !== answers.E5 && E3 !== E5
      }),
    )
    const cases = (answer: (of: ReturnType<typeof made>) => Record<string, number>): SheetCase[] =>
      others.map((one) => ({
        data: { ...valuesOf('A', one.where), ...valuesOf('B', one.amounts), E1: one.town, E2: one.least },
        expected: answer(one),
      }))
    return {
      stem: {
        en: `Orders in rows 2 to ${ROWS + 1}. Fill \`E3\`, \`E4\` and \`E5\` so that they follow whatever town stands in \`E1\` and whatever amount in \`E2\`.`,
        fr: `Commandes aux lignes 2 à ${ROWS + 1}. Remplissez \`E3\`, \`E4\` et \`E5\` pour qu’elles suivent la ville inscrite en \`E1\` et le montant inscrit en \`E2\`.`,
      },
      cells: [
        ...headings({ en: 'Town', fr: 'Ville' }, { en: 'Amount', fr: 'Montant' }),
        ...columnOf('A', shown.where),
        ...columnOf('B', shown.amounts),
        { at: 'D1', value: { en: 'Town', fr: 'Ville' } },
        { at: 'D2', value: { en: 'Amount', fr: 'Montant' } },
        { at: 'D3', value: { en: 'Total', fr: 'Total' } },
        { at: 'D4', value: { en: 'Orders', fr: 'Commandes' } },
        { at: 'D5', value: { en: 'Large, total', fr: 'Grandes, total' } },
        { at: 'E1', value: shown.town },
        { at: 'E2', value: shown.least },
      ],
      targets: [
        { at: 'E3', label: { en: 'The total of the town’s orders', fr: 'Le total des commandes de la ville' } },
        {
          at: 'E4',
          label: {
            en: 'How many orders, of all towns, are of the amount or more',
            fr: 'Combien de commandes, toutes villes, atteignent au moins le montant',
          },
        },
        {
          at: 'E5',
          label: {
            en: 'The total of the town’s orders that are of the amount or more',
            fr: 'Le total des commandes de la ville qui atteignent au moins le montant',
          },
        },
      ],
      points: [
        {
          label: { en: 'The town’s total', fr: 'Le total de la ville' },
          cases: cases((one) => ({ E3: answersOf(one).E3 })),
        },
        {
          label: { en: 'How many are of the amount or more', fr: 'Combien atteignent au moins le montant' },
          cases: cases((one) => ({ E4: answersOf(one).E4 })),
        },
        {
          label: { en: 'Both conditions together', fr: 'Les deux conditions ensemble' },
          cases: cases((one) => ({ E5: answersOf(one).E5 })),
        },
      ],
      solution: {
        E3: {
          en: `=SUMIF(A2:A${ROWS + 1},E1,B2:B${ROWS + 1})`,
          fr: `=SOMME.SI(A2:A${ROWS + 1};E1;B2:B${ROWS + 1})`,
        },
        E4: { en: `=COUNTIF(B2:B${ROWS + 1},">="&E2)`, fr: `=NB.SI(B2:B${ROWS + 1};">="&E2)` },
        E5: {
          en: `=SUMIFS(B2:B${ROWS + 1},A2:A${ROWS + 1},E1,B2:B${ROWS + 1},">="&E2)`,
          fr: `=SOMME.SI.ENS(B2:B${ROWS + 1};A2:A${ROWS + 1};E1;B2:B${ROWS + 1};">="&E2)`,
        },
      },
      partial: [
        { E3: `=SUMIF(A2:A${ROWS + 1},E1,B2:B${ROWS + 1})` },
        { E3: `=SUMIF(A2:A${ROWS + 1},E1,B2:B${ROWS + 1})`, E4: `=COUNTIF(B2:B${ROWS + 1},">="&E2)` },
      ],
      why: {
        en: 'A condition with a comparison is a text: the sign in quotation marks, joined to the cell with `&`. For several conditions, the range to add comes first.',
        fr: 'Une condition avec comparaison est un texte : le signe entre guillemets, joint à la cellule par `&`. À plusieurs conditions, la plage à additionner vient d’abord.',
      },
    }
  },
}

const KINDS = ['AG', 'BK', 'CT', 'DV', 'EL', 'FR', 'GM', 'HP', 'KX', 'MT'] as const
const PRICES = 6

const priceLookup: SheetItem = {
  id: 'spreadsheets-w04',
  family: 'worked-price-lookup',
  topic: 'lookups',
  type: 'sheet',
  difficulty: [
    [2, 2],
    [3, 3],
    [3, 4],
  ],
  seconds: 210,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const codes = draws.some(KINDS, PRICES).map((kind) => `${kind}-${draws.whole(10, 99)}`)
    const orders = 3
    const made = (unknown: readonly number[]) => {
      const list = draws.some(codes, PRICES)
      const prices = list.map(() => draws.step(4, 90, 0.5))
      const asked = draws
        .some(codes, orders)
        .map((code, index) => (unknown.includes(index) ? `ZZ-${draws.whole(10, 99)}` : code))
      const counts = asked.map(() => draws.whole(2, 12))
      return { list, prices, asked, counts }
    }
    type Made = ReturnType<typeof made>
    const amount = ({ list, prices, asked, counts }: Made, place: number) =>
      (prices[list.indexOf(asked[place] ?? '')] ?? 0) * (counts[place] ?? 0)
    const caseOf = (one: Made, places: readonly number[]): SheetCase => ({
      data: {
        ...valuesOf('A', one.list),
        ...valuesOf('B', one.prices),
        ...valuesOf('D', one.asked),
        ...valuesOf('E', one.counts),
      },
      expected: Object.fromEntries(places.map((place) => [`F${place + 2}`, amount(one, place)])),
    })
    const shown = made([])
    // The code that comes last in the alphabet is first, so that a search that expects an order finds nothing; and a row below looks it up.
    const { list, ...others } = made([])
    const unordered = list.toSorted().reverse()
    const known: Made = { ...others, list: unordered, asked: [2, 4, 0].map((place) => unordered[place] ?? '') }
    const [more, missing] = [made([]), made([0, 2])]
    const first = [known, more].map((one) => caseOf(one, [0]))
    const last = PRICES + 1
    return {
      stem: {
        en: `The price list is in \`A2:B${last}\`, in no order. Write in \`F2\` a formula for what the order costs, price times quantity, and 0 where the code is not in the list. It is copied down to row ${orders + 1}.`,
        fr: `La liste des prix est en \`A2:B${last}\`, sans ordre. Écrivez en \`F2\` une formule pour le coût de la commande, prix fois quantité, et 0 quand le code n’est pas dans la liste. On la recopie jusqu’à la ligne ${orders + 1}.`,
      },
      cells: [
        ...headings({ en: 'Code', fr: 'Code' }, { en: 'Price', fr: 'Prix' }),
        { at: 'D1', value: { en: 'Ordered', fr: 'Commandé' } },
        { at: 'E1', value: { en: 'Quantity', fr: 'Quantité' } },
        { at: 'F1', value: { en: 'Cost', fr: 'Coût' } },
        ...columnOf('A', shown.list),
        ...columnOf('B', shown.prices, 'money'),
        ...columnOf('D', shown.asked),
        ...columnOf('E', shown.counts),
      ],
      targets: [
        {
          at: 'F2',
          label: { en: 'What the order costs', fr: 'Le coût de la commande' },
          format: 'money',
          lastRow: orders + 1,
        },
      ],
      points: [
        { label: { en: 'The cost in the first row', fr: 'Le coût à la première ligne' }, cases: first },
        {
          label: { en: '0 for a code that is not in the list', fr: '0 pour un code absent de la liste' },
          cases: [...first, caseOf(missing, [0])],
        },
        {
          label: { en: 'All of it in the rows below too', fr: 'Le tout aux lignes suivantes aussi' },
          cases: [known, more, missing].map((one) => caseOf(one, [0, 1, 2])),
        },
      ],
      solution: {
        F2: {
          en: `=IFERROR(E2*VLOOKUP(D2,A$2:B$${last},2,FALSE),0)`,
          fr: `=SIERREUR(E2*RECHERCHEV(D2;A$2:B$${last};2;FAUX);0)`,
        },
      },
      partial: [
        { F2: `=E2*VLOOKUP(D2,A2:B${last},2,FALSE)` },
        { F2: `=IFERROR(E2*VLOOKUP(D2,A2:B${last},2,FALSE),0)` },
      ],
      why: {
        en: 'FALSE asks for exactly this code; without it, a list in no order gives wrong prices. The dollar signs hold the list in place, and IFERROR answers for what is not in it.',
        fr: 'FAUX demande exactement ce code ; sans lui, une liste sans ordre donne de faux prix. Les dollars fixent la liste, et SIERREUR répond pour ce qui n’y est pas.',
      },
    }
  },
}

const partsOfCode: SheetItem = {
  id: 'spreadsheets-w05',
  family: 'worked-parts-of-code',
  topic: 'lookups',
  type: 'sheet',
  difficulty: [
    [3, 2],
    [3, 4],
    [5, 5],
  ],
  seconds: 210,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const letters = (count: number) =>
      Array.from({ length: count }, () => draws.one('ABCDEFGHKLMNPRSTVX'.split(''))).join('')
    /** @param lengths of the part before, and of the number in the middle */
    const code = (before: number, middle: number) => {
      const number = draws.whole(10 ** (middle - 1), 10 ** middle - 1)
      return { before: letters(before), number, after: letters(draws.whole(1, 2)) }
    }
    type Code = ReturnType<typeof code>
    const written = ({ before, number, after }: Code) => `${before}-${number}-${after}`
    const [first, second] = [draws.whole(2, 4), draws.whole(3, 4)]
    const shown = code(first, second)
    const likewise = [code(first, second), code(first, second)]
    const otherwise = [code(first === 2 ? 4 : 2, second), code(first, 2), code(5, 5)]
    const cases = (codes: readonly Code[], answer: (of: Code) => Record<string, SheetValue>): SheetCase[] =>
      codes.map((one) => ({ data: { A2: written(one) }, expected: answer(one) as Record<string, number | string> }))
    return {
      stem: {
        en: `The codes in column \`A\` have three parts with hyphens between them; the parts are not always as long as in \`${written(shown)}\`. Write formulas in \`B2\` and \`C2\`.`,
        fr: `Les codes de la colonne \`A\` ont trois parties séparées par des tirets ; elles n’ont pas toujours la longueur qu’elles ont dans \`${written(shown)}\`. Écrivez des formules en \`B2\` et \`C2\`.`,
      },
      cells: [
        ...headings({ en: 'Code', fr: 'Code' }, { en: 'Series', fr: 'Série' }, { en: 'Number', fr: 'Numéro' }),
        { at: 'A2', value: written(shown) },
      ],
      targets: [
        { at: 'B2', label: { en: 'The part before the first hyphen', fr: 'La partie avant le premier tiret' } },
        { at: 'C2', label: { en: 'The part between the hyphens', fr: 'La partie entre les tirets' } },
      ],
      points: [
        {
          label: { en: 'The first part, of any length', fr: 'La première partie, quelle que soit sa longueur' },
          cases: cases([...likewise, ...otherwise], ({ before }) => ({ B2: before })),
        },
        {
          label: { en: 'The middle part of codes like this one', fr: 'La partie du milieu de codes semblables' },
          cases: cases(likewise, ({ number }) => ({ C2: number })),
        },
        {
          label: { en: 'The middle part, of any length', fr: 'La partie du milieu, quelle que soit sa longueur' },
          cases: cases([...likewise, ...otherwise], ({ number }) => ({ C2: number })),
        },
      ],
      solution: {
        B2: { en: '=LEFT(A2,FIND("-",A2)-1)', fr: '=GAUCHE(A2;TROUVE("-";A2)-1)' },
        C2: {
          en: '=MID(A2,FIND("-",A2)+1,FIND("-",A2,FIND("-",A2)+1)-FIND("-",A2)-1)',
          fr: '=STXT(A2;TROUVE("-";A2)+1;TROUVE("-";A2;TROUVE("-";A2)+1)-TROUVE("-";A2)-1)',
        },
      },
      partial: [
        { B2: '=LEFT(A2,FIND("-",A2)-1)' },
        { B2: '=LEFT(A2,FIND("-",A2)-1)', C2: `=MID(A2,${first + 2},${second})` },
      ],
      why: {
        en: 'The places of the hyphens are found, not counted. FIND takes a third argument, where to begin: one letter after the first hyphen, it finds the second.',
        fr: 'On cherche la place des tirets au lieu de la compter. TROUVE prend un troisième argument, où commencer : une lettre après le premier tiret, elle trouve le second.',
      },
    }
  },
}

export const workedLookups: readonly SheetItem[] = [totalsUnderCondition, priceLookup, partsOfCode]
