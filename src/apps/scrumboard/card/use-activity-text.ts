// What happened to a card, as text that follows the name of who did it.
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
        return t`added this card to “${after}”`
      case 'copied':
        return t`copied this card from “${before}”`
      case 'imported':
        return t`imported this card`
      case 'moved':
        return t`moved this card from “${before}” to “${after}”`
      case 'renamed':
        return t`renamed this card from “${before}”`
      case 'described':
        return t`changed the description`
      case 'labelled':
        return t`changed the tags`
      case 'due':
        return to === null ? t`removed the due date` : t`set the due date to ${date(to, 'date')}`
      case 'assigned':
        return t`changed the members`
      case 'done':
        return t`marked this card as done`
      case 'reopened':
        return t`reopened this card`
      case 'checklist':
        return t`changed the checklist`
      case 'archived':
        return t`archived this card`
      case 'restored':
        return t`restored this card from the archive`
      case 'commented':
        return t`commented`
      case 'attached':
        return t`attached “${after}”`
      case 'detached':
        return t`deleted the attachment “${before}”`
    }
  }
}
