// The static server of the built app: `npm start`, the browser tests, the smoke run and the bench all use it.
// It answers as a careful static host would: compressed, with validators, and with the headers of headers.mjs.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { configProblems } from './config-problems.mjs'
import { acceptedEncoding, contentType, encode, isCompressible } from './encoding.mjs'
import { cacheControl, captchaSources, connectOrigins, headersOf, securityHeaders } from './headers.mjs'

/**
 * @typedef {object} ServeOptions
 * @property {string} root folder with the built app
 * @property {number} [port] 4173 when left out; 0 takes any free port
 * @property {string} [host] address to listen on; only this machine can reach it when left out
 * @property {string} [base] what the build is below (vite.config.ts), with a slash at both ends
 *
 * @typedef {object} StaticServer
 * @property {string} url address to open, without a slash at its end
 * @property {number} port
 * @property {(root: string) => void} setRoot serves another build from now on, as a deploy would
 * @property {() => Promise<void>} close stops listening and drops open connections
 *
 * @typedef {{ raw: Buffer, etag: string }} CachedFile
 */

/**
 * What has been compressed, by content and encoding: for all sites of this process, since the browser tests serve one build dozens of times, and compressing
 * it takes seconds.
 */
const compressed = /** @type {Map<string, Promise<Buffer>>} */ (new Map())

/**
 * Serves a built app until `close` is called.
 * @param {ServeOptions} options
 * @returns {Promise<StaticServer>} rejects with a sentence for people when the port is taken, or config.json is wrong
 */
export async function serve({ root, port = 4173, host = 'localhost', base = '/' }) {
  let site = createSite(root, base)
  const problems = configProblems(await site.configText())
  if (problems.length > 0) throw new Error(`config.json: ${problems.join(' ')}`)
  /** @type {import('node:http').RequestListener} */
  const listener = (request, response) => {
    site.answer(request, response).catch((error) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('The server failed to answer; its console says why.')
    })
  }
  const servers = await listen(listener, port, host)
  const address = /** @type {import('node:net').AddressInfo} */ (servers[0]?.address())
  const shownHost = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${shownHost}:${address.port}`,
    port: address.port,
    setRoot: (next) => {
      site = createSite(next, base)
    },
    close: async () => {
      await Promise.all(servers.map(closeServer))
    },
  }
}

/**
 * Listens on both addresses of 'localhost', since browsers try either first and another program may hold one of them.
 * @param {import('node:http').RequestListener} listener
 * @param {number} port
 * @param {string} host
 */
async function listen(listener, port, host) {
  if (host !== 'localhost') return [await listenOn(listener, port, host)]
  const first = await listenOn(listener, port, '127.0.0.1')
  const chosen = /** @type {import('node:net').AddressInfo} */ (first.address()).port
  try {
    return [first, await listenOn(listener, chosen, '::1')]
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return [first]
    await closeServer(first)
    throw error
  }
}

/** @param {import('node:http').RequestListener} listener @param {number} port @param {string} host @returns {Promise<import('node:http').Server>} */
function listenOn(listener, port, host) {
  const server = createServer(listener)
  return new Promise((done, failed) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        error.message = `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`
      } else if (error.code === 'EACCES') {
        error.message = `This user may not listen on port ${port}. Choose one above 1023: PORT=4173 npm start`
      }
      failed(error)
    })
    server.listen(port, host, () => done(server))
  })
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
function closeServer(server) {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}

/** One build, with its files cached in memory for as long as they do not change on disk. @param {string} rootFolder @param {string} base */
function createSite(rootFolder, base) {
  const root = resolve(rootFolder)
  const files = /** @type {Map<string, CachedFile>} */ (new Map())

  /** @param {string} path @returns {Promise<CachedFile | undefined>} */
  async function read(path) {
    const file = join(root, path)
    if (file !== root && !file.startsWith(root + sep)) return undefined
    const info = await stat(file).catch(() => undefined)
    if (!info?.isFile()) return undefined
    const key = `${file} ${info.size} ${info.mtimeMs}`
    const known = files.get(key)
    if (known) return known
    const raw = await readFile(file)
    const made = { raw, etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22) }
    files.set(key, made)
    return made
  }

  async function configText() {
    const found = await read('config.json')
    return found?.raw.toString() ?? '{}'
  }

  /** What is no address is left out: a file that is changed while we serve it must not take the site down. */
  async function headers() {
    const values = parseObject(await configText())
    return securityHeaders(connectOrigins(values), captchaSources(values))
  }

  return {
    configText,
    /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
    async answer(request, response) {
      const requested = pathOf(request)
      const path = requested?.startsWith(base) ? requested.slice(base.length - 1) : requested
      for (const [name, value] of Object.entries(headersOf(path ?? '/', await headers())))
        response.setHeader(name, value)
      if (requested === undefined || path === undefined) return sendText(response, 400, 'BAD REQUEST')
      if (!requested.startsWith(base)) return sendText(response, 404, 'NOT FOUND')
      if (path === '/api' || path.startsWith('/api/')) return sendText(response, 404, 'NOT FOUND')
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD')
        return sendText(response, 405, 'METHOD NOT ALLOWED')
      }
      // Dot files are the build's own notes (its stamp, its manifest), not part of the site.
      const hidden = path.split('/').some((part) => part.startsWith('.'))
      const wanted = path.endsWith('/') ? `${path}index.html` : path
      const found = hidden ? undefined : await read(wanted)
      if (found) return sendFile(request, response, wanted, found)
      // A folder's page without the slash at its end, such as /docs/api.
      const inFolder = hidden ? undefined : await read(`${path}/index.html`)
      if (inFolder) return sendFile(request, response, `${path}/index.html`, inFolder)
      const index = wantsPage(request, path) ? await read('/index.html') : undefined
      return index ? sendFile(request, response, '/index.html', index) : sendText(response, 404, 'NOT FOUND')
    },
  }
}

/** @param {string} text @returns {Record<string, unknown>} */
function parseObject(text) {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}

/** @param {import('node:http').IncomingMessage} request */
function pathOf(request) {
  try {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    return path.includes('\0') || path.includes('\\') ? undefined : path
  } catch {
    return undefined
  }
}

/** Only a person's navigation gets the app's page: a missing script or image must stay an error. @param {import('node:http').IncomingMessage} request @param {string} path */
function wantsPage(request, path) {
  return (request.headers.accept ?? '').includes('text/html') && extname(path) === ''
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function sendText(response, status, text) {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {CachedFile} file
 */
async function sendFile(request, response, path, file) {
  const type = contentType(path)
  const encoding = isCompressible(type) ? acceptedEncoding(request.headers['accept-encoding']) : undefined
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('Cache-Control', cacheControl(path))
  response.setHeader('ETag', etag)
  if (isCompressible(type)) response.setHeader('Vary', 'Accept-Encoding')
  if (isKnown(request, etag)) {
    response.writeHead(304)
    response.end()
    return
  }
  const body = encoding ? await encodedBody(file, encoding) : file.raw
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Each content is compressed once for each encoding. @param {CachedFile} file @param {import('./encoding.mjs').Encoding} encoding */
function encodedBody({ raw, etag }, encoding) {
  const key = `${etag} ${encoding}`
  const known = compressed.get(key)
  if (known) return known
  const made = encode(encoding, raw)
  compressed.set(key, made)
  return made
}

/** @param {import('node:http').IncomingMessage} request @param {string} etag */
function isKnown(request, etag) {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
