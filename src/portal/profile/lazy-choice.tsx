// A button in whose place a list to choose from comes when it is pressed, with its code. Afterwards the button is there again and has the focus.
import { Suspense, useEffect, useRef, useState } from 'react'
import { isComposing } from '#platform/keys/is-composing.ts'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import { Button } from '#ui/button.tsx'
import type { ComboBoxProps } from '#ui/combo-box.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const ComboBox = lazyBeside(async () => (await import('#ui/combo-box.tsx')).ComboBox)

const focus = (input: HTMLInputElement | null) => input?.focus()

export interface LazyChoiceProps extends Pick<ComboBoxProps, 'label' | 'description' | 'options' | 'emptyText'> {
  readonly isDisabled?: boolean
  onChoose(id: string): void
}

export function LazyChoice({ label, description, options, emptyText, isDisabled, onChoose }: LazyChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isBack = useRef(false)
  const close = () => {
    isBack.current = true
    setOpen(false)
  }
  useEffect(() => {
    if (isOpen || !isBack.current) return
    isBack.current = false
    button.current?.focus()
  }, [isOpen])
  if (!isOpen) {
    return (
      <>
        <Button ref={button} size="sm" icon="plus" isDisabled={isDisabled} onPress={() => setOpen(true)}>
          {label}
        </Button>
        {isDisabled && <p className="mt-1.5 text-13 text-ink-muted">{description}</p>}
      </>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="h-16 w-full rounded-8" />}>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close()
        }}
      >
        <ComboBox
          ref={focus}
          label={label}
          description={description}
          options={options}
          value={null}
          onChange={(id) => {
            if (id === null) return
            close()
            onChoose(id)
          }}
          emptyText={emptyText}
        />
      </div>
    </Suspense>
  )
}
