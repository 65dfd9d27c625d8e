// The response headers of the built app, in one place: scripts/serve.mjs sends them, and the build writes the same
// list as dist/_headers for static hosts that read such a file.

const yearInSeconds = 31_536_000

/** Files whose name changes with their content: a browser may keep them for good. */
const immutable = `public, max-age=${yearInSeconds}, immutable`
/** Files whose name stays: a browser revalidates its copy each time. */
const revalidate = 'no-cache'

/** The path of such a file, also without its leading slash. */
export const hashedName = /^\/?assets\/(?:[a-z-]+\/)?[^/]+-[\w-]{7,8}\.\w+$/
/** Named one by one in dist/_headers, since a pattern for all would also reach the hashed files. */
const stableFiles = ['/', '/index.html', '/boot.js', '/worker.js', '/config.json', '/manifest.webmanifest']

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
    // A person's own files, shown on the page: sound and video, and PDF in the browser's viewer.
    'media-src blob:',
    // 'self': the page of an email's remote images (sw/email-frame.ts); every other page of ours refuses to be framed.
    ["frame-src 'self' blob:", ...captcha.frames].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ['trusted-types sw default dompurify', ...captcha.policies].join(' '),
  ].join('; ')
}

/** The workers that run the queries and the programs of an evaluation (src/portal/skills/sql-runner.ts, js-runner.ts). */
const runners = ['/assets/sql-runner-', '/assets/js-runner-']

/** Their own policy, the one that allows WebAssembly: a worker is held by the policy that its script comes with, not by the page's. It reaches our own host alone. */
const runnerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/**
 * The headers of the file at a path.
 * @param {string} path the URL's path, from its leading slash
 * @param {Record<string, string>} everywhere what every answer carries
 * @returns {Record<string, string>}
 */
export function headersOf(path, everywhere) {
  const isRunner = runners.some((runner) => path.startsWith(runner))
  return isRunner ? { ...everywhere, 'Content-Security-Policy': runnerPolicy } : everywhere
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
 * @param {string} [base] what the site is below, with a slash at both ends
 * @returns {string}
 */
export function headersFile(connect = [], captcha = noCaptcha, base = '/') {
  const below = (/** @type {string} */ path) => base + path.slice(1)
  const everywhere = Object.entries(securityHeaders(connect, captcha)).map(([name, value]) => `  ${name}: ${value}`)
  // Some hosts join what all patterns say, which would be the stricter of both policies, and take a name behind `!` out first. On a host that does neither, the
  // service worker sends the scripts under this policy (sw/runner-worker.ts).
  const workers = runners.map(
    (runner) => `${below(runner)}*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${runnerPolicy}`,
  )
  const rules = [
    ['/assets/*', immutable],
    // Hosts join the values of all patterns that match; beside `immutable`, browsers obey the `no-cache`.
    ...stableFiles.map((path) => [path, revalidate]),
  ]
  const caching = rules.map(([pattern = '', value]) => `${below(pattern)}\n  Cache-Control: ${value}`)
  return `${below('/*')}\n${everywhere.join('\n')}\n\n${workers.join('\n\n')}\n\n${caching.join('\n\n')}\n`
}

/** What is an address of another host, as far as can be detected: all others are paths of our own. */
const absolute = /^\s*([a-z][a-z\d+.-]*:|[\\/]{2})/i
/** A host is put into the policy as it is: one with a delimiter of the policy in it would allow more than itself. */
const plainHost = /^([a-z\d]([\w.-]*[a-z\d])?|\[[\da-f:.]+\])$/i

/** @param {unknown} value @param {string[]} schemes @returns {string | undefined} where it is one host's address */
function originOf(value, schemes) {
  if (typeof value !== 'string' || /[\s\p{Cc}]/u.test(value) || !URL.canParse(value)) return undefined
  const { protocol, hostname, origin, username, password } = new URL(value)
  if (!schemes.includes(protocol) || username || password || !plainHost.test(hostname)) return undefined
  return origin
}

/** The addresses of a configuration, with the schemes that each may have. @param {Record<string, unknown>} config */
function addresses({ portalUrl, liveUrl, captcha }) {
  const { scriptUrl } = /** @type {Record<string, unknown>} */ (captcha ?? {})
  return [
    { name: 'portalUrl', value: portalUrl, schemes: ['https:', 'http:'] },
    { name: 'liveUrl', value: liveUrl, schemes: ['wss:', 'ws:'] },
    { name: 'captcha.scriptUrl', value: scriptUrl, schemes: ['https:', 'http:'] },
  ]
}

/**
 * What is wrong with the addresses of a run-time configuration, for whoever wrote it. None of these reaches the policy.
 * @param {Record<string, unknown>} config
 * @returns {{ name: string, message: string }[]}
 */
export function addressProblems(config) {
  return addresses(config)
    .filter(({ value, schemes }) => typeof value === 'string' && absolute.test(value) && !originOf(value, schemes))
    .map(({ name, value, schemes }) => ({
      name,
      message: `${name} is ${JSON.stringify(value)}: write one address (${schemes.join(', ')}), or a path.`,
    }))
}

/**
 * The origins that a run-time configuration (public/config.json) adds to `connect-src`.
 * @param {Record<string, unknown>} config
 * @returns {string[]}
 */
export function connectOrigins(config) {
  const called = addresses(config).filter(({ name }) => name !== 'captcha.scriptUrl')
  return [...new Set(called.flatMap(({ value, schemes }) => originOf(value, schemes) ?? []))]
}

/** Google's captcha loads its code from a second host, and shows its questions in frames of two. */
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
  const origin = originOf(scriptUrl, ['https:', 'http:'])
  if (origin === undefined || !(signUpKey || forgotPasswordKey)) return noCaptcha
  if (!google.origins.includes(origin)) return { scripts: [origin], frames: [origin], policies: [] }
  const own = `${origin}/recaptcha/`
  return { scripts: [own, ...google.scripts], frames: [own, ...google.frames], policies: google.policies }
}
