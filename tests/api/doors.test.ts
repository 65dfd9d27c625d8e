// The suite of every door, through the tests' door.
import { describe, test } from 'vitest'
import { asSample, type Door, doorCases, runCase } from '#tests/doors.case.ts'
import { createTestApi } from '#tests/setup/test-api.ts'

describe("the back end through the tests' door", () => {
  const { app } = createTestApi()
  const door: Door = async (method, path, body, headers) => {
    const response = await app.request(`/api/${path}`, { method, headers, body })
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
  }

  test.each(doorCases)('$title', async (doorCase) => runCase(doorCase, await asSample(door)))
})
