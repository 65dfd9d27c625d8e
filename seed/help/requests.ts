// Alex's support requests so far.
import type { StoredHelpRequest } from '#contract/apps/help-requests.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** @param now ms since the epoch */
export function seedHelpRequests(now: number): StoredHelpRequest[] {
  const at = (ago: number) => new Date(now - ago).toISOString()
  const by = {
    name: 'Alex Morgan',
    email: 'alex.morgan@cairn.example',
    attachments: [],
    files: [],
    language: 'en' as const,
  }
  return [
    {
      ...by,
      id: 'help-request-1001',
      number: 1001,
      subject: 'Which version of my CV did Port de Sète get?',
      message:
        'I changed the CV after applying. Before I hear from Inès Roche again, I would like to read exactly what she has in front of her.',
      page: '/career/applications',
      isClosed: true,
      followUps: [
        {
          id: 'help-request-1001-1',
          text: 'Found it at the end of the application, with the name of the version. That was all I needed.',
          at: at(8 * DAY - 25 * MINUTE),
        },
      ],
      suggested: [
        { kind: 'guide', categorySlug: 'career', slug: 'apply-for-a-job', title: 'Apply for a job' },
        { kind: 'guide', categorySlug: 'career', slug: 'profile-and-resume', title: 'Your profile and your CVs' },
      ],
      createdAt: at(8 * DAY),
      updatedAt: at(8 * DAY - 26 * MINUTE),
    },
    {
      ...by,
      id: 'help-request-1002',
      number: 1002,
      subject: 'How long can an evaluation be paused?',
      message:
        'I have gone over my SQL on the train and would like to begin the evaluation there. If I have to get off in the middle, how long does it stay open, and do I get the same question again?',
      page: '/skill-evaluation/skills',
      isClosed: false,
      followUps: [],
      suggested: [
        { kind: 'guide', categorySlug: 'skills', slug: 'how-an-evaluation-works', title: 'How an evaluation works' },
        { kind: 'guide', categorySlug: 'skills', slug: 'badges-and-retakes', title: 'Badges and retakes' },
      ],
      createdAt: at(4 * DAY + 2 * 60 * MINUTE),
      updatedAt: at(4 * DAY + 2 * 60 * MINUTE),
    },
  ]
}
