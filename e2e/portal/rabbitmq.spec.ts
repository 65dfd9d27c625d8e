// The live channel with a broker that knows nothing of Cairn nor of Spring: RabbitMQ's Web STOMP, at a destination of config.json.
import { Client } from '@stomp/stompjs'
import type { Notification } from '#contract/portal/notifications.ts'
import { test as base, expect, heldIds, heldNotifications, open, USER } from './fixtures.ts'
import { noRabbitMq, type RabbitMq, startRabbitMq } from './rabbitmq.ts'

const DESTINATION = '/exchange/amq.topic/notification'

const test = base.extend<object, { rabbitMq: RabbitMq }>({
  rabbitMq: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const broker = await startRabbitMq()
      await use(broker)
      await broker.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  portal: 'the demo portal',
  config: async ({ rabbitMq }, use) => use({ liveUrl: rabbitMq.liveUrl, liveDestination: `${DESTINATION}.{userId}` }),
})

// Where there is none, the run has not shown what it is for.
test.beforeAll(() => {
  if (noRabbitMq !== undefined) throw new Error(noRabbitMq)
})

const newNotification = (number: number): Notification => ({
  id: crypto.randomUUID(),
  read: false,
  type: 'APPLICATION',
  createdAt: new Date().toISOString(),
  attributes: { jobId: `post-${number}`, jobTitle: `Post ${number}`, location: 'Sète', applicationStatus: 'interview' },
})

/** As a portal's server would, from the other side of the broker. */
async function publish(url: string, userId: string, notifications: readonly Notification[]): Promise<void> {
  const client = new Client({ webSocketFactory: () => new WebSocket(url, ['v12.stomp']), reconnectDelay: 0 })
  await new Promise<void>((resolve, reject) => {
    client.onConnect = () => resolve()
    client.onStompError = ({ headers }) => reject(new Error(headers.message))
    client.onWebSocketError = () => reject(new Error('RabbitMQ could not be reached'))
    client.activate()
  })
  for (const one of notifications)
    client.publish({ destination: `${DESTINATION}.${userId}`, body: JSON.stringify(one) })
  await client.deactivate()
}

test('what RabbitMQ brings is at the top, once; what is another person’s is not there', async ({ page, rabbitMq }) => {
  await open(page)
  await expect.poll(async () => (await heldIds(page)).length).toBe(25)
  const sent = Array.from({ length: 20 }, (_, index) => newNotification(index))
  await publish(rabbitMq.liveUrl, 'mira-solberg', [newNotification(99)])
  // A topic retains nothing: it is published again until somebody listens.
  const isHeard = async () => {
    await publish(rabbitMq.liveUrl, USER, sent)
    return (await heldIds(page)).length
  }
  await expect.poll(isHeard).toBe(45)
  await expect.poll(async () => (await heldIds(page)).slice(0, 20)).toEqual(sent.map(({ id }) => id).toReversed())
  await expect.poll(async () => (await heldNotifications(page))?.[0]).toEqual(sent.at(-1))
})
