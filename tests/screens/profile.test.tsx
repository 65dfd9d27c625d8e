import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { profileApi } from '#contract/portal/profile.ts'
import type { Profile } from '#contract/portal/profile-shapes.ts'
import { userApi } from '#contract/portal/user.ts'
import { call } from '#platform/api/call.ts'
import { sendOnlyTo } from '#platform/api/transport.ts'
import { renderApp } from '#tests/setup/screens.tsx'
import { toastStore } from '#ui/toast-store.ts'

const SAMPLES = ['user', 'auth', 'skills', 'jobs', 'profile', 'profiling', 'evaluation']
const ME = 'alex-morgan'

async function open(path = '/profile') {
  const app = await renderApp(path, { signedIn: true, samplesOf: SAMPLES })
  const { screen, db } = app
  const stored = async () => (await db.table<Profile>('profiles').get(ME))?.content
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  /** From now on what is saved waits. */
  const holdSaves = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const saves = { asked: 0, refused: 0, letGo: resolve }
    sendOnlyTo({
      async fetch(request) {
        const isSave = request.method === 'PATCH' && request.url.endsWith('/profile')
        if (isSave) saves.asked += 1
        if (isSave) await promise
        const answer = await app.door.fetch(request)
        if (isSave && !answer.ok) saves.refused += 1
        return answer
      },
    })
    return saves
  }
  return { ...app, stored, button, field, holdSaves }
}

