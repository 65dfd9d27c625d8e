// The smoke run's WebKitGTK, driven over the W3C WebDriver protocol by a small client, under a display of its own.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { findControl } from './in-page.mjs'

/** The key under which the protocol wraps an element (W3C WebDriver §12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
/** As the protocol writes them (W3C WebDriver §17.4.2). */
const keys = { backspace: '\uE003', end: '\uE010' }
const startMs = 20_000

/**
 * @param {import('#scripts/browsers.mjs').FoundWebKit} found
 * @returns {Promise<import('./scenario.mjs').Browser>}
 */
export async function startWebKit({ driver, display }) {
  const screen = display ? await startDisplay(display) : undefined
  const port = await freePort()
  const env = {
    ...process.env,
    ...(screen && { DISPLAY: screen.name, GDK_BACKEND: 'x11' }),
    LANGUAGE: 'en',
    LC_ALL: 'C.UTF-8',
  }
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' })
  const stop = () => {
    server.kill()
    screen?.process.kill()
  }
  // Neither ends by itself when this process is stopped half-way.
  process.once('exit', stop)
  try {
    const session = await openSession(`http://127.0.0.1:${port}`)
    return {
      open: (url) => session('POST', '/url', { url }),
      reload: () => session('POST', '/refresh', {}),
      ask: (run, ...args) => session('POST', '/execute/sync', { script: `return (${run})(...arguments)`, args }),
      async find(kind, name) {
        const found = await session('POST', '/execute/sync', {
          script: `return (${findControl})(...arguments)`,
          args: [kind, name],
        })
        const id = found?.[elementKey]
        if (!id) return null
        return {
          click: () => session('POST', `/element/${id}/click`, {}),
          async fill(text) {
            // The protocol's own clearing goes past React, which then puts the old text back.
            const held = await session('GET', `/element/${id}/property/value`, undefined)
            await session('POST', `/element/${id}/value`, {
              text: keys.end + keys.backspace.repeat(held.length) + text,
            })
          },
        }
      },
      async close() {
        await session('DELETE', '', undefined).catch(() => undefined)
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** @param {string} address @returns {Promise<(method: string, path: string, body: unknown) => Promise<any>>} */
async function openSession(address) {
  await answers(`${address}/status`)
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation'] } } }
  const { sessionId } = await command('POST', `${address}/session`, { capabilities })
  return (method, path, body) => command(method, `${address}/session/${sessionId}${path}`, body)
}

/** @param {string} method @param {string} url @param {unknown} body */
async function command(method, url, body) {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  const { value } = /** @type {any} */ (await response.json())
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value?.error}: ${value?.message}`)
  return value
}

/** Waits until a driver that has just been started answers. @param {string} url */
async function answers(url) {
  const deadline = Date.now() + startMs
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    if (Date.now() > deadline) throw new Error(`WebKitWebDriver did not answer within ${startMs / 1000} s.`)
    await new Promise((done) => setTimeout(done, 100))
  }
}

/**
 * Starts an X server on a display number that it chooses and reports.
 * @param {string} program
 * @returns {Promise<{ name: string, process: import('node:child_process').ChildProcess }>}
 */
function startDisplay(program) {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`Xvfb ended at once (code ${code}).`)))
    server.stdio[3]?.once('data', (number) => done({ name: `:${String(number).trim()}`, process: server }))
  })
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => done(port))
    })
  })
}
