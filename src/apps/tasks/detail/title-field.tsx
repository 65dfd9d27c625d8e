// The title of the open task, of as many lines as it needs. An empty one is kept. Used by task-detail.tsx.
import { Trans, useLingui } from '@lingui/react/macro'
import { type Task, TITLE_LIMIT } from '#contract/apps/tasks.ts'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { useWritten } from './use-written.ts'

export function TitleField({ task: { id, title, completed } }: { readonly task: Task }) {
  const { t } = useLingui()
  const { text, setText, flush, isSaved } = useWritten(id, 'title', title)
  return (
    <div className="relative mb-4!">
      <h2 className="sr-only">{title || t`Untitled`}</h2>
      <textarea
        rows={1}
        aria-label={t`Title`}
        placeholder={t`Untitled`}
        maxLength={TITLE_LIMIT}
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return
          event.preventDefault()
          flush()
        }}
        className={cx(
          '-mx-2 block w-[calc(100%+16px)] resize-none rounded-8 bg-transparent px-2 py-1 font-semibold text-20 tracking-tight outline-offset-0 field-sizing-content hover:bg-surface-hover pointer-coarse:-my-1 pointer-coarse:py-2',
          completed && 'text-ink-faint line-through',
        )}
      />
      <p aria-live="polite" className="absolute end-0 -top-4 text-12 text-ink-faint">
        {isSaved && <Trans>Saved</Trans>}
      </p>
    </div>
  )
}
