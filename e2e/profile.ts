// A browser profile on disk: what is stored there is still there when the browser is closed and opened again.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '#scripts/browsers.mjs'

export interface Profile {
  /** Starts the browser on this profile. */
  open(): Promise<BrowserContext>
  /** Closes the browser as a person does; the profile stays. */
  close(): Promise<void>
}

/**
 * @param baseURL what paths are relative to
 * @param onOpen called with each browser that is started
 */
export async function createProfile(
  baseURL: string,
  onOpen: (context: BrowserContext) => void,
): Promise<Profile & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-profile-'))
  let context: BrowserContext | undefined
  const close = async () => {
    await context?.close()
    context = undefined
  }
  return {
    open: async () => {
      context = await chromium.launchPersistentContext(folder, {
        baseURL,
        executablePath: findChromium(),
        args: chromiumArgs(),
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
      })
      onOpen(context)
      return context
    },
    close,
    remove: async () => {
      await close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
