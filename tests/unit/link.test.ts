// Which addresses a person can write into sample content.
import { expect, test } from 'vitest'
import { Link } from '#contract/shell/link.ts'

test.each([
  'https://gtfs.org/documentation/',
  'http://example.org',
  'mailto:alex.morgan@cairn.example?subject=Hello',
  '/docs/changelog',
  'apps/mailbox',
  '/apps/chat/ines-roche',
  '/apps/tasks?due=today#top',
  '/apps/tasks?at=09:00',
  '?task=team',
  '#top',
  '/',
])('%s is a link', (link) => expect(Link.safeParse(link).success).toBe(true))

test.each([
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://cairn.example/1',
  'file:///etc/passwd',
  'ftp://example.org',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://',
  'https:///evil.example',
  'https:evil',
  'mailto:nobody',
  '/apps tasks',
  `/${'x'.repeat(2000)}`,
])('%j is none', (link) => expect(Link.safeParse(link).success).toBe(false))
