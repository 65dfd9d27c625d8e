// `npm run evaluation:export`, `:merge` and `:estimate`: from stored sessions and people's downloads to what is known of each item. Files are JSON.
//   export -- sessions.json answers.json       stored sessions of a portal: only what their people have agreed to, without names, dates or ids
//   merge -- merged.json answers.json ...      answers of several people or portals, each evaluation once
//   estimate -- merged.json items.json         by bank: each item's discrimination, difficulty, how sure that is, and its answers
import { readFileSync, writeFileSync } from 'node:fs'
import { CalibrationData } from '#contract/portal/evaluation-records.ts'
import { loadBanks } from '#sw/api/portal/evaluation/bank-store.ts'
import { toCalibrationData } from '#sw/api/portal/evaluation/calibration-data.ts'
import { SessionRow } from '#sw/api/portal/evaluation/session-row.ts'
import { learnedOf } from './bank-items.ts'
import { mergeAnswers } from './merge-answers.ts'

const [command, ...paths] = process.argv.slice(2)
const [first, second] = paths
if (!first || !second) throw new Error('Two files are needed at least: see the head of e2e/estimate/run.mjs')

const read = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'))
const write = (/** @type {string} */ path, /** @type {unknown} */ value) =>
  writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`)

if (command === 'export') {
  const rows = read(first).map((/** @type {unknown} */ row) => SessionRow.parse(row))
  write(second, toCalibrationData(rows))
} else if (command === 'merge') {
  const files = paths.slice(1).map((path) => CalibrationData.parse(read(path)))
  const merged = mergeAnswers(files)
  write(first, merged)
  console.log(`${merged.sessions.length} evaluations out of ${files.length} files`)
} else if (command === 'estimate') {
  const answers = CalibrationData.parse(read(first))
  const learned = [...(await loadBanks())].map(([id, bank]) => /** @type {const} */ ([id, learnedOf(bank, answers)]))
  write(second, Object.fromEntries(learned))
  console.table(
    Object.fromEntries(
      learned.map(([id, { items, ratings }]) => [
        id,
        {
          answers: items.reduce((sum, item) => sum + item.answers, 0),
          'a logit of rating': Number(ratings.slope.toFixed(2)),
          'left open by ratings': Number(ratings.spread.toFixed(2)),
          'left open now': Number((items.reduce((sum, item) => sum + item.spread, 0) / items.length).toFixed(2)),
        },
      ]),
    ),
  )
} else throw new Error(`export, merge or estimate, not ${command}`)
