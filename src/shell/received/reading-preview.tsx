// A preview of what is new in something from outside, before it is saved. Part of received-screen.tsx.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useDueText } from '#kit/due/use-due-text.ts'
import { NotTaken } from '#kit/transfer/not-taken.tsx'
import { PreviewList } from '#kit/transfer/preview-list.tsx'
import { TooLarge } from '#kit/transfer/too-large.tsx'
import { useLabel } from '#platform/i18n/label.ts'
import { useNow } from '#platform/i18n/use-now.ts'
import { isRoute } from '#platform/navigation/is-route.ts'
import { Dotted } from '#ui/dotted.tsx'
import { Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import { placeOfReading } from './places.ts'
import type { NamedReading } from './reading.ts'

export function ReadingPreview({ name: nameOrMessage, reading }: NamedReading) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { place, titles, text = '', details = [], along = [], notTaken = [], tooLarge = [] } = reading
  const name = typeof nameOrMessage === 'string' ? nameOrMessage : i18n._(nameOrMessage)
  const attached = along.join(', ')
  const { path, title: placeTitle } = placeOfReading(place)
  const where = useLabel()(placeTitle)
  return (
    <section aria-label={name} className="rounded-12 border border-line bg-surface-raised p-4 md:p-5">
      <h2 className="font-semibold text-14 wrap-anywhere">{name}</h2>
      <Entries reading={reading} where={where} />
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
        <div className="mt-3">
          <NotTaken kinds={notTaken.map((one) => (typeof one === 'string' ? one : i18n._(one)))} />
        </div>
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

interface EntriesProps extends Pick<NamedReading, 'reading'> {
  /** The screen that would have them. */
  readonly where: string
}

/** How many are new, and which. */
function Entries({ reading, where }: EntriesProps) {
  const { t } = useLingui()
  const dueText = useDueText(useNow())
  const { titles, dueDates = [], updates = [], left } = reading
  const entries = titles.map((title, index) => ({ title, dueDate: dueDates[index] }))
  return (
    <>
      <p className="mt-1 text-ink-muted">
        {where}:{' '}
        <Dotted>
          <Plural value={titles.length} _0="nothing new" one="# new entry" other="# new entries" />
          {updates.length > 0 && <Plural value={updates.length} one="# will be updated" other="# will be updated" />}
          {left > 0 && (
            <Plural value={left} one="# already exists or can’t be read" other="# already exist or can’t be read" />
          )}
        </Dotted>
      </p>
      <div className="mt-3">
        <PreviewList label={t`New entries`} all={entries} className="flex items-baseline gap-3">
          {({ title, dueDate }) => (
            <>
              <span className="min-w-0 flex-1 truncate">{title || t`Unnamed`}</span>
              {dueDate && <span className="text-13 text-ink-muted tabular-nums">{dueText(dueDate).text}</span>}
            </>
          )}
        </PreviewList>
      </div>
    </>
  )
}
