// A date, with or without a time: typed part by part, chosen from a calendar, or by a quick pick. Heavy: load it with `lazy` where it opens.
// @offline later
import {
  type CalendarDate,
  type DateValue,
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { CalendarHeading } from 'react-aria-components/Calendar'
import {
  DatePicker as AriaDatePicker,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Group,
  Label,
  Text,
} from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Button } from './button.tsx'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { type FieldProps, fieldBoxClass, fieldLabelClass } from './field.tsx'
import { Icon } from './icon.tsx'
import { popoverClass } from './popover-class.ts'

export interface DatePickerProps extends Omit<FieldProps, 'labelEnd'> {
  /** With `day`: '2026-11-19'. With `minute`: an instant, '2026-11-19T11:00:00.000Z', shown in the person's own zone. */
  value: string | null
  onChange: (value: string | null) => void
  granularity?: 'day' | 'minute'
  /** Beside the calendar: 'Today', 'Next week'. Values are written as `value` is. */
  quickPicks?: readonly { label: string; value: string }[]
  /** Under the calendar, for what the screen adds. */
  footer?: ReactNode
  onBlur?: () => void
  isDisabled?: boolean
  isRequired?: boolean
}

export function DatePicker({
  label,
  isLabelHidden,
  description,
  error,
  className,
  value,
  onChange,
  granularity = 'day',
  quickPicks,
  footer,
  ...rest
}: DatePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const change = (next: string | null) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <AriaDatePicker
      {...rest}
      validationBehavior="aria"
      value={read(value, granularity)}
      onChange={(next) => onChange(write(next, granularity))}
      granularity={granularity}
      hideTimeZone
      shouldForceLeadingZeros
      shouldCloseOnSelect={granularity === 'day'}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isInvalid={Boolean(error)}
      className={cx('flex min-w-0 flex-col', className)}
    >
      <Label className={isLabelHidden ? 'sr-only' : cx(fieldLabelClass, 'mb-1.5')}>{label}</Label>
      <Parts />
      {error && (
        <Text slot="errorMessage" className="mt-1.5 flex gap-1.5 text-13 text-danger">
          <Icon name="exclamation-circle" size={16} className="mt-0.5" />
          {error}
        </Text>
      )}
      {description && (
        <Text slot="description" className="mt-1.5 text-13 text-ink-muted">
          {description}
        </Text>
      )}
      <Popover offset={4} className={popoverClass}>
        <Dialog className="flex p-3 outline-none max-sm:flex-col">
          <div>
            <Month />
            {footer}
          </div>
          <Picks picks={quickPicks} canClear={value !== null} onPick={change} />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

const navigation = buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })

/** Where the date is typed, part by part, and the button that opens the calendar. */
function Parts() {
  return (
    <Group className={cx(fieldBoxClass, 'h-control pe-1 data-invalid:border-danger')}>
      <DateInput className="flex min-w-0 flex-1 items-center overflow-hidden tabular-nums">
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-4 px-px outline-none data-focused:bg-accent data-focused:text-accent-ink data-placeholder:text-ink-faint data-focused:data-placeholder:text-accent-ink forced-colors:data-focused:bg-[Highlight]"
          />
        )}
      </DateInput>
      <AriaButton className={navigation}>
        <Icon name="calendar" />
      </AriaButton>
    </Group>
  )
}

function Month() {
  return (
    <Calendar>
      <header className="mb-2 flex items-center">
        <CalendarHeading className="flex-1 ps-2 text-14 font-semibold first-letter:uppercase" />
        <AriaButton slot="previous" className={navigation}>
          <Icon name="chevron-left" size={16} />
        </AriaButton>
        <AriaButton slot="next" className={navigation}>
          <Icon name="chevron-right" size={16} />
        </AriaButton>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-collapse">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="h-8 text-12 font-medium text-ink-faint">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className="grid size-control cursor-pointer place-items-center rounded-8 text-14 tabular-nums -outline-offset-2 data-hovered:bg-surface-control data-today:font-semibold data-today:text-accent-text data-outside-month:invisible data-disabled:opacity-40 data-selected:bg-accent data-selected:text-accent-ink forced-colors:data-selected:bg-[Highlight]"
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

interface PicksProps {
  readonly picks: DatePickerProps['quickPicks']
  readonly canClear: boolean
  readonly onPick: (value: string | null) => void
}

function Picks({ picks, canClear, onPick }: PicksProps) {
  const { t } = useLingui()
  return (
    <div className="flex min-w-36 flex-col gap-0.5 border-line max-sm:mt-2 max-sm:border-t max-sm:pt-2 sm:ms-3 sm:border-s sm:ps-3">
      {picks?.map((pick) => (
        <Button
          key={pick.label}
          variant="quiet"
          size="sm"
          className="justify-start!"
          onPress={() => onPick(pick.value)}
        >
          {pick.label}
        </Button>
      ))}
      <Button variant="quiet" size="sm" className="justify-start!" isDisabled={!canClear} onPress={() => onPick(null)}>
        {t`No date`}
      </Button>
    </div>
  )
}

/** What React Aria shows for a value; null for none or for what is no date. */
function read(value: string | null, granularity: 'day' | 'minute'): DateValue | null {
  if (!value) return null
  try {
    const isInstant = value.includes('T')
    if (granularity === 'minute')
      return isInstant ? parseAbsolute(value, getLocalTimeZone()) : toZoned(parseDate(value), getLocalTimeZone())
    return isInstant ? toCalendarDate(parseAbsolute(value, getLocalTimeZone())) : parseDate(value)
  } catch {
    return null
  }
}

function write(value: DateValue | null, granularity: 'day' | 'minute'): string | null {
  if (!value) return null
  if (granularity === 'minute') return toZoned(value, getLocalTimeZone()).toAbsoluteString()
  return (toCalendarDate(value as CalendarDate) satisfies CalendarDate).toString()
}
