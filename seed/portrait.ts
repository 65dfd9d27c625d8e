// Drawn portraits for the sample people: an SVG data URL of about a kilobyte, the same for the same key, that works from 24 px up.
import { createRandom } from '#seed/random.ts'

const BACKGROUNDS = [
  '#f3d9b1',
  '#cfe0d4',
  '#f2c9bd',
  '#c9d8ea',
  '#e4d4ea',
  '#f6e3a8',
  '#bfdcdd',
  '#e9cfc0',
  '#d7dcc0',
  '#f0c8d3',
]
const CLOTHES = [
  '#2f5d62',
  '#b5523b',
  '#3d4f7c',
  '#d8973c',
  '#6b4e71',
  '#4f7a5b',
  '#a33f52',
  '#f4efe6',
  '#37424f',
  '#5d86a8',
  '#c9793f',
]
/** From light to dark, each with the shade under the chin. */
const SKINS = [
  ['#f9dcc4', '#ecc0a1'],
  ['#f2cba7', '#dfab82'],
  ['#e3b088', '#cb9166'],
  ['#c98f64', '#ae744b'],
  ['#a26a43', '#875432'],
  ['#7a4a2e', '#613820'],
] as const
const SCARVES = ['#2f5d62', '#3d4f7c', '#6b4e71', '#4f7a5b', '#a33f52', '#5d86a8']
const HAIRS = {
  black: '#231f20',
  dark: '#3b2a22',
  brown: '#6a4329',
  chestnut: '#8a4b2a',
  ginger: '#c0622d',
  blond: '#dcb15f',
  grey: '#9a9794',
  white: '#e6e2dc',
}

