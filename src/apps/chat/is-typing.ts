// Whether the partner is writing an answer at the moment. Pure.
// @chunk chat
import type { ChatSummary } from '#contract/apps/chat.ts'

/** @param now ms since the epoch */
export const isTyping = ({ typingFrom, typingUntil }: Pick<ChatSummary, 'typingFrom' | 'typingUntil'>, now: number) =>
  typingFrom !== null && typingUntil !== null && Date.parse(typingFrom) <= now && now < Date.parse(typingUntil)
