// The role and the name of every control of every screen, in both languages: each has a name, none says the same twice, and no two of one part of a screen
// have the same. What they are called is attached to the test, to be read.
import { expect } from './fixtures.ts'
import { screens } from './screens.ts'
import { languages, walkingTest as test } from './walk.ts'

const CONTROLS = new Set(
  'button link radio checkbox switch searchbox combobox textbox menuitem tab slider spinbutton'.split(' '),
)

/** Rows with the same name are distinguished by the text beside them, which is read with them. */
const SAME_ROWS: readonly RegExp[] = [
  // Two changes of one kind: by their times.
  /^(?:Undo|Annuler\s?): /,
]

interface Control {
  readonly role: string
  readonly name: string
  /** The named parts of the screen that it is in. */
  readonly within: string
  /** Where a link leads. */
  readonly to: string
}

/** Each control of a page, as a screen reader comes to it. @param snapshot of Playwright: a line each, with the parts of a part further in */
function controlsIn(snapshot: string): Control[] {
  const around: { indent: number; words: string; isPart: boolean }[] = []
  const lines = snapshot.split('\n')
  return lines.flatMap((line, index) => {
    const [, spaces = '', role = '', quoted = '""'] =
      /^(\s*)- '?([a-z]+)(?=[ :']|$) ?("(?:[^"\\]|\\.)*")?/.exec(line) ?? []
    if (!role) return []
    while ((around.at(-1)?.indent ?? -1) >= spaces.length) around.pop()
    const name: string = JSON.parse(quoted)
    const within = around.filter(({ isPart }) => isPart).map(({ words }) => words)
    const isControl = CONTROLS.has(role)
    around.push({ indent: spaces.length, words: `${role} ${name}`, isPart: name !== '' && !isControl })
    const [, to = ''] = /^\s*- \/url: (.*)$/.exec(lines[index + 1] ?? '') ?? []
    return isControl ? [{ role, name, within: within.join(' > '), to }] : []
  })
}

const said = ({ role, name, within }: Control): string => `${role} ${name}${within && ` (${within})`}`

const unnamed = (controls: readonly Control[]): string[] => controls.filter(({ name }) => name.trim() === '').map(said)

/** “Month Month”: a label that is read as a part of itself. */
const doubled = (controls: readonly Control[]): string[] =>
  controls.filter(({ name }) => /(?:^|\s)(\S.{2,})\s\1$/.test(name)).map(said)

/** Links to the same place may have the same name. */
function confused(controls: readonly Control[]): string[] {
  const alike = Map.groupBy(controls, said)
  return [...alike].flatMap(([words, all]) => {
    const isOneTarget = all[0]?.role === 'link' && new Set(all.map(({ to }) => to)).size === 1
    const isRow = SAME_ROWS.some((pattern) => pattern.test(all[0]?.name ?? ''))
    return all.length === 1 || isOneTarget || isRow ? [] : [`${all.length} of ${words}`]
  })
}

const faultsOf = (controls: readonly Control[]): string[] => [
  ...unnamed(controls).map((one) => `without a name: ${one}`),
  ...doubled(controls).map((one) => `read twice: ${one}`),
  ...confused(controls).map((one) => `with one name: ${one}`),
]

test('What has no name, a name twice, or the name of its neighbour is found', () => {
  const controls = controlsIn(`- main:
  - button
  - 'link "Remove: Gift Gift"':
    - /url: /gift
  - region "Photos":
    - button "Delete"
    - button "Delete"
    - link "More":
      - /url: /a
    - link "More":
      - /url: /a
  - region "Files":
    - button "Delete"
    - link "More":
      - /url: /a
    - link "More":
      - /url: /b`)
  expect(faultsOf(controls)).toEqual([
    'without a name: button ',
    'read twice: link Remove: Gift Gift',
    'with one name: 2 of button Delete (region Photos)',
    'with one name: 2 of link More (region Files)',
  ])
})

for (const language of languages) {
  for (const { name, path, guest = false } of screens) {
    test.describe(() => {
      test.use({ guest })

      test(`${name} (${language}): each control has a name of its own`, async ({ walk }, info) => {
        const page = await walk(language, path)
        const read = async () => controlsIn(await page.locator('body').ariaSnapshot())
        const controls = await read()
        await info.attach('controls', { body: controls.map(said).join('\n'), contentType: 'text/plain' })
        expect(controls.length).toBeGreaterThan(1)
        // What is still loading may have no text yet.
        await expect.poll(async () => faultsOf(await read())).toEqual([])
      })
    })
  }
}
