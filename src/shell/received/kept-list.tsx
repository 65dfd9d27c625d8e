// Where something went, with the way there and the way back. Part of received-screen.tsx.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { PLACES } from './places.ts'
import type { Kept } from './shared.ts'

export interface KeptListProps {
  readonly kept: readonly Kept[]
  readonly isUndone: boolean
  readonly onUndo: () => Promise<void>
}

export function KeptList({ kept, isUndone, onUndo }: KeptListProps) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const isNothing = kept.every(({ count }) => count === 0)
  if (isNothing) {
    return (
      <p>
        <Trans>All of it was there already.</Trans>
      </p>
    )
  }
  return (
    <div className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <p className="mb-2 flex items-center gap-2 font-semibold">
        <Icon name={isUndone ? 'arrow-uturn-left' : 'check-circle'} className={isUndone ? '' : 'text-success'} />
        {isUndone ? <Trans>Undone: nothing was kept</Trans> : <Trans>Kept</Trans>}
      </p>
      <ul className="divide-y divide-line-soft">
        {kept.map(({ place, title, count, changeIds }) => {
          const { icon, name, link } = PLACES[place]
          return (
            <li key={`${place} ${changeIds.join(' ')} ${title}`} className="flex flex-wrap items-center gap-3 py-2">
              <Icon name={icon} className="text-ink-muted" />
              <span className="min-w-0 flex-1">
                <span className={isUndone ? 'line-through wrap-anywhere' : 'wrap-anywhere'}>
                  {title || t`Without a name`}
                </span>
                <span className="block text-13 text-ink-muted">
                  {i18n._(name)}
                  {count > 1 && (
                    <>
                      {' · '}
                      <Plural value={count} one="# entry" other="# entries" />
                    </>
                  )}
                </span>
              </span>
              {!isUndone && isRoute(router, link) && (
                <a href={link} className={buttonClass({ size: 'sm' })} onClick={(event) => goTo(event, link)}>
                  <Trans>Show</Trans>
                </a>
              )}
            </li>
          )
        })}
      </ul>
      {!isUndone && kept.some(({ changeIds }) => changeIds.length > 0) && (
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
