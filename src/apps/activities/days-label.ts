// What the chosen days are called: from one to another, one alone, since or until one.
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '#platform/i18n/dates.ts'
import type { FeedSearch } from './feed-search.ts'

/** @returns undefined where no days are chosen */
export function useDaysLabel(): (search: Pick<FeedSearch, 'from' | 'to'>) => string | undefined {
  const { t } = useLingui()
  const { date } = useFormats()
  // Without a zone, a time of day makes it the day here.
  const say = (day: string) => date(`${day}T12:00`, 'date')
  return ({ from, to }) => {
    const [first, last] = [from && say(from), to && say(to)]
    if (first && last) return first === last ? first : t`${first} to ${last}`
    if (first) return t`Since ${first}`
    return last ? t`Until ${last}` : undefined
  }
}
