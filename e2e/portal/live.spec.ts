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
    await expect.poll(async () => (await heldNotifications(page))?.[0]).toMatchObject({ read: false })
    await expect.poll(() => heldIds(other)).toEqual(await heldIds(page))
  })
})

test.describe('a portal’s server', () => {
  // What comes live comes to the page; a worker has no part in it.
  test.use({ serviceWorkers: 'block' })

  test('sends live: what arrives is at the top, after a cut and after an absence too, and what was missed is fetched', async ({
    page,
    peer,
  }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    const [made] = await portal.notify(USER)
    await expect.poll(async () => (await heldNotifications(page))?.[0]).toEqual(made)

    portal.live.cut()
    const [missed] = await portal.notify(USER)
    await expect.poll(async () => (await heldIds(page))[0]).toBe(missed?.id)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    const [after] = await portal.notify(USER)
    const newest = [after?.id, missed?.id, made?.id]
    await expect.poll(async () => (await heldIds(page)).slice(0, 3)).toEqual(newest)

    await portal.stop()
    // The last good copy is of what was last fetched.
    await open(page)
    await expect.poll(() => heldIds(page)).toContain(missed?.id)
    await portal.start()
    const [last] = await portal.notify(USER)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(async () => (await heldIds(page))[0]).toBe(last?.id)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
  })

  test('sends what it should not: frames of others, of nothing and of too much are left out, and what names a script is text', async ({
    page,
    peer,
  }) => {
    const portal = need(peer)
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    page.on('dialog', () => requested.push('a dialog'))
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    const held = await heldIds(page)
    const [others] = await portal.notify('mira-solberg')
    const one = { ...others, id: 'spoofed', createdAt: new Date().toISOString() }
    for (const body of [
      '<html>',
      '{"id":"spoofed"',
      'null',
      '[]',
      JSON.stringify({ ...one, userId: 'mira-solberg' }),
      JSON.stringify({ ...one, type: 'ADVERTISEMENT' }),
      JSON.stringify({ ...one, createdAt: 'now' }),
      JSON.stringify({ ...one, attributes: null }),
      JSON.stringify({ ...one, extra: 'x'.repeat(100_000) }),
      `{"__proto__":{"polluted":true},${JSON.stringify(one).slice(1).replace('"JOB_OFFER"', '"OTHER"')}`,
    ])
      portal.live.send(USER, body)
    const markup = '</a><img src="https://evil.example/x.png" onerror="alert(1)"><b>Post</b>'
    const attributes = { jobId: 'javascript:alert(1)', jobTitle: markup, location: '<script>alert(1)</script>' }
    const [shown] = await portal.notify(USER, 1, { attributes: { ...attributes, applicationStatus: null } })
    await expect.poll(() => heldIds(page)).toEqual([shown?.id, ...held])

    await page.getByRole('button', { name: /^Notifications/ }).click()
    const row = page.getByRole('listitem', { name: markup })
    await expect(row).toContainText('<script>alert(1)</script>')
    await expect(row.locator('img, b, script')).toHaveCount(0)
    const links = await row.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const link of links) expect(new URL(link).origin).toBe(new URL(page.url()).origin)
    expect(requested.filter((url) => url === 'a dialog' || url.includes('evil.example'))).toEqual([])
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })

  test('is gone for ten seconds: the page says that live updates are paused, and no more when it is back', async ({
    page,
    peer,
  }) => {
    const portal = need(peer)
    await page.clock.install()
    const opening = page.waitForEvent('websocket')
    await open(page)
    const closed = (await opening).waitForEvent('close')
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await page.getByRole('button', { name: /^Notifications/ }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    const paused = panel.getByText('Live updates paused')
    await page.clock.pauseAt(Date.now() + 1000)
    await portal.stop()
    await closed
    await page.clock.fastForward(9900)
    await expect(paused).toBeHidden()
    await page.clock.fastForward(200)
    await expect(paused).toBeVisible()
    await page.clock.resume()
    await portal.start()
    await panel.getByRole('button', { name: 'Try again' }).first().click()
    await expect(paused).toBeHidden()
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
  })

  test('sends a thousand in a burst: all of them, none twice, counted, and no frame over 50 ms', async ({
    page,
    peer,
    browser,
  }) => {
    const portal = need(peer)
    await open(page)
    await expect.poll(() => portal.live.subscribers()).toEqual([USER])
    await expect.poll(async () => (await heldIds(page)).length).toBe(25)
    const before = (await heldNotifications(page)) ?? []
    const unread = (before.filter(({ read }) => !read).length + 1000).toLocaleString('en')
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
    const made = await portal.notify(USER, 1000)
    // Reading the whole list out of the page would be work of the page's.
    await page.locator(`[aria-label="Notifications, ${unread} unread"]`).waitFor()
    const longest = longestTask(await browser.stopTracing())
    test.info().annotations.push({ type: 'longest task', description: `${longest.toFixed(1)} ms` })
    await expect.poll(() => heldIds(page)).toEqual([...made.toReversed(), ...before].map(({ id }) => id))
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
