// Hands the person a file that the portal answers: the whole application, a document, a date for the calendar. Used by the open application.
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { call } from '#platform/api/call.ts'
import { saveFile } from '#platform/api/save-file.ts'

/** @throws ApiError where the portal refuses */
export async function downloadAnswer<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<void> {
  saveFile((await call(endpoint, input)) as unknown as File)
}
