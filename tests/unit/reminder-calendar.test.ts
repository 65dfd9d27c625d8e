// A reminder for the calendar of the device.
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { reminderToCalendar } from '#formats/icalendar/write-reminder.ts'

const NOW = Date.parse('2026-11-02T08:00:00.000Z')

test('is an event of a quarter of an hour with an alarm at its time, whatever its words', () => {
  const title = 'Call the port, ask; “Sète” \\ 🧭'
  const text = `Two years.\nThe berths: ${'é'.repeat(200)}`
  const file = reminderToCalendar({ uid: 'note-a', title, text, at: '2026-12-01T16:30:00.000Z' }, NOW, 'fr')
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = calendar.getFirstSubcomponent('vevent')
  const alarm = event?.getFirstSubcomponent('valarm')
  const words = (name: string) => String(event?.getFirstPropertyValue(name))
  expect([words('uid'), words('summary'), words('description')]).toEqual(['note-a', title, text])
  expect([words('dtstamp'), words('dtstart'), words('dtend')]).toEqual([
    '2026-11-02T08:00:00Z',
    '2026-12-01T16:30:00Z',
    '2026-12-01T16:45:00Z',
  ])
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('PT0S')
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY')
  expect(alarm?.getFirstPropertyValue('description')).toBe(title)
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})

test('without a text it has no description', () => {
  const file = reminderToCalendar({ uid: 'x', title: 'Port', text: '', at: '2026-12-01T16:30:00.000Z' }, NOW, 'en')
  expect(file.match(/^DESCRIPTION:.*$/gm)).toEqual(['DESCRIPTION:Port'])
})
