// The code that a question is about: as it is written, scrolled sideways rather than broken.
import { useLingui } from '@lingui/react/macro'

export function ItemCode({ children }: { children: string }) {
  const { t } = useLingui()
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={t`Code`}
      translate="no"
      className="mb-6 overflow-x-auto rounded-12 border border-line bg-surface-sunken px-5 py-4 font-mono text-13 leading-[22px]"
    >
      <code>{children}</code>
    </pre>
  )
}
