// The colours of labels and covers as Trello calls them, and back; read are those of Wekan and Planka too. Pure.
// @offline later

const BY_OURS: Readonly<Record<string, string>> = {
  red: 'red',
  orange: 'orange',
  amber: 'yellow',
  green: 'green',
  teal: 'sky',
  blue: 'blue',
  indigo: 'blue_dark',
  purple: 'purple',
  rose: 'pink',
  slate: 'black',
}

/** Words of others' colours, by ours. */
const OTHERS: Readonly<Record<string, string>> = {
  red: 'crimson',
  orange: 'peachpuff saddlebrown leafs cocoa rust',
  amber: 'gold sand',
  green: 'lime darkgreen grass moss salad',
  teal: 'paleturquoise turquoise coast',
  blue: 'navy ocean',
  indigo: 'indigo slateblue',
  purple: 'plum lilac lavender',
  rose: 'magenta mistyrose',
  slate: 'gray grey silver granite concrete rock metal glint',
}

const BY_THEIRS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHERS).flatMap(([ours, words]) => words.split(' ').map((word) => [word, ours] as const)),
  ...Object.entries(BY_OURS).map(([ours, trello]) => [trello, ours] as const),
])

export const colourToTrello = (colour: string): string => BY_OURS[colour] ?? 'black'

/** Its name, else the first word of it that is a colour: `red_dark` and `berry-red` are red. @returns undefined for no colour */
export const colourCalled = (color: string): string | undefined =>
  [color, ...color.split(/[_-]/)].map((word) => BY_THEIRS.get(word)).find((ours) => ours !== undefined)

/** No colour, and one that is not known, is grey. */
export const colourOfTrello = (color: string | null): string => colourCalled(color ?? '') ?? 'slate'
