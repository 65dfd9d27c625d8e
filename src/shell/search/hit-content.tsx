// What a row shows of a hit: its picture or icon, its title with marks, a line about it and when it is from.
import { useFormats } from '#platform/i18n/dates.ts'
import { Avatar } from '#ui/avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import type { Hit } from './hits.ts'
import { MarkedTitle } from './marked-title.tsx'

export function HitContent({ hit }: { readonly hit: Omit<Hit, 'link'> }) {
  const { date } = useFormats()
  const { title, marks, icon, avatar, detail, at, completed } = hit
  return (
    <>
      {avatar === undefined ? (
        <Icon name={completed ? 'check' : icon} className={completed ? 'text-success' : 'text-ink-muted'} />
      ) : (
        <Avatar name={title} src={avatar} size={24} className="-mx-0.5" />
      )}
      <span className={cx('min-w-0 flex-1 truncate', completed && 'text-ink-muted line-through')}>
        <MarkedTitle title={title} marks={marks} />
      </span>
      {(detail || at) && (
        <span className="max-w-2/5 shrink-0 truncate text-13 text-ink-muted tabular-nums">
          {[detail, at && date(at, 'day')].filter(Boolean).join(' · ')}
        </span>
      )}
    </>
  )
}
