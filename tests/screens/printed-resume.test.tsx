// The resume on paper: every field that was filled in, in all manners, with dates in the reader's language and nothing beside the sheet.
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { profileApi } from '#contract/portal/profile.ts'
import type { ProfilePatch } from '#contract/portal/profile-shapes.ts'
import { call } from '#platform/api/call.ts'
import { THEMES, type Theme } from '#portal/profile/print-themes.ts'
import { FULL_RESUME } from '#tests/setup/full-resume.ts'
import { renderApp } from '#tests/setup/screens.tsx'

const SAMPLES = ['user', 'auth', 'skills', 'jobs', 'profile', 'profiling', 'evaluation']

/** All texts of a resume but ids, the picture's address and what is written in another way: dates, the country's code. */
function textsOf(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    if (['id', 'image', 'countryCode'].includes(key) || /date$/i.test(key)) return []
    return [key === 'url' ? value.replace('https://', '').replace('www.', '').replace(/\/$/, '') : value]
  }
  return Object.entries(value ?? {}).flatMap(([name, one]) => textsOf(one, Array.isArray(value) ? key : name))
}

async function open(profile: ProfilePatch, language: 'en' | 'fr' = 'en') {
  const app = await renderApp('/career/applications', { signedIn: true, samplesOf: SAMPLES, prefs: { language } })
  await call(profileApi.endpoints.updateProfile, { body: { profile, version: undefined } })
  const print = async (theme: Theme) => {
    await app.router.navigate({ to: '/profile', search: { print: theme } })
    await expect.element(sheet).toBeVisible()
  }
  const sheet = app.screen.getByRole('article')
  const text = () => sheet.element().textContent
  return { ...app, sheet, text, print }
}

describe('The resume on paper', () => {
  test('has every field that was filled in, in each manner, and newest first what has a date', async () => {
    const { sheet, print, text } = await open(FULL_RESUME)
    const fields = textsOf(FULL_RESUME)
    expect(fields.length).toBeGreaterThan(60)
    for (const theme of THEMES) {
      await print(theme)
      await expect.poll(() => fields.filter((field) => !text().includes(field))).toEqual([])
      for (const words of [
        'Mar 2021 – present',
        'Jun 2018 – Feb 2021',
        '2015 – 2018',
        'until 2020',
        'Jun 2022 – Sept 2022',
        '31 May 2022',
        'Nov 2023',
        '9 Jan 2024',
        '9000 Ghent, East Flanders, Belgium',
        'Grade: 17 of 20',
      ])
        expect(text(), theme).toContain(words)
      expect(text().indexOf('Foreman')).toBeLessThan(text().indexOf('Apprentice'))
      await expect.element(sheet.getByRole('heading', { name: 'Skills', exact: true })).toBeVisible()
      await expect
        .element(sheet.getByRole('link', { name: 'zoe@post.example' }))
        .toHaveAttribute('href', 'mailto:zoe@post.example')
    }
  })

  test('says the dates and the country in French, and what evaluations found only where it is wanted', {
    tags: 'extended',
  }, async () => {
    const { screen, sheet, print, text } = await open(FULL_RESUME, 'fr')
    await print('columns')
    for (const words of ['mars 2021 – aujourd’hui', 'juin 2018 – févr. 2021', 'jusqu’en 2020', 'Belgique'])
      await expect.poll(text).toContain(words)
    const heading = sheet.getByRole('heading', { name: 'Compétences évaluées' })
    await expect.element(heading).toBeVisible()
    await expect.poll(text).toMatch(/professionnel\s: [^,]+, badge («\s[^»]+\s» )?du \d/)
    await screen.getByRole('checkbox', { name: 'Compétences évaluées' }).click()
    await expect.element(heading).not.toBeInTheDocument()
  })

  test('breaks what has no place to break at, so that the rest stays on the sheet', { tags: 'extended' }, async () => {
    const long = `https://files.example/${'a1b2c3d4'.repeat(14)}`
    const [first] = FULL_RESUME.work
    if (!first) throw new Error('No position')
    const { sheet, print, text } = await open({
      work: [{ ...first, name: long, summary: long, url: long, highlights: [long] }],
      basics: { url: long, label: long },
      skills: [{ id: 's', name: long, level: long, keywords: [long] }],
    })
    for (const width of [360, 794]) {
      await page.viewport(width, 800)
      for (const theme of THEMES) {
        await print(theme)
        await expect.poll(text).toContain(long)
        const { scrollWidth, clientWidth } = sheet.element()
        expect(scrollWidth, `${theme} at ${width}`).toBe(clientWidth)
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      }
    }
  })
})
