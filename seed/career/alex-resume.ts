// Alex's resume as it went with applications. Used by applications.ts; the profile's own samples say the same of the same years.
import { EMPTY_RESUME, type ResumeContent } from '#contract/portal/resume.ts'

export const alexResume: ResumeContent = {
  ...EMPTY_RESUME,
  basics: {
    ...EMPTY_RESUME.basics,
    name: 'Alex Morgan',
    label: 'Data analyst for people who wait',
    email: 'alex.morgan@cairn.example',
    summary:
      'Nine years of buses, before that parcels. I find out why people wait, with data that was not made for it, and write it so that those who decide read to the end.',
    location: { ...EMPTY_RESUME.basics.location, city: 'Lyon', countryCode: 'FR' },
  },
  work: [
    {
      id: 'work-kestrelway',
      name: 'Kestrelway',
      position: 'Data analyst',
      location: 'Lyon',
      description: 'Passenger information for regional buses',
      url: '',
      startDate: '2017-03',
      endDate: '',
      summary: 'Forty operators read my report every Monday.',
      highlights: [
        'Hub study: nine in ten changes happen at a third of the hubs; 11 minutes saved on a missed connection',
        'Fare zones of 2024: two zones became one, 11 % fewer complaints',
        'A count of days in each report, since the missing Sundays',
      ],
    },
    {
      id: 'work-severn',
      name: 'Severn Parcel',
      position: 'Operations assistant',
      location: 'Gloucester',
      description: '',
      url: '',
      startDate: '2014-09',
      endDate: '2017-01',
      summary: 'Routes, returns, and a dashboard that is still there.',
      highlights: [],
    },
  ],
  education: [
    {
      id: 'education-lyon',
      institution: 'Université de la Confluence',
      url: '',
      area: 'Applied statistics',
      studyType: 'Master',
      startDate: '2012',
      endDate: '2014',
      score: '',
      courses: [],
    },
  ],
  languages: [
    { id: 'language-fr', language: 'French', fluency: 'C2' },
    { id: 'language-en', language: 'English', fluency: 'B2' },
  ],
}
