// Minutes of the weekly meeting and of the steering committee, and notes of the retrospectives.
import { hadCome } from '#seed/biography.ts'
import { docx } from '#seed/documents/docx.ts'
import type { Block } from '#seed/documents/text-document.ts'
import { txt } from '#seed/documents/txt.ts'
import { retrospectives, steeringTopics, type Topic, teamTopics } from '#seed/files/meeting-topics.ts'
import { type FileTimes, isoDay, longDay, nameOf, type PlannedFile, pick, weekday } from '#seed/files/planned-file.ts'

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
]
const WRITERS = ['mateus-costa', 'amina-diallo', 'alex-morgan', 'tom-hughes']

interface Meeting {
  readonly title: string
  readonly by: string
  readonly present: readonly string[]
  readonly apologies: readonly string[]
  readonly topics: readonly Topic[]
  /** What was due from the meeting before. */
  readonly before: readonly Topic[]
}

function minutes(
  { title, by, present, apologies, topics, before }: Meeting,
  { created }: FileTimes,
): Uint8Array<ArrayBuffer> {
  const due = before.flatMap(({ action }) => action ?? []).length > 0
  const blocks: Block[] = [
    { heading: title, level: 1 },
    { text: `${weekday(created)}, 10:00 to 10:50. Minutes: ${nameOf(by)}.` },
    { text: `Present: ${present.map(nameOf).join(', ')}.` },
    ...(apologies.length > 0 ? [{ text: `Apologies: ${apologies.map(nameOf).join(', ')}.` }] : []),
    ...(due
      ? [
          { heading: 'From the last meeting' },
          actionTable(before, (index) => pick(['Done', 'Done', 'Goes on', 'Done, see below'], index + before.length)),
        ]
      : []),
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

/** The weeks begin with topics that are new, and come back to them with other neighbours. */
const topicsOf = (bank: readonly Topic[], week: number, count: number): Topic[] =>
  Array.from({ length: count }, (_, index) => pick(bank, week * 3 + index * 7))

const weekly = Array.from({ length: 26 }, (_, week): PlannedFile => {
  const by = pick(WRITERS, week)
  const topics = topicsOf(teamTopics, week, 4 + (week % 2))
  const created = 4 + week * 7
  const team = TEAM.filter((id) => hadCome(id, created))
  return {
    folder: 'Kestrelway/Meetings/Team Lines',
    key: `team-lines-${week}`,
    name: (created) => `${isoDay(created)} ${topics[0]?.topic ?? 'Minutes'}.docx`,
    by,
    created,
    description:
      week < 3
        ? `With ${topics
            .slice(1)
            .map(({ topic }) => topic.toLowerCase())
            .join(', ')}.`
        : undefined,
    content: (times) =>
      minutes(
        {
          title: 'Team Lines, weekly meeting',
          by,
          present: team.filter((id, index) => id === by || (index + week) % 6 !== 0),
          apologies: team.filter((id, index) => id !== by && (index + week) % 6 === 0),
          topics,
          before: topicsOf(teamTopics, week + 1, 4),
        },
        times,
      ),
  }
})

const steering = Array.from({ length: 9 }, (_, month): PlannedFile => {
  const topics = topicsOf(steeringTopics, month, 3)
  return {
    folder: 'Kestrelway/Meetings/Steering committee',
    key: `steering-${month}`,
    name: (created) => `${isoDay(created)} Steering committee – ${topics[0]?.topic ?? 'Minutes'}.docx`,
    by: 'amina-diallo',
    created: 11 + month * 30,
    content: (times) =>
      minutes(
        {
          title: 'Steering committee with the transport authority',
          by: 'amina-diallo',
          present: ['priya-nair', 'amina-diallo', 'omar-haddad', pick(['zeynep-yildiz', 'liam-osullivan'], month)],
          apologies: [],
          topics,
          before: topicsOf(steeringTopics, month + 1, 3),
        },
        times,
      ),
  }
})

const notes = retrospectives.map(([well, badly, tried], index): PlannedFile => {
  const created = 9 + index * 14
  return {
    folder: 'Kestrelway/Meetings/Retrospectives',
    name: `Retrospective ${retrospectives.length - index}.txt`,
    by: pick(['tom-hughes', 'clara-svensson', 'nadia-benali'], index),
    created,
    content: (times) =>
      txt(
        [
          `RETROSPECTIVE ${retrospectives.length - index} · ${isoDay(times.created)}`,
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
