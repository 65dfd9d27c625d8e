// The examples of answers in public/openapi.json are what the demo portal answers.
import { expect, test } from 'vitest'
import { portalAnswers } from '#tests/setup/portal-answers.ts'

test('the examples are what the demo portal answers: npm run openapi', async () => {
  await expect(`${JSON.stringify(await portalAnswers(), null, 1)}\n`).toMatchFileSnapshot(
    '../../scripts/openapi-answers.json',
  )
})
