// What a host of Cairn does not do as docs/deploy.md requires: `npm run hosts -- https://cairn.example` prints it, of a site that people use or of one to be.
import { configProblems } from './config-problems.mjs'
import { cacheControl, captchaSources, connectOrigins, securityHeaders } from './headers.mjs'

/** @typedef {{ path: string, answer: Response, text: string }} Seen */

const NO_FILE = '/assets/gone-12345678.js'

/**
 * @param {string} site its address, with the path that it is below
 * @returns {Promise<string[]>} a sentence each
 */
export async function hostProblems(site) {
  const base = site.replace(/\/$/, '')
  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Seen>} */
  const look = async (path, init) => {
    const answer = await fetch(base + path, { redirect: 'manual', headers: { accept: 'text/html' }, ...init })
    return { path, answer, text: await answer.text() }
  }
  const page = await look('/')
  const config = await look('/config.json')
  const values = parsed(config.text)
  const [, script = ''] = /src="[^"]*?(\/assets\/[^"]+\.js)"/.exec(page.text) ?? []
  return [
    ...insecure(base),
    ...(await screenProblems(look, page)),
    ...policyProblems(page, values ?? {}),
    ...(values ? configProblems(config.text) : ['/config.json is no JSON object: the portal is not found.']),
    ...typeProblems(await look('/worker.js'), /javascript/),
    ...typeProblems(await look('/manifest.webmanifest'), /manifest\+json/),
    ...cachingProblems([page, config, await look('/worker.js'), await look('/index.html')]),
    ...(script ? cachingProblems([await look(script)]) : ['/ names no script: it is not the page of Cairn.']),
    ...(script ? compressionProblems(await look(script, { headers: { 'accept-encoding': 'gzip, br' } })) : []),
    ...missingProblems(await look(NO_FILE)),
    ...missingProblems(await look('/api/tasks')),
    ...((await look('/docs/api/')).text === page.text ? ['/docs/api/ is answered with the page of the app.'] : []),
  ]
}

/** @param {string} base */
function insecure(base) {
  const { protocol, hostname } = new URL(base)
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1'
  return protocol === 'https:' || isHere
    ? []
    : ['Without https, browsers start no service worker: nothing works offline.']
}

/** @param {(path: string, init?: RequestInit) => Promise<Seen>} look @param {Seen} page */
async function screenProblems(look, page) {
  const screen = await look('/apps/tasks?x=1')
  const index = await look('/index.html', { method: 'HEAD' })
  return [
    ...typeProblems(page, /^text\/html/),
    ...(screen.answer.status === 200 && screen.text === page.text
      ? []
      : ['/apps/tasks is not answered with the page.']),
    ...(index.answer.status === 200 ? [] : [`/index.html is answered with ${index.answer.status} instead of 200.`]),
  ]
}

/** @param {Seen} seen @param {Record<string, unknown>} config */
function policyProblems({ answer }, config) {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(
    connectOrigins(config),
    captchaSources(config),
  )
  const sent = directives(answer.headers.get('content-security-policy') ?? '')
  const lacking = [...directives(policy)].filter(([name, sources]) =>
    sources.some((source) => !sent.get(name)?.includes(source)),
  )
  const loose = [...sent].filter(([, sources]) => sources.some((source) => /^'unsafe-|^\*$/.test(source)))
  return [
    ...Object.entries(others)
      .filter(([name, value]) => answer.headers.get(name) !== value)
      .map(([name, value]) => `The header ${name} is not '${value}'.`),
    ...lacking.map(([name, sources]) => `The policy lacks '${[name, ...sources].join(' ')}'.`),
    ...loose.map(([name]) => `The policy allows too much in ${name}.`),
  ]
}

/** @param {string} policy @returns {Map<string, string[]>} */
function directives(policy) {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )
}

/** @param {Seen} seen @param {RegExp} type */
function typeProblems({ path, answer }, type) {
  const sent = answer.headers.get('content-type') ?? 'no type'
  const isRight = answer.status === 200 && type.test(sent)
  return isRight ? [] : [`${path} is answered with ${answer.status} and ${sent}.`]
}

/** @param {Seen[]} all */
function cachingProblems(all) {
  return all
    .filter(({ path, answer }) => answer.headers.get('cache-control') !== cacheControl(path))
    .map(({ path }) => `${path} has not 'Cache-Control: ${cacheControl(path)}'.`)
}

/** @param {Seen} seen */
function compressionProblems({ path, answer }) {
  return answer.headers.has('content-encoding') ? [] : [`${path} is not compressed.`]
}

/** @param {Seen} seen */
function missingProblems({ path, answer }) {
  const { status, headers } = answer
  return [
    ...(status === 404 ? [] : [`${path} is answered with ${status} instead of 404.`]),
    ...(/immutable|max-age=[1-9]/.test(headers.get('cache-control') ?? '')
      ? [`${path} is cached though it is missing.`]
      : []),
  ]
}

/** @param {string} text @returns {Record<string, unknown> | undefined} */
function parsed(text) {
  try {
    const value = JSON.parse(text)
    return value !== null && typeof value === 'object' ? value : undefined
  } catch {
    return undefined
  }
}
