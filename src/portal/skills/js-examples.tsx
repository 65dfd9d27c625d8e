// The calls that a question shows, each with what it should give and, once there is something, what it gave.
// @chunk js-question
// @offline later
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownJs } from '#contract/portal/js-shapes.ts'

export interface JsExamplesProps {
  readonly examples: ShownJs['examples']
  /** Shown in addition for the call at this position. */
  readonly children?: (position: number) => ReactNode
}

export function JsExamples({ examples, children }: JsExamplesProps) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {examples.map(({ call, wanted }, index) => (
        <li
          key={call}
          className="overflow-hidden rounded-12 border border-line-strong bg-surface-raised text-13 leading-[22px]"
        >
          <Code>{call}</Code>
          <dl className="grid gap-2 border-line-soft border-t bg-surface-sunken px-4 py-2.5">
            <JsValue name={<Trans>Expected result</Trans>} value={wanted} />
            {children?.(index)}
          </dl>
        </li>
      ))}
    </ol>
  )
}

export const JsValue = ({ name, value }: { name: ReactNode; value: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="min-w-24 text-ink-muted">{name}</dt>
    <dd className="wrap-anywhere min-w-0 font-mono" translate="no">
      {value}
    </dd>
  </div>
)

/** Broken rather than scrolled sideways: lists of data are long. */
const Code = ({ children }: { children: string }) => (
  <pre translate="no" className="wrap-anywhere whitespace-pre-wrap px-4 py-2.5 font-mono">
    <code>{children}</code>
  </pre>
)
