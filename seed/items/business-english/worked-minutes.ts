/** Business English, worked: the minutes of a meeting are mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, FIRST_NAMES, MONTHS } from '#seed/items/business-english/editing.ts'

const SUBJECTS = [
  'budget',
  'stand at the fair',
  'summer party',
  'new canteen',
  'customer survey',
  'travel rules',
] as const

export const minutesOfMeeting = editItem(
  {
    id: 'business-english-w02',
    family: 'worked-minutes-of-meeting',
    topic: 'meetings-and-calls',
    difficulty: [
      [2, 1],
      [3, 3],
      [3, 4],
      [4, 5],
    ],
    seconds: 210,
  },
  (draws) => {
    const [one = '', two = '', three = ''] = draws.some(FIRST_NAMES, 3)
    const [month, later] = draws.some(MONTHS, 2)
    const date = `${draws.whole(2, 28)} ${draws.one(MONTHS)}`
    const people = draws.whole(6, 19)
    const percent = draws.whole(3, 17)
    return {
      title: `Minutes of the ${draws.one(['sales', 'planning', 'team', 'project'])} meeting at ${draws.one(COMPANIES)}`,
      stem: {
        en: 'Before these minutes go out, correct the four sentences out of eight that contain a mistake. Leave the others as they are.',
        fr: 'Avant l’envoi de ce compte rendu, corrigez les quatre phrases, sur huit, qui contiennent une faute. Laissez les autres telles quelles.',
      },
      points: [
        { en: 'Verbs of meetings', fr: 'Verbes des réunions' },
        { en: 'Since, for, and what is over', fr: '« Since », « for », et ce qui est terminé' },
        { en: 'Agreeing, suggesting, reminding', fr: 'Approuver, proposer, rappeler' },
        {
          en: 'Words that resemble French ones, and rise or raise',
          fr: 'Mots qui ressemblent au français, et « rise » ou « raise »',
        },
      ],
      slots: [
        {
          point: 0,
          wordings: [
            [
              `${people} people `,
              ['attended', 'took part in', 'came to', 'were at', 'participated in', 'were present at', 'joined'],
              ` the meeting, and ${one} took the chair.`,
              'assisted to',
            ],
            [
              `${one} chaired the meeting, and ${two} `,
              ['took', 'wrote', 'kept', 'was taking', 'wrote up', 'wrote down'],
              ' the minutes.',
              'made',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              'We ',
              [
                'discussed',
                'talked about',
                'debated',
                'considered',
                'had a discussion about',
                'spoke about',
                'looked at',
              ],
              ` the ${draws.one(SUBJECTS)} for half an hour.`,
              'discussed about',
            ],
            [
              `${two} `,
              [
                'explained to us',
                'explained',
                'explained to everyone',
                'explained to everybody',
                'told us',
                'showed us',
                'described to us',
              ],
              ' how the new booking system works.',
              'explained us',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'Our supplier ',
              ['has been late', 'has been running late', 'has been behind'],
              ` since ${month}.`,
              'is late',
            ],
            [
              'Our web team ',
              ['has worked', 'has been working', 'have worked', 'have been working'],
              ` on the new shop for ${draws.whole(3, 11)} weeks.`,
              'is working',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'Sales ',
              [
                'rose by',
                'have risen by',
                'went up by',
                'have gone up by',
                'increased by',
                'have increased by',
                'grew by',
                'have grown by',
                'climbed by',
              ],
              ` ${percent}% compared with last year.`,
              'raised by',
            ],
            [
              `The trip in ${later} is `,
              ['cancelled', 'canceled', 'called off', 'being cancelled', 'being called off'],
              ', as too few of us have signed up.',
              'annulled',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              '',
              [
                'We all agreed',
                'We were all agreed',
                'We agreed',
                'All of us agreed',
                'Everyone agreed',
                'Everybody agreed',
                'We were all in agreement',
                'All agreed',
                'We all agree',
              ],
              ' that this was a good result.',
              'We were all agree',
            ],
            [
              `${three} `,
              [
                'suggested moving',
                'suggested that we move',
                'suggested we move',
                'suggested that we should move',
                'suggested we should move',
                'proposed moving',
                'proposed to move',
                'proposed that we move',
                'suggested postponing',
              ],
              ` the next fair to ${later}.`,
              'suggested to move',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [`${two} `, ['sent', 'did send'], ' the contract to our lawyers the day before the meeting.', 'has sent'],
            [
              'The works council ',
              ['agreed', 'consented', 'said yes', 'gave its consent'],
              ' to the plan last week.',
              'has agreed',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              `${three} will `,
              ['carry out', 'conduct', 'do', 'run', 'undertake', 'hold', 'organise', 'organize', 'perform', 'arrange'],
              ` interviews with customers in ${month}.`,
              'realise',
            ],
            [
              'The ',
              ['training', 'induction', 'instruction', 'training course'],
              ` of our new colleagues starts in ${month}.`,
              'formation',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'The new price list ',
              [
                'has to be ready by',
                'must be ready by',
                'has to be ready before',
                'must be ready before',
                'needs to be ready by',
                'should be ready by',
                'has to be ready on',
                'has to be ready no later than',
                'has got to be ready by',
              ],
              ` ${date}.`,
              'has to be ready until',
            ],
            [
              `${one} will `,
              ['remind the branches', 'remind all branches', 'be reminding the branches'],
              ` of the deadline, ${date}.`,
              'remember the branches',
            ],
          ],
        },
      ],
      why: {
        en: 'You attend a meeting and discuss a subject, without a preposition. What began in the past and goes on takes the present perfect; what ended last week, the past. Suggest doing, remind of, by a date. Sales rise; you raise prices.',
        fr: 'On dit « attend a meeting », « discuss a subject », sans préposition. Ce qui dure encore demande le present perfect, ce qui s’est terminé la semaine dernière le prétérit. « Suggest doing », « remind of », « by » devant une date. Les ventes « rise » ; on « raise » un prix.',
      },
    }
  },
)
