// What a small program gives for some calls. QuickJS alone reads it, in a runtime that is made for it and thrown away: with no page, no network and no clock of
// its own to wait for, little memory and an end. QuickJS itself is handed in: it is WebAssembly, and only some may load it.
import type { QuickJSContext, QuickJSHandle, QuickJSRuntime, QuickJSWASMModule } from 'quickjs-emscripten-core'
import { LONGEST_VALUE } from '#contract/portal/js-shapes.ts'
import { SANDBOX_PRELUDE } from './sandbox-prelude.ts'

/**
 * Why there is no value. `error`: the words of the error. `time`, `memory`, `depth`: it took too long, too much memory, or its functions call each other without
 * end. `waiting`: what it promised never came.
 */
export interface ProgramProblem {
  readonly kind: 'error' | 'time' | 'memory' | 'depth' | 'waiting'
  readonly text: string
  /** Of the program, from 1; left out where it is none of its lines. */
  readonly line?: number
}

export interface ProgramOutcome {
  /** Left out where there is a problem. */
  readonly value?: string
  readonly problem?: ProgramProblem
  /** What it printed on the console. */
  readonly printed: readonly string[]
}

const MEMORY_BYTES = 24 * 1024 * 1024
const STACK_BYTES = 256 * 1024
const FILE = 'program.js'

/** @param calls one after another, in the same world @param isOver polled: whether the time is up */
export function runProgram(
  quickjs: QuickJSWASMModule,
  program: string,
  calls: readonly string[],
  isOver: () => boolean,
): ProgramOutcome[] {
  const runtime = quickjs.newRuntime()
  runtime.setMemoryLimit(MEMORY_BYTES)
  runtime.setMaxStackSize(STACK_BYTES)
  runtime.setInterruptHandler(isOver)
  try {
    const world = runtime.newContext()
    try {
      return outcomesIn(runtime, world, program, calls)
    } finally {
      world.dispose()
    }
  } finally {
    runtime.dispose()
  }
}

function outcomesIn(
  runtime: QuickJSRuntime,
  world: QuickJSContext,
  program: string,
  calls: readonly string[],
): ProgramOutcome[] {
  const tools = world.unwrapResult(world.evalCode(SANDBOX_PRELUDE))
  const [write, tell] = [world.getProp(tools, 'write'), world.getProp(tools, 'printed')]
  const printed = (): string[] => {
    const lines = world.callFunction(tell, world.undefined)
    if (!lines.error) return JSON.parse(textIn(world, lines.value)) as string[]
    lines.dispose()
    return []
  }
  try {
    const loaded = world.evalCode(program, FILE)
    const problem = loaded.error && problemOf(world, loaded.error)
    loaded.dispose()
    if (problem) return calls.map(() => ({ problem, printed: printed() }))
    // In a block of its own, so that one call’s names are not the next one’s.
    return calls.map((call) => ({ ...valueIn(runtime, world, write, `{\n${call}\n}`), printed: printed() }))
  } finally {
    for (const handle of [write, tell, tools]) handle.dispose()
  }
}

function valueIn(runtime: QuickJSRuntime, world: QuickJSContext, write: QuickJSHandle, call: string) {
  const called = world.evalCode(call, 'call.js')
  if (called.error) return problemIn(world, called.error)
  // Whatever waits for a promise goes on here.
  const done = runtime.executePendingJobs()
  const state = world.getPromiseState(called.value)
  try {
    if (done.error) return problemIn(world, done.error)
    if (state.type === 'pending') return { problem: { kind: 'waiting', text: '' } as const }
    if (state.type === 'rejected') return problemIn(world, state.error)
    const written = world.callFunction(write, world.undefined, state.value)
    if (state.value !== called.value) state.value.dispose()
    if (written.error) return problemIn(world, written.error)
    const text = textIn(world, written.value)
    return { value: text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text }
  } finally {
    called.value.dispose()
  }
}

function textIn(world: QuickJSContext, handle: QuickJSHandle): string {
  const text = world.getString(handle)
  handle.dispose()
  return text
}

function problemIn(world: QuickJSContext, error: QuickJSHandle) {
  const problem = problemOf(world, error)
  error.dispose()
  return { problem }
}

/** The longest text of an error. */
const LONGEST_TEXT = 300

const KINDS: Readonly<Record<string, ProgramProblem['kind']>> = {
  interrupted: 'time',
  'out of memory': 'memory',
  'stack overflow': 'depth',
}

/** Its error in its own words, whatever was thrown. */
function problemOf(world: QuickJSContext, error: QuickJSHandle): ProgramProblem {
  const part = (name: string) => {
    const handle = world.getProp(error, name)
    const isText = world.typeof(handle) === 'string'
    const text = textIn(world, handle)
    return isText ? text : ''
  }
  if (world.typeof(error) !== 'object') return { kind: 'error', text: world.getString(error).slice(0, LONGEST_TEXT) }
  const [name, message, stack] = [part('name'), part('message'), part('stack')]
  const kind = name === 'InternalError' ? (KINDS[message] ?? 'error') : 'error'
  const line = /program\.js:(\d{1,6})/.exec(stack)?.[1]
  return {
    kind,
    text: [name, message].filter(Boolean).join(': ').slice(0, LONGEST_TEXT),
    ...(line !== undefined && { line: Number(line) }),
  }
}
