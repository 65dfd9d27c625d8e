// Mails about diversions, and questions about numbers with their answers.
import { hadCome } from '#seed/biography.ts'
import { type Chance, monthIn, steady, withCommas, workingDays } from '#seed/mail-chance.ts'
import { boardingsOf, type Network, networkOf, networks, onTimeOf, slowStopOf, stopsOn } from '#seed/mail-network.ts'
import { DAYS, type PlannedMail, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'
import { slug } from '#seed/slug.ts'

/** Known the day before. */
const PLANNED_CAUSES = [
  'the weekly market',
  'scaffolding on the church',
  'a film crew',
  'the school fair',
  'the half marathon',
  'new kerbs',
  'a wedding that has outgrown its square',
  'the fair with the big wheel',
  'a crane',
  'roadworks that were to be finished a month ago',
  'the removal of a piano',
]
const SUDDEN_CAUSES = [
  'a burst water main',
  'a lorry that is wider than the street',
  'a swan that will not be hurried',
  'a gas leak',
  'a fallen tree',
  'high water on the road',
  'a broken-down lorry',
]
const OUTCOMES = [
  'Passengers got off and walked; {n} of them, by the counter.',
  'Two regulars rang to say thank you, which I have written down.',
  'The replacement stop had {n} boardings, so somebody read the note.',
  'Nobody rang. I take that as applause.',
  'Three runs were late by {m} minutes, the rest caught up at the terminus.',
  '{n} people waited at the old stop all the same; we need a sign there, not a push message.',
]
const PLANNED_OUTCOMES = [
  ...OUTCOMES,
  'The note had been opened eleven times before the first bus turned.',
  'The driver of the {t} turned one street too early and discovered a short cut.',
]

/** Colleagues tell of most of them: they tell of Lyon. */
const REPORTERS = networks.flatMap(({ reporters }) =>
  reporters.includes('omar-haddad') ? [...reporters, ...reporters, ...reporters] : reporters,
)

/** Two stops of a line, which are not one. */
function twoStops({ pick, between }: Chance, stops: readonly string[]): readonly [string, string] {
  const first = pick(stops)
  const at = stops.indexOf(first)
  return [first, stops[(at + between(1, stops.length - 1)) % stops.length] ?? first]
}

/** A diversion: reported, put on the app, reviewed afterwards. */
export function disruption(chance: Chance, last: number): PlannedThread {
  const { pick, between, oneIn } = chance
  const who = pick(REPORTERS)
  const network = networkOf(who, 'reporters')
  const line = pick(network.lines)
  const [stop, other] = twoStops(chance, stopsOn(network, line))
  const isSudden = oneIn(3)
  const cause = pick(isSudden ? SUDDEN_CAUSES : PLANNED_CAUSES)
  const [from, until] = [between(7, 11), between(15, 20)]
  const boardings = network.boardings[stop] ?? 0
  const filled = (text: string) =>
    text
      .replace('{n}', `${between(3, Math.max(5, Math.min(140, Math.round(boardings / 8))))}`)
      .replace('{m}', `${between(4, 17)}`)
      .replace('{t}', `${from}:${between(10, 55)}`)
  const report = isSudden
    ? `We have ${cause} at ${stop}. The ${line} is sent over ${other} for about ${until - 12} hours, and I would not bet on the about.`
    : pick([
        `From ${from}:00 to ${until}:00 tomorrow the ${line} does not serve ${stop}, because of ${cause}. It runs by ${other} instead.`,
        `${stop} is closed tomorrow until ${until}:00: ${cause}. Line ${line} goes round by ${other}; please put it on the board in words that a tired person understands.`,
      ])
  const people = withCommas(between(Math.ceil(boardings / 6), Math.ceil(boardings / 3)))
  const entered = [
    `Entered, in both languages. I have put the way to ${other} with it, since the street has no sign.`,
    `Done. ${people} people have ${stop} among their stops; each gets one message and no more.`,
  ]
  const early = `It is on the app and the boards from ${from - 1}:30, with the walk to the replacement stop (${steady(stop, 2, 6)} minutes).`
  const photo = oneIn(6) ? { files: [[`${slug(stop)}.jpg`, between(90, 243)] as const] } : {}
  const mails: PlannedMail[] = [
    say(who, report, photo),
    reply(pick(isSudden ? entered : [early, ...entered]), { after: between(1, 3) }),
  ]
  if (!oneIn(3))
    mails.push(
      say(who, filled(pick(isSudden ? OUTCOMES : PLANNED_OUTCOMES)), {
        after: isSudden ? between(9, 14) : between(26, 38),
      }),
    )
  return thread(`Line ${line}: ${stop} closed, ${cause}`, { last, labels: oneIn(3) ? ['work'] : [] }, ...mails)
}

const COLLEAGUES = [
  'amina-diallo',
  'yuki-tanaka',
  'liam-osullivan',
  'lucie-bernard',
  'priya-nair',
  'hana-kim',
  'mateus-costa',
  'diego-alvarez',
  'tom-hughes',
  'samuel-okoro',
]
const ASKERS = [...COLLEAGUES, ...networks.flatMap(({ askers }) => askers)]
const WHYS = [
  'a councillor asks, and she asks twice',
  'there is a slide with a hole in it',
  'I have promised it to somebody without asking you, sorry',
  'the driver of the first run swears it is empty',
  'a journalist rang',
  'we are about to move a shelter',
  'I lost a bet about it',
  'the school wants a later bus',
  'it decides which display we replace first',
]
const ANY_THANKS = [
  'Exactly what I needed, and none of what I feared.',
  'I am putting this in front of them as it is.',
  'Thanks, and sorry for the hurry.',
]

interface Question {
  readonly subject: string
  readonly asked: string
  readonly answered: string
  /** Possible replies to this answer, besides thanks. */
  readonly thanks: readonly string[]
}

interface Case {
  readonly network: Network
  readonly line: string
  readonly stop: string
  readonly why: string
  /** The day of the mail. */
  readonly day: Date
}

function boardingsQuestion({ between }: Chance, { network, stop, why, day }: Case): Question {
  const month = monthIn(day, 1)
  const count = boardingsOf(network, stop, month)
  return {
    subject: `Boardings at ${stop}`,
    asked: `How many people get on at ${stop} on an ordinary weekday? I need it because ${why}.`,
    answered: `${withCommas(count)} on an ordinary weekday in ${month}, a third of them before half past eight. On Saturdays ${withCommas(Math.round(count * 0.4))}. Sundays I would leave out: ${between(2, 5)} of the counters rest with God.`,
    thanks: [
      'Thank you. I had guessed twice that.',
      'That is one sentence more than I can say in the meeting; I shall leave out God.',
    ],
  }
}

function latenessQuestion({ pick }: Chance, { network, line, why, day }: Case): Question {
  const month = monthIn(day, 1)
  const said = pick([
    'Somebody wrote to the paper',
    'The operator says no, the passengers say yes',
    'I was on it this morning',
  ])
  return {
    subject: `How late is the ${line}?`,
    asked: `Is the ${line} really as late as people say? ${said}, and ${why}.`,
    answered: `On time within three minutes: ${onTimeOf(line, month)}% in ${month}. The late ones are nearly all between ${slowStopOf(network, line)} and the terminus, after ${steady(line, 16, 18)}:00, so it is one traffic light and not the driver.`,
    thanks: ['So the rumour was true. Good to know, bad to hear.', 'One traffic light! I could kiss it, or kick it.'],
  }
}

function missedConnectionsQuestion(_: Chance, { network, line, stop, why }: Case): Question {
  const boardings = network.boardings[stop] ?? 0
  const missed = steady(`${line} at ${stop}`, 5, Math.max(6, Math.min(48, Math.round(boardings / 12))))
  const [minutes, others] = [steady(`${stop} ${line}`, 2, 4), steady(`others ${stop}`, 9, 60)]
  return {
    subject: `Missed connections at ${stop}`,
    asked: `How many miss the connection from the ${line} at ${stop}? I ask because ${why}.`,
    answered: `About ${missed} a day. Holding the other bus for ${minutes} minutes would save all but ${steady(stop, 2, 3)} of them, and cost ${others} people those minutes. I have drawn both, so that one can argue.`,
    thanks: ['Thank you. I had guessed twice that.'],
  }
}

const GAINS = ['a new school opened', 'the car park began to cost money']
const LOSSES = ['the bakery closed', 'the offices moved away', 'the night shift ended']

/** Whose numbers of each month lie among the files. */
const isFiled = (line: string): boolean => ['7', '12', '27', '31', '38'].includes(line)

/** A month beside the same of the year before, with as many working days as those really had. */
function yearsQuestion(_: Chance, { network, line: about, why, day }: Case): Question {
  const line = isFiled(about) ? '63' : about
  const past = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 1, 1))
  const [year, month] = [past.getUTCFullYear(), past.getUTCMonth()]
  const name = monthIn(past)
  const more = workingDays(year, month) - workingDays(year - 1, month)
  const isUp = more === 0 ? steady(`${line} ${name} way`, 0, 1) === 1 : more > 0
  const days = isUp ? 'one more working day' : 'one working day fewer'
  const share = more === 0 ? 'on as many working days. It is' : `of which a good half is ${days}. The rest is`
  const reasons = isUp ? GAINS : LOSSES
  const stop = slowStopOf(network, line)
  return {
    subject: `${name} against ${name}`,
    asked: `Could I have ${name} of this year beside ${name} of last year for line ${line}? I ask because ${why}.`,
    answered: `${isUp ? 'Up' : 'Down'} by ${(steady(`${line} ${name} ${year}`, 21, 89) / 10).toFixed(1)} per cent, ${share} ${stop}, where ${reasons[steady(stop, 0, reasons.length - 1)]}.`,
    thanks: ['So the rumour was true. Good to know, bad to hear.'],
  }
}

/** A question about numbers, the answer, and at times what came of it. */
export function question(chance: Chance, last: number): PlannedThread {
  const { pick, between, oneIn, dayOf } = chance
  // A thread took up to six days.
  const who = pick(ASKERS.filter((id) => hadCome(id, last / DAYS + 6)))
  const network = networkOf(who, 'askers')
  const line = pick(network.lines)
  const about: Case = {
    network,
    line,
    stop: pick(stopsOn(network, line)),
    why: pick(WHYS),
    day: dayOf(last / DAYS + 3),
  }
  const { subject, asked, answered, thanks } = pick([
    boardingsQuestion,
    latenessQuestion,
    missedConnectionsQuestion,
    yearsQuestion,
  ])(chance, about)
  const chart = oneIn(3) ? { files: [[`${slug(subject)}.png`, between(18, 96)] as const] } : {}
  const mails: PlannedMail[] = [say(who, asked), reply(answered, { after: between(1, 22), ...chart })]
  if (oneIn(2)) mails.push(say(who, pick([...ANY_THANKS, ...thanks]), { after: between(1, 7) }))
  return thread(subject, { last, labels: oneIn(4) ? ['work'] : [] }, ...mails)
}
