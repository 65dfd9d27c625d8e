// What the demo portal wrote to an address, where the portal is a demo: one with a mail server answers 404 (portal API, B).
// @chunk auth-mail
import { useEffect, useState } from 'react'
import { authApi, type SimulatedMail } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'

/**
 * @param turn read anew whenever it changes
 * @returns undefined while it is not known, or where there is no such thing
 */
export function useDemoMail(email: string, turn: number): readonly SimulatedMail[] | undefined {
  const [mails, setMails] = useState<readonly SimulatedMail[]>()
  useEffect(() => {
    const left = new AbortController()
    const read = async () => {
      const answer = await call(authApi.endpoints.demoMail, { query: { email } }, { signal: left.signal })
      if (!left.signal.aborted && turn >= 0) setMails(answer)
    }
    // Without an inbox to read, the text about the mail still holds.
    read().catch(() => undefined)
    return () => left.abort()
  }, [email, turn])
  return mails
}
