// What was saved and where, with links there and an undo. Part of received-screen.tsx.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useLabel } from '#platform/i18n/label.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { placeOfReading } from './places.ts'
import type { Saved } from './reading.ts'

export interface SavedListProps {
  readonly saved: readonly Saved[]
  readonly isUndone: boolean
  readonly onUndo: () => Promise<void>
}

export function SavedList({ saved, isUndone, onUndo }: SavedListProps) {
  const { t } = useLingui()
  const labelOf = useLabel()
  const router = useRouter()
  const isNothing = saved.every(({ count }) => count === 0)
  if (isNothing) {
    return (
      <p>
        <Trans>Everything was already in Cairn.</Trans>
      </p>
    )
  }
  return (
    <div className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <Icon name={isUndone ? 'arrow-uturn-left' : 'check-circle'} className={isUndone ? '' : 'text-success'} />
        {isUndone ? <Trans>Undone. The items below are no longer saved.</Trans> : <Trans>Saved</Trans>}
      </p>
      <ul className="divide-y divide-line-soft">
        {saved.map(({ place, title, count, changeIds, link: own }) => {
          const { icon, title: name, path: link } = placeOfReading(place)
          const href = router.history.createHref(own ?? link)
          return (
            <li key={`${place} ${changeIds.join(' ')} ${title}`} className="flex flex-wrap items-center gap-3 py-2">
              <Icon name={icon} className="text-ink-muted" />
              <span className="min-w-0 flex-1">
                <span className={isUndone ? 'line-through wrap-anywhere' : 'wrap-anywhere'}>{title || t`Unnamed`}</span>
                <span className="block text-13 text-ink-muted">
                  {labelOf(name)}
                  {count > 1 && (
                    <>
                      {' · '}
                      <Plural value={count} one="# entry" other="# entries" />
                    </>
                  )}
                </span>
              </span>
              {!isUndone && isRoute(router, link) && (
                <a href={href} className={buttonClass({ size: 'sm' })} onClick={(event) => goTo(event, own ?? link)}>
                  <Trans>Show</Trans>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {!isUndone && saved.some(({ changeIds }) => changeIds.length > 0) && (
        <Button className="mt-3" onPress={onUndo}>
          <Trans>Undo</Trans>
        </Button>
      )}
    </div>
  )

  function goTo(event: { preventDefault(): void }, link: string) {
    event.preventDefault()
    router.history.push(link)
  }
}
