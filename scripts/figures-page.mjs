// docs/figures.md as text: one table of all figures, each with the machine and the day that it was measured on. What is not measured again stays as it was.

/**
 * @typedef {import('./hand-over.mjs').Figure} Figure
 * @typedef {Figure & { step: string, machine: string, date: string }} Row
 */

/**
 * Why a figure may be over its budget, by the beginning of its name. One that is over without a line here says so.
 * @type {readonly (readonly [string, string])[]}
 */
const WHY = []

const HEADS = ['step', 'figure', 'value', 'budget', 'verdict', 'machine', 'date']
const UNEXPLAINED = 'no one has explained it yet'

/**
 * The rows of the page with those of some steps in the place of their earlier ones.
 * @param {readonly Row[]} before
 * @param {readonly Row[]} measured
 * @param {readonly string[]} steps all, in the sequence of the page
 * @returns {Row[]}
 */
export function withMeasured(before, measured, steps) {
  const again = new Set(measured.map(({ step }) => step))
  const all = [...before.filter(({ step }) => !again.has(step)), ...measured]
  return steps.flatMap((step) => all.filter((row) => row.step === step))
}

/**
 * @param {readonly Row[]} rows
 * @param {readonly (readonly [string, string])[]} [why]
 * @returns {string}
 */
export function figuresPage(rows, why = WHY) {
  const machines = [...new Set(rows.map(({ machine }) => machine))]
  const cells = rows.map(({ step, figure, value, budget, machine, date, ...row }) => [
    step,
    figure,
    value,
    budget,
    row.verdict === 'over' ? `**over**: ${reasonOf(figure, why)}` : row.verdict,
    String(machines.indexOf(machine) + 1),
    date,
  ])
  const over = rows.filter(({ verdict }) => verdict === 'over').length
  const judged = rows.filter(({ verdict }) => verdict !== 'shown').length
  return `# Figures

\`npm run figures\` measures these and writes this page. It is not edited by hand: what is wrong here is wrong in a command or in the code.
\`npm run figures -- size simulate\` measures some steps again; the others stay as they were, with their earlier day.

\`over\` is over budget, with the reason. \`shown\` has no budget. Of ${judged} figures with a budget, ${over === 0 ? 'none is' : `${over} ${over === 1 ? 'is' : 'are'}`} over it.

Machines:

${machines.map((machine, index) => `${index + 1}. ${machine}`).join('\n')}

${[HEADS, HEADS.map(() => '---'), ...cells].map(lineOf).join('\n')}
`
}

/**
 * The rows of a page as it was written.
 * @param {string} text
 * @returns {Row[]}
 */
export function readFigures(text) {
  const lines = text.split('\n')
  const machines = lines.flatMap((line) => /^\d+\. (.+)$/.exec(line)?.[1] ?? [])
  const table = lines.filter((line) => line.startsWith('| ')).slice(2)
  return table.map((line) => {
    const cells = cellsOf(line)
    const [step = '', figure = '', value = '', budget = '', verdict = '', machine = '', date = ''] = cells
    if (cells.length !== HEADS.length) throw new Error(`docs/figures.md has a line of another form: ${line}`)
    return {
      ...{ step, figure, value, budget, date },
      verdict: verdict.startsWith('**over**') ? 'over' : /** @type {Figure['verdict']} */ (verdict),
      machine: machines[Number(machine) - 1] ?? '',
    }
  })
}

/** @param {string} figure @param {readonly (readonly [string, string])[]} why */
const reasonOf = (figure, why) => why.find(([start]) => figure.startsWith(start))?.[1] ?? UNEXPLAINED

/** @param {readonly string[]} cells */
const lineOf = (cells) => `| ${cells.map((cell) => cell.replaceAll(/[|<]/g, '\\$&')).join(' | ')} |`

/** @param {string} line */
const cellsOf = (line) =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll(/\\([|<])/g, '$1'))
