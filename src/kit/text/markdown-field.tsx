// Several lines of text in Markdown: a text area, which every keyboard, screen reader and spelling checker knows, with a toolbar, keys, paste as Markdown,
// mentions of people, files, and a preview. What is beyond the text area is loaded when it is first used.
// @chunk markdown-field
import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { cx } from '#ui/cx.ts'
import { fieldLabelClass } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea, type TextAreaProps } from '#ui/text-area.tsx'
import { MarkdownText } from './markdown-text.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { type Person, useMarkdownTools } from './use-markdown-tools.ts'

export interface MarkdownFieldProps extends Omit<TextAreaProps, 'ref' | 'value' | 'onChange' | 'id'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The people whose names begin as typed after an `@`, the best first. Left out: nobody can be mentioned. */
  readonly findPeople?: (typed: string) => Promise<readonly Person[]>
  /** Stores a file that was chosen, pasted or dropped. @returns the URL by which the text refers to it. Left out: none are taken. */
  readonly storeFile?: (file: File) => Promise<string>
}

export function MarkdownField({
  value,
  onChange,
  findPeople,
  storeFile,
  onKeyDown,
  className,
  ...field
}: MarkdownFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isPreview, setPreview] = useState(false)
  const { load, pressKey, addFiles } = useMarkdownTools({ root, findPeople, storeFile })
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isComposing(event) && !pressKey(event)) onKeyDown?.(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only learns that what is inside is about to be used
    <div ref={root} className={className} onFocus={load} onPointerEnter={load}>
      <text-expander keys="@" class="relative block" hidden={isPreview || undefined}>
        <TextArea {...field} id={id} value={value} onChange={onChange} onKeyDown={onKey} />
      </text-expander>
      {isPreview && (
        <>
          <p className={cx('mb-1.5', field.isLabelHidden ? 'hidden' : fieldLabelClass)} aria-hidden="true">
            {field.label}
          </p>
          <div className="min-h-16 rounded-8 border border-line px-3 py-2" role="region" aria-label={t`Preview`}>
            <MarkdownText text={value} />
          </div>
        </>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-1">
        <MarkdownToolbar textAreaId={id} isHidden={isPreview} onFiles={storeFile && addFiles} />
        <button
          type="button"
          aria-pressed={isPreview}
          onClick={() => setPreview(!isPreview)}
          className="button relative ms-auto inline-flex h-control-sm pointer-coarse:after:absolute pointer-coarse:after:-inset-1 items-center gap-1.5 rounded-8 px-2.5 text-13 text-ink-muted hover:bg-surface-control hover:text-ink aria-pressed:bg-surface-control aria-pressed:text-ink"
        >
          <Icon name="eye" size={16} />
          {t`Preview`}
        </button>
      </div>
    </div>
  )
}
