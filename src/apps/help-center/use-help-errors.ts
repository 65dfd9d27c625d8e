// What is said where a part of the help could not be shown.
// @chunk help-title
import { useLingui } from '@lingui/react/macro'

export function useHelpErrors() {
  const { t } = useLingui()
  const description = t`It’s saved on this device. Try again.`
  return {
    guides: { title: t`Couldn’t load the guides.`, description },
    guide: { title: t`Couldn’t load this guide.`, description },
    faqs: { title: t`Couldn’t load the questions.`, description },
    search: { title: t`Couldn’t search help.`, description },
    requests: { title: t`Couldn’t load your requests.`, description },
    changelog: { title: t`Couldn’t load what’s new.`, description },
  }
}
