// Opens a URL in a window of the app, as a press on a notification requires: in the one that was used last, or in a new one where none is open.

interface Page {
  readonly url: string
  readonly frameType: string
  focus(): Promise<Page>
  /** Rejects where no worker controls the page. */
  navigate(url: string): Promise<unknown>
}

/** As `self.clients`. */
export interface Pages {
  /** The one that was used last comes first. */
  matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
  openWindow(url: string): Promise<unknown>
}

/** @param scope of the worker, an address: windows of another app of this site are not touched */
export async function showPage(address: string, scope: string, pages: Pages): Promise<void> {
  const all = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const page = all.find(({ url, frameType }) => url.startsWith(scope) && frameType !== 'nested')
  const url = new URL(address, scope).href
  if (!page) await pages.openWindow(url)
  // The URL of a page now is not known, only where it was loaded. One that cannot be navigated comes forward as it is.
  else await (await page.focus()).navigate(url).catch(() => undefined)
}
