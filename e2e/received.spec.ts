// What comes to Cairn from outside, as far as a browser that has not installed it can send it: a form posted to the share target, a mailto address, a file.
// Nothing of it is in the workspace before the person says so, and what waits is little, for a day, and nobody else's.
import type { Page } from '@playwright/test'
import { controlled, credentials, expect, test, visit } from './fixtures.ts'

/** Posts a form as a share does: the browser navigates to its answer. */
async function share(page: Page, fields: Record<string, string>, file?: { name: string; type: string; text: string }) {
  await page.evaluate(
    ({ fields, file }) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = '/open-file'
      form.enctype = 'multipart/form-data'
      for (const [name, value] of Object.entries(fields)) {
        const input = Object.assign(document.createElement('textarea'), { name, value })
        form.append(input)
      }
      if (file) {
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' })
        const chosen = new DataTransfer()
        chosen.items.add(new File([file.text], file.name, { type: file.type }))
        input.files = chosen.files
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { fields, file },
  )
  await page.waitForURL('**/open-file*')
}

/** What the back end answers, as text. */
const answerOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (address) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    return (await fetch(address, { headers })).text()
  }, path)

const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await caches.has('cairn-shared')) ? (await (await caches.open('cairn-shared')).keys()).map(({ url }) => url) : [],
  )

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await visit(page, '/dashboards/mainpage')
  await controlled(page)
}

const GONE = 'This shared item is no longer here.'

test('A shared text is shown first; it becomes a note when the person says so, can be opened there, and undone', async ({
  page,
}) => {
  await open(page)
  await share(page, { title: 'Ferry times', text: 'The last one leaves at 22:40.' })
  await expect(page.getByText('Ferry times')).toBeVisible()
  await expect(page.getByText('The last one leaves at 22:40.')).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/notes/all')).not.toContain('Ferry times')
  await button(page, 'Save as a note').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/notes/all')).toContain('The last one leaves at 22:40.')
  await expect.poll(() => waiting(page)).toEqual([])
  const link = page.getByRole('link', { name: 'Show' })
  await expect(link).toHaveAttribute('href', /^\/apps\/notes\?note=/)
  await button(page, 'Undo').click()
  await expect(page.getByText('Undone. The items below are no longer saved.')).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/notes/all')).not.toContain('Ferry times')
})

test('What is discarded is nowhere', async ({ page }) => {
  await open(page)
  await share(page, { title: 'Ferry times' })
  const address = page.url()
  await button(page, 'Discard').click()
  await expect(page.getByText('Ferry times')).not.toBeVisible()
  await expect.poll(() => waiting(page)).toEqual([])
  await page.goto(address)
  await expect(page.getByText(GONE)).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/notes/all')).not.toContain('Ferry times')
})

test('A shared calendar is offered for import', async ({ page }) => {
  await open(page)
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VTODO', 'UID:t-1', 'SUMMARY:Oil the hinge', 'END:VTODO']
  const text = [...lines, 'END:VCALENDAR', ''].join('\r\n')
  await share(page, {}, { name: 'shed.ics', type: 'text/calendar', text })
  await expect(page.getByRole('region', { name: 'shed.ics' })).toContainText('Oil the hinge')
  await expect.poll(() => answerOf(page, '/api/apps/tasks/all')).not.toContain('Oil the hinge')
  await button(page, 'Import 1 entry').click()
  await expect(page.getByRole('link', { name: 'Show' })).toHaveAttribute('href', /^\/apps\/tasks\?task=/)
  await expect.poll(() => answerOf(page, '/api/apps/tasks/all')).toContain('Oil the hinge')
})

test('A shared file goes to the files, and a page that is loaded again makes nothing twice', async ({ page }) => {
  await open(page)
  await share(page, {}, { name: 'harbour-plan.pdf', type: 'application/pdf', text: '%PDF-1.4' })
  await expect(page.getByText('harbour-plan.pdf')).toBeVisible()
  await page.reload()
  await expect.poll(() => answerOf(page, '/api/apps/file-manager')).not.toContain('harbour-plan')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(button(page, 'Choose a file')).toBeVisible()
  await expect.poll(async () => (await answerOf(page, '/api/apps/file-manager')).split('harbour-plan').length).toBe(2)
})

test('A form of another site is refused, and said to be: nothing of it waits', { tag: '@core' }, async ({
  context,
  page,
}) => {
  await open(page)
  const target = new URL('/open-file', page.url()).href
  const other = await context.newPage()
  for (const origin of ['http://foreign.example', new URL(page.url()).origin.replace('localhost', '127.0.0.1')]) {
    const body = `<form method="post" action="${target}"><input name="title" value="Bait"></form>`
    await other.route(`${origin}/form`, (route) => route.fulfill({ contentType: 'text/html', body }))
    await other.goto(`${origin}/form`)
    await other.evaluate(() => document.forms[0]?.submit())
    await expect(other.getByText('Another website tried to send something to Cairn. Nothing was saved.')).toBeVisible()
    await expect.poll(() => waiting(page)).toEqual([])
  }
})

test('A frame may share nothing, though it hides whose it is', async ({ context, page }) => {
  await open(page)
  const target = new URL('/open-file', page.url()).href
  const other = await context.newPage()
  const body = `<meta name="referrer" content="no-referrer"><iframe name="hidden"></iframe>
    <form method="post" action="${target}" target="hidden" enctype="multipart/form-data"><input name="title" value="Bait"></form>`
  await other.route('http://localhost:9/form', (route) => route.fulfill({ contentType: 'text/html', body }))
  await other.goto('http://localhost:9/form')
  // Its target may not be shown in a frame; the form has arrived by then.
  const answered = other.waitForEvent('framenavigated', (frame) => frame.parentFrame() !== null)
  await other.evaluate(() => document.forms[0]?.submit())
  await answered
  await expect.poll(() => waiting(page)).toEqual([])
})

