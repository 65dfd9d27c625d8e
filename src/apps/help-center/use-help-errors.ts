// The messages where a part of the help could not be shown.
// @chunk help-title
import { useLingui } from '@lingui/react/macro'

export function useHelpErrors() {
  const { t } = useLingui()
  const description = t`It’s saved on this device. Trying again usually helps.`
  const several = t`They’re saved on this device. Trying again usually helps.`
  return {
    guides: { title: t`Couldn’t load the guides.`, description: several },
    guide: { title: t`Couldn’t load this guide.`, description },
    faqs: { title: t`Couldn’t load the questions.`, description: several },
    search: { title: t`Couldn’t search the Help centre.`, description },
    requests: { title: t`Couldn’t load your requests.`, description: several },
    changelog: { title: t`Couldn’t load the list of changes.`, description },
  }
}
