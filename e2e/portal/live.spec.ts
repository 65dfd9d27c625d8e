// What comes live is in the page, at the top, once (portal spec §4, §7); what was missed is fetched; a flood does no harm.
import { expect, heldIds, heldNotifications, need, open, test, USER } from './fixtures.ts'

test.describe('the demo portal', () => {
  test.use({ portal: 'the demo portal' })

  test('tells something now and then, at the top of the list, in every tab', async ({ page, context }) => {
    const other = await context.newPage()
    await page.clock.install()
    await open(page)
    await other.goto('/apps/tasks')
    for (const tab of [page, other]) await expect.poll(async () => (await heldIds(tab)).length).toBe(25)
    await page.bringToFront()
    await page.clock.fastForward('03:00')
    await expect.poll(async () => (await heldIds(page)).length).toBe(26)
    expect((await heldNotifications(page))?.[0]).toMatchObject({ read: false })
    await expect.poll(() => heldIds(other)).toEqual(await heldIds(page))
  })
})

test.describe('a portal’s server', () => {
  test('sends live: what arrives is at the top, and gone with who signs out', async ({ page, peer }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    const [made] = await portal.notify(USER)
    await expect.poll(async () => (await heldNotifications(page))?.[0]).toEqual(made)
    await portal.notify('mira-solberg')
    portal.live.send(USER, '<html>')
    const [next] = await portal.notify(USER)
    await expect.poll(async () => (await heldIds(page)).slice(0, 2)).toEqual([next?.id, made?.id])
  })

  test('is reached again after the socket was cut, and what was missed is fetched', async ({ page, peer }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    portal.live.cut()
    const [missed] = await portal.notify(USER)
    await expect.poll(async () => (await heldIds(page))[0]).toBe(missed?.id)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    const [after] = await portal.notify(USER)
    await expect.poll(async () => (await heldIds(page)).slice(0, 2)).toEqual([after?.id, missed?.id])
  })

  test('is away for a while: the last good copy is shown, and all is there when it is back', async ({ page, peer }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    await portal.stop()
    await open(page)
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    await portal.start()
    const [missed] = await portal.notify(USER)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(async () => (await heldIds(page))[0]).toBe(missed?.id)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
  })

  test('a thousand in a burst: the newest two hundred, none lost, none twice, and no frame over 50 ms', async ({
    page,
    peer,
    browser,
  }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    const made = await portal.notify(USER, 1000)
    const newest = made.map(({ id }) => id).toReversed()
    await expect.poll(() => heldIds(page)).toEqual(newest.slice(0, 200))
    const longest = longestTask(await browser.stopTracing())
    test.info().annotations.push({ type: 'longest task', description: `${longest.toFixed(1)} ms` })
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThanOrEqual(50)
  })
})

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** µs of the thread's own time, so that other work on the machine does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** ms of the longest piece of work of a page's main thread. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain'
  const mains = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid} ${tid}`))
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && mains.has(`${pid} ${tid}`))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
