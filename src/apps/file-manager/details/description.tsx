// The description of the open item: saves itself after a pause, and when its field is left.
// @chunk files-menus
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { Item } from '#contract/apps/file-manager.ts'
import { useAutosave } from '#kit/forms/use-autosave.ts'
import { useOvertaken, type Written } from '#kit/forms/use-overtaken.ts'
import { TextArea } from '#ui/text-area.tsx'
import { useFiles } from '../files-context.ts'

const LIMIT = 5000

export function Description({ item }: { readonly item: Item }) {
  const { t } = useLingui()
  const { actions } = useFiles()
  const written = useRef<Written<'description'>>({})
  useOvertaken({
    api: 'file-manager',
    written,
    saved: { description: item.description ?? '' },
    message: t`You also changed this description in another tab.`,
    restore: (_, mine) => actions.describe(item, mine),
  })
  const { text, setText, flush, isSaved } = useAutosave({
    draft: `file-description ${item.id}`,
    saved: item.description ?? '',
    async save(next) {
      const before = written.current
      // Beforehand: it is shown before it is stored. Of spaces alone nothing is stored.
      written.current = { description: next.trim() === '' ? '' : next }
      const isStored = await actions.describe(item, next)
      if (!isStored) written.current = before
      return isStored
    },
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
