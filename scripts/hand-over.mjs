// What a command measured, as JSON for `npm run figures`: `--results=<file>` says where. Without it, the command only prints.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * @typedef {object} Figure
 * @property {string} figure what was measured
 * @property {string} value with its unit
 * @property {string} budget empty where it has none
 * @property {'within' | 'over' | 'shown'} verdict `shown` has no budget
 */

const OPTION = '--results='

/** @param {readonly Figure[]} figures @param {readonly string[]} [argv] */
export function handOver(figures, argv = process.argv) {
  const file = argv.find((argument) => argument.startsWith(OPTION))?.slice(OPTION.length)
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(figures))
}

/**
 * A number that may be so high and no higher.
 * @param {string} figure @param {number} value @param {number} most infinite where it has no budget
 * @param {(value: number) => string} [shown] with its unit
 * @returns {Figure}
 */
export function atMost(figure, value, most, shown = String) {
  if (!Number.isFinite(most)) return { figure, value: shown(value), budget: '', verdict: 'shown' }
  return { figure, value: shown(value), budget: shown(most), verdict: value <= most ? 'within' : 'over' }
}
