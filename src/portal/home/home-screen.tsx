import { Trans } from '@lingui/react/macro'

export function HomeScreen() {
  return <Trans>Home</Trans>
}
