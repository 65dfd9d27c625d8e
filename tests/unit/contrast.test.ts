// Contrast of the tokens (WCAG 2.2), for 6 themes in 2 schemes: what text, controls and the focus ring must reach.
import { readFileSync } from 'node:fs'
import { parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { COMPANY_TINTS } from '#ui/company-initials.ts'

const THEMES = ['default', 'brand', 'teal', 'rose', 'purple', 'amber']
const SCHEMES = ['light', 'dark']
const TEXT = 4.5
const EDGE = 3

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay', 'surface-hover']
const tints = ['accent-tint']
const meanings = ['danger', 'warning', 'success', 'info']

/** What is drawn on what, and the least contrast between them. */
const pairs: [inks: string[], grounds: string[], least: number][] = [
  [['ink', 'ink-muted', 'ink-faint', 'accent-text'], [...surfaces, ...tints], TEXT],
  [['ink'], ['accent-tint-strong', 'surface-control', 'surface-control-hover'], TEXT],
  [['ink-muted'], ['surface-control', 'surface-control-hover'], TEXT],
  [['accent-ink'], ['accent', 'accent-hover'], TEXT],
  [['ink-inverse'], ['surface-inverse'], TEXT],
  [meanings, surfaces, TEXT],
  ...meanings.map((meaning): [string[], string[], number] => [
    [meaning, 'ink', 'ink-muted'],
    [`${meaning}-tint`],
    TEXT,
  ]),
  ...meanings.map((meaning): [string[], string[], number] => [[`${meaning}-ink`], [`${meaning}-solid`], TEXT]),
  [['line-strong'], [...surfaces, ...tints], EDGE],
  [['focus-ring'], surfaces, EDGE],
  [['accent'], surfaces, EDGE],
  [['danger'], surfaces, EDGE],
]

const combinations = THEMES.flatMap((theme) => SCHEMES.map((scheme) => ({ theme, scheme })))

test.each(combinations)(
  'text has a contrast of 4.5, controls and the focus ring of 3: $theme, $scheme',
  ({ theme, scheme }) => {
    const tokens = tokensOf(theme, scheme)
    const tooLow = pairs.flatMap(([inks, grounds, least]) =>
      inks.flatMap((ink) =>
        grounds
          .map((ground) => ({ ink, ground, ratio: wcagContrast(color(tokens, ink), color(tokens, ground)) }))
          .filter(({ ratio }) => ratio < least)
          .map(({ ratio, ground }) => `${ink} on ${ground}: ${ratio.toFixed(2)}, wants ${least}`),
      ),
    )
    expect(tooLow).toEqual([])
  },
)

test.each(SCHEMES)('the letters of a company’s mark have a contrast of 4.5 on each of its tints: %s', (scheme) => {
  const tokens = tokensOf('default', scheme)
  const of = (name: string) => Number(tokens.get(name))
  const ratios = MARK_HUES.map((h) =>
    wcagContrast(
      { mode: 'oklch', l: of('mark-ink-lightness'), c: of('mark-ink-chroma'), h },
      { mode: 'oklch', l: of('mark-lightness'), c: of('mark-chroma'), h },
    ),
  )
  expect(ratios).toHaveLength(COMPANY_TINTS)
  expect(ratios.filter((ratio) => !(ratio >= TEXT))).toEqual([])
})

test('a theme changes the accent ramp and the scene alone', () => {
  for (const scheme of SCHEMES) {
    const usual = tokensOf('default', scheme)
    for (const theme of THEMES) {
      const changed = [...tokensOf(theme, scheme)]
        .filter(([name, value]) => usual.get(name) !== value)
        .map(([name]) => name)
      expect(changed.filter((name) => !/^(accent|focus-ring|scene)/.test(name))).toEqual([])
    }
  }
})

function color(tokens: Map<string, string>, name: string) {
  const value = parse(tokens.get(name) ?? '')
  if (!value) throw new Error(`tokens.css has no colour ${name}`)
  return value
}

/** The colours that hold on <html data-theme data-scheme>, by the cascade. */
function tokensOf(theme: string, scheme: string): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const { name, value } of declarations(theme, scheme)) tokens.set(name, value)
  return tokens
}

function declarations(theme: string, scheme: string) {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  const matching = rules.flatMap(([, selectors = '', body = '']) => {
    const weights = selectors.split(',').map((selector) => weightOf(selector.trim(), theme, scheme))
    return [{ weight: Math.max(...weights), body }]
  })
  return matching
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => one.weight - other.weight)
    .flatMap(({ body }) => [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)])
    .map(([, name = '', value = '']) => ({ name, value }))
}

/** The weight with which the selector matches, 0 where it does not. */
function weightOf(selector: string, theme: string, scheme: string): number {
  if (selector === ':root') return 1
  const parts = [...selector.matchAll(/\[data-(theme|scheme)="(\w+)"\]/g)]
  if (parts.map(([part]) => part).join('') !== selector || parts.length === 0) return 0
  return parts.every(([, kind, value]) => value === (kind === 'theme' ? theme : scheme)) ? parts.length : 0
}

/** Of the classes in theme.css. */
const MARK_HUES = [
  ...readFileSync(new URL('../../src/ui/theme.css', import.meta.url), 'utf8').matchAll(
    /\.company-mark-\d \{\s*--mark-hue: (\d+);/g,
  ),
].map(([, hue]) => Number(hue))

/** The sheet without comments and without what holds in some media alone. */
const css = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8')
  .replaceAll(/\/\*[\s\S]*?\*\//g, '')
  .replaceAll(/@media[^{]+\{\s*(?:[^{}]+\{[^{}]*\}\s*)*\}/g, '')
