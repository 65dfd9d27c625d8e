// What a message that is being written belongs to, above where one writes: the message that it answers, or the one that is edited. Used by composer.tsx.
// @chunk chat
import { useLingui } from '@lingui/react/macro'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'

export interface ComposerContextProps {
  readonly icon: string
  readonly title: string
  readonly text: string
  readonly onClose: () => unknown
}

export function ComposerContext({ icon, title, text, onClose }: ComposerContextProps) {
  const { t } = useLingui()
  return (
    <div className="flex items-center gap-2 border-line-soft border-b py-1 ps-3 pe-1 text-13">
      <Icon name={icon} size={16} className="text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block truncate text-ink-muted">{text}</span>
      </span>
      <IconButton icon="x-mark" size="sm" label={t`Cancel`} onPress={onClose} />
    </div>
  )
}
