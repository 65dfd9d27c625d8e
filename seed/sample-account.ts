// The sample account. Its credentials are shown on the sign-in page of the default build and in the README.

export const SAMPLE_USER_ID = 'alex-morgan'

export const SAMPLE_CREDENTIALS = { email: 'alex.morgan@cairn.example', password: 'cairn-demo' } as const
