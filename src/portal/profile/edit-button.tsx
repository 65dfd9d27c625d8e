// Opens a part of the profile to be edited in place, and closes it.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'

export interface EditButtonProps {
  /** What is edited: the part's title. */
  readonly of: string
  readonly isOpen: boolean
  onOpen(isOpen: boolean): void
  readonly ref?: Ref<HTMLButtonElement>
}

export function EditButton({ of, isOpen, onOpen, ref }: EditButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      ref={ref}
      size="sm"
      variant="quiet"
      icon={isOpen ? 'check' : 'pencil'}
      aria-expanded={isOpen}
      aria-label={isOpen ? t`Done: ${of}` : t`Edit: ${of}`}
      onPress={() => onOpen(!isOpen)}
    >
      {isOpen ? <Trans context="button">Done</Trans> : <Trans>Edit</Trans>}
    </Button>
  )
}
