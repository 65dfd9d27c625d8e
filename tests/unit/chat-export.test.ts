// One chat as a page and as text, for other programs: whole, in sequence, and with nothing in it that acts.
import { expect, test } from 'vitest'
import { type ExportLabels, exportToHtml } from '#apps/chat/transfer/export-to-html.ts'
import type { ChatExport } from '#contract/apps/chat.ts'
import type { ChatMessage } from '#contract/apps/chat-shapes.ts'
import { chatToText } from '#formats/chat-to-text.ts'

const message = (id: string, createdAt: string, value: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...{ id, chatId: 'ines', contactId: 'ines', isMine: false, value, createdAt, editedAt: null, replyTo: null },
  ...{ attachments: [], reactions: [], isSimulated: false, isScheduled: false, remindAt: null, ...more },
})

const at = (time: string) => `2026-11-${time}:00.000Z`
const messages = [
  message('1', at('23T09:00'), 'Good <b>morning</b>\n& welcome'),
  message('2', at('23T09:05'), 'Thank you', {
    ...{ isMine: true, contactId: 'me', editedAt: at('23T09:06') },
    replyTo: { id: '1', contactId: 'ines', value: 'Good <b>morning</b>' },
  }),
  message('3', at('24T10:00'), '', {
    attachments: [{ id: '3/1', type: 'image/png', name: 'quay "1".png', size: 5 }],
    reactions: [{ emoji: '👍', contactId: 'me', createdAt: at('24T10:01') }],
    isSimulated: true,
  }),
]

const exported: ChatExport = {
  ...{ format: 'cairn-chat', version: 1, exportedAt: at('25T08:00'), filter: { from: null, to: null, sender: null } },
  profile: { id: 'me', name: 'Alex <Morgan>' },
  contact: { id: 'ines', name: 'Inès Roche', avatar: null, background: null, about: '' },
  chat: { id: 'ines', contactId: 'ines', createdAt: at('23T08:00') },
  messages,
}

const words: ExportLabels = {
  ...{ language: 'en', title: 'Chat with Inès <Roche>', filter: '', unknown: 'Unknown', edited: 'edited' },
  simulated: 'simulated',
  day: (time) => time.slice(0, 10),
  time: (time) => time.slice(11, 16),
}

test('the page has each message once under its day, with who wrote it, what it answers to, its files and reactions', () => {
  const page = exportToHtml(exported, words)
  expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, day]) => day)).toEqual(['2026-11-23', '2026-11-24'])
  const articles = page.split('<article').slice(1)
  expect(articles).toHaveLength(3)
  expect(articles[0]).toContain('<b>Inès Roche</b> 09:00')
  expect(articles[1]).toMatch(/^ class="mine".*09:05 · edited.*<blockquote>Good &lt;b&gt;morning.*Thank you/)
  expect(articles[2]).toMatch(/10:00 · simulated.*quay.*1.*\.png.*👍/)
})

test('what people wrote is text in the page, and nothing of it markup', () => {
  const page = exportToHtml(exported, words)
  expect(page).toContain('Good &lt;b&gt;morning&lt;/b&gt;\n&amp; welcome')
  for (const raw of ['<b>morning', 'Alex <Morgan>', 'Inès <Roche>']) expect(page).not.toContain(raw)
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
})

test('a page that was narrowed down says by what', () => {
  expect(exportToHtml(exported, { ...words, filter: 'Only your messages. <i>' })).toContain(
    '<p>Only your messages. &lt;i&gt;</p>',
  )
  expect(exportToHtml(exported, words)).not.toContain('Only your messages')
})

test('the text has the same, line by line', () => {
  const text = chatToText(messages, { me: 'Alex', other: 'Inès' })
  expect(text.indexOf('Good <b>morning</b>')).toBeLessThan(text.indexOf('Thank you'))
  expect(text).toContain('quay "1".png')
  expect(text).toMatch(/Inès/)
  expect(text).toMatch(/Alex/)
})

test('the text is in the words and the hours of who reads it', () => {
  const text = chatToText(
    messages,
    { me: 'Alex', other: 'Inès' },
    {
      ...{ title: 'Discussion avec Inès', edited: 'modifié', coming: 'programmé', simulated: 'simulé' },
      file: (name) => `fichier : ${name}`,
      day: (time) => `le ${time.slice(8, 10)}`,
      time: (time) => time.slice(11, 16).replace(':', ' h '),
    },
  )
  expect(text.split('\n').slice(0, 3)).toEqual(['Discussion avec Inès', '', '--- le 23 ---'])
  expect(text).toContain('[09 h 05] Alex (modifié): Thank you')
  expect(text).toContain('[10 h 00] Inès (simulé): ')
  expect(text).toContain('[fichier : quay "1".png]')
})
