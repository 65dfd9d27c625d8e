// The address that a mail has been sent to, stored across a reload: the form does not come back by itself.
// @chunk auth-words
import { useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'

const Address = z.string()

export type MailScreen = 'sign-up' | 'forgot-password'

export function useSentTo(screen: MailScreen) {
  const [email, setEmail] = useState(() => readDraft(sentKey(screen), Address))
  return {
    email,
    set: (address: string) => {
      writeDraft(sentKey(screen), address)
      setEmail(address)
    },
    drop: () => {
      dropSentTo(screen)
      setEmail(undefined)
    },
  }
}

/** The mail has done its work, or another one is wanted. */
export const dropSentTo = (screen: MailScreen): void => dropDraft(sentKey(screen))

const sentKey = (screen: MailScreen): string => `${screen}:sent`
