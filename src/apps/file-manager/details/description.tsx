// The description of the open item: saves itself after a pause, and when its field is left.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import type { Item } from '#contract/apps/file-manager.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useFiles } from '../files-context.ts'

const LIMIT = 5000

export function Description({ item }: { readonly item: Item }) {
  const { t } = useLingui()
  const { actions } = useFiles()
  const { text, setText, flush, isSaved } = useAutosave({
    draft: `file-description ${item.id}`,
    saved: item.description ?? '',
    save: (next) => actions.describe(item, next),
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
