// The title and the description of the open card. Both save themselves; the description is read as Markdown until it is edited.
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CardDetail } from '#contract/apps/scrumboard-shapes.ts'
import { TitleArea } from '#kit/forms/title-area.tsx'
import type { Autosave } from '#kit/forms/use-autosave.ts'
import { useWrittenText } from '#kit/forms/use-written-text.ts'
import { MarkdownField } from '#kit/text/markdown-field.tsx'
import { MarkdownText } from '#kit/text/markdown-text.tsx'
import { peopleNamed } from '#kit/text/people-named.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { useBoard } from '../board-context.ts'
import { SectionHead } from './section-head.tsx'

interface FieldProps {
  readonly card: CardDetail
}

/** What is typed saves itself; where another tab replaces it, that is announced, and it can be put back. */
function useWritten(id: string, field: 'title' | 'description', saved: string): Autosave {
  const { t } = useLingui()
  const { cards } = useBoard()
  return useWrittenText({
    api: 'scrumboard',
    draft: `scrumboard/${id}/${field}`,
    saved,
    message: t`You also changed this card in another tab.`,
    save: (next) => cards.write(id, field, next),
    restore: (mine) =>
      cards.patch(id, field === 'title' ? { title: mine } : { description: mine || null }, t`Your version restored`),
  })
}

export function TitleField({ card: { id, title, done } }: FieldProps) {
  const { t } = useLingui()
  const { text, setText, flush } = useWritten(id, 'title', title)
  return (
    <>
      <h2 className="sr-only">{title || t`Untitled`}</h2>
      <TitleArea
        text={text}
        onChange={setText}
        onSave={flush}
        limit={500}
        className={cx('mb-2', done && 'text-ink-muted')}
      />
    </>
  )
}

export function Description({ card: { id, description } }: FieldProps) {
  const { t } = useLingui()
  const { board } = useBoard()
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const { text, setText, flush, isSaved } = useWritten(id, 'description', description ?? '')
  const done = () => {
    flush()
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  if (isEditing)
    return (
      <section aria-label={t`Description`}>
        <MarkdownField
          autoFocus
          label={t`Description`}
          labelEnd={<span aria-live="polite">{isSaved && <Trans>Saved</Trans>}</span>}
          value={text}
          rows={6}
          maxLength={20_000}
          onChange={setText}
          findPeople={async (typed) => peopleNamed(board.members, typed)}
          onBlur={flush}
          onKeyDown={(event) => {
            const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            if (!isDone) return
            event.preventDefault()
            done()
          }}
        />
        <Button size="sm" className="mt-2" onPress={done}>
          <Trans>Finish editing</Trans>
        </Button>
      </section>
    )
  return (
    <section aria-label={t`Description`}>
      <SectionHead title={t`Description`}>
        <Button
          ref={edit}
          variant="quiet"
          size="sm"
          aria-label={text ? t`Edit the description` : t`Add a description`}
          onPress={() => setEditing(true)}
        >
          {text ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
        </Button>
      </SectionHead>
      {text ? (
        <MarkdownText text={text} />
      ) : (
        <p className="text-13 text-ink-muted">
          <Trans>No description yet.</Trans>
        </p>
      )}
    </section>
  )
}
