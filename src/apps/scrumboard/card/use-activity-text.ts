// What happened to a card, in words that follow the name of who did it.
import { useLingui } from '@lingui/react/macro'
import type { CardActivity } from '#contract/apps/scrumboard-shapes.ts'
import { useFormats } from '#platform/i18n/dates.ts'

export function useActivityText(): (activity: CardActivity) => string {
  const { t } = useLingui()
  const { date } = useFormats()
  return ({ kind, from, to }) => {
    const [before, after] = [from ?? '', to ?? '']
    switch (kind) {
      case 'created':
        return t`added the card to “${after}”`
      case 'copied':
        return t`copied it from “${before}”`
      case 'imported':
        return t`imported the card`
      case 'moved':
        return t`moved it from “${before}” to “${after}”`
      case 'renamed':
        return t`renamed it from “${before}”`
      case 'described':
        return t`changed the description`
      case 'labelled':
        return t`changed the tags`
      case 'due':
        return to === null ? t`removed the due date` : t`set the due date to ${date(to, 'date')}`
      case 'assigned':
        return t`changed the members`
      case 'done':
        return t`marked it as done`
      case 'reopened':
        return t`reopened it`
      case 'checklist':
        return t`changed the checklist`
      case 'archived':
        return t`archived it`
      case 'restored':
        return t`restored it from the archive`
      case 'commented':
        return t`commented`
      case 'attached':
        return t`attached “${after}”`
      case 'detached':
        return t`deleted the attachment “${before}”`
    }
  }
}
