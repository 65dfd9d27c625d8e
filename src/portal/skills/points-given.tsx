// Which points of a question that was worked were given.
import { useLingui } from '@lingui/react/macro'
import type { ReviewedItem } from '#contract/portal/reviewed-item.ts'
import { useBilingual } from '#platform/i18n/use-bilingual.ts'
import { Icon } from '#ui/icon.tsx'

export function PointsGiven({ points }: Pick<NonNullable<ReviewedItem['worked']>, 'points'>) {
  const { t } = useLingui()
  const say = useBilingual()
  return (
    <ul className="grid gap-1">
      {points.map(({ label, isGiven }) => {
        const what = say(label)
        return (
          <li key={what} className="flex items-start gap-2">
            <Icon
              name={isGiven ? 'check-circle' : 'x-circle'}
              size={16}
              className={isGiven ? 'mt-0.5 text-success' : 'mt-0.5 text-danger'}
            />
            <span>{isGiven ? t`${what}: correct` : t`${what}: incorrect`}</span>
          </li>
        )
      })}
    </ul>
  )
}
