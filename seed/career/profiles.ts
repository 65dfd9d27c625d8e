// Alex's profile, and a version of it that went out with applications.
import { EMPTY_RESUME, type ResumeContent } from '#contract/portal/resume.ts'
import { certificate, home, mobile, withYears, work } from '#seed/biography.ts'

const DAY_MS = 86_400_000
const USER = 'alex-morgan'

const written: ResumeContent = {
  ...EMPTY_RESUME,
  basics: {
    name: 'Alex Morgan',
    label: 'Data analyst, public transport',
    image: '',
    email: 'alex.morgan@cairn.example',
    phone: mobile.replace(/^0/, '+33 '),
    url: 'https://alex-morgan.example',
    summary:
      '{Years} of finding out why buses are late, and of saying it so that planners, drivers and councils can act on it. I turn raw positions and ticket counts into timetables that hold, and I write down how.',
    location: {
      address: home.street,
      postalCode: home.postalCode,
      city: home.city,
      countryCode: 'FR',
      region: 'Auvergne-Rhône-Alpes',
    },
    profiles: [{ id: 'p1', network: 'Code', username: 'amorgan', url: 'https://code.example/amorgan' }],
  },
  work: [
    {
      id: 'w1',
      name: work[0].name,
      position: 'Data analyst',
      location: 'Lyon',
      description: 'Passenger information for regional buses',
      url: 'https://kestrelway.example',
      startDate: work[0].from,
      endDate: work[0].to,
      summary: 'Punctuality, demand and the quality of the displays for forty operators.',
      highlights: [
        'Found that a third of the delays began at two level crossings; the new timetable of line 7 lost nine minutes and gained eleven points of punctuality.',
        'Replaced 60 monthly spreadsheets by one model in SQL that four colleagues maintain.',
      ],
    },
    {
      id: 'w2',
      name: work[1].name,
      position: 'Timetable planner',
      location: 'Valence',
      description: '',
      url: '',
      startDate: work[1].from,
      endDate: work[1].to,
      summary: 'Timetables and rosters of 18 school and 6 regular lines.',
      highlights: ['Took over the yearly survey of passengers, and doubled its answers by asking at the stop.'],
    },
    {
      id: 'w3',
      name: work[2].name,
      position: 'Reporting assistant (placement)',
      location: 'Gloucester',
      description: '',
      url: '',
      startDate: work[2].from,
      endDate: work[2].to,
      summary: 'Nightly figures of one depot, during the master’s degree.',
      highlights: [],
    },
  ],
  education: [
    {
      id: 'e1',
      institution: 'Université Lumière Lyon 2',
      url: '',
      area: 'Transport economics',
      studyType: 'Master',
      startDate: '2015-09',
      endDate: '2017-06',
      score: '',
      courses: ['Demand models', 'Survey methods', 'Geographic information'],
    },
    {
      id: 'e2',
      institution: 'Université Grenoble Alpes',
      url: '',
      area: 'Mathematics and social sciences',
      studyType: 'Bachelor',
      startDate: '2012-09',
      endDate: '2015-06',
      score: '',
      courses: [],
    },
  ],
  languages: [
    { id: 'l1', language: 'French', fluency: 'C2' },
    { id: 'l2', language: 'English', fluency: 'C2, mother tongue' },
    { id: 'l3', language: 'German', fluency: 'A2' },
  ],
  skills: [
    { id: 's1', name: 'Data analysis', level: '', keywords: ['SQL', 'spreadsheets', 'statistics', 'dashboards'] },
    { id: 's2', name: 'Public transport', level: '', keywords: ['timetables', 'passenger surveys', 'GTFS'] },
  ],
  certificates: [{ id: 'c1', name: certificate.name, date: certificate.date, url: '', issuer: certificate.issuer }],
  volunteer: [
    {
      id: 'v1',
      organization: 'Atelier du Guidon',
      position: 'Bicycle workshop, Thursday evenings',
      url: '',
      startDate: '2019',
      endDate: '',
      summary: 'Repairs with people who want to learn how.',
      highlights: [],
    },
  ],
  interests: [{ id: 'i1', name: 'Old timetables', keywords: ['railways', 'typography'] }],
}

export const seedProfiles = (now: number) => {
  const at = (days: number) => new Date(now - days * DAY_MS).toISOString()
  const summaryAt = (summary: string, days: number) => withYears(summary, now - days * DAY_MS)
  const content: ResumeContent = {
    ...written,
    basics: { ...written.basics, summary: summaryAt(written.basics.summary, 12) },
  }
  const earlier: ResumeContent = {
    ...written,
    basics: {
      ...written.basics,
      label: 'Data analyst',
      url: '',
      summary: summaryAt('{Years} of finding out why buses are late.', 170),
    },
    certificates: [],
  }
  return {
    profiles: [{ id: USER, userId: USER, content, version: 3, updatedAt: at(12) }],
    resumeVersions: [
      {
        id: 'resume-analyst',
        userId: USER,
        name: 'Analyst, one page',
        note: 'Sent to operators.',
        createdAt: at(170),
        profileVersion: 2,
        content: earlier,
        photo: null,
      },
      {
        id: 'resume-planning',
        userId: USER,
        name: 'Planning and data',
        note: 'With the certificate.',
        createdAt: at(12),
        profileVersion: 3,
        content,
        photo: null,
      },
    ],
    learnings: [
      {
        id: `${USER}␟sql`,
        userId: USER,
        skillId: 'sql',
        note: 'Window functions: chapter 7, then the exercises with the ticket data.',
        doneAt: null,
      },
    ],
  }
}
