// What breaks a rule of axe, for the tests that look at a screen.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Each as its rule and the elements that break it; of the whole page, or of the parts that a selector fits. By all rules, or some. */
export async function violations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const builder = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // No screen has frames: what looks into them opens another page each time.
    .setLegacyMode(true)
  const { violations: found } = await (rules ? builder.withRules(rules) : builder).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}
