// The text of a file, edited in place. What is typed is stored as a draft until it is saved or discarded; where the file was changed meanwhile it replaces that
// change only once the person has confirmed.
// @chunk files-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Item } from '#contract/apps/file-manager.ts'
import * as z from '#contract/zod.ts'
import type { PreviewSource } from '#kit/media/preview/preview-kind.ts'
import { readText, useLoaded } from '#kit/media/preview/use-loaded.ts'
import { QueryView } from '#kit/query/query-view.tsx'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'
import { chordOf } from '#platform/keys/chord.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useFiles } from '../files-context.ts'

export interface TextEditorProps {
  readonly item: Item
  readonly source: PreviewSource
  readonly onClose: () => void
}

export function TextEditor({ item, source, onClose }: TextEditorProps) {
  const { t } = useLingui()
  const query = useLoaded(source, readText)
  const { data } = query
  const [typed, setTyped] = useState(() => draftIn(item))
  if (data === undefined)
    return (
      <QueryView
        query={query}
        loading={<Skeleton className="h-48 w-full rounded-12" />}
        error={{ title: t`Couldn’t load the text.` }}
        className="mx-0 my-0"
      />
    )
  return <Editing item={item} stored={data} typed={typed} onType={setTyped} onClose={onClose} />
}

interface EditingProps extends Pick<TextEditorProps, 'item' | 'onClose'> {
  readonly stored: string
  readonly typed: Draft | undefined
  readonly onType: (typed: Draft | undefined) => void
}

function Editing({ item, stored, typed, onType, onClose }: EditingProps) {
  const { t } = useLingui()
  const { actions } = useFiles()
  const draft = draftOf(item)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isSaving, setSaving] = useState(false)
  const text = typed?.text ?? stored
  const isOvertaken = typed?.base !== undefined && typed.base !== stored && typed.text !== stored
  const close = () => {
    dropDraft(draft)
    onClose()
  }
  const takeTheirs = () => {
    dropDraft(draft)
    onType(undefined)
    // The button goes.
    field.current?.focus()
  }
  const save = async () => {
    setSaving(true)
    const isSaved = text === stored || (await actions.saveText(item, text))
    setSaving(false)
    if (isSaved) close()
  }
  return (
    <div className="space-y-3">
      <TextArea
        ref={field}
        autoFocus
        label={t`Text of “${item.name}”`}
        isLabelHidden
        rows={14}
        spellCheck={false}
        className="font-mono"
        value={text}
        onChange={(next) => {
          const edited = { text: next, base: typed?.base ?? stored }
          onType(edited)
          writeDraft(draft, edited)
        }}
        onKeyDown={(event) => {
          if (chordOf(event) !== 'Mod+s') return
          event.preventDefault()
          // A key that is pressed by habit replaces nothing that was not seen.
          if (!isOvertaken) void save()
        }}
      />
      <EditingFoot
        isOvertaken={isOvertaken}
        isSaving={isSaving}
        onSave={save}
        onTakeTheirs={takeTheirs}
        onCancel={close}
      />
    </div>
  )
}

interface EditingFootProps {
  readonly isOvertaken: boolean
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onTakeTheirs: () => void
  readonly onCancel: () => void
}

function EditingFoot({ isOvertaken, isSaving, onSave, onTakeTheirs, onCancel }: EditingFootProps) {
  return (
    <>
      <div role="alert">
        {isOvertaken && (
          <Note kind="warning">
            <Trans>
              This file was changed elsewhere while you were editing. Saving will replace those changes with your text.
            </Trans>
          </Note>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="sm" isPending={isSaving} onPress={onSave}>
          {isOvertaken ? <Trans>Save my text</Trans> : <Trans>Save changes</Trans>}
        </Button>
        {isOvertaken && (
          <Button size="sm" onPress={onTakeTheirs}>
            <Trans>Use the other version</Trans>
          </Button>
        )}
        <Button size="sm" onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}

const Draft = z.object({
  text: z.string(),
  /** What was stored when it was begun. */
  base: z.optional(z.string()),
})
type Draft = z.infer<typeof Draft>

const draftOf = ({ id }: Item): string => `file-text ${id}`

/** An earlier build stored the text alone. */
function draftIn(item: Item): Draft | undefined {
  const stored = readDraft(draftOf(item), z.union([Draft, z.string()]))
  return typeof stored === 'string' ? { text: stored } : stored
}

/** Something was typed and not saved, on a visit before. */
export const hasDraft = (item: Item): boolean => draftIn(item) !== undefined
