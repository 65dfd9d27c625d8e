// A date, or a moment, as its person writes them, typed or from a calendar. What it takes comes with the first such field.
// @chunk applications
import { Suspense } from 'react'
import { lazyBeside } from '#platform/offline/lazy-beside.ts'
import type { DatePickerProps } from '#ui/date-picker.tsx'
import { TextField } from '#ui/text-field.tsx'

const DatePicker = lazyBeside(async () => (await import('#ui/date-picker.tsx')).DatePicker)

export const DateField = (props: DatePickerProps) => (
  <Suspense fallback={<TextField label={props.label} value="" onChange={() => undefined} isDisabled />}>
    <DatePicker {...props} />
  </Suspense>
)
