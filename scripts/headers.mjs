// The response headers of the built app, in one place: scripts/serve.mjs sends them, and the build writes the same
// list as dist/_headers for static hosts that read such a file.

const yearInSeconds = 31_536_000

/** Files whose name changes with their content: a browser may keep them for good. */
const immutable = `public, max-age=${yearInSeconds}, immutable`
/** Files whose name stays: a browser asks each time whether its copy is still good. */
const revalidate = 'no-cache'

const hashedName = /^\/assets\/(?:[a-z-]+\/)?[^/]+-[\w-]{8}\.\w+$/
/** Named one by one in dist/_headers, since a pattern for all would also reach the hashed files. */
const stableFiles = ['/', '/index.html', '/boot.js', '/worker.js', '/config.json', '/manifest.webmanifest']
const stableAssets = ['/assets/i18n/*', '/assets/icons.svg']

/**
 * @typedef {object} CaptchaSources What a captcha needs besides.
 * @property {string[]} scripts
 * @property {string[]} frames
 * @property {string[]} policies names of Trusted Types policies that its script makes
 */

/** @type {CaptchaSources} */
const noCaptcha = { scripts: [], frames: [], policies: [] }

/**
 * The content security policy, one directive a line.
 * @param {string[]} connect origins besides our own that the page may call: the portal and its live channel
 * @param {CaptchaSources} captcha
 * @returns {string}
 */
function contentSecurityPolicy(connect, captcha) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...captcha.scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(captcha.frames.length > 0 ? [['frame-src', ...captcha.frames].join(' ')] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types sw default dompurify', ...captcha.policies].join(' '),
  ].join('; ')
}

/**
 * Headers that every answer carries.
 * @param {string[]} [connect] origins besides our own that the page may call
 * @param {CaptchaSources} [captcha]
 * @returns {Record<string, string>}
 */
export function securityHeaders(connect = [], captcha = noCaptcha) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connect, captcha),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}

/**
 * How long a browser may keep the file at this path.
 * @param {string} path the URL's path, from its leading slash
 * @returns {string}
 */
export function cacheControl(path) {
  return hashedName.test(path) ? immutable : revalidate
}

/**
 * The text of dist/_headers, as Netlify, Cloudflare Pages and others read it.
 * @param {string[]} [connect] origins besides our own that the page may call
 * @param {CaptchaSources} [captcha]
 * @returns {string}
 */
export function headersFile(connect = [], captcha = noCaptcha) {
  const everywhere = Object.entries(securityHeaders(connect, captcha)).map(([name, value]) => `  ${name}: ${value}`)
  const rules = [
    ['/assets/*', immutable],
    // Hosts join the values of all patterns that match; beside `immutable`, browsers obey the `no-cache`.
    ...[...stableAssets, ...stableFiles].map((path) => [path, revalidate]),
  ]
  const caching = rules.map(([pattern, value]) => `${pattern}\n  Cache-Control: ${value}`)
  return `/*\n${everywhere.join('\n')}\n\n${caching.join('\n\n')}\n`
}

/**
 * The origins that a run-time configuration (public/config.json) adds to `connect-src`.
 * @param {Record<string, unknown>} config
 * @returns {string[]}
 */
export function connectOrigins(config) {
  const origins = ['portalUrl', 'liveUrl'].flatMap((key) => {
    const value = config[key]
    if (typeof value !== 'string' || !/^(https?|wss?):\/\//.test(value)) return []
    return [new URL(value).origin]
  })
  return [...new Set(origins)]
}

/** Google's captcha brings its code from a second host, and shows its questions in frames of two. */
const google = {
  origins: ['https://www.google.com', 'https://www.recaptcha.net'],
  scripts: ['https://www.gstatic.com/recaptcha/'],
  frames: ['https://recaptcha.google.com/recaptcha/'],
  policies: ['goog#html'],
}

/**
 * What the captcha of a run-time configuration (public/config.json) adds to the policy: nothing, where no form has a key for it.
 * @param {Record<string, unknown>} config
 * @returns {CaptchaSources}
 */
export function captchaSources({ captcha }) {
  const { scriptUrl, signUpKey, forgotPasswordKey } = /** @type {Record<string, unknown>} */ (captcha ?? {})
  if (
    typeof scriptUrl !== 'string' ||
    !/^https?:\/\//.test(scriptUrl) ||
    !URL.canParse(scriptUrl) ||
    !(signUpKey || forgotPasswordKey)
  )
    return noCaptcha
  const { origin } = new URL(scriptUrl)
  if (!google.origins.includes(origin)) return { scripts: [origin], frames: [origin], policies: [] }
  const own = `${origin}/recaptcha/`
  return { scripts: [own, ...google.scripts], frames: [own, ...google.frames], policies: google.policies }
}
