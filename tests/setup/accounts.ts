// What the screen tests of signing up, passwords and activation do by themselves, past the screens: an account, its mails, a portal that refuses.
import { authApi, type SimulatedMail } from '#contract/portal/auth.ts'
import { call } from '#platform/api/call.ts'
import { type Door, sendOnlyTo } from '#platform/api/transport.ts'

export const NORA = {
  firstName: 'Nora',
  lastName: 'Lind',
  email: 'nora.lind@mail.example',
  password: 'seven grey herons',
} as const

const { signUp, activateAccount, forgotPassword, demoMail } = authApi.endpoints

/** An account that waits to be activated. @returns the link of its mail */
export async function signedUp(): Promise<string> {
  await call(signUp, { body: { ...NORA, language: 'en', termsVersion: 'test' } })
  return (await newestMail()).link
}

export async function activated(): Promise<void> {
  const link = await signedUp()
  await call(activateAccount, { body: { token: tokenOf(link) } })
}

/** @returns the link of the mail by which a new password is chosen */
export async function forgotten(): Promise<string> {
  await call(forgotPassword, { body: { email: NORA.email } })
  return (await newestMail()).link
}

export async function newestMail(): Promise<SimulatedMail> {
  const [mail] = await call(demoMail, { query: { email: NORA.email } })
  if (!mail) throw new Error('No mail was written')
  return mail
}

export const tokenOf = (link: string): string => new URLSearchParams(link.split('?')[1]).get('token') ?? ''

/** Answers every call so from now on, as another portal may. @returns the requests */
export function portalAnswers(status: number, body: unknown): Request[] {
  const requested: Request[] = []
  const door: Door = {
    fetch: (request) => {
      requested.push(request.clone())
      return Response.json(body, { status })
    },
  }
  sendOnlyTo(door)
  return requested
}
