// Hands the person a file that the portal answers: the whole application, a document, a date for the calendar. Used by the open application.
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { call } from '#platform/api/call.ts'

/** @throws ApiError where the portal refuses */
export async function downloadAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  const file = (await call(endpoint, input)) as unknown as File
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