describe('The profile', () => {
  test('saves what is typed and undoes it step by step; an invalid value stays in its field; links and the region are saved; a removed entry comes back by undo', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, button, field } = await open()
    await button('Edit: About you').click()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    await field('Headline').fill('Analyst of late buses')
    await expect.poll(async () => (await stored())?.basics.label).toBe('Analyst of late buses')
    await button('Undo the last change').click()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    await expect.poll(async () => (await stored())?.basics.label).toBe('Data analyst, public transport')

    await screen.getByRole('button', { name: /^Data analyst/ }).click()
    await field('Start').fill('last spring')
    await field('Position').click()
    await expect.element(screen.getByText('Enter a year or a month, such as 2024 or 2024-09.')).toBeVisible()
    await field('Start').fill('4/2021')
    await expect.poll(async () => (await stored())?.work[0]?.startDate).toBe('2021-04')
    await screen.getByRole('button', { name: /^Data analyst/ }).click()

    await button('Add a link').click()
    await field('Website, such as LinkedIn').fill('Forge')
    const address = screen.getByRole('region', { name: 'Links' }).getByRole('textbox', { name: 'Web address' })
    await address.fill('no address')
    await field('Username').fill('alexm')
    await expect.element(screen.getByText('Enter a web address, such as https://example.org.')).toBeVisible()
    await address.fill('forge.example/alexm')
    await field('Region').fill('Bouches-du-Rhône')
    const link = expect.objectContaining({ network: 'Forge', username: 'alexm', url: 'https://forge.example/alexm' })
    await expect.poll(async () => (await stored())?.basics.profiles).toContainEqual(link)
    await expect.poll(async () => (await stored())?.basics.location.region).toBe('Bouches-du-Rhône')

    const country = screen.getByRole('combobox', { name: 'Country' })
    await expect.element(country).toHaveValue('France')
    await country.fill('Belg')
    await screen.getByRole('option', { name: 'Belgium' }).click()
    await expect.poll(async () => (await stored())?.basics.location.countryCode).toBe('BE')
    await expect.element(country).toHaveFocus()
    await button('Undo the last change').click()
    await expect.element(country).toHaveValue('France')

    const languages = screen.getByRole('region', { name: 'Languages' })
    await languages.getByRole('button', { name: /^French/ }).click()
    await button('Remove “French”').click()
    await expect.poll(async () => (await stored())?.languages.length).toBe(2)
    // What was changed since stays; under the mouse, the offer of the undo waits for it.
    await button('Undo').hover()
    ;(languages.getByRole('button', { name: /^English/ }).element() as HTMLElement).click()
    await field('Level, such as B2 or native').fill('C2')
    const levelOf = async (name: string) =>
      (await stored())?.languages.find(({ language }) => language === name)?.fluency
    await expect.poll(() => levelOf('English')).toBe('C2')
    await button('Undo').click()
    await expect.poll(async () => (await stored())?.languages.map(({ language }) => language)).toContain('French')
    expect(await levelOf('English')).toBe('C2')
  })

  test('reads as a document: one press begins an empty section, an error keeps its entry open, and the focus stays near', async () => {
    const { screen, stored, button, field } = await open()
    await expect.element(screen.getByRole('region', { name: 'Experience' })).toMatchTextContent('Mar 2021 – present')
    expect(screen.getByRole('textbox', { name: 'Headline' }).elements()).toHaveLength(0)
    const awards = screen.getByRole('region', { name: 'Awards' })
    expect(awards.elements()).toHaveLength(0)
    await button('Awards').click()
    await expect.element(field('Name')).toHaveFocus()
    await field('Name').fill('Best timetable')
    await field('Date').fill('someday')
    await button('Done').click()
    await expect.element(field('Date')).toHaveFocus()
    await expect.element(field('Date')).toHaveValue('someday')
    await field('Date').fill('2024')
    await button('Done').click()
    const award = awards.getByRole('button', { name: /^Best timetable/ })
    await expect.element(award).toHaveFocus()
    await expect.element(award).toHaveAttribute('aria-expanded', 'false')
    await expect.poll(async () => (await stored())?.awards).toMatchObject([{ title: 'Best timetable', date: '2024' }])
    await award.click()
    await button('Remove “Best timetable”').click()
    await expect.poll(async () => (await stored())?.awards).toEqual([])
    expect(document.activeElement).not.toBe(document.body)
    await button('Undo').click()
    await expect.element(award).toBeVisible()
  })

  test('a change made elsewhere meanwhile: different fields are merged, for the same field the person chooses', async () => {
    const { screen, stored, button, field } = await open()
    const elsewhere = (basics: object) =>
      call(profileApi.endpoints.updateProfile, { body: { profile: { basics }, version: undefined } })
    await button('Edit: About you').click()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    await field('Headline').fill('Here')
    await elsewhere({ phone: '+33 4 00 00 00 01' })
    await expect.poll(async () => (await stored())?.basics).toMatchObject({ label: 'Here', phone: '+33 4 00 00 00 01' })

    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
    await field('Headline').fill('Mine')
    await elsewhere({ label: 'Theirs' })
    await expect.element(screen.getByText('This version: Mine')).toBeVisible()
    await expect.element(screen.getByText('Other version: Theirs')).toBeVisible()
    await expect.poll(async () => (await stored())?.basics.label).toBe('Theirs')
    await button('Keep this version').click()
    await expect.poll(async () => (await stored())?.basics.label).toBe('Mine')
  })

  test('what is typed while a change is being saved is saved after it, and is no change made elsewhere', async () => {
    const { screen, stored, button, field, holdSaves, router } = await open()
    await button('Edit: About you').click()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    const saves = holdSaves()
    await field('Headline').fill('First')
    await expect.poll(() => saves.asked).toBe(1)
    await field('Headline').fill('Second')
    // As after the pause, at once.
    dispatchEvent(new Event('pagehide'))
    saves.letGo()
    await expect.poll(async () => (await stored())?.basics.label).toBe('Second')
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
    expect(saves.refused).toBe(0)

    const last = holdSaves()
    await field('Headline').fill('Third')
    await expect.poll(() => last.asked).toBe(1)
    await field('Headline').fill('Fourth')
    await router.navigate({ to: '/ui/icons' as never })
    last.letGo()
    await expect.poll(async () => (await stored())?.basics.label).toBe('Fourth')
    expect(last.refused).toBe(0)
  })

  test('versions are compared in words, renamed and printed; a file is previewed before parts of it are imported', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, button, href } = await open()
    await button('Compare: Analyst, one page').click()
    await expect.element(screen.getByText('Added · Certificates', { exact: false })).toBeVisible()
    await button('Close').click()
    await button('More actions for “Analyst, one page”').click()
    await screen.getByRole('menuitem', { name: 'Rename' }).click()
    await screen.getByRole('listitem').getByRole('textbox', { name: 'Name', exact: true }).fill('Spring, short')
    await button('Save').click()
    await button('More actions for “Spring, short”').click()
    await screen.getByRole('menuitem', { name: 'Print' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Spring, short' })).toBeVisible()
    await screen.getByText('Two columns').click()
    await expect.poll(href).toMatch(/print=columns&version=/)
    await button('Back to editing').click()

    await button('Import').click()
    const text = JSON.stringify({
      basics: { label: 'Planner', location: { region: 'Occitanie' }, shoeSize: 43 },
      work: [{ name: 'Ferrovia', position: 'Analyst', startDate: 'some day' }],
    })
    const input = screen.getByLabelText('A JSON Resume (.json) or Europass (.xml or .pdf) file')
    await input.upload(new File([text], 'cv.json', { type: 'application/json' }))
    await expect.element(screen.getByText('Experience, entry 1: Start')).toBeVisible()
    await expect.element(screen.getByText('shoeSize')).toBeVisible()
    await screen.getByRole('checkbox', { name: /^Headline/ }).click()
    await button('Import 2 items').click()
    await expect.poll(async () => (await stored())?.basics.location.region).toBe('Occitanie')
    await expect.poll(async () => (await stored())?.basics.label).toBe('Data analyst, public transport')
    await expect.element(screen.getByText(/, Occitanie, /)).toBeVisible()
  })

  test('an invalid file says where; an invalid field says what is expected, and the rest is imported part by part', {
    tags: 'extended',
  }, async () => {
    const { screen, stored, button } = await open()
    await button('Import').click()
    const input = screen.getByLabelText('A JSON Resume (.json) or Europass (.xml or .pdf) file')
    const give = (text: string, name = 'cv.json') => input.upload(new File([text], name))
    const isWrong = async (words: string) => {
      await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
      await expect.element(input).toHaveAccessibleDescription(words)
      await expect.element(input).toHaveAttribute('aria-invalid', 'true')
    }
    await give('{\n  "basics": {}\n  "work": []\n}')
    await isWrong('“cv.json” isn’t valid JSON: there’s a mistake on line 3.')
    await give('["work"]')
    await isWrong('“cv.json” isn’t a JSON Resume: it has no sections such as “basics” and “work”.')
    await give(' \n')
    await isWrong('“cv.json” is empty.')
    await give('<html></html>', 'cv.xml')
    await isWrong('“cv.xml” isn’t a JSON Resume or Europass file.')
    expect(toastStore.read()).toEqual([])
    await give('%PDF-1.7 a letter', 'cv.pdf')
    await isWrong('“cv.pdf” is a PDF without Europass data. Choose the .xml or .json file of your CV.')

    const work = [{ name: 'Ferrovia', position: 'Analyst', startDate: 'some day', highlights: 'many' }, 'later']
    const text = JSON.stringify({
      basics: { label: 'Planner', phone: { number: 5 }, location: 'Lyon', profiles: { username: 'me' } },
      work,
      education: { institution: 'Here' },
    })
    await give(`\uFEFF${text}`)
    const reported = screen.getByText('7 fields aren’t in the expected format and won’t be imported:')
    await expect.element(reported).toBeVisible()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('')
    const problems = screen.getByRole('status').getByRole('listitem').elements()
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'Education: {"institution":"Here"} Use a list of entries.',
      'Phone: {"number":5} Enter up to 300 characters.',
      'Address: Lyon Use fields, such as “city” and “postalCode”.',
      'Links: {"username":"me"} Use a list of entries.',
      'Experience, entry 1: Start: some day Use a date such as 2024, 2024-05 or 2024-05-31.',
      'Experience, entry 1: Achievements, one per line: many Use a list of up to 100 items of up to 1,000 characters each.',
      'Experience, entry 2:  Use an entry with fields, such as “name”.',
    ])
    await screen.getByRole('checkbox', { name: /^Headline/ }).click()
    await button('Import 1 item').click()
    await expect.poll(async () => (await stored())?.work.map(({ name }) => name)).toContain('Ferrovia')
    await expect.poll(async () => (await stored())?.basics.label).not.toBe('Planner')
  })

  test('a photo is cropped to the visible square, by keys too, and scaled down; a file that is no picture is refused with a message', {
    tags: 'extended',
  }, async () => {
    const { screen, button } = await open()
    const photoOf = async () => (await call(userApi.endpoints.user, {})).avatar
    await button('Edit: About you').click()
    await button(/^(Add a|Change) photo$/).click()
    const input = screen.getByLabelText('Image from this device')
    await input.upload(new File(['no picture'], 'notes.png', { type: 'image/png' }))
    await expect.element(screen.getByText(/^This browser can’t read “notes.png”/)).toBeVisible()
    await input.upload(await halves(800, 400))
    const picture = screen.getByRole('group', { name: 'Photo area' })
    await expect.element(picture).toBeVisible()
    await expect.element(button('Use image')).toBeEnabled()
    const before = await photoOf()
    await button('Use image').click()
    await expect.poll(photoOf).not.toBe(before)
    const centred = await photoOf()
    expect(centred).toMatch(/^data:image\/jpeg;base64,/)
    expect(await redIn(centred ?? '')).toEqual({ width: 320, height: 320, red: 160 })

    await button('Change photo').click()
    await screen.getByLabelText('Image from this device').upload(await halves(800, 400))
    await expect.element(button('Use image')).toBeEnabled()
    ;(picture.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight>40/}')
    await button('Use image').click()
    await expect.poll(photoOf).not.toBe(centred)
    const { red } = await redIn((await photoOf()) ?? '')
    expect(red).toBeGreaterThan(180)
    await button('Undo').first().click()
  })
})

/** A picture whose left half is red and whose right half is blue. */
async function halves(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  return new File([await canvas.convertToBlob()], 'halves.png', { type: 'image/png' })
}

/** How large a picture is, and how many points of its middle line are red. */
async function redIn(url: string): Promise<{ width: number; height: number; red: number }> {
  const image = new Image()
  image.src = url
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('This browser draws nothing')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, height / 2, width, 1)
  const red = Array.from({ length: width }, (_, at) => (data[4 * at] ?? 0) > 128).filter(Boolean).length
  return { width, height, red }
}
