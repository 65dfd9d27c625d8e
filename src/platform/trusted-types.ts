// Trusted Types policies besides the sanitiser's. Imported first by main.tsx, so that they are before any library writes.

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string; createScriptURL?: (url: string) => string },
  ): {
    createScriptURL(url: string): string
  }
}

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

const allowed: ((url: string) => boolean)[] = []

/** Allows scripts that are known only when they are needed: a worker of ours, the captcha of config.json. All others are refused. */
export const allowScripts = (isAllowed: (url: string) => boolean): unknown => allowed.push(isAllowed)

// React Aria's announcer empties itself by `innerHTML = ''`; nothing else may be written as HTML without a policy of its own.
factory?.createPolicy('default', {
  createHTML: (text) => {
    if (text === '') return text
    throw new TypeError('HTML is written by src/ui/rich-text.tsx alone')
  },
  createScriptURL: (url) => {
    if (allowed.some((isAllowed) => isAllowed(url))) return url
    throw new TypeError(`Not a script of ours: ${url}`)
  },
})

/** The service worker's address, as the browser accepts it. */
export const workerUrl = import.meta.env.DEV ? '/dev-sw.js?dev-sw' : `${import.meta.env.BASE_URL}worker.js`

const workerPolicy = factory?.createPolicy('sw', {
  createScriptURL: (url) => {
    if (url === workerUrl) return url
    throw new TypeError(`Not the service worker: ${url}`)
  },
})

export const trustedWorkerUrl: string = workerPolicy?.createScriptURL(workerUrl) ?? workerUrl
