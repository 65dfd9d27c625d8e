// Tasks at scale: what is printed, and what it is judged by. Called by run.mjs.
import type { Site } from '#e2e/site.ts'
import { byRatio, type Line, median, printTable, shown, shownOnly } from './figures.ts'
import { measureScale, type Scaled, type ScaledScreen } from './scale.ts'

/** About so many tasks; the first is what the others are judged by. */
const TASKS = [500, 5000, 50_000]
/** How many times longer a screen may take to open. */
const BUDGET = 2

export async function reportScale(app: Site, rounds: number): Promise<boolean> {
  let isWithinBudget = true
  let small: Scaled | undefined
  for (const wanted of TASKS) {
    const scaled = await measureScale(app, wanted, rounds)
    small ??= scaled
    isWithinBudget =
      printTable(`${scaled.rows.toLocaleString('en')} tasks, medians`, 'few', linesOf(scaled, small)) && isWithinBudget
  }
  return isWithinBudget
}

const atMost = (
  figure: string,
  ours: number,
  beside: number,
  most: number,
  budget = `${most} ms`,
  text: (value: number) => string = shown,
): Line => shownOnly(figure, text(ours), budget, text(beside), ours > most)

function linesOf({ opened, scrolled }: Scaled, small: Scaled): Line[] {
  const usable = (of: Scaled['opened'], name: ScaledScreen) => median(of[name].map((figures) => figures.usable))
  const long = (of: Scaled['opened'], name: ScaledScreen) => median(of[name].map(({ longTasks }) => longTasks))
  return [
    ...(['tasks', 'home'] as const).flatMap((name) => [
      byRatio(`${name}, usable`, usable(opened, name), usable(small.opened, name), BUDGET),
      atMost(`${name}, long tasks`, long(opened, name), long(small.opened, name), 0, 'none over 50 ms'),
    ]),
    atMost('scrolling, longest frame', scrolled.longest, small.scrolled.longest, 50),
    atMost('scrolling, frames over 50 ms', scrolled.over50, small.scrolled.over50, 0, '0', String),
    atMost('scrolling, elements on the page', scrolled.nodes, small.scrolled.nodes, 1500, '1500', String),
  ]
}
