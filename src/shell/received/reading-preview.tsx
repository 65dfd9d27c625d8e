// What a file holds that is new, before it is brought in. Part of received-screen.tsx.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { PLACES } from './places.ts'
import type { Reading } from './reading.ts'

/** Enough to know the file by. */
const SHOWN = 20

export interface ReadingPreviewProps {
  readonly name: string
  readonly reading: Reading
  readonly onBringIn: () => Promise<void>
}

export function ReadingPreview({ name, reading, onBringIn }: ReadingPreviewProps) {
  const { t, i18n } = useLingui()
  const { place, titles, left, along = [], notTaken = [] } = reading
  const count = titles.length
  const attached = along.join(', ')
  const others = notTaken.map((told) => (typeof told === 'string' ? told : i18n._(told))).join(', ')
  const where = i18n._(PLACES[place].name)
  return (
    <section aria-label={name} className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <h2 className="font-semibold text-14 wrap-anywhere">{name}</h2>
      <p className="mt-1 text-ink-muted">
        {where}: <Plural value={count} _0="nothing new" one="# new entry" other="# new entries" />
        {left > 0 && (
          <>
            {' · '}
            <Plural
              value={left}
              one="# is there already or cannot be read"
              other="# are there already or cannot be read"
            />
          </>
        )}
      </p>
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {titles.slice(0, SHOWN).map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none ever moves
          <li key={index} className="truncate border-line-soft border-t py-2">
            {title || t`Without a name`}
          </li>
        ))}
        {count > SHOWN && (
          <li className="border-line-soft border-t py-2 text-ink-faint">
            <Plural value={count - SHOWN} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      {along.length > 0 && (
        <p className="mt-3 flex items-start gap-2 wrap-anywhere">
          <Icon name="paper-clip" className="text-ink-muted" />
          <span className="min-w-0">
            <Trans>Attached: {attached}</Trans>
          </span>
        </p>
      )}
      {notTaken.length > 0 && (
        <Note kind="warning" className="mt-3 wrap-anywhere">
          <Trans>Not taken: {others}</Trans>
        </Note>
      )}
      {count > 0 && (
        <Button variant="primary" className="mt-4" onPress={onBringIn}>
          <Plural value={count} one="Bring # entry in" other="Bring # entries in" />
        </Button>
      )}
    </section>
  )
}
