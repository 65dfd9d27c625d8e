// Which addresses are answered with the cached page.

/** The page that describes the portal API, which is static and no screen: without a network nothing answers for it. */
export const isApiPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  /^docs\/api(\/|$)/.test(pathname.slice(import.meta.env.BASE_URL.length))

/** Whether an address is a screen's: what has an ending is a file, and the search, which may say anything, is ignored. */
export const isScreen = (url: Pick<URL, 'pathname'>): boolean =>
  !url.pathname.slice(url.pathname.lastIndexOf('/')).includes('.') && !isApiPage(url)
