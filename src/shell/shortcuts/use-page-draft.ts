// usePageDraft(): the page that is open, as a shortcut to it.
import { useLingui } from '@lingui/react'
import { useLocation, useMatches } from '@tanstack/react-router'
import { placesOf } from '../places.ts'
import { useEntries } from '../use-entries.ts'
import type { ShortcutDraft } from './shortcut-draft.ts'

/** Undefined where the page has no name. */
export function usePageDraft(): ShortcutDraft | undefined {
  const { i18n } = useLingui()
  const { pathname, href } = useLocation()
  const place = placesOf(useEntries(true)).find(({ link }) => link === pathname)
  const title = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  if (!title) return undefined
  return { label: i18n._(title), description: '', icon: place?.icon ?? 'bookmark', link: href, useRouter: true }
}
