// download(): the file that an endpoint answers.
// @chunk screens
import type { CallInput, Endpoint } from '#contract/define-api.ts'
import { call } from './call.ts'

export type FileEndpoint = Endpoint & { readonly answerType: 'file' }

/** There is no such file, or it has no bytes. */
export class NoFileError extends Error {}

/** @throws what `call` throws; {NoFileError} where the answer is none */
export async function download<E extends FileEndpoint>(endpoint: E, input: CallInput<E>): Promise<File> {
  const file: unknown = await call(endpoint, input)
  if (!(file instanceof File)) throw new NoFileError(`${endpoint.api}.${endpoint.name}`)
  return file
}
