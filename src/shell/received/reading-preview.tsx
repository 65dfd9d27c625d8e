// What something from outside holds that is new, before it is kept. Part of received-screen.tsx.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useDueWords } from '#kit/due/use-due-words.ts'
import { TooLarge } from '#kit/transfer/too-large.tsx'
import { useLabel } from '#platform/i18n/label.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { placeOfReading } from './places.ts'
import type { NamedReading } from './reading.ts'

/** Enough to know the file by. */
const SHOWN = 20

export function ReadingPreview({ name: told, reading }: NamedReading) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const dueText = useDueWords(useNow())
  const {
    place,
    titles,
    dueDates = [],
    text = '',
    details = [],
    left,
    along = [],
    notTaken = [],
    tooLarge = [],
  } = reading
  const name = typeof told === 'string' ? told : i18n._(told)
  const count = titles.length
  const attached = along.join(', ')
  const others = notTaken.map((one) => (typeof one === 'string' ? one : i18n._(one))).join(', ')
  const { path, title: placeTitle } = placeOfReading(place)
  const where = useLabel()(placeTitle)
  return (
    <section aria-label={name} className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <h2 className="font-semibold text-14 wrap-anywhere">{name}</h2>
      <p className="mt-1 text-ink-muted">
        {where}: <Plural value={count} _0="nothing new" one="# new entry" other="# new entries" />
        {left > 0 && (
          <>
            {' · '}
            <Plural value={left} one="# already exists or can’t be read" other="# already exist or can’t be read" />
          </>
        )}
      </p>
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {titles.slice(0, SHOWN).map((title, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, and none ever moves
          <li key={index} className="flex items-baseline gap-3 border-line-soft border-t py-2">
            <span className="min-w-0 flex-1 truncate">{title || t`Without a name`}</span>
            {dueDates[index] && (
              <span className="text-13 text-ink-muted tabular-nums">{dueText(dueDates[index]).text}</span>
            )}
          </li>
        ))}
        {count > SHOWN && (
          <li className="border-line-soft border-t py-2 text-ink-faint">
            <Plural value={count - SHOWN} one="and # more" other="and # more" />
          </li>
        )}
      </ul>
      {details.map((detail) => (
        <p key={detail.id} className="text-ink-muted wrap-anywhere">
          {i18n._(detail)}
        </p>
      ))}
      {text !== '' && text !== titles[0] && (
        <p className="mt-2 max-h-80 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{text}</p>
      )}
      {along.length > 0 && (
        <p className="mt-3 flex items-start gap-2 wrap-anywhere">
          <Icon name="paper-clip" className="text-ink-muted" />
          <span className="min-w-0">
            <Trans>Attached: {attached}</Trans>
          </span>
        </p>
      )}
      <TooLarge names={tooLarge} />
      {notTaken.length > 0 && (
        <Note kind="warning" className="mt-3">
          <Trans>Not imported: {others}</Trans>
        </Note>
      )}
      {!isRoute(router, path) && (
        <Note className="mt-3">
          <Trans>
            This version of Cairn has no “{where}” screen. You can still save this: your backups and exports will
            include it.
          </Trans>
        </Note>
      )}
    </section>
  )
}
