// createApi(): the whole back end as a Hono app, Request in, Response out. Portable: the worker, the page, tests and Node call it alike.
import type { Handler as HonoHandler } from 'hono'
import { Hono } from 'hono/tiny'
import { BadInputError } from '#contract/define-api.ts'
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'
import { answering } from './answer-call.ts'
import { createArrivalLine } from './arrival-line.ts'
import { type ApiOptions, createEngine, type Engine } from './create-engine.ts'
import type { Module } from './define-module.ts'
import { isOwnRequest, refusal } from './own-requests.ts'
import { isFull, StorageError } from './storage.ts'

/**
 * The back end. Unknown paths answer 404 `NOT FOUND` (workspace spec §8), input that does not fit the contract 400 `{ error }` with nothing written,
 * a full disk 507 `{ error }`, a database that another tab or a newer build holds 503 `{ error }`.
 */
export function createApi({ base = '/api', ...options }: ApiOptions): Hono {
  const engine = createEngine(options)
  const app = newApp()
  app.use(async (http, next) => {
    if (!isOwnRequest(http.req.raw, options.origin)) return refusal()
    return engine.idle ? engine.idle.during(next) : next()
  })
  for (const entry of engine.modules) {
    const part = loadedOnce(() => entry.load().then((module) => partOf(engine, entry, module, base)))
    // A path is matched exactly, where Hono overlooks a slash at its end.
    const answer: HonoHandler = async (http) =>
      http.req.path.endsWith('/') ? http.notFound() : (await part()).fetch(http.req.raw)
    for (const path of entry.paths) app.all(`${base}/${path}`, answer).all(`${base}/${path}/*`, answer)
  }
  return app
}

function newApp(): Hono {
  const app = new Hono()
  app.notFound((http) => http.text('NOT FOUND', 404))
  app.onError((error, http) => (isUnloaded(error) ? Response.error() : http.json(...failure(error))))
  return app
}

/**
 * A part of the back end's own code could not be had: no answer at all, so that the page calls its own back end, as it does where a worker is lost.
 * A worker's missing script is a NetworkError, a page's missing chunk a TypeError that each browser words in its own way.
 */
const isUnloaded = ({ name, message }: Error): boolean =>
  name === 'NetworkError' || (name === 'TypeError' && /import(ed|ing)? .*module|module script/i.test(message))

/** The endpoints of one module. */
function partOf(engine: Engine, entry: ModuleEntry, module: Module, base: string): Hono {
  const app = newApp()
  const arrive = createArrivalLine()
  for (const endpoint of Object.values(module.api.endpoints)) {
    const path = `${base}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    app.on(endpoint.method, path, answering(engine, { ...module, entry }, endpoint, arrive))
  }
  return app
}

/** A module's code that could not be loaded is imported again at the next call. */
function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

function failure(error: unknown): [{ error: string }, 400 | 500 | 503 | 507] {
  if (error instanceof BadInputError) return [{ error: error.message }, 400]
  if (error instanceof StorageError) return [{ error: error.message }, 503]
  if (isFull(error)) return [{ error: 'Not enough space on this device' }, 507]
  console.error(error)
  return [{ error: (error as Error).message }, 500]
}
