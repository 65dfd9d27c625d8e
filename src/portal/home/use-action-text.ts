// The text of what waits for the person: what to do, why now, and where. Used by next-step.tsx.
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
  readonly linkText: string
}

export function useActionText(newSince: string, isNarrowed: boolean): (action: NextAction) => ActionText {
  const applicationText = useApplicationText()
  const jobsText = useJobsText(newSince, isNarrowed)
  return (action) => applicationText(action) ?? jobsText(action)
}

/** What both name: the job, the company, and when it ends or takes place. */
function useNamed(): (action: NextAction) => { job: string; name: string; when: string } {
  const { date } = useFormats()
  const say = useBilingual()
  const zoned = useZoned()
  return ({ kind, title, company, at, zone }) => {
    // An interview is shown in both zones, any other end in one’s own. What one means to do oneself has a day.
    const whenOf = (end: string) => (kind === 'nextStep' ? date(end, 'longDay') : date(end, 'weekdayTime'))
    const when = !at ? '' : kind === 'prepareInterview' ? zoned(at, zone ?? 'UTC') : whenOf(at)
    return { job: title ? say(title) : '', name: company ?? '', when }
  }
}

/** What an application, sent or begun, waits for; undefined for anything else. */
function useApplicationText(): (action: NextAction) => ActionText | undefined {
  const { t } = useLingui()
  const named = useNamed()
  return (action) => {
    const { kind, at, count, note, interview } = action
    const { job, name, when } = named(action)
    const open = t`Open the application`
    switch (kind) {
      case 'answerOffer':
        return {
          what: t`Reply to the offer from ${name}`,
          why: at ? t`${job}. Offer expires: ${when}.` : t`${job}.`,
          linkText: t`See the offer`,
        }
      case 'answerInterview':
        return {
          what: interview?.startsAt
            ? t`Reply to the invitation from ${name}`
            : t`Choose an interview time with ${name}`,
          why: t`${job}. They’re waiting for your reply.`,
          linkText: t`Propose other times`,
        }
      case 'finishDraft':
        return {
          what: t`Finish your application to ${name}`,
          why: t`${job}. Closes: ${when}.`,
          linkText: t`Continue writing`,
        }
      case 'prepareInterview':
        return { what: t`Prepare for the interview with ${name}`, why: t`${job}. Starts: ${when}.`, linkText: open }
      case 'nextStep':
        return {
          what: note ?? t`Your next step with ${name}`,
          why: t`${job}, ${name}. Planned for ${when}.`,
          linkText: open,
        }
      case 'askForNews':
        return {
          what: t`Ask ${name} for an update`,
          why: t`${job}. ${plural(count ?? 0, { one: 'No news for # day', other: 'No news for # days' })}, longer than usual at this stage.`,
          linkText: open,
        }
      default:
        return undefined
    }
  }
}

/** What jobs there are to apply for. */
function useJobsText(newSince: string, isNarrowed: boolean): (action: NextAction) => ActionText {
  const { t } = useLingui()
  const { date } = useFormats()
  const named = useNamed()
  return (action) => {
    const { kind, count } = action
    const { job, name, when } = named(action)
    if (kind === 'closingSoon')
      return {
        what: t`Apply to ${name} before the job closes`,
        why: t`${job} (saved). Closes: ${when}.`,
        linkText: t`See the job`,
      }
    if (kind === 'newMatches') {
      const day = date(newSince, 'shortDay')
      return {
        what: t`${plural(count ?? 0, { one: '# new job matches your profile', other: '# new jobs match your profile' })}`,
        why: t`Posted since ${day}; you haven’t applied yet.`,
        linkText: t`See matches`,
      }
    }
    return {
      what: t`Look for your next job`,
      why: isNarrowed
        ? t`${plural(count ?? 0, { one: '# open job meets your conditions.', other: '# open jobs meet your conditions.' })}`
        : t`${plural(count ?? 0, { one: '# job is open.', other: '# jobs are open.' })}`,
      linkText: t`Search jobs`,
    }
  }
}
