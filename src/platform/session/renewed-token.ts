// The token that this page has renewed: a refusal of it has one more effect (portal spec §8).
// @chunk refusals
import { pageState } from '#platform/page-state.ts'

const renewed = pageState<string | undefined>(undefined)

/** @param authorization the header with the new token */
export const noteRenewed = (authorization: string | undefined): void => renewed.set(authorization)

/** Whether an Authorization header's token was renewed by this page, for whatever call. */
export const wasRenewed = (authorization: string | undefined): boolean =>
  authorization !== undefined && authorization === renewed.read()
