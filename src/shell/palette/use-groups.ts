// useGroups(): what the palette lists for what is typed. What the page knows itself (commands, pages, what was opened last) at once; what is searched for
// on the device a moment later.
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { isRoute } from '#platform/navigation/is-route.ts'
import { type Recent, useRecent } from '#platform/session/recent.ts'
import { type Hit, iconOf, pathOf } from '../search/hits.ts'
import { nearest } from '../search/nearest.ts'
import { bestOf, marksIn, ranked, wordsIn } from '../search/title-fit.ts'
import type { Found } from '../search/use-found.ts'
import { useOpenHit } from '../search/use-open-hit.ts'
import { usePages } from '../search/use-pages.ts'
import type { Item, ItemGroup } from './items.ts'
import { useCommands } from './use-commands.ts'
import { useCreations } from './use-creations.ts'
import { useHitActs } from './use-hit-acts.ts'
import type { Writes } from './use-writes.ts'

/** Hits of a group; a person who wants more goes to the screen. */
const MOST = 5

export function useGroups(
  text: string,
  found: Found,
  writes: Writes,
  onReply: (hit: Hit) => void,
): readonly ItemGroup[] {
  const { t } = useLingui()
  const router = useRouter()
  const openHit = useOpenHit()
  const actsOf = useHitActs(writes, onReply)
  const recent = useRecent().filter(({ link }) => isRoute(router, pathOf(link)))
  const pages = usePages()
  const { ofScreen, everywhere } = useCommands()
  const creations = useCreations(text)
  const words = useMemo(() => wordsIn(text), [text])

  const itemOf = (hit: Hit): Item => ({ ...hit, acts: actsOf(hit), run: () => openHit(hit) })
  const marked = (item: Item): Item => ({ ...item, marks: marksIn(item.title, words) })
  const fitting = (items: readonly Item[]) => ranked(items, words).map(marked)
  const screenGroup = { id: 'screen', label: t`On this screen`, items: fitting(ofScreen) }
  // The screen's own commands are not listed twice.
  const isOfScreen = ({ title }: Item) => ofScreen.some((item) => item.title === title)
  const commands = [...creations.commands, ...everywhere].filter((item) => !isOfScreen(item))
  const commandGroup = { id: 'commands', label: t`Commands`, items: fitting(commands) }

  if (text.trim() === '') {
    return withItems([
      { id: 'recent', label: t`Recently opened`, items: recent.map((item) => itemOf(hitOfRecent(item))) },
      screenGroup,
      { id: 'pages', label: t`Pages`, items: pages.map(itemOf) },
      commandGroup,
    ])
  }
  const ownPages = fitting(pages.map(itemOf))
  const isNew = (hit: Hit) => !ownPages.some(({ link }) => link === hit.link)
  const groups = found.groups.map(({ id, label, hits }) => ({
    id,
    label,
    items: (id === 'pages' ? hits.filter(isNew) : hits).slice(0, MOST).map(itemOf),
  }))
  const all = merged(groups, { id: 'pages', label: t`Pages`, items: ownPages }, [screenGroup, commandGroup])
  const made = created()
  const best = made.find(({ isMeant }) => isMeant) ?? bestOf(all, words)
  const hasNoMatch =
    all.every(({ items }) => items.length === 0) && found.query !== '' && !found.isPending && !found.isError
  return withItems([
    ...(best ? [{ id: 'best', label: t`Most relevant`, items: [best] }] : []),
    ...all.map((group) => ({ ...group, items: group.items.filter((item) => item !== best) })),
    ...(hasNoMatch ? [{ id: 'nearest', label: t`Similar pages`, items: nearest(text, pages).map(itemOf) }] : []),
    { id: 'create', label: t`Create`, items: made.filter((item) => item !== best) },
  ])

  function created(): (Item & { readonly isMeant?: boolean })[] {
    return [...creations.of(text)]
  }
}

const withItems = (groups: readonly ItemGroup[]): ItemGroup[] => groups.filter(({ items }) => items.length > 0)

/** What the page found itself joins the group of the same name; where the answer is not there yet it is alone. */
function merged(found: readonly ItemGroup[], own: ItemGroup, others: readonly ItemGroup[]): ItemGroup[] {
  const isThere = found.some(({ id }) => id === own.id)
  const groups = found.map((group) =>
    group.id === own.id ? { ...group, items: [...own.items, ...group.items] } : group,
  )
  return [...groups, ...(isThere ? [] : [own]), ...others]
}

const hitOfRecent = ({ group, id, title, link }: Recent): Hit => ({
  key: `recent ${link}`,
  group,
  id,
  title,
  link,
  marks: [],
  icon: iconOf(group),
})
