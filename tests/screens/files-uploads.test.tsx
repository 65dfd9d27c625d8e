// The queue of uploads, with a back end that takes its time.
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import {
  addUploads,
  cancelUploads,
  clearUploads,
  pauseUpload,
  resumeUploads,
  uploadStore,
} from '#apps/file-manager/uploads/upload-queue.ts'
import { PART_BYTES } from '#contract/apps/file-manager.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'

/** What arrived, in sequence; each part waits until it is answered. */
let arrived: string[]
let answers: (() => void)[]
let reported: number[]

beforeEach(() => {
  arrived = []
  answers = []
  reported = []
  let count = 0
  sendOnlyTo({
    async fetch(request) {
      const act = `${request.method} ${new URL(request.url).pathname.split('/').at(-1)}`
      if (act === 'POST start') {
        count += 1
        arrived.push(`start ${count}`)
        return Response.json({ content: `content-${count}` })
      }
      if (act === 'PUT part') {
        const form = await request.formData()
        const [content, index] = [form.get('content'), form.get('index')].map((one) =>
          typeof one === 'string' ? one : '',
        )
        arrived.push(`${content} part ${index}`)
        await new Promise<void>((resolve) => answers.push(resolve))
        return Response.json(true)
      }
      if (act === 'DELETE part') {
        arrived.push(`drop ${new URL(request.url).searchParams.get('content')}`)
        return Response.json(0)
      }
      arrived.push(`finish ${(await request.json()).content}`)
      return Response.json({ items: [], skipped: [] })
    },
  })
})

const client = new QueryClient()
const onUploaded = (_: unknown, count: number) => void reported.push(count)
const states = () => uploadStore.read().map(({ path, state, sent }) => `${path} ${state} ${sent / PART_BYTES}`)
const idOf = (path: string) => uploadStore.read().find((upload) => upload.path === path)?.id ?? 0
const answerNext = () => answers.shift()?.()
const add = (...names: string[]) =>
  addUploads(
    names.map((name) => ({
      file: new File([new Uint8Array(3 * PART_BYTES)], name),
      ...{ path: name, folderId: null, conflict: 'keep-both' as const },
    })),
    client,
    onUploaded,
  )

test('one that is paused stops behind its part under way, lets the next one go, and goes on where it was', async () => {
  add('a.bin', 'b.bin')
  await expect.poll(() => arrived).toEqual(['start 1', 'content-1 part 0'])
  pauseUpload(idOf('a.bin'))
  answerNext()
  await expect.poll(() => arrived.slice(2)).toEqual(['start 2', 'content-2 part 0'])
  expect(states()).toEqual(['a.bin paused 1', 'b.bin sending 0'])
  resumeUploads([idOf('a.bin')], client, onUploaded)
  for (const part of [1, 2]) {
    answerNext()
    await expect.poll(() => arrived.at(-1)).toBe(`content-2 part ${part}`)
  }
  answerNext()
  await expect.poll(() => arrived.slice(6)).toEqual(['finish content-2', 'content-1 part 1'])
  answerNext()
  await expect.poll(() => arrived.at(-1)).toBe('content-1 part 2')
  answerNext()
  await expect.poll(() => reported).toEqual([2])
  expect(arrived.at(-1)).toBe('finish content-1')
  clearUploads()
  expect(states()).toEqual([])
})

test('one that is cancelled goes with the parts that were sent, under way, waiting or paused; the others are sent', async () => {
  add('a.bin', 'b.bin', 'c.bin', 'd.bin')
  await expect.poll(() => arrived).toEqual(['start 1', 'content-1 part 0'])
  cancelUploads([idOf('a.bin'), idOf('b.bin')])
  answerNext()
  await expect.poll(() => arrived.slice(2)).toEqual(['drop content-1', 'start 2', 'content-2 part 0'])
  expect(states()).toEqual(['c.bin sending 0', 'd.bin waiting 0'])
  pauseUpload(idOf('c.bin'))
  answerNext()
  await expect.poll(() => arrived.at(-1)).toBe('content-3 part 0')
  cancelUploads([idOf('c.bin')])
  await expect.poll(() => arrived.at(-1)).toBe('drop content-2')
  for (const part of [1, 2]) {
    answerNext()
    await expect.poll(() => arrived.at(-1)).toBe(`content-3 part ${part}`)
  }
  answerNext()
  await expect.poll(() => reported).toEqual([1])
  expect(arrived.at(-1)).toBe('finish content-3')
})
