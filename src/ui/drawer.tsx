// A panel from the edge of the screen: the navigation below md, filters, settings.
// @chunk panels
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties, JSX, ReactNode } from 'react'
import {
  Dialog as AriaDialog,
  DialogTrigger,
  Heading,
  Modal,
  ModalOverlay,
  Pressable,
} from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import { scrimClass } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'

export interface DrawerProps {
  title: string
  /** In the title's place, such as the logo; `title` stays its name. */
  head?: ReactNode
  side?: 'start' | 'end'
  /** Icon buttons before the one that closes it. */
  actions?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  footer?: ReactNode
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  trigger?: JSX.Element
  className?: string
}

export function Drawer({ trigger, isOpen, onOpenChange, ...rest }: DrawerProps) {
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
  head,
  side = 'start',
  actions,
  children,
  footer,
  isOpen,
  onOpenChange,
  className,
}: Omit<DrawerProps, 'trigger'>) {
  const { t } = useLingui()
  const from = { '--drawer-from': side === 'start' ? '-100%' : '100%' } as CSSProperties
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrimClass}>
      <Modal
        style={from}
        className={cx(
          'fixed inset-y-0 flex w-80 max-w-[calc(100vw-48px)] flex-col bg-surface-raised text-ink shadow-dialog outline-none forced-colors:border entering:animate-drawer-in exiting:animate-drawer-out',
          side === 'start' ? 'start-0' : 'end-0',
          className,
        )}
      >
        <AriaDialog className="flex min-h-0 flex-1 flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] outline-none">
          {({ close }) => (
            <>
              <div className="flex h-header shrink-0 items-center gap-2 border-line border-b ps-5 pe-2">
                {head}
                <Heading slot="title" className={head ? 'sr-only' : 'truncate text-16 font-semibold'}>
                  {title}
                </Heading>
                <span className="flex-1" />
                {actions}
                <IconButton icon="x-mark" label={t`Close`} onPress={close} />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                {typeof children === 'function' ? children(close) : children}
              </div>
              {footer && (
                <div data-foot className="border-line border-t px-5 py-3">
                  {footer}
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
