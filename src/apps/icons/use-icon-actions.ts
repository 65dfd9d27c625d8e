// The actions on icons: copy, add to favourites, put into the basket; each with its message and its undo.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type IconPicks, type IconRef, iconsApi } from '#contract/apps/icons.ts'
import { useCopy } from '#kit/transfer/use-copy.ts'
import { useAction } from '#kit/undo/use-action.ts'
import { optimistic, useApiMutation } from '#platform/query/api-mutation.ts'
import { showToast } from '#ui/toast-store.ts'
import { type Drawing, dataUrlOf, jsxOf, type Look, svgOf } from './drawings.ts'
import { refToKey } from './icon-ref.ts'
import { iconQueries } from './queries.ts'
import type { CopyFormat } from './search-params.ts'

const { addFavourite, addRecent, clearRecents, deleteFavourite, setBasket } = iconsApi.endpoints
const picks = iconQueries.picks()
const NONE: IconPicks = { favourites: [], recents: [], basket: [] }

const TEXTS = { svg: svgOf, jsx: jsxOf, url: dataUrlOf }

export function useIconActions() {
  const { t } = useLingui()
  const { run } = useAction()
  const copyText = useCopy()
  const { data = NONE } = useQuery(picks)
  const { mutateAsync: add } = useApiMutation(addFavourite)
  const { mutateAsync: remove } = useApiMutation(deleteFavourite)
  const { mutate: note } = useApiMutation(addRecent)
  const { mutateAsync: forget } = useApiMutation(clearRecents)
  const { mutateAsync: put } = useApiMutation(setBasket, {
    optimistic: ({ body }) => [optimistic(picks, (before) => ({ ...before, basket: [...body.icons] }))],
  })
  const holds = (list: readonly IconRef[], icon: IconRef) => list.some((one) => refToKey(one) === refToKey(icon))
  const isFavourite = (icon: IconRef) => holds(data.favourites, icon)
  const isInBasket = (icon: IconRef) => holds(data.basket, icon)
  const setBasketTo = (icons: readonly IconRef[], message: string) =>
    run({ message, write: () => put({ body: { icons: [...icons] } }) })
  return {
    picks: data,
    isFavourite,
    isInBasket,
    /** @param read the drawing; called where the name alone is not enough */
    async copy(
      icon: IconRef,
      read: () => Drawing | Promise<Drawing>,
      format: CopyFormat,
      look: Look,
      onDetails?: () => void,
    ) {
      let text: string
      try {
        text = format === 'name' ? icon.name : TEXTS[format](await read(), look)
      } catch {
        return void showToast({ kind: 'error', message: t`Couldn’t load the icons.` })
      }
      note({ body: { icon } })
      await copyText(text, {
        copied: t`“${icon.name}” copied`,
        next: onDetails && { label: t`Details`, onAction: onDetails },
        refused: { message: t`Your browser didn’t allow copying.`, kind: 'error' },
      })
    },
    toggleFavourite: (icon: IconRef) =>
      isFavourite(icon)
        ? run({ message: t`Removed from favourites`, write: () => remove({ query: icon }) })
        : run({ message: t`Added to favourites`, write: () => add({ body: { icon } }) }),
    toggleBasket: (icon: IconRef) =>
      isInBasket(icon)
        ? setBasketTo(
            data.basket.filter((one) => refToKey(one) !== refToKey(icon)),
            t`Removed from the basket`,
          )
        : setBasketTo([...data.basket, icon], t`Added to the basket`),
    emptyBasket: () => setBasketTo([], t`Basket emptied`),
    clearRecents: () => run({ message: t`Recent icons cleared`, write: () => forget({}) }),
  }
}

export type IconActions = ReturnType<typeof useIconActions>
