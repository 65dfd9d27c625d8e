// A line of products as product-lines-*.ts write it, and the colours that they come in.

/** One design, sold in several colours or sizes: each of them is a product. */
export interface ProductLine {
  /** What is drawn. */
  readonly kind: string
  readonly category: string
  readonly brand: string
  readonly vendor: string
  /** Ids with blanks between them. */
  readonly tags: string
  /** In euros, with tax. */
  readonly price: number
  /** kg */
  readonly weight: number
  /** Name and description. */
  readonly en: readonly [name: string, text: string]
  readonly fr: readonly [name: string, text: string]
  /** Of `COLOURS`, with blanks between them; with sizes, the one colour of all of them. */
  readonly colours: string
  readonly sizes?: readonly ProductSize[]
}

/** `times`: by how much it costs and weighs more than the line states. */
export type ProductSize = readonly [en: string, fr: string, times: number]

export const COLOURS: Readonly<Record<string, { readonly en: string; readonly fr: string; readonly hex: string }>> = {
  slate: { en: 'slate', fr: 'ardoise', hex: '#56657a' },
  moss: { en: 'moss', fr: 'mousse', hex: '#5f7d4f' },
  mustard: { en: 'mustard', fr: 'moutarde', hex: '#d39f2e' },
  night: { en: 'night blue', fr: 'bleu nuit', hex: '#2b3f6b' },
  brick: { en: 'brick', fr: 'brique', hex: '#b5533c' },
  cream: { en: 'cream', fr: 'crème', hex: '#e6d9bd' },
  teal: { en: 'teal', fr: 'bleu canard', hex: '#217a80' },
  coal: { en: 'coal', fr: 'anthracite', hex: '#3a3f47' },
  plum: { en: 'plum', fr: 'prune', hex: '#75446f' },
  sky: { en: 'sky', fr: 'ciel', hex: '#6fa8cf' },
  rust: { en: 'rust', fr: 'rouille', hex: '#c2693a' },
  sand: { en: 'sand', fr: 'sable', hex: '#c9b08a' },
  signal: { en: 'signal yellow', fr: 'jaune signal', hex: '#ecd52a' },
  steel: { en: 'steel', fr: 'acier', hex: '#a3adb8' },
  coral: { en: 'coral', fr: 'corail', hex: '#e0715f' },
  fir: { en: 'fir green', fr: 'vert sapin', hex: '#2f5d4a' },
}
