// The demo portal's one account, shown on the sign-in page of the default build and in the README.

export const SAMPLE_CREDENTIALS = { email: 'alex.morgan@cairn.example', password: 'cairn-demo' } as const
