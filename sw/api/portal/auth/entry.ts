// The card of auth: what the engine knows before its code is loaded.
import type { ModuleEntry } from '#sw/api/engine/module-entry.ts'

export const authEntry: ModuleEntry = {
  name: 'auth',
  paths: ['auth'],
  tables: {
    accounts: 'id, email',
    accountMails: 'id, to, token, [accountId+kind]',
    authSessions: 'id, userId',
    authTries: 'id',
  },
  fleeting: ['accountMails'],
  isSecret: true,
  isFinal: true,
  isSignIn: true,
  load: async () => (await import('./module.ts')).authModule,
}
