/** Spreadsheets, worked: references that are copied, and rates by steps. Joined with the others by seed/items/spreadsheets.ts. */
import { columnOf, drawsOf, headings, NAMES, sumOf, TOWNS, valuesOf } from '#seed/items/draws.ts'
import type { SheetCase, SheetItem, SheetTask } from '#seed/items/worked-item.ts'

const shareOfTotal: SheetItem = {
  id: 'spreadsheets-w01',
  family: 'worked-share-of-total',
  topic: 'formulas',
  type: 'sheet',
  difficulty: [
    [1, 1],
    [2, 3],
    [3, 4],
  ],
  seconds: 150,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const count = draws.whole(5, 7)
    const last = count + 1
    const towns = draws.some(TOWNS, count)
    const amounts = () => Array.from({ length: count }, () => draws.step(200, 4800, 20))
    const shown = amounts()
    const others = [amounts(), amounts()]
    const expected = (sales: readonly number[], places: readonly number[], kind: 'share' | 'running') =>
      Object.fromEntries(
        places.map((place) => [
          `${kind === 'share' ? 'C' : 'D'}${place + 2}`,
          kind === 'share' ? (sales[place] ?? 0) / sumOf(sales) : sumOf(sales.slice(0, place + 1)),
        ]),
      )
    const below = Array.from({ length: count - 1 }, (_, index) => index + 1)
    const cases = (places: readonly number[], kind: 'share' | 'running'): SheetCase[] =>
      others.map((sales) => ({ data: valuesOf('B', sales), expected: expected(sales, places, kind) }))
    return {
      stem: {
        en: `Sales by branch. Write in \`C2\` and \`D2\` formulas that can be copied down to row ${last}.`,
        fr: `Ventes par agence. Écrivez en \`C2\` et \`D2\` des formules qu’on peut recopier jusqu’à la ligne ${last}.`,
      },
      cells: [
        ...headings(
          { en: 'Branch', fr: 'Agence' },
          { en: 'Sales', fr: 'Ventes' },
          { en: 'Share', fr: 'Part' },
          { en: 'Running total', fr: 'Cumul' },
        ),
        ...columnOf('A', towns),
        ...columnOf('B', shown),
      ],
      targets: [
        {
          at: 'C2',
          label: { en: 'The branch’s share of all sales', fr: 'La part de l’agence dans toutes les ventes' },
          format: 'percent',
          lastRow: last,
        },
        {
          at: 'D2',
          label: {
            en: 'The running total: this branch and those above it',
            fr: 'Le cumul : cette agence et celles au-dessus',
          },
          lastRow: last,
        },
      ],
      points: [
        {
          label: { en: 'The share in the first row', fr: 'La part à la première ligne' },
          cases: cases([0], 'share'),
        },
        {
          label: { en: 'The share in the rows below', fr: 'La part aux lignes suivantes' },
          cases: cases([0, ...below], 'share'),
        },
        {
          label: { en: 'The running total in every row', fr: 'Le cumul à chaque ligne' },
          cases: cases([0, ...below], 'running'),
        },
      ],
      solution: {
        C2: { en: `=B2/SUM(B$2:B$${last})`, fr: `=B2/SOMME(B$2:B$${last})` },
        D2: { en: '=SUM(B$2:B2)', fr: '=SOMME(B$2:B2)' },
      },
      partial: [{ C2: `=B2/SUM(B2:B${last})` }, { C2: `=B2/SUM(B$2:B$${last})` }],
      why: {
        en: 'The dollar sign holds a row in place when the formula is copied. The total keeps its whole range; the running total keeps only where it begins.',
        fr: 'Le dollar fixe une ligne quand on recopie la formule. Le total garde toute sa plage ; le cumul ne garde que son début.',
      },
    }
  },
}

interface Steps {
  readonly from: readonly [number, number]
  readonly rates: readonly [number, number, number]
}

