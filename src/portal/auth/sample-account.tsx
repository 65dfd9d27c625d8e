// The box under the sign-in form that lends a visitor the sample account.
import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { SAMPLE_CREDENTIALS } from './sample-credentials.ts'

export function SampleAccount({ onFill }: { onFill: (account: typeof SAMPLE_CREDENTIALS) => void }) {
  const { email, password } = SAMPLE_CREDENTIALS
  return (
    <section
      aria-labelledby="sample-account"
      className="mt-7 flex flex-wrap items-center gap-3 rounded-12 border border-line bg-surface-sunken py-3 ps-4 pe-3 text-13"
    >
      <div className="min-w-0 flex-auto">
        <h2 id="sample-account" className="font-medium">
          <Trans>Sample account</Trans>
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3">
          <dt className="text-ink-faint">
            <Trans>Email</Trans>
          </dt>
          <dd className="wrap-anywhere">{email}</dd>
          <dt className="text-ink-faint">
            <Trans>Password</Trans>
          </dt>
          <dd>{password}</dd>
        </dl>
      </div>
      <Button size="sm" className="bg-surface-raised!" onPress={() => onFill(SAMPLE_CREDENTIALS)}>
        <Trans>Use the sample account</Trans>
      </Button>
    </section>
  )
}