/** Front pieces lie on the forehead, back pieces behind the head; all in a box of 64 by 64 with the face at 32, 29. */
const SHORT_STYLES = {
  crop: ['M20 29c-3-14 4-20 12-20s15 6 12 20l-2-7c-6 0-13-1-16-4-1 3-3 4-4 5z', ''],
  parted: ['M20 29c-3-13 2-21 14-20 9 0 13 8 10 20l-2-8c-7 1-12-1-15-4-1 3-4 5-5 6z', ''],
  quiff: ['M20 28c-2-9-1-13 2-15 0-6 8-7 13-6 7 0 11 6 9 21l-2-8c-4-3-14-3-19 0z', ''],
  curls: [
    'M20 27c-3-2-3-6-1-8-1-4 2-7 5-7 2-4 7-4 9-2 4-2 8 0 8 3 4 0 6 4 4 7 2 2 1 6-1 7l-2-6c-3 1-5-1-6-2-3 2-6 1-7 0-2 2-5 2-7 1z',
    '',
  ],
  shaved: ['M20.5 27c-2-12 4-17 11.5-17s13.5 5 11.5 17c-1-7-3-9-11.5-9s-10.5 2-11.5 9z', ''],
  receding: ['M21 28c-2-4-2-9 2-12 0 4-1 7-2 12zm22 0c2-4 2-9-2-12 0 4 1 7 2 12z', ''],
  afro: [
    'M20 27c0-6 4-10 12-10s12 4 12 10l3-6-6-9H23l-6 9z',
    'M32 4a17 16 0 0 1 17 18c0 6-3 10-6 12H21c-3-2-6-6-6-12A17 16 0 0 1 32 4z',
  ],
} as const
const LONG_STYLES = {
  bob: [
    'M19 30c-2-13 4-20 13-20s15 7 13 20c-2-3-3-6-3-9-8 0-14-1-17-4-1 5-3 9-6 13z',
    'M17 42c-4-22 2-34 15-34s19 12 15 34c-9 4-21 4-30 0z',
  ],
  fringe: [
    'M19 28c-2-12 4-18 13-18s15 6 13 18l-3-5c-6 1-14 1-20 0z',
    'M16 43c-3-24 3-35 16-35s19 11 16 35c-9 3-23 3-32 0z',
  ],
  straight: [
    'M32 13c-5 7-8 10-12 16-2-12 3-20 12-20s14 8 12 20c-4-6-7-9-12-16z',
    'M15 57c0-13 1-23 2-33C18 13 24 8 32 8s14 5 15 16c1 10 2 20 2 33-11 3-23 3-34 0z',
  ],
  waves: [
    'M26 13c-1 7-4 11-7 17-2-12 3-21 13-21s15 9 13 21c-3-7-12-8-19-17z',
    'M15 54c-4-5 1-8 0-13-1-6 0-7 1-13C17 14 22 8 32 8s15 6 16 20c1 6 2 7 1 13-1 5 4 8 0 13-9 4-25 4-34 0z',
  ],
  bun: ['M20 29c-2-12 4-19 12-19s14 7 12 19c-2-8-6-11-12-11s-10 3-12 11z', 'M32 1a7 7 0 0 1 6 11H26a7 7 0 0 1 6-11z'],
  ponytail: [
    'M20 29c-3-13 4-20 12-20s15 7 12 20c-1-5-4-9-8-11-5 3-12 3-16 11z',
    'M42 13c10 0 13 9 11 18-1 7 1 12-3 17-4-4-5-10-5-17z',
  ],
  curly: [
    'M19 29c-1-13 4-19 13-19s14 6 13 19l-3-7c-3 1-5-1-6-3-3 3-7 3-9 1-2 3-5 4-8 9z',
    'M32 5c6-1 9 2 10 4 5 1 7 5 6 9 4 3 4 8 2 11 3 4 2 9-1 11 0 5-4 8-9 7H24c-5 1-9-2-9-7-3-2-4-7-1-11-2-3-2-8 2-11-1-4 1-8 6-9 1-2 4-5 10-4z',
  ],
  pixie: ['M19 31c-3-14 3-22 13-22s16 8 13 22l-2-8c-6 0-11-2-14-5-2 5-6 6-8 8z', ''],
  scarf: [
    'M32 8c11 0 17 9 16 21-1 10-4 17-10 21H26c-6-4-9-11-10-21C15 17 21 8 32 8zm0 8c-8 0-11 6-11 13s5 14 11 14 11-7 11-14-3-13-11-13z',
    'M14 58c1-10 4-16 8-20h20c4 4 7 10 8 20z',
  ],
} as const

type ShortStyle = keyof typeof SHORT_STYLES
type LongStyle = keyof typeof LONG_STYLES

/** What is known of someone; what is not given, the key decides. */
export interface Look {
  /** Whether the hair is one of the long or the short styles, where `style` does not say which. */
  readonly hairLength?: 'long' | 'short'
  readonly style?: ShortStyle | LongStyle
  readonly hair?: keyof typeof HAIRS
  /** 0 the lightest, 5 the darkest. */
  readonly skin?: 0 | 1 | 2 | 3 | 4 | 5
  readonly beard?: 'none' | 'full' | 'moustache' | 'stubble'
  readonly hasGlasses?: boolean
}

const COLLARS = [
  (skin: string) => `<path fill='${skin}' d='M23 48c2 8 16 8 18 0z'/>`,
  () => `<path fill='#fff' d='M24 46l8 9 8-9 3 3-6 11-5-5-5 5-6-11z'/>`,
  (skin: string) => `<path fill='${skin}' d='M25 47l7 11 7-11z'/>`,
  () => '',
]

const BEARDS = {
  none: () => '',
  full: (hair: string) =>
    `<path fill='${hair}' fill-rule='evenodd' d='M21 27c1 6 3 7 6 6 3-1 7-1 10 0 3 1 5 0 6-6 1 12-4 18-11 18s-12-6-11-18zm7 9c1 4 7 4 8 0z'/>`,
  moustache: (hair: string) => `<path fill='${hair}' d='M26 36c2-4 10-4 12 0-3 1-9 1-12 0z'/>`,
  stubble: (hair: string) =>
    `<path fill='${hair}' opacity='.25' d='M21 31c2 3 7 2 11 2s9 1 11-2c0 9-5 13-11 13s-11-4-11-13z'/>`,
}

