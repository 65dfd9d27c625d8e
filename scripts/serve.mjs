// The static server of the built app: `npm start`, the browser tests, the smoke run and the bench all use it.
// It answers as a careful static host would: compressed, with validators, and with the headers of headers.mjs.
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { cacheControl, connectOrigins, securityHeaders } from './headers.mjs'

/**
 * @typedef {object} ServeOptions
 * @property {string} root folder with the built app
 * @property {number} [port] 4173 when left out; 0 takes any free port
 * @property {string} [host] address to listen on; only this machine can reach it when left out
 *
 * @typedef {object} StaticServer
 * @property {string} url address to open, without a slash at its end
 * @property {number} port
 * @property {(root: string) => void} setRoot serves another build from now on, as a deploy would
 * @property {() => Promise<void>} close stops listening and drops open connections
 *
 * @typedef {{ raw: Buffer, etag: string, encoded: Map<string, Promise<Buffer>> }} CachedFile
 */

const contentTypes = /** @type {Record<string, string>} */ ({
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
})

const compressible = /^(text\/|application\/(json|manifest\+json|xml|wasm)|image\/(svg\+xml|x-icon))/
const encoders = /** @type {Record<string, (raw: Buffer) => Promise<Buffer>>} */ ({
  br: (raw) => promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } }),
  gzip: (raw) => promisify(gzip)(raw, { level: 9 }),
})

/**
 * Serves a built app until `close` is called.
 * @param {ServeOptions} options
 * @returns {Promise<StaticServer>} rejects with a sentence for people when the port is taken
 */
export async function serve({ root, port = 4173, host = 'localhost' }) {
  let site = createSite(root)
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
      site = createSite(next)
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

/** One build, with its files kept in memory for as long as they do not change on disk. @param {string} rootFolder */
function createSite(rootFolder) {
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
    const made = { raw, etag: createHash('sha256').update(raw).digest('base64url').slice(0, 22), encoded: new Map() }
    files.set(key, made)
    return made
  }

  async function headers() {
    const config = await read('config.json')
    return securityHeaders(config ? connectOrigins(parseObject(config.raw.toString())) : [])
  }

  return {
    /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
    async answer(request, response) {
      for (const [name, value] of Object.entries(await headers())) response.setHeader(name, value)
      const path = pathOf(request)
      if (path === undefined) return sendText(response, 400, 'BAD REQUEST')
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
  response.writeHead(status, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {CachedFile} file
 */
async function sendFile(request, response, path, file) {
  const type = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'
  const encoding = compressible.test(type) ? acceptedEncoding(request) : undefined
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  response.setHeader('Cache-Control', cacheControl(path))
  response.setHeader('ETag', etag)
  if (compressible.test(type)) response.setHeader('Vary', 'Accept-Encoding')
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

/** @param {CachedFile} file @param {string} encoding */
function encodedBody(file, encoding) {
  const known = file.encoded.get(encoding)
  if (known) return known
  const encoder = encoders[encoding]
  const made = encoder ? encoder(file.raw) : Promise.resolve(file.raw)
  file.encoded.set(encoding, made)
  return made
}

/** @param {import('node:http').IncomingMessage} request */
function acceptedEncoding(request) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return ['br', 'gzip'].find((name) => accepted.includes(name))
}

/** @param {import('node:http').IncomingMessage} request @param {string} etag */
function isKnown(request, etag) {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((value) => value.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
