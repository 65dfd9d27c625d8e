import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CryptoScreen } from '#apps/dashboards/crypto/crypto-screen.tsx'
import { text, valuesOf } from '#platform/read-values.ts'

export const Route = createFileRoute('/dashboards/crypto')({
  // What each means is read with the screen.
  validateSearch: valuesOf({ coin: text, range: text, live: text, amounts: text }),
  staticData: { title: msg`Crypto` },
  component: Crypto,
})

function Crypto() {
  return <CryptoScreen search={Route.useSearch()} />
}
