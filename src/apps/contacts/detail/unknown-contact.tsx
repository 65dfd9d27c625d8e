// A contact that is not there, with the way back to those that are. Used by contact-page.tsx and lost-contact.tsx.
// @chunk contacts
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useContacts } from '../contacts-context.ts'

export function UnknownContact() {
  const { t } = useLingui()
  const { open } = useContacts()
  return (
    <EmptyState
      heading="h2"
      title={t`This contact no longer exists.`}
      description={t`It was deleted, or the link is from another device.`}
      action={
        <Button onPress={() => open(undefined)}>
          <Trans>All contacts</Trans>
        </Button>
      }
      className="p-6"
    />
  )
}
