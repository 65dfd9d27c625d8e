// The operator's settings of a deployed build: public/config.json, read at each start and saved for starts without a network. Part of the first page: the
// checks of its values are loaded only where there are some.
import { whenIdle } from './offline/when-idle.ts'
import { speakTo } from './session/session.ts'

export interface Config {
  /** The portal's server, an origin with a path or a path of our own, without a slash at the end. Without it the demo portal answers. */
  readonly portalUrl?: string
  /** The live channel's WebSocket: `wss:`, or a path of our own. */
  readonly liveUrl?: string
  /** Where notifications are subscribed to. Default: portal spec §7. */
  readonly liveDestination?: string
  readonly captcha?: CaptchaConfig
}

export interface CaptchaConfig {
  readonly scriptUrl: string
  readonly signUpKey?: string
  readonly forgotPasswordKey?: string
}

const KEY = 'config'
const NONE = '{}'
/** ms: without a saved copy, a start waits no longer than this. */
const PATIENCE_MS = 3000

let config: Promise<Config> | undefined

/** The same answer as long as the page lives. What is new on the server counts from the next start. */
export function loadConfig(): Promise<Config> {
  config ??= read().catch((error: unknown) => {
    // The code that checks it could not be loaded: the next call retries, and meanwhile nothing goes to the wrong portal.
    config = undefined
    throw error
  })
  return config
}

/**
 * Takes these settings from now on: for tests.
 * @internal
 */
export function setConfig(values: Config | undefined): void {
  config = values && Promise.resolve(values)
}

async function read(): Promise<Config> {
  const saved = savedCopy()
  if (saved !== null) whenIdle(() => void fetchNew())
  const text = saved ?? (await fetchNew())
  if (text === NONE) {
    speakTo(null)
    return {}
  }
  const { configOf, portalOf } = await import('./config-values.ts')
  const values = configOf(text)
  speakTo(portalOf(values))
  return values
}

function savedCopy(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** The last good copy stays where there is no better one: a host's error page is not JSON. */
async function fetchNew(): Promise<string> {
  let text = NONE
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}config.json`, { signal: AbortSignal.timeout(PATIENCE_MS) })
    if (response.ok) {
      text = JSON.stringify(await response.json())
      localStorage.setItem(KEY, text)
    }
  } catch {
    // Offline, or nothing can be stored here.
  }
  return text
}
