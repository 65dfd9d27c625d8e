// Messages on their way, with a back end that takes its time.
import { beforeEach, expect, test } from 'vitest'
import { addOutgoing, dropOutgoing, sendAtOnce, sendQueued, takeBackOutgoing } from '#apps/chat/outgoing.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { emptyPageState } from '#platform/page-state.ts'

interface Arrived {
  readonly value: string
  answer(): void
}

let arrived: Arrived[]
const values = () => arrived.map(({ value }) => value)
const sent: string[] = []

beforeEach(() => {
  emptyPageState()
  arrived = []
  sent.length = 0
  sendOnlyTo({
    async fetch(request) {
      const { chatId, value } = await request.json()
      await new Promise<void>((resolve) => arrived.push({ value, answer: resolve }))
      return Response.json({
        ...{ id: value, chatId, contactId: 'me', isMine: true, value, createdAt: new Date().toISOString() },
        ...{ editedAt: null, replyTo: null, attachments: [], reactions: [], isSimulated: false, isScheduled: false },
        remindAt: null,
      })
    },
  })
})

const add = (value: string) =>
  addOutgoing({ key: value, chatId: 'ines', value, replyTo: null, files: [], at: new Date().toISOString() })
const send = () => void sendQueued(({ value }) => sent.push(value))

test('go one after another; one that waits is sent at once, taken back or given up', async () => {
  for (const value of ['first', 'second', 'third', 'fourth', 'fifth']) add(value)
  send()
  await expect.poll(values).toEqual(['first'])
  expect(takeBackOutgoing('first')).toBeUndefined()
  void sendAtOnce('third', ({ value }) => sent.push(value))
  await expect.poll(values).toEqual(['first', 'third'])
  expect(takeBackOutgoing('second')).toMatchObject({ value: 'second', status: 'queued' })
  dropOutgoing('fourth')
  for (const { answer } of arrived) answer()
  await expect.poll(values).toEqual(['first', 'third', 'fifth'])
  arrived.at(-1)?.answer()
  await expect.poll(() => sent.toSorted()).toEqual(['fifth', 'first', 'third'])
})
