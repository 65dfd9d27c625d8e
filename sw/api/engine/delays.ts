// How long sample calls take, as the specification states it. The policy is the caller's: `createApi` is given what waiting means.

/** ms by endpoint (workspace spec §9). What is not named answers at once. */
export const DELAYS: Readonly<Record<string, number>> = {
  'auth.forgotPassword': 1000,
  'auth.resetPassword': 1000,
  'auth.signIn': 1500,
  'auth.signUp': 1500,
  'auth.unlockSession': 1500,
  'inventory.products': 300,
  'mailbox.mails': 625,
}
