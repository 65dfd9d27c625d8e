// The token of a link from a mail. It leaves the address, and so the history, as soon as the page is there; until it is used up it waits in the tab's
// session storage, so that a reload loses nothing. Used by the screens that such links lead to.
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(200))

export interface LinkToken {
  /** Undefined where somebody came without a link, or has used it up. */
  readonly token: string | undefined
  /** It is good no more. */
  drop(): void
}

/** @param place the screen's address: each keeps its own */
export function useLinkToken(place: '/activate-account' | '/reset-password' | '/set-password'): LinkToken {
  const router = useRouter()
  const key = `token:${place}`
  // As it stands in the address: the router would read a token of digits as a number.
  const given = useLocation({ select: () => givenIn(router.history.location.search) })
  const [kept, setKept] = useState(() => readDraft(key, Token))
  useEffect(() => {
    if (given === undefined) return
    writeDraft(key, given)
    setKept(given)
    void router.navigate({ to: place, search: {}, replace: true })
  }, [given, key, place, router])
  return {
    token: given ?? kept,
    drop: () => {
      dropDraft(key)
      setKept(undefined)
    },
  }
}

function givenIn(search: string): string | undefined {
  const token = Token.safeParse(new URLSearchParams(search).get('token'))
  return token.success ? token.data : undefined
}
