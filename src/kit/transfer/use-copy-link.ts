// Copies the URL of something, or shares it where the device can.
// @chunk screens
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useCopy } from './use-copy.ts'

export interface CopyLinkOptions {
  /** Offers the device's own way to share, under this title, where it has one. */
  readonly shareAs?: string
}

/** @returns copies an address of this site, given from its root on */
export function useCopyLink(): (href: string, options?: CopyLinkOptions) => Promise<void> {
  const { t } = useLingui()
  const copy = useCopy()
  return useCallback(
    async (href, { shareAs } = {}) => {
      const url = new URL(import.meta.env.BASE_URL + href.slice(1), location.origin).href
      if (shareAs !== undefined && 'share' in navigator) {
        // Who closes the sheet has changed their mind.
        await navigator.share({ title: shareAs, url }).catch(() => undefined)
        return
      }
      // A browser may keep the clipboard to itself: the link is shown to be copied by hand.
      await copy(url, { copied: t`Link copied`, refused: { message: url, duration: null } })
    },
    [copy, t],
  )
}
