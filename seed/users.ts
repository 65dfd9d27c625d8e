// The sample account. Its credentials are shown on the sign-in page of the default build and in the README.
import type { User } from '#contract/portal/user.ts'
import { people } from '#seed/people.ts'

export const SAMPLE_CREDENTIALS = { email: 'alex.morgan@cairn.example', password: 'cairn-demo' } as const

export const seedUsers = (): User[] => [
  {
    id: 'alex-morgan',
    name: 'Alex Morgan',
    email: SAMPLE_CREDENTIALS.email,
    avatar: people.find(({ id }) => id === 'alex-morgan')?.avatar ?? null,
    status: 'online',
    isProfilingCompleted: true,
    skillsToLearn: ['sql', 'business-english', 'project-management'],
  },
]
