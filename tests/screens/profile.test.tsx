import { describe, expect, test } from 'vitest'
import type { Profile } from '#contract/portal/profile.ts'
import { profileApi } from '#contract/portal/profile.ts'
import { call } from '#platform/api/call.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const SAMPLES = ['user', 'auth', 'skills', 'jobs', 'profile', 'profiling', 'evaluation']
const ME = 'alex-morgan'

async function open(path = '/profile') {
  const app = await renderApp(path, { signedIn: true, samplesOf: SAMPLES })
  const { screen, db } = app
  const stored = async () => (await db.table<Profile>('profiles').get(ME))?.content
  const button = (name: string | RegExp) => screen.getByRole('button', { name, exact: true })
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  return { ...app, stored, button, field }
}

describe('The profile', { timeout: 120_000 }, () => {
  test('is kept as it is typed and undone step by step; what is none stays where it was typed; links and the region are kept, and an entry comes back by undo', async () => {
    const { screen, stored, button, field } = await open()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    await field('Headline').fill('Analyst of late buses')
    await expect.poll(async () => (await stored())?.basics.label).toBe('Analyst of late buses')
    await button('Undo the last change').click()
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    expect((await stored())?.basics.label).toBe('Data analyst, public transport')

    await screen.getByRole('button', { name: /^Data analyst/ }).click()
    await field('From').fill('last spring')
    await field('Position').click()
    await expect.element(screen.getByText('Write a year or a month, such as 2024 or 2024-09.')).toBeVisible()
    await field('From').fill('4/2021')
    await expect.poll(async () => (await stored())?.work[0]?.startDate).toBe('2021-04')
    await screen.getByRole('button', { name: /^Data analyst/ }).click()

    await button('Add a link').click()
    await field('Where, such as LinkedIn').fill('Forge')
    const address = screen.getByRole('region', { name: 'Links' }).getByRole('textbox', { name: 'Web address' })
    await address.fill('no address')
    await field('Your name there').fill('alexm')
    await expect.element(screen.getByText('Write a web address, such as https://example.org.')).toBeVisible()
    await address.fill('forge.example/alexm')
    await field('Region').fill('Bouches-du-Rhône')
    const link = expect.objectContaining({ network: 'Forge', username: 'alexm', url: 'https://forge.example/alexm' })
    await expect.poll(async () => (await stored())?.basics.profiles).toContainEqual(link)
    await expect.poll(async () => (await stored())?.basics.location.region).toBe('Bouches-du-Rhône')

    await button('Remove “French”').click()
    await expect.poll(async () => (await stored())?.languages.length).toBe(2)
    await button('Undo').click()
    await expect.poll(async () => (await stored())?.languages.length).toBe(3)
  })

  test('a change made elsewhere meanwhile: other fields are kept of both, the same field is a choice', async () => {
    const { screen, stored, button, field } = await open()
    const elsewhere = (basics: object) =>
      call(profileApi.endpoints.updateProfile, { body: { profile: { basics }, version: undefined } })
    await expect.element(field('Headline')).toHaveValue('Data analyst, public transport')
    await field('Headline').fill('Here')
    await elsewhere({ phone: '+33 4 00 00 00 01' })
    await expect.poll(async () => (await stored())?.basics).toMatchObject({ label: 'Here', phone: '+33 4 00 00 00 01' })

    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
    await field('Headline').fill('Mine')
    await elsewhere({ label: 'Theirs' })
    await expect.element(screen.getByText('Here: Mine')).toBeVisible()
    await expect.element(screen.getByText('There: Theirs')).toBeVisible()
    expect((await stored())?.basics.label).toBe('Theirs')
    await button('Keep what is here').click()
    await expect.poll(async () => (await stored())?.basics.label).toBe('Mine')
  })

  test('versions are compared in words, renamed and printed; a file is looked at in words before its parts are taken', async () => {
    const { screen, stored, button, field, href } = await open()
    await button('Compare: Analyst, spring').click()
    await expect.element(screen.getByText('Added · Certificates', { exact: false })).toBeVisible()
    await button('Close').click()
    await button('More for “Analyst, spring”').click()
    await screen.getByRole('menuitem', { name: 'Rename' }).click()
    await screen.getByRole('listitem').getByRole('textbox', { name: 'Name', exact: true }).fill('Spring, short')
    await button('Save').click()
    await button('More for “Spring, short”').click()
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
    const input = screen.getByLabelText('A JSON Resume (.json) or Europass (.xml) file')
    await input.upload(new File([text], 'cv.json', { type: 'application/json' }))
    await expect.element(screen.getByText('Experience, entry 1: From')).toBeVisible()
    await expect.element(screen.getByText('shoeSize')).toBeVisible()
    await screen.getByRole('checkbox', { name: /^Headline/ }).click()
    await button('Take 2 parts').click()
    await expect.poll(async () => (await stored())?.basics.location.region).toBe('Occitanie')
    expect((await stored())?.basics.label).toBe('Data analyst, public transport')
    await expect.element(field('Region')).toHaveValue('Occitanie')
  })
})
