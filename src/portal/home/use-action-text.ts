// What waits for the person, in words: what to do, why now, and where. Used by next-step.tsx.
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { NextAction } from '#contract/portal/career.ts'
import { useFormats } from '#platform/i18n/dates.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { useZoned } from '#platform/i18n/use-zoned.ts'

export interface ActionText {
  readonly what: string
  readonly why: string
  /** On the button that leads there. */
  readonly verb: string
}

export function useActionText(newSince: string, isNarrowed: boolean): (action: NextAction) => ActionText {
  const { t } = useLingui()
  const { date } = useFormats()
  const say = useBilingual()
  const zoned = useZoned()
  return ({ kind, title, company, at, zone, count, note, interview }) => {
    const job = title ? say(title) : ''
    const name = company ?? ''
    // An interview is agreed in both zones, any other end is told in one’s own. What one means to do oneself has a day.
    const whenOf = (end: string) => (kind === 'nextStep' ? date(end, 'longDay') : date(end, 'weekdayTime'))
    const when = !at ? '' : kind === 'prepareInterview' ? zoned(at, zone ?? 'UTC') : whenOf(at)
    const open = t`Open the application`
    switch (kind) {
      case 'answerOffer':
        return {
          what: t`Reply to the offer from ${name}`,
          why: at ? t`${job}. Offer expires: ${when}.` : t`${job}.`,
          verb: t`See the offer`,
        }
      case 'answerInterview':
        return {
          what: interview?.startsAt
            ? t`Reply to the invitation from ${name}`
            : t`Choose an interview time with ${name}`,
          why: t`${job}. They’re waiting for your reply.`,
          verb: t`Propose other times`,
        }
      case 'finishDraft':
        return {
          what: t`Finish your application to ${name}`,
          why: t`${job}. Closes: ${when}.`,
          verb: t`Continue writing`,
        }
      case 'prepareInterview':
        return { what: t`Prepare for the interview with ${name}`, why: t`${job}. Starts: ${when}.`, verb: open }
      case 'closingSoon':
        return {
          what: t`Apply to ${name} before it closes`,
          why: t`${job} (saved). Closes: ${when}.`,
          verb: t`See the job`,
        }
      case 'nextStep':
        return {
          what: note ?? t`Your next step with ${name}`,
          why: t`${job}, ${name}. Planned for ${when}.`,
          verb: open,
        }
      case 'askForNews':
        return {
          what: t`Ask ${name} for an update`,
          why: t`${job}. ${plural(count ?? 0, { one: 'No news for # day', other: 'No news for # days' })}, longer than usual at this stage.`,
          verb: open,
        }
      case 'newMatches': {
        const day = date(newSince, 'dayTime')
        return {
          what: t`${plural(count ?? 0, { one: '# new job matches your profile', other: '# new jobs match your profile' })}`,
          why: t`Posted since ${day}; you haven’t applied yet.`,
          verb: t`See matches`,
        }
      }
      default:
        return {
          what: t`Look for your next job`,
          why: isNarrowed
            ? t`${plural(count ?? 0, { one: '# open job meets your conditions.', other: '# open jobs meet your conditions.' })}`
            : t`${plural(count ?? 0, { one: '# job is open.', other: '# jobs are open.' })}`,
          verb: t`Search jobs`,
        }
    }
  }
}