const rateByStep: SheetItem = {
  id: 'spreadsheets-w02',
  family: 'worked-rate-by-step',
  topic: 'formulas',
  type: 'sheet',
  difficulty: [
    [2, 2],
    [2, 3],
    [3, 3],
  ],
  seconds: 180,
  variant(seed): SheetTask {
    const draws = drawsOf(seed)
    const names = draws.some(NAMES, 4)
    const steps = (): Steps => {
      const first = draws.step(2000, 4000, 500)
      const rate = draws.step(0.01, 0.04, 0.01)
      const more = draws.step(0.01, 0.03, 0.01)
      return {
        from: [first, first + draws.step(3000, 6000, 500)],
        rates: [rate, Number((rate + more).toFixed(2)), Number((rate + 2 * more + 0.01).toFixed(2))],
      }
    }
    const shown = steps()
    const commission = (sales: number, { from, rates }: Steps) =>
      sales * (sales >= from[1] ? rates[2] : sales >= from[0] ? rates[1] : rates[0])
    const between = ({ from }: Steps): number[] => [
      draws.step(500, from[0] - 100, 10),
      draws.step(from[0] + 100, from[1] - 100, 10),
      draws.step(from[1] + 100, from[1] + 9000, 10),
    ]
    const caseOf = (sales: number, used: Steps): SheetCase => ({
      data: {
        B2: sales,
        G3: used.from[0],
        G4: used.from[1],
        H2: used.rates[0],
        H3: used.rates[1],
        H4: used.rates[2],
      },
      expected: { C2: commission(sales, used) },
    })
    const other: Steps = {
      from: [shown.from[0] + 700, shown.from[1] + 900],
      rates: [shown.rates[0] + 0.005, shown.rates[1] + 0.005, shown.rates[2] + 0.005],
    }
    const inside = between(shown).map((sales) => caseOf(sales, shown))
    const atSteps = shown.from.map((sales) => caseOf(sales, shown))
    const elsewhere = [...between(other), ...other.from].map((sales) => caseOf(sales, other))
    return {
      stem: {
        en: 'A commission by steps: whoever sells as much as the amount in column `G`, or more, gets the rate beside it, on all sales. Write the formula in `C2`. Amounts and rates may change later.',
        fr: 'Une commission par paliers : qui vend autant que le montant de la colonne `G`, ou plus, reçoit le taux d’à côté, sur toutes ses ventes. Écrivez la formule en `C2`. Montants et taux peuvent changer plus tard.',
      },
      cells: [
        ...headings({ en: 'Name', fr: 'Nom' }, { en: 'Sales', fr: 'Ventes' }, { en: 'Commission', fr: 'Commission' }),
        { at: 'G1', value: { en: 'From', fr: 'À partir de' } },
        { at: 'H1', value: { en: 'Rate', fr: 'Taux' } },
        ...columnOf('A', names.slice(0, 1)),
        ...columnOf('B', [draws.one(between(shown))]),
        ...columnOf('G', [0, ...shown.from]),
        ...columnOf('H', shown.rates, 'percent'),
      ],
      targets: [{ at: 'C2', label: { en: 'The commission', fr: 'La commission' }, format: 'money' }],
      points: [
        { label: { en: 'Between the steps', fr: 'Entre les paliers' }, cases: inside },
        {
          label: { en: 'Exactly at a step too', fr: 'Exactement à un palier aussi' },
          cases: [...inside, ...atSteps],
        },
        {
          label: {
            en: 'With other amounts and rates in the table',
            fr: 'Avec d’autres montants et taux dans le tableau',
          },
          cases: elsewhere,
        },
      ],
      solution: {
        C2: {
          en: '=B2*IF(B2>=G4,H4,IF(B2>=G3,H3,H2))',
          fr: '=B2*SI(B2>=G4;H4;SI(B2>=G3;H3;H2))',
        },
      },
      partial: [
        { C2: '=B2*IF(B2>G4,H4,IF(B2>G3,H3,H2))' },
        {
          C2: `=B2*IF(B2>=${shown.from[1]},${shown.rates[2]},IF(B2>=${shown.from[0]},${shown.rates[1]},${shown.rates[0]}))`,
        },
      ],
      why: {
        en: 'The highest step is asked first, with “or more”, and every amount and rate is read from its cell, so that a new table needs no new formula.',
        fr: 'On teste d’abord le palier le plus haut, avec « ou plus », et chaque montant et taux est lu dans sa cellule : un nouveau tableau ne demande pas de nouvelle formule.',
      },
    }
  },
}

export const workedFormulas: readonly SheetItem[] = [shareOfTotal, rateByStep]
