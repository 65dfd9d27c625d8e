// Brings the script of a captcha that speaks as reCAPTCHA does, once for the page.
import type { Language } from '#contract/shared.ts'
import { allowScripts } from '#platform/trusted-types.ts'

export interface CaptchaApi {
  render(element: HTMLElement, options: CaptchaOptions): number | string
  reset(widget: number | string): void
  /** Google's has its second half yet to bring when its script is there. */
  ready?(callback: () => void): void
}

export interface CaptchaOptions {
  readonly sitekey: string
  readonly hl?: string
  readonly theme?: 'light' | 'dark'
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

/** ms */
const PATIENCE_MS = 10_000
/** Where Google's script has the rest of its code. */
const GOOGLES_REST = 'https://www.gstatic.com/recaptcha/'

/** By address: there is one of each on the page. */
const loadedScripts = new Map<string, Promise<CaptchaApi>>()

/**
 * @param scriptUrl of config.json
 * @param language French is requested by a parameter (portal spec §9)
 * @returns rejects where it cannot be loaded; the next call tries again
 */
export function loadCaptcha(scriptUrl: string, language: Language): Promise<CaptchaApi> {
  const known = loadedScripts.get(scriptUrl)
  if (known) return known
  const bringing = bring(scriptUrl, language)
  loadedScripts.set(scriptUrl, bringing)
  bringing.catch(() => loadedScripts.delete(scriptUrl))
  return bringing
}

async function bring(scriptUrl: string, language: Language): Promise<CaptchaApi> {
  const url = new URL(scriptUrl, location.origin)
  url.searchParams.set('render', 'explicit')
  if (language === 'fr') url.searchParams.set('hl', 'fr')
  // What it loads itself is under the same policy: these, and of another origin than ours.
  allowScripts((wanted) => wanted === url.href || wanted.startsWith(GOOGLES_REST) || isBesideIt(wanted, url))
  const script = document.createElement('script')
  script.async = true
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true })
    script.addEventListener('error', () => reject(new Error('The captcha could not be loaded')), { once: true })
  })
  script.src = url.href
  document.head.append(script)
  try {
    return await Promise.race([loaded.then(apiOf), tooLate()])
  } catch (error) {
    script.remove()
    throw error
  }
}

async function apiOf(): Promise<CaptchaApi> {
  const { grecaptcha: api } = globalThis as { grecaptcha?: CaptchaApi }
  if (!api) throw new Error('The captcha has no grecaptcha')
  if (api.ready) await new Promise<void>((resolve) => api.ready?.(resolve))
  return api
}

const isBesideIt = (wanted: string, { origin }: URL): boolean =>
  origin !== location.origin && URL.canParse(wanted) && new URL(wanted).origin === origin

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('The captcha did not come in time')), PATIENCE_MS))
