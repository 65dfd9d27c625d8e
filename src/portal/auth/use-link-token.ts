// The token of a link from a mail. It is removed from the URL, and so from the history, as soon as the page is there; until it is used up it is in session
// storage, so that a reload loses nothing.
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as z from '#contract/zod.ts'
import { dropDraft, readDraft, writeDraft } from '#platform/forms/draft.ts'

const Token = z.string().check(z.minLength(1), z.maxLength(200))

/** `ready`: it may be good. `used`: it was. `expired`: it is good no more. */
export type LinkStatus = 'none' | 'ready' | 'used' | 'expired'

export interface LinkToken {
  /** Undefined where somebody came without a link, or has used it up. */
  readonly token: string | undefined
  /** `none` without a link. Another link that is followed here is ready again. */
  readonly status: LinkStatus
  /** It is good no more. */
  end(status: 'used' | 'expired'): void
}

/** @param path the screen's path: each stores its own */
export function useLinkToken(path: '/activate-account' | '/reset-password' | '/set-password'): LinkToken {
  const router = useRouter()
  const key = `token:${path}`
  const given = useLocation({ select: ({ search }) => givenIn(search) })
  const [stored, setStored] = useState(() => readDraft(key, Token))
  const [ended, setEnded] = useState<{ readonly token: string | undefined; readonly status: LinkStatus }>()
  useEffect(() => {
    if (given === undefined) return
    writeDraft(key, given)
    setStored(given)
    void router.navigate({ to: path, search: {}, replace: true })
  }, [given, key, path, router])
  const token = given ?? stored
  return {
    token,
    status: statusOf(token, ended),
    end: (status) => {
      dropDraft(key)
      setStored(undefined)
      setEnded({ token, status })
    },
  }
}

function statusOf(
  token: string | undefined,
  ended: { token: string | undefined; status: LinkStatus } | undefined,
): LinkStatus {
  if (ended && (token === undefined || token === ended.token)) return ended.status
  return token === undefined ? 'none' : 'ready'
}

function givenIn(search: object): string | undefined {
  const token = Token.safeParse('token' in search ? search.token : undefined)
  return token.success ? token.data : undefined
}
