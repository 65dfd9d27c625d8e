// What Alex has applied for, and what became of it, in days before the first run.
import type { ApplicationEvent, Interview } from '#contract/portal/application-shapes.ts'
import type { Actor, ApplicationStatus } from '#contract/portal/application-states.ts'
import { firstCallDays, refusedDays, sentDays, withdrawnDays } from '#seed/career/sent-days.ts'
import { appointments, type DueDay } from '#seed/office-days.ts'
import { GALWAY_DAY } from '#seed/report-days.ts'

/** Days from the first run, if need be those of the Friday before, or so many office days after it; and the hour where the company is. */
type Time = readonly [DueDay, number]

export interface PlannedApplication {
  readonly jobId: string
  readonly letter: string
  readonly hasReference?: boolean
  readonly steps: readonly {
    readonly to: ApplicationStatus
    readonly ago: number
    readonly by?: Actor
    readonly kind?: ApplicationEvent['kind']
    readonly reason?: string
    readonly note?: string
  }[]
  readonly interviews?: readonly {
    readonly kind: Interview['kind']
    readonly startsAt?: Time
    readonly slots?: readonly Time[]
    readonly minutes: number
    readonly place?: string
    readonly url?: string
    readonly people: readonly (readonly [name: string, role: string])[]
    readonly status: Interview['status']
    readonly sequence?: number
    readonly note?: string
  }[]
  /** In days; it expires at 17:00 where the company is. */
  readonly offer?: { readonly startsIn: number; readonly expiresIn: number; readonly note: string }
  readonly feedback?: { readonly reasons: readonly string[]; readonly text: string }
  /** Days ago, and what was noted; newest first. */
  readonly notes?: readonly (readonly [number, string])[]
  /** In so many days. */
  readonly nextStep?: readonly [number, string]
}

const HOUR = 1 / 24