test('Five wait at most, the others are told of, and none waits for more than a day', async ({ page }) => {
  await open(page)
  for (const number of [1, 2, 3, 4, 5, 6]) {
    await share(page, { title: `Thought ${number}` })
    await expect(page.getByText(`Thought ${number}`)).toBeVisible()
  }
  await expect.poll(() => waiting(page)).toHaveLength(5)
  await expect(page.getByText('4 shared items are waiting.')).toBeVisible()
  await button(page, 'Discard').click()
  await button(page, 'Review').click()
  await expect(page.getByText('Thought 5')).toBeVisible()

  // A day and a second later.
  await page.evaluate(async () => {
    const cache = await caches.open('cairn-shared')
    for (const request of await cache.keys()) {
      const [id, at, bytes] = request.url.split('/').slice(-3)
      const form = await cache.match(request)
      await cache.delete(request)
      if (form) await cache.put(`/shared/${id}/${Number(at) - 86_401_000}/${bytes}`, form)
    }
  })
  await page.reload()
  await expect(page.getByText(GONE)).toBeVisible()
  await expect.poll(() => waiting(page)).toEqual([])
})

test('More than 50 MB is not taken', async ({ page }) => {
  await open(page)
  await share(page, {}, { name: 'film.mp4', type: 'video/mp4', text: 'x'.repeat(50_000_001) })
  await expect(page.getByText('This is too large to share with Cairn.')).toBeVisible()
  await expect.poll(() => waiting(page)).toEqual([])
})

test('Signing out takes what waits along', async ({ ownContext }) => {
  const page = await ownContext.newPage()
  await open(page)
  await share(page, { title: 'Ferry times' })
  await expect(page.getByText('Ferry times')).toBeVisible()
  await page.goto('/sign-out')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed out' })).toBeVisible()
  await expect.poll(() => waiting(page)).toEqual([])
})

test.describe('while nobody is signed in', () => {
  test.use({ guest: true })

  test('what was shared is not for who signs in next in that tab', async ({ page }) => {
    await visit(page, '/sign-in')
    await controlled(page)
    await share(page, { title: 'Ferry times' }).catch(() => undefined)
    await page.waitForURL(/\/sign-in\?redirectURL=%2Fopen-file%3Fshare/)
    await page.getByRole('textbox', { name: 'Email' }).fill(credentials.email)
    await page.getByLabel('Password', { exact: true }).fill(credentials.password)
    await button(page, 'Sign in').click()
    await expect(page.getByText(GONE)).toBeVisible()
    await expect(page.getByText('Ferry times')).not.toBeVisible()
    await expect.poll(() => waiting(page)).toEqual([])
  })
})

test('A mailto address is shown with all who would get it, and becomes a draft when the person says so', async ({
  page,
}) => {
  await open(page)
  const link = 'mailto:mira@cairn.example?bcc=leak@foreign.example&subject=Boat%20shed&body=At%20nine%3F%20%3Cb%3E'
  await page.goto(`/open-file?mailto=${encodeURIComponent(link)}`)
  await expect(page.getByText('Boat shed')).toBeVisible()
  await expect(page.getByText('To: mira@cairn.example')).toBeVisible()
  await expect(page.getByText('Bcc: leak@foreign.example')).toBeVisible()
  await expect(page.getByText('At nine? <b>')).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/mailbox/mails?folder=drafts')).not.toContain('Boat shed')
  await button(page, 'Save draft').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/mailbox/mails?folder=drafts')).toContain('Boat shed')
})

const card = ['BEGIN:VCARD', 'VERSION:3.0', 'UID:u-1', 'FN:Ines Aubry', 'TEL;TYPE=work:+33 1 23 45 67 89', 'END:VCARD']

test('A chosen file is shown before it is brought in', async ({ page }) => {
  await visit(page, '/open-file')
  await controlled(page)
  const file = { name: 'people.vcf', mimeType: 'text/vcard', buffer: Buffer.from(card.join('\r\n')) }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await expect(page.getByText('Ines Aubry')).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/contacts/all')).not.toContain('Ines Aubry')
  await button(page, 'Import 1 entry').click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/contacts/all')).toContain('Ines Aubry')
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await expect(page.getByText('nothing new')).toBeVisible()
})

test('Files that are opened with Cairn are all shown before they are brought in', async ({ page }) => {
  await page.addInitScript(() => {
    const launch: { take?: (launch: object) => void } = {}
    const launchQueue = {
      setConsumer: (take: (launch: object) => void) => {
        launch.take = take
      },
    }
    Object.defineProperty(globalThis, 'launchQueue', { value: launchQueue })
    Object.assign(globalThis, { launch })
  })
  await visit(page, '/open-file')
  await page.evaluate((text) => {
    const handle = (name: string, content: string) => ({ getFile: async () => new File([content], name) })
    const files = [handle('people.vcf', text), handle('film.mp4', 'x')]
    ;(globalThis as unknown as { launch: { take(launch: object): void } }).launch.take({ files })
  }, card.join('\r\n'))
  await expect(page.getByText('Ines Aubry')).toBeVisible()
  await expect(page.getByText('film.mp4')).toBeVisible()
  await expect.poll(() => answerOf(page, '/api/apps/contacts/all')).not.toContain('Ines Aubry')
})
