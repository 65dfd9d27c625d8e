// Minutes of the weekly meeting and of the steering committee, and notes of the retrospectives.
import { hadCome } from '#seed/biography.ts'
import { docx } from '#seed/documents/docx.ts'
import type { Block } from '#seed/documents/text-document.ts'
import { txt } from '#seed/documents/txt.ts'
import { retrospectives, steeringTopics, type Topic, teamTopics } from '#seed/files/meeting-topics.ts'
import {
  atTheOffice,
  type FileTimes,
  isoDay,
  longDay,
  nameOf,
  type PlannedFile,
  pick,
} from '#seed/files/planned-file.ts'

const TEAM = [
  'priya-nair',
  'amina-diallo',
  'jonas-weber',
  'lucie-bernard',
  'marek-nowak',
  'tom-hughes',
  'elena-petrova',
  'kwame-mensah',
  'hana-kim',
  'alex-morgan',
  'omar-haddad',
  'greta-lindqvist',
  'mateus-costa',
]
const WRITERS = ['mateus-costa', 'amina-diallo', 'tom-hughes', 'alex-morgan']

interface Meeting {
  readonly title: string
  readonly hours: string
  readonly by: string
  readonly present: readonly string[]
  readonly apologies: readonly string[]
  readonly topics: readonly Topic[]
  /** What was due from the meeting before. */
  readonly before: readonly Topic[]
  readonly state: string
}

function minutes(
  { title, hours, by, present, apologies, topics, before, state }: Meeting,
  { created }: FileTimes,
): Uint8Array<ArrayBuffer> {
  const due = before.flatMap(({ action }) => action ?? []).length > 0
  const blocks: Block[] = [
    { heading: title, level: 1 },
    { text: `${longDay(created)}, ${hours}. Minutes: ${nameOf(by)}.` },
    { text: `Present: ${present.map(nameOf).join(', ')}.` },
    ...(apologies.length > 0 ? [{ text: `Apologies: ${apologies.map(nameOf).join(', ')}.` }] : []),
    ...(due ? [{ heading: 'From the last meeting' }, actionTable(before, () => state)] : []),
    ...topics.flatMap(({ topic, said, decided }, index): Block[] => [
      { heading: `${index + 1}. ${topic}` },
      { text: said },
      ...(decided ? [{ text: `Decided: ${decided}` }] : []),
    ]),
    { heading: 'Actions' },
    actionTable(topics, () => longDay(created + 7 * 86_400_000)),
  ]
  return docx({ title: `${title}, ${longDay(created)}`, author: nameOf(by), at: created, blocks })
}

function actionTable(topics: readonly Topic[], last: (index: number) => string): Block {
  const rows = topics.flatMap(({ action }, index) => (action ? [[nameOf(action[0]), action[1], last(index)]] : []))
  return { table: [['Who', 'What', 'State'], ...rows], widths: [2, 5, 2] }
}

/** How many boards stood so many days ago: what both meetings hear of each time. */
export const boardsAt = (daysAgo: number): number => 212 - Math.max(0, Math.round((daysAgo - 18) / 3.5))

/** Three numbers of each week, which move on. */
function weekInNumbers(week: number, daysAgo: number): Topic {
  const more = boardsAt(daysAgo) - boardsAt(daysAgo + 7)
  const rang = 1 + ((week * 5 + 2) % 7)
  const letters = week === 0 ? 32 : 19 + ((week * 11) % 23)
  return {
    topic: 'The week in numbers',
    said: `${boardsAt(daysAgo)} boards stand, ${more === 0 ? 'as many as' : `${more} more than`} a week ago. ${letters} letters and calls came in. The on-call phone rang ${rang === 1 ? 'once' : `${rang} times`}.`,
  }
}

/** The weeks in which Alex was at the workshop of Cap Carrières, and with Tidewater. */
const WEEKS_WITHOUT_ALEX: ReadonlySet<number> = new Set([0, 2])

const weekly = teamTopics.map((topics, week): PlannedFile => {
  const by = pick(WRITERS, week)
  const created = 4 + week * 7
  const team = TEAM.filter((id) => hadCome(id, created))
  const isAway = (id: string, index: number) =>
    id !== by && ((index + week) % 6 === 0 || (id === 'alex-morgan' && WEEKS_WITHOUT_ALEX.has(week)))
  const [first, ...others] = topics.map(({ topic }) => topic)
  return {
    folder: 'Kestrelway/Meetings/Team Lines',
    key: `team-lines-${week}`,
    name: (created) => `${isoDay(created)} ${first ?? 'Minutes'}.docx`,
    by,
    created,
    at: atTheOffice(created, 11, 20),
    description: others.length > 0 ? `With ${others.map((topic) => topic.toLowerCase()).join(', ')}.` : undefined,
    content: (times) =>
      minutes(
        {
          title: 'Team Lines, weekly meeting',
          hours: '10:00 to 10:50',
          by,
          present: team.filter((id, index) => !isAway(id, index)),
          apologies: team.filter(isAway),
          topics: [...topics, weekInNumbers(week, created)],
          before: teamTopics[week + 1] ?? [],
          // What the tasks still have open cannot be done.
          state: week < 5 ? 'Goes on' : pick(['Done', 'Done', 'Goes on'], week),
        },
        times,
      ),
  }
})

const steering = steeringTopics.map((topic, month): PlannedFile => {
  const daysAgo = 11 + month * 30
  const standing = { topic: 'Where the boards stand', said: `${boardsAt(daysAgo)} of 260 boards stand.` }
  return {
    folder: 'Kestrelway/Meetings/Steering committee',
    key: `steering-${month}`,
    name: (created) => `${isoDay(created)} Steering committee – ${topic.topic}.docx`,
    by: 'amina-diallo',
    created: daysAgo,
    at: atTheOffice(daysAgo, 17, 10),
    content: (times) =>
      minutes(
        {
          title: 'Steering committee with the transport authority',
          hours: '16:00 to 16:50',
          by: 'amina-diallo',
          present: ['priya-nair', 'amina-diallo', 'omar-haddad', pick(['zeynep-yildiz', 'liam-osullivan'], month)],
          apologies: [],
          topics: month === 0 ? [topic] : [topic, standing],
          before: steeringTopics.slice(month + 1, month + 2),
          state: pick(['Done', 'Goes on', 'Done'], month),
        },
        times,
      ),
  }
})

/** That of the sprint before this one, of which Alex has a note. */
const LATEST_RETROSPECTIVE = 41

const notes = retrospectives.map(([well, badly, tried], index): PlannedFile => {
  const created = 11 + index * 14
  return {
    folder: 'Kestrelway/Meetings/Retrospectives',
    name: `Retrospective ${LATEST_RETROSPECTIVE - index}.txt`,
    by: pick(['tom-hughes', 'clara-svensson', 'nadia-benali'], index),
    created,
    at: atTheOffice(created, 15, 20),
    content: (times) =>
      txt(
        [
          `RETROSPECTIVE ${LATEST_RETROSPECTIVE - index} · ${isoDay(times.created)}`,
          '',
          `What went well\n  ${well}`,
          '',
          `What did not\n  ${badly}`,
          '',
          `What we try until the next one\n  ${tried}`,
          '',
          `From the last one we had: “${pick(retrospectives, index + 1)[2]}”`,
          pick(
            [
              '  It held.',
              '  It held for a week.',
              '  Nobody remembered; it stays.',
              '  It held, and nobody noticed any more.',
            ],
            index,
          ),
          '',
        ].join('\n'),
      ),
  }
})

export const meetings: readonly PlannedFile[] = [...weekly, ...steering, ...notes]
