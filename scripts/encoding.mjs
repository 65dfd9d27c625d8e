// What a file is and how it travels: its content type, and its bytes as a browser gets them.
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** @typedef {'br' | 'gzip'} Encoding */

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

const brotliQuality = 9

/** @param {string} path @returns {string} */
export function contentType(path) {
  return contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'
}

/** @param {string} type @returns {boolean} whether compressing such content helps */
export function isCompressible(type) {
  return /^(text\/|application\/(json|manifest\+json|xml|wasm)|image\/(svg\+xml|x-icon))/.test(type)
}

/**
 * The best encoding that a browser accepts.
 * @param {string | string[] | undefined} header its Accept-Encoding
 * @returns {Encoding | undefined}
 */
export function acceptedEncoding(header) {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name)
  return /** @type {const} */ (['br', 'gzip']).find((name) => accepted.includes(name))
}

/** @param {Encoding} encoding @param {Buffer} raw @returns {Promise<Buffer>} */
export function encode(encoding, raw) {
  if (encoding === 'gzip') return promisify(gzip)(raw, { level: 9 })
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  return promisify(brotliCompress)(raw, { params })
}

/**
 * How many bytes a browser gets for a file: brotli where compressing helps.
 * @param {string} path
 * @param {Buffer} raw
 * @returns {Promise<number>}
 */
export async function sentBytes(path, raw) {
  return isCompressible(contentType(path)) ? (await encode('br', raw)).length : raw.length
}
