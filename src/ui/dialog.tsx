// A dialog over the page, for a task that must be finished or left. From the foot of the screen on a phone. Opened by state, or by a `trigger`.
import { useLingui } from '@lingui/react/macro'
import type { JSX, ReactNode } from 'react'
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
  Pressable,
} from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

type Content = ReactNode | ((close: () => void) => ReactNode)

export interface DialogProps {
  title: string
  isTitleHidden?: boolean
  /** In place of the title and the close button, which are its own then; the title still names the dialog. */
  head?: Content
  description?: ReactNode
  children?: Content
  /** Its buttons, the primary one last. */
  footer?: Content
  size?: 'sm' | 'md' | 'lg'
  role?: 'dialog' | 'alertdialog'
  /** False while leaving it would lose something: no close button, no press outside. */
  isDismissable?: boolean
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  trigger?: JSX.Element
}

const sizes = { sm: 'sm:max-w-100', md: 'sm:max-w-140', lg: 'sm:max-w-200' }

export const scrimClass = 'fixed inset-0 z-(--z-scrim) bg-scrim entering:animate-fade-in exiting:animate-fade-out'

export function Dialog({ trigger, isOpen, onOpenChange, ...rest }: DialogProps) {
  if (!trigger) return <Frame {...rest} isOpen={isOpen} onOpenChange={onOpenChange} />
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <Frame {...rest} />
    </DialogTrigger>
  )
}

function Frame({
  title,
  isTitleHidden,
  head,
  description,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  isDismissable = true,
  isOpen,
  onOpenChange,
}: Omit<DialogProps, 'trigger'>) {
  const { t } = useLingui()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
      className={cx(scrimClass, 'grid place-items-end justify-items-stretch sm:place-items-center sm:p-4')}
    >
      <Modal
        data-dialog
        className={cx(
          'flex max-h-[calc(var(--visual-viewport-height,100dvh)-var(--above-dialog,32px))] w-full flex-col overflow-hidden rounded-t-12 bg-surface-overlay text-ink shadow-dialog outline-none sm:rounded-12 forced-colors:border entering:animate-dialog-in',
          sizes[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          {({ close }) => (
            <>
              <div className={isTitleHidden || head ? 'sr-only' : 'flex items-start gap-2 px-5 pt-4'}>
                <Heading slot="title" className="min-w-0 flex-1 py-1 text-16 font-semibold">
                  {title}
                </Heading>
                {isDismissable && role === 'dialog' && !head && (
                  <IconButton icon="x-mark" label={t`Close`} className="-me-2" onPress={close} />
                )}
              </div>
              {fill(head, close)}
              <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">
                {description && <p className="mb-4 text-ink-muted">{description}</p>}
                {fill(children, close)}
              </div>
              {footer && (
                <div className="flex flex-wrap justify-end gap-2 border-line border-t px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:[&>.button]:h-auto max-sm:[&>.button]:min-h-control max-sm:[&>.button]:min-w-0 max-sm:[&>.button]:shrink max-sm:[&>.button]:grow max-sm:[&>.button]:whitespace-normal">
                  {fill(footer, close)}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function fill(content: Content, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content
}
