// The title of the open task, of as many lines as it needs. An empty one is kept. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { TitleArea } from '#kit/forms/title-area.tsx'
import { cx } from '#ui/cx.ts'
import { useWritten } from './use-written.ts'

export function TitleField({ task: { id, title, completed } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { text, setText, flush, isSaved } = useWritten(id, 'title', title)
  return (
    <div className="relative mb-4!">
      <h2 className="sr-only">{title || t`Untitled`}</h2>
      <TitleArea
        text={text}
        onChange={setText}
        onSave={flush}
        limit={TITLE_LIMIT}
        className={cx('pointer-coarse:-my-1 pointer-coarse:py-2', completed && 'text-ink-faint line-through')}
      />
      <p aria-live="polite" className="absolute end-0 -top-4 text-12 text-ink-faint">
        {isSaved && <Trans>Saved</Trans>}
      </p>
    </div>
  )
}
