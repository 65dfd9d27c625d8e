// The description of the open item: saves itself after a pause, and when its field is left.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import { useWrittenText } from '#kit/forms/use-written-text.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useFiles } from '../files-context.ts'

const LIMIT = 5000

export function Description({ item }: { readonly item: Item }) {
  const { t } = useLingui()
  const { actions } = useFiles()
  const { text, setText, flush, isSaved } = useWrittenText({
    api: 'file-manager',
    draft: `file-description ${item.id}`,
    saved: item.description ?? '',
    message: t`You also changed this description in another tab.`,
    save: (next) => actions.describe(item, next),
    // Of spaces alone nothing is stored.
    storedOf: (next) => (next.trim() === '' ? '' : next),
    restore: (mine) => actions.describe(item, mine),
  })
  return (
    <TextArea
      label={t`Description`}
      labelEnd={<span aria-live="polite">{isSaved && t`Saved`}</span>}
      placeholder={t`Add a description`}
      value={text}
      maxLength={LIMIT}
      onChange={setText}
      onBlur={flush}
    />
  )
}
