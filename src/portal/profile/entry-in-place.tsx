// An entry of the resume as employers read it; pressed, it is edited in place.
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { keepFocus, mayClose } from './may-close.ts'
import { SHORT, usePaperEntry } from './paper-entries.ts'
import { PaperBody } from './paper-section.tsx'
import type { Entry, SectionForm } from './sections.ts'

const EntryFields = lazyBeside(async () => (await import('./entry-fields.tsx')).EntryFields)

export interface EntryInPlaceProps {
  readonly form: SectionForm
  readonly entry: Entry
  readonly isOpen: boolean
  readonly isNew: boolean
  onOpen(isOpen: boolean): void
  onChange(entry: Entry): void
  /** Undefined where it is first, and last. */
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  /** @param name what the entry is called */
  onRemove(name: string): void
}

export function EntryInPlace({ form, entry, isOpen, isNew, onOpen, onChange, ...acts }: EntryInPlaceProps) {
  const { t } = useLingui()
  const read = usePaperEntry()
  const fields = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLButtonElement>(null)
  const paper = read(form.id, entry)
  const isShort = SHORT.includes(form.id)
  const name = paper.title || t`Unnamed`
  const close = () => {
    if (!mayClose(fields.current)) return
    onOpen(false)
    heading.current?.focus()
  }
  return (
    <li className="min-w-0">
      <button
        ref={heading}
        type="button"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : onOpen(true))}
        className="group -mx-2 flex w-[calc(100%+--spacing(4))] cursor-pointer items-baseline gap-x-3 rounded-8 px-2 py-1 text-start hover:bg-surface-hover pointer-coarse:min-h-11"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={cx('font-semibold', isShort && 'me-3')}>{name}</span>
          {paper.line && <span className={cx('text-ink-muted', !isShort && 'block')}>{paper.line}</span>}
        </span>
        {paper.when && <span className="shrink-0 text-13 text-ink-muted">{paper.when}</span>}
        <Icon
          name={isOpen ? 'chevron-up' : 'pencil'}
          size={16}
          className="shrink-0 self-center text-ink-faint opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 group-aria-expanded:opacity-100 pointer-coarse:opacity-100"
        />
      </button>
      {isOpen ? (
        <div ref={fields} className="mt-2 mb-3 rounded-12 border border-line-soft bg-surface-sunken p-4">
          <Suspense fallback={<Skeleton className="h-40 w-full rounded-8" />}>
            <EntryFields fields={form.fields} entry={entry} isNew={isNew} onChange={onChange} />
          </Suspense>
          <Acts {...acts} name={name} onDone={close} />
        </div>
      ) : (
        <div className="max-w-160 wrap-anywhere">
          <PaperBody entry={paper} />
        </div>
      )}
    </li>
  )
}

interface ActsProps extends Pick<EntryInPlaceProps, 'onUp' | 'onDown' | 'onRemove'> {
  readonly name: string
  onDone(): void
}

function Acts({ name, onDone, onUp, onDown, onRemove }: ActsProps) {
  const { t } = useLingui()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-1">
      <Button size="sm" icon="check" className="me-auto" onMouseDown={keepFocus} onPress={onDone}>
        <Trans context="button">Done</Trans>
      </Button>
      <IconButton icon="arrow-up" size="sm" label={t`Move “${name}” up`} isDisabled={!onUp} onPress={() => onUp?.()} />
      <IconButton
        icon="arrow-down"
        size="sm"
        label={t`Move “${name}” down`}
        isDisabled={!onDown}
        onPress={() => onDown?.()}
      />
      <IconButton icon="trash" size="sm" label={t`Remove “${name}”`} onPress={() => onRemove(name)} />
    </div>
  )
}
