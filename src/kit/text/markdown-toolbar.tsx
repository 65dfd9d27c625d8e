// The buttons of the Markdown field: GitHub's toolbar elements, which mark what is selected, or take the marks away again. One tab stop, arrow keys within.
// @chunk markdown-field
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, HTMLAttributes, ReactNode } from 'react'
import { FileButton } from '#kit/transfer/file-button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

export interface MarkdownToolbarProps {
  readonly textAreaId: string
  readonly isHidden: boolean
  readonly onFiles: ((files: readonly File[]) => void) | undefined
}

export function MarkdownToolbar({ textAreaId, isHidden, onFiles }: MarkdownToolbarProps) {
  const { t } = useLingui()
  if (isHidden) return null
  const look = { role: 'button', class: buttonClass({ variant: 'quiet', size: 'sm', isIcon: true }) } as const
  return (
    <>
      <markdown-toolbar for={textAreaId} aria-label={t`Formatting`} class="flex flex-wrap items-center gap-0.5">
        <Tooltip text={t`Bold`} shortcut="Mod+b">
          <md-bold {...look} aria-label={t`Bold`}>
            <Icon name="bold" size={16} />
          </md-bold>
        </Tooltip>
        <Tooltip text={t`Italic`} shortcut="Mod+i">
          <md-italic {...look} aria-label={t`Italic`}>
            <Icon name="italic" size={16} />
          </md-italic>
        </Tooltip>
        <Tooltip text={t`Link`}>
          <md-link {...look} aria-label={t`Link`}>
            <Icon name="link" size={16} />
          </md-link>
        </Tooltip>
        <Tooltip text={t`List`}>
          <md-unordered-list {...look} aria-label={t`List`}>
            <Icon name="list-bullet" size={16} />
          </md-unordered-list>
        </Tooltip>
        <Tooltip text={t`Numbered list`}>
          <md-ordered-list {...look} aria-label={t`Numbered list`}>
            <Icon name="numbered-list" size={16} />
          </md-ordered-list>
        </Tooltip>
        <Tooltip text={t`Quote`}>
          <md-quote {...look} aria-label={t`Quote`}>
            <Icon name="chat-bubble-bottom-center-text" size={16} />
          </md-quote>
        </Tooltip>
        <Tooltip text={t`Code`}>
          <md-code {...look} aria-label={t`Code`}>
            <Icon name="code-bracket" size={16} />
          </md-code>
        </Tooltip>
      </markdown-toolbar>
      {onFiles && (
        <FileButton label={t`Files to attach`} isMultiple icon="paper-clip" size="sm" variant="quiet" onFiles={onFiles}>
          {t`Attach`}
        </FileButton>
      )}
    </>
  )
}

/** What the elements of the toolbar and of the suggestions take. They are React's business only as far as their attributes go. */
interface ElementProps extends Omit<HTMLAttributes<HTMLElement>, 'hidden'> {
  readonly class?: string
  readonly style?: CSSProperties
  readonly children?: ReactNode
  readonly hidden?: boolean | undefined
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'markdown-toolbar': ElementProps & { readonly for: string }
      'md-bold': ElementProps
      'md-italic': ElementProps
      'md-link': ElementProps
      'md-unordered-list': ElementProps
      'md-ordered-list': ElementProps
      'md-quote': ElementProps
      'md-code': ElementProps
      'text-expander': ElementProps & { readonly keys: string }
    }
  }
}
