// The demo portal's accounts, and the mails that it would send to them.
import type { Table } from 'dexie'
import type { SimulatedMail } from '#contract/portal/auth.ts'
import type { Language } from '#contract/shared.ts'
import type { PasswordDigest } from './passwords.ts'

/** How one signs in. Who it is, is the user with the same id, in their own workspace. */
export interface Account {
  readonly id: string
  /** In lower case. */
  readonly email: string
  /** As given when signing up. Accounts of earlier builds have none: their user was made with them. */
  readonly name?: string
  readonly language: Language
  readonly password: PasswordDigest
  readonly isActive: boolean
  readonly termsVersion: string
}

/** A mail, and what its token is good for. */
export interface AccountMail extends SimulatedMail {
  readonly accountId: string
  readonly kind: 'activation' | 'reset'
  readonly token: string
  /** ms since the epoch */
  readonly validUntil: number
}

export interface AuthTables {
  readonly accounts: Table<Account, string>
  readonly accountMails: Table<AccountMail, string>
}

const HOUR = 3_600_000
const VALID_MS = { activation: 7 * 24 * HOUR, reset: HOUR } as const

const WORDS = {
  activation: {
    link: '/activate-account',
    en: [
      'Activate your account',
      'Welcome to Cairn. Click the link to activate your account. It’s valid for seven days.',
    ],
    fr: [
      'Activez votre compte',
      'Bienvenue sur Cairn. Cliquez sur le lien pour activer votre compte. Il reste valable sept jours.',
    ],
  },
  reset: {
    link: '/reset-password',
    en: [
      'Choose a new password',
      'Click the link to choose a new password. It’s valid for one hour. If you didn’t ask for this, ignore this email.',
    ],
    fr: [
      'Choisissez un nouveau mot de passe',
      'Cliquez sur le lien pour choisir un nouveau mot de passe. Il reste valable une heure. Si vous n’avez rien demandé, ignorez cet e-mail.',
    ],
  },
} as const

/** Takes the place of the account's mail of the same kind, whose token is good no more. */
export async function sendMail(
  { accountMails }: AuthTables,
  kind: AccountMail['kind'],
  account: Pick<Account, 'id' | 'email' | 'language'>,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<void> {
  const token = `${newId()}${newId()}`.replaceAll('-', '')
  const { link, [account.language]: texts } = WORDS[kind]
  await accountMails.where('[accountId+kind]').equals([account.id, kind]).delete()
  await accountMails.add({
    id: newId(),
    to: account.email,
    subject: texts[0],
    text: texts[1],
    link: `${link}?token=${token}`,
    at: new Date(now).toISOString(),
    accountId: account.id,
    kind,
    token,
    validUntil: now + VALID_MS[kind],
  })
}

/** The mail with this token, if the token is still good for that. Using it up is the caller's. */
export async function mailOf(
  { accountMails }: AuthTables,
  token: string,
  kinds: readonly AccountMail['kind'][],
  now: number,
): Promise<AccountMail | undefined> {
  const mail = await accountMails.where('token').equals(token).first()
  return mail && kinds.includes(mail.kind) && mail.validUntil > now ? mail : undefined
}

export const toSimulatedMail = ({ id, to, subject, text, link, at }: AccountMail): SimulatedMail => ({
  id,
  to,
  subject,
  text,
  link,
  at,
})
