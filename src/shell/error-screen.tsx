// Stands in for a page that failed. Where the shell could be shown it stays; nothing that is stored is touched.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { NoAnswerError } from '#platform/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const isWhole = useMatch({ strict: false, select: ({ routeId }) => routeId === rootRouteId })
  const retry = async () => {
    queries.reset()
    await router.invalidate()
    reset()
  }
  const Place = isWhole ? 'main' : 'div'
  return (
    <Place className="mx-auto flex w-full max-w-(--prose) flex-col items-start gap-2 px-4 py-16 sm:px-6">
      <h1 className="font-semibold text-24 tracking-tight">
        <Trans>Couldn’t show this page</Trans>
      </h1>
      <p role="alert" className="text-ink-muted">
        {error instanceof NoAnswerError
          ? t`Cairn didn’t get a response. Check that the browser allows this site to store data, then try again.`
          : t`Something went wrong. Trying again usually helps.`}{' '}
        <Trans>Your saved work is safe on this device.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onPress={retry}>
          <Trans>Try again</Trans>
        </Button>
        <Button onPress={() => location.reload()}>
          <Trans>Reload Cairn</Trans>
        </Button>
        {!isWhole && (
          <a href={`${import.meta.env.BASE_URL}dashboards/mainpage`} className={buttonClass({ variant: 'quiet' })}>
            <Trans>Go to Home</Trans>
          </a>
        )}
      </div>
    </Place>
  )
}
