// Every place on narrow phones in French, whose texts are longer: what can be pressed is within the window, or within a part that scrolls sideways.
import { builtPlaces } from '#scripts/built-places.mjs'
import { expect, type Path, lookingTest as test, visit } from './fixtures.ts'

/** Controls beyond the window's edge: their names, and from where to where they reach (px). */
function beyond(): string[] {
  return [...document.querySelectorAll('main a[href], main button, main input')].flatMap((control) => {
    // A part that scrolls down could scroll sideways too, and hide what does not fit.
    const isLetOff = control.closest('[class*="overflow-x-auto"], [class*="overflow-auto"], [inert], .sr-only') !== null
    const { left, right, width } = control.getBoundingClientRect()
    const isSeen = width > 1 && control.checkVisibility({ visibilityProperty: true })
    if (isLetOff || !isSeen || (right < innerWidth + 0.5 && left > -0.5)) return []
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
    return [`${name}: ${Math.round(left)} to ${Math.round(right)}`]
  })
}

test('In French, what can be pressed is within the window of a narrow phone', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => localStorage.setItem('prefs', JSON.stringify({ language: 'fr' })))
  for (const { path } of builtPlaces) {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, path as Path)
    await expect(page.getByRole('status', { name: /^Chargement/ })).toHaveCount(0)
    expect.soft(await page.evaluate(beyond), `${path}, 390 px`).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await page.evaluate(beyond), `${path}, 320 px`).toEqual([])
  }
})