const hash = (text: string): number => {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return value >>> 0
}

/** Only what a URL in an attribute or in a style must not hold as it is. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[<>#'"%()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)}`

/** A portrait as an SVG data URL, safe in a quoted attribute or `url()`; the same for the same key and look. */
export function portrait(key: string, look: Look = {}): string {
  const random = createRandom(hash(key))
  const pick = <Choice>(choices: readonly Choice[]): Choice => choices[Math.floor(random() * choices.length)] as Choice
  const background = pick(BACKGROUNDS)
  const cloth = pick(CLOTHES)
  const [drawnSkin, drawnLong, drawnHair, drawnBeard, drawnGlasses] = [random(), random(), random(), random(), random()]
  const skinIndex = look.skin ?? Math.floor(drawnSkin * SKINS.length)
  const [skin, shade] = SKINS[skinIndex] ?? SKINS[0]
  const isLong =
    look.style === undefined
      ? (look.hairLength ?? (drawnLong < 0.5 ? 'long' : 'short')) === 'long'
      : look.style in LONG_STYLES
  const drawnStyle = pick(Object.keys(isLong ? LONG_STYLES : SHORT_STYLES)) as ShortStyle | LongStyle
  const style =
    look.style ??
    (drawnStyle === 'scarf' || (drawnStyle === 'afro' && skinIndex < 3) ? (isLong ? 'waves' : 'curls') : drawnStyle)
  const [front, back] = { ...SHORT_STYLES, ...LONG_STYLES }[style]
  const hairNames = ['black', 'dark', 'brown', 'chestnut', 'blond', 'ginger', 'grey'] as const
  const natural =
    HAIRS[look.hair ?? hairNames[Math.floor(drawnHair * (skinIndex < 2 ? hairNames.length : 2))] ?? 'dark']
  const hair = style === 'scarf' ? pick(SCARVES.filter((colour) => colour !== cloth)) : natural
  const beard =
    look.beard ??
    (isLong || drawnBeard < 0.6 ? 'none' : drawnBeard < 0.8 ? 'full' : drawnBeard < 0.9 ? 'stubble' : 'moustache')
  const ink = skinIndex > 3 ? '#1c1310' : '#3a2620'
  const collar = style === 'scarf' ? '' : pick(COLLARS)(shade)
  return dataUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><path fill='${background}' d='M0 0h64v64H0z'/>${
      back && `<path fill='${hair}' d='${back}'/>`
    }<path fill='${cloth}' d='M8 64c0-12 8-16 24-16s24 4 24 16z'/>${collar}<path fill='${shade}' d='M27 38h10v9c-2 5-8 5-10 0z'/><path fill='${skin}' d='M21 27c-3-1-4 5 0 6 1 6 5 11 11 11s10-5 11-11c4-1 3-7 0-6 1-8-3-14-11-14s-12 6-11 14z'/>${BEARDS[beard](hair)}<path fill='${hair}' fill-rule='evenodd' d='${front}'/><path fill='none' stroke='${ink}' stroke-linecap='round' stroke-width='2.4' d='M27.5 28v.5M36.5 28v.5'/><path fill='none' stroke='${ink}' stroke-linecap='round' d='${(look.hasGlasses ?? drawnGlasses < 0.22) ? 'M31 28a3.5 3.5 0 1 0-7 0 3.5 3.5 0 0 0 7 0h2a3.5 3.5 0 0 0 7 0 3.5 3.5 0 0 0-7 0' : 'M25.5 24.5q2-1 4 0M34.5 24.5q2-1 4 0'}M28.5 37q3.5 3 7 0'/></svg>`,
  )
}
