// Between which days: some stretches at a press, and a first and a last day by the calendar.
// @chunk activities-menus
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { localDay } from '#formats/iso-day.ts'
import { Button } from '#ui/button.tsx'
import type { LoadedMenuProps } from '#ui/lazy-menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { DaysFilterProps } from '../days-filter.tsx'

const DatePicker = lazy(async () => ({ default: (await import('#ui/date-picker.tsx')).DatePicker }))

export default function DaysPanel({ search: { from, to }, onSearch, ...trigger }: DaysFilterProps & LoadedMenuProps) {
  const { t } = useLingui()
  const stretches = [
    { label: t`Today`, days: 1 },
    { label: t`Last 7 days`, days: 7 },
    { label: t`Last 30 days`, days: 30 },
    { label: t`Last 90 days`, days: 90 },
  ]
  return (
    <Popover {...trigger} label={t`Date`} className="w-72">
      {(close) => (
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            {stretches.map(({ label, days }) => (
              <Button
                key={days}
                size="sm"
                onPress={() => {
                  onSearch({ from: dayBefore(days - 1), to: undefined })
                  close()
                }}
              >
                {label}
              </Button>
            ))}
          </div>
          <Suspense fallback={<Skeleton className="h-32 w-full" />}>
            <DatePicker
              label={t`Start date`}
              value={from ?? null}
              onChange={(day) => onSearch({ from: day ?? undefined, ...(day && to && to < day && { to: day }) })}
            />
            <DatePicker
              label={t`End date`}
              value={to ?? null}
              onChange={(day) => onSearch({ to: day ?? undefined, ...(day && from && from > day && { from: day }) })}
            />
          </Suspense>
          {(from !== undefined || to !== undefined) && (
            <Button
              size="sm"
              variant="quiet"
              onPress={() => {
                onSearch({ from: undefined, to: undefined })
                close()
              }}
            >
              <Trans>Any date</Trans>
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}

/** The calendar day so many days before today, as in the URL. */
function dayBefore(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() - days)
  return localDay(date)
}
