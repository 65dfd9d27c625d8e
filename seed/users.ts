// Who the sample person is.
import type { User } from '#contract/portal/user.ts'
import { people } from '#seed/people.ts'
import { SAMPLE_CREDENTIALS, SAMPLE_USER_ID } from '#seed/sample-account.ts'

export const seedUsers = (): User[] => [
  {
    id: SAMPLE_USER_ID,
    name: 'Alex Morgan',
    email: SAMPLE_CREDENTIALS.email,
    avatar: people.find(({ id }) => id === SAMPLE_USER_ID)?.avatar ?? null,
    status: 'online',
    isProfilingCompleted: true,
    skillsToLearn: ['sql', 'business-english', 'project-management'],
  },
]
