// Shown in the question's place while the evaluation is paused.
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

export function Paused({ onGoOn }: { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-3">
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-24 tracking-tight outline-none">
        <Trans>Paused</Trans>
      </h1>
      <p className="max-w-(--prose) text-ink-muted">
        <Trans>The timer has stopped. Your question and your choice will be here when you return.</Trans>
      </p>
      <Button variant="primary" size="lg" onPress={onGoOn}>
        <Trans>Continue</Trans>
      </Button>
    </div>
  )
}
