// Sample tasks of one person: a job search, and learning.
import { withdrawnDays } from './career/sent-days.ts'
import { eventTimes } from './event-times.ts'
import { appointments } from './office-days.ts'
import { DAY, HOUR, me, type PlannedSection } from './planned-task.ts'

export const ownTasks: readonly PlannedSection[] = [
  {
    section: 'This week',
    tasks: [
      {
        title: 'Accept an interview time with Halden Energy',
        created: 0.5,
        due: [1, '17:00'],
        priority: 2,
        tags: ['urgent'],
        ...me,
        notes:
          'Anneke de Vries offers three times. The second is half an hour before the dentist, so the first, at 10:00.',
      },
      {
        title: 'Prepare the network case for Port de Sète',
        created: 5,
        due: [appointments.caseForSète, '12:00'],
        priority: 2,
        ...me,
        notes:
          'They sent two years of berth data. Focus on the winter gap: it is what the hiring lead asked about on the phone.',
        steps: [
          'Read the port traffic report',
          'List three questions for the team',
          'Rebuild the berth chart in a spreadsheet',
          'Estimate the cost of a six-hour delay',
          'Rehearse aloud, ten minutes',
        ],
        stepsDone: 3,
      },
      {
        title: 'Ask Inès Roche about the on-site day',
        created: 4,
        done: 2 * DAY + 20 * HOUR,
        doneOn: eventTimes.answerOfInès,
        tags: ['discuss'],
      },
      {
        title: 'Send the reference letter to Lumen Santé',
        created: 7.7,
        due: [-1, '17:00'],
        priority: 2,
        tags: ['urgent'],
        notes: 'The scan is with the application. They want the signed page by post too.',
      },
      {
        title: 'Update the CV with the hub study',
        created: 6,
        due: [3, '18:00'],
        ...me,
        steps: ['Two lines on the method', 'One figure that a reader remembers', 'Have Sofia Rossi read it'],
        stepsDone: 1,
      },
      { title: 'Confirm the dentist appointment', created: 3, done: 2 * DAY, priority: 0 },
      { title: 'Reply to Véro Mobilité', created: 2, done: 35, tags: ['discuss'], ...me },
      { title: 'Export the CV as PDF', created: 1, done: 56, ...me },
    ],
  },
  {
    section: 'Applications',
    tasks: [
      {
        title: 'Finish the draft for the pricing analyst at Véro Mobilité',
        created: 4,
        due: [0, '23:30'],
        priority: 2,
        tags: ['urgent'],
        ...me,
        notes:
          'Complete except for the second question: “Tell us of a price that you changed.” The fare zones of 2024 would do.',
      },
      {
        title: 'Apply to Orsay Logistics for the network planner post',
        created: 5,
        due: [5, '12:00'],
        ...me,
        steps: ['Ask what “hybrid, three days” means', 'Two questions of the form', 'Cover letter, half a page'],
        stepsDone: 1,
      },
      {
        title: 'Decide about Clinique des Monts',
        created: 2,
        due: [2, '18:00'],
        tags: ['discuss'],
        notes: 'Pay is not stated. Ask first, apply after.',
      },
      { title: 'Look up what a data steward earns around Lyon', created: 2, priority: 0 },
      {
        title: 'Thank Atelier Nord for the call',
        created: 5.75,
        createdOn: eventTimes.noteOnAtelierNord,
        done: 4 * DAY + 19 * HOUR,
        doneOn: eventTimes.thanksToAtelierNord,
        ...me,
      },
      {
        title: 'Note the dates of every application in one place',
        created: 12,
        done: 3 * DAY,
        ...me,
        steps: ['Sent', 'First answer', 'Interview'],
        stepsDone: 3,
      },
      { title: 'Withdraw from the Nordaval supply post', created: 9, done: withdrawnDays * DAY },
    ],
  },
  {
    section: 'Learning',
    tasks: [
      {
        title: 'Window functions: work through ten exercises',
        created: 14,
        due: [5, '20:00'],
        ...me,
        steps: [
          'Row number',
          'Rank and dense rank',
          'Lag and lead',
          'Running total',
          'Moving average',
          'First and last value',
          'Gaps and islands',
          'Share of the total',
          'Median by group',
          'Sessions from events',
        ],
        stepsDone: 6,
      },
      {
        title: 'Finish the SQL evaluation',
        created: 7,
        due: [6, '19:00'],
        ...me,
        notes: 'Once begun, it can be paused for 24 hours.',
      },
      { title: 'Read the dbt course outline and pick a start date', created: 10, due: [13, '12:00'] },
      { title: 'Book a German conversation', created: 9, priority: 0 },
      {
        title: 'Give Samuel an hour on joins',
        created: 4,
        due: [appointments.hourForSamuel, '14:00'],
        assignedTo: 'alex-morgan',
        tags: ['discuss'],
      },
      { title: 'Return the statistics book to the library', created: 20, due: [-2, '18:30'], priority: 0 },
      { title: 'Watch the talk on queueing for bus stops', created: 15, done: 5 * DAY },
    ],
  },
]