export const plannedApplications: readonly PlannedApplication[] = [
  {
    jobId: 'halden-energy-demand-analyst',
    letter:
      'We met for four minutes at the fair in Lyon; I asked about the meter data, and you said that nobody ever does.\n\nI have worked with buses for {years}. People who wait for a bus and people who switch on a kettle have more in common than one thinks: both do it at ten past seven, and both are surprised by snow.',
    steps: [
      { to: 'submitted', ago: sentDays['halden-energy-demand-analyst'] },
      { to: 'inReview', ago: 14 + HOUR },
      { to: 'interview', ago: 2 * HOUR + 1 / 48, note: 'Rahul read your hub study twice.' },
    ],
    interviews: [
      {
        kind: 'video',
        slots: [
          [appointments.caseForSète, 10],
          [appointments.dentist, 14.5],
          [appointments.oneToOne, 9],
        ],
        minutes: 50,
        url: 'https://meet.haldenenergy.example/demand-analyst',
        people: [
          ['Rahul Deshpande', 'Forecasting'],
          ['Jitske Bakker', 'Grid side'],
        ],
        status: 'proposed',
        note: 'The camera can stay off.',
      },
    ],
    notes: [
      [
        0.6,
        'Names: Rahul Deshpande, forecasting. Somebody from the grid side. Anneke de Vries, sweets under the table.',
      ],
    ],
    nextStep: [1, 'Read Halden’s annual report'],
  },
  {
    jobId: 'port-de-sete-traffic-data-analyst',
    letter:
      'A port is a timetable that the wind has read. I would like to find out what it changed.\n\nI have written a study of hubs; it is about buses, but the question is yours: who waits for whom, and does it pay?',
    steps: [
      { to: 'submitted', ago: sentDays['port-de-sete-traffic-data-analyst'] },
      { to: 'inReview', ago: 29 },
      { to: 'assessment', ago: 6 + 2 * HOUR, note: 'Network case: two years of berth data.' },
      { to: 'interview', ago: 20 * HOUR + 5 / 1440 },
    ],
    interviews: [
      {
        kind: 'phone',
        startsAt: [-firstCallDays, 10],
        minutes: 20,
        people: [['Inès Roche', 'Hiring lead']],
        status: 'done',
        sequence: 1,
      },
      {
        kind: 'onSite',
        startsAt: [appointments.sète, 9.5],
        minutes: 180,
        place: 'Capitainerie, quai de la République, Sète',
        people: [
          ['Inès Roche', 'Hiring lead'],
          ['Michel Aubrac', 'Harbour master'],
        ],
        status: 'accepted',
        sequence: 1,
        note: 'Ten minutes on one question: what would you change first?',
      },
    ],
    notes: [
      [1, 'What the harbour master would ask: “And when it blows?” Have the wind days ready. 61 of them in two years.'],
      [5, 'The winter gap is salt on the sensor. The pilots’ log has the ships, on paper.'],
    ],
    nextStep: [2, 'Rehearse aloud, ten minutes'],
  },
  {
    jobId: 'lumen-sante-operations-analyst',
    letter:
      'Eleven clinics that count in one way: I have spent years persuading forty bus operators to do the same, and know what it costs in biscuits.',
    hasReference: true,
    steps: [
      { to: 'submitted', ago: sentDays['lumen-sante-operations-analyst'] },
      { to: 'inReview', ago: 8 + 4 * HOUR },
      {
        to: 'inReview',
        ago: 8,
        kind: 'message',
        note: 'We would like a letter from somebody who has seen you work for two years.',
      },
      { to: 'inReview', ago: 1.1, by: 'candidate', kind: 'document', note: 'reference-letter.pdf' },
    ],
    notes: [[1.12, 'The scan is out of the printer at last. Send it, then the page itself by post.']],
  },
  {
    jobId: 'orsay-logistics-planning-analyst',
    letter: 'Parcels by night were my first trade. I still wake at four when it snows.',
    steps: [
      { to: 'submitted', ago: sentDays['orsay-logistics-planning-analyst'] },
      { to: 'inReview', ago: 36 },
      { to: 'rejected', ago: refusedDays, reason: 'otherCandidate' },
    ],
    feedback: {
      reasons: ['otherCandidate', 'experience'],
      text: 'Your letter was the shortest and the clearest of all. It was close: the person whom we chose has led a night shift for six years. Our network post opens in a few weeks: please look at it.',
    },
  },
  {
    jobId: 'rivet-and-rye-insight-analyst',
    letter:
      'I wear one of your jackets. It has survived two dogs and a tram door; I would like to know who else buys them, and why they come back.',
    steps: [{ to: 'submitted', ago: sentDays['rivet-and-rye-insight-analyst'] }],
    notes: [[14, 'Ewa says that her team is the quiet one. Good.']],
  },
  {
    jobId: 'fournils-associes-demand-planner',
    letter:
      'Le pain a une erreur de prévision de neuf pour cent. J’aimerais la voir de près, et de préférence tôt le matin.',
    steps: [{ to: 'submitted', ago: sentDays['fournils-associes-demand-planner'] }],
  },
  {
    jobId: 'okapi-health-data-analyst',
    letter: 'A friend who works with you says only: ask. So I ask. Waiting is what I know most about.',
    steps: [{ to: 'submitted', ago: sentDays['okapi-health-data-analyst'] }],
  },
  {
    jobId: 'nordaval-supply-analyst',
    letter: 'Steel is patient, those who wait for it are not. That is a problem that I know from the other side.',
    steps: [
      { to: 'submitted', ago: sentDays['nordaval-supply-analyst'] },
      { to: 'inReview', ago: 30 },
      {
        to: 'withdrawn',
        ago: withdrawnDays,
        by: 'candidate',
        reason: 'distance',
        note: 'Four days a week in Charleroi.',
      },
    ],
    notes: [[2, 'Four days a week in Charleroi, and “we are like a family”. I have one.']],
  },
  {
    jobId: 'blanchisserie-centrale-capacity-analyst',
    letter: 'Onze tonnes par jour : c’est un réseau comme un autre, et il sent meilleur.',
    steps: [{ to: 'submitted', ago: sentDays['blanchisserie-centrale-capacity-analyst'] }],
  },
  {
    jobId: 'brume-telecom-data-analyst',
    letter:
      'A line that fails at the same bend every autumn has something to say. I would like to listen to it with your data.',
    steps: [
      { to: 'submitted', ago: sentDays['brume-telecom-data-analyst'] },
      { to: 'inReview', ago: 53 },
      { to: 'assessment', ago: 47, note: 'Two charts on the faults of last winter.' },
      { to: 'assessment', ago: 46, by: 'candidate', kind: 'document', note: 'Both charts sent.' },
    ],
  },
  {
    jobId: 'atelier-nord-planning-analyst',
    letter: 'Where people walk is where a city means it. I have {years} of stops to prove it.',
    steps: [
      { to: 'submitted', ago: sentDays['atelier-nord-planning-analyst'] },
      { to: 'inReview', ago: 40 },
      { to: 'onHold', ago: 4, note: 'Not before spring. You will hear from us in March either way.' },
    ],
  },
  {
    jobId: 'musees-reunis-visitor-analyst',
    letter: 'Seven museums, one pass, and a turnstile that counts school classes as one person. I can help.',
    steps: [
      { to: 'submitted', ago: sentDays['musees-reunis-visitor-analyst'] },
      { to: 'inactive', ago: 21 },
    ],
  },
  {
    jobId: 'universite-de-la-confluence-lecturer-statistics',
    letter:
      'I once gave second-years an hour about a stop where nobody got off, and the reason was a hedge. They asked for another hour.',
    steps: [
      { to: 'submitted', ago: sentDays['universite-de-la-confluence-lecturer-statistics'] },
      { to: 'inReview', ago: 35 },
      { to: 'interview', ago: 22 },
      { to: 'offer', ago: 3 },
    ],
    interviews: [
      {
        kind: 'onSite',
        startsAt: [-14, 14],
        minutes: 45,
        place: 'Lecture hall C',
        people: [['Hélène Marchal', 'Head of studies']],
        status: 'done',
        sequence: 1,
      },
    ],
    offer: {
      startsIn: 76,
      expiresIn: 5,
      note: 'Twenty-four hours in the evening, beside your work. Biscuits included.',
    },
  },
  {
    jobId: 'observatoire-des-gares-counting-study',
    letter: 'You count what happens in stations. I have wanted to know since I was six.',
    steps: [
      { to: 'submitted', ago: sentDays['observatoire-des-gares-counting-study'] },
      { to: 'inReview', ago: 62 },
      { to: 'interview', ago: 55 },
      { to: 'offer', ago: 40 },
      { to: 'accepted', ago: 37, by: 'candidate' },
    ],
    interviews: [
      {
        kind: 'phone',
        startsAt: [-52, 12],
        minutes: 30,
        people: [['Odile Garnier', 'Director']],
        status: 'done',
        sequence: 1,
      },
    ],
    offer: { startsIn: 46, expiresIn: -33, note: 'Eight weeks, beside your work, from the start date on.' },
  },
  {
    jobId: 'cap-carrieres-spreadsheet-trainer',
    letter: 'I teach joins to colleagues with biscuits. It should also work with pivot tables.',
    steps: [
      { to: 'submitted', ago: sentDays['cap-carrieres-spreadsheet-trainer'] },
      { to: 'inReview', ago: 155 },
      { to: 'interview', ago: 150 },
      { to: 'offer', ago: 144 },
      { to: 'accepted', ago: 143, by: 'candidate' },
      { to: 'hired', ago: 120 },
    ],
    offer: { startsIn: -120, expiresIn: -136, note: 'Twelve evenings.' },
  },
  {
    jobId: 'queue-theory-junior-data-scientist',
    letter: 'Queues are my subject and, on most mornings, my situation.',
    steps: [
      { to: 'submitted', ago: sentDays['queue-theory-junior-data-scientist'] },
      { to: 'inReview', ago: 83 },
      { to: 'assessment', ago: 78 },
      { to: 'interview', ago: 70 },
      { to: 'offer', ago: 60 },
      { to: 'declined', ago: 56, by: 'candidate', reason: 'content' },
    ],
    interviews: [
      {
        kind: 'video',
        startsAt: [-66, 16],
        minutes: 60,
        people: [['Niamh Corrigan', 'Founder']],
        status: 'done',
        sequence: 2,
      },
    ],
    offer: { startsIn: -10, expiresIn: -50, note: 'Junior for a year, then we talk.' },
  },
  {
    jobId: 'tidewater-ferries-crossing-analyst',
    letter:
      'Nine ships, one harbour master, and a sea that reads no timetable. My sister lives in Galway; I know the waiting room.',
    steps: [
      { to: 'submitted', ago: sentDays['tidewater-ferries-crossing-analyst'] },
      { to: 'inReview', ago: 50 },
      { to: 'interview', ago: 30 },
      { to: 'offer', ago: 18 },
      { to: 'offerWithdrawn', ago: 16, note: 'The post has been moved to the Cork office.' },
    ],
    interviews: [
      {
        kind: 'onSite',
        startsAt: [-GALWAY_DAY, 14],
        minutes: 60,
        place: 'The red door, not the ticket hall',
        people: [['Oisín Gallagher', 'Recruiter']],
        status: 'done',
        sequence: 1,
      },
    ],
    offer: { startsIn: 60, expiresIn: -10, note: 'Two days a week from home, three by the water.' },
  },
  {
    jobId: 'aster-weather-services-forecast-analyst',
    letter: 'Frost and buses have met often. I kept the minutes.',
    steps: [
      { to: 'submitted', ago: sentDays['aster-weather-services-forecast-analyst'] },
      { to: 'inReview', ago: 110 },
      { to: 'interview', ago: 101 },
      { to: 'offer', ago: 92 },
      { to: 'offerExpired', ago: 81, note: 'No answer by the date agreed.' },
    ],
    offer: { startsIn: -40, expiresIn: -82, note: 'Nights once a month.' },
    notes: [[81, 'I polished the answer until it was late. Write it down: I polish.']],
  },
]
