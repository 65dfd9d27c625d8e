// Sample mails that come again and again: reports, questions, disruptions, newsletters, receipts. Made of banks of words, so that months of them differ.
import { hadCome, home } from '#seed/biography.ts'
import { DAYS, type PlannedMail, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'

export interface Chance {
  /** One of them. */
  pick<T>(from: readonly T[]): T
  /** A whole number from the first to the second. */
  between(low: number, high: number): number
  /** Whether it happens, once in so many times. */
  oneIn(times: number): boolean
  /** The date of a day before the first run, such as `14 March`. */
  dateOf(daysAgo: number): string
}

const STOPS = [
  'Place Carnot',
  'Gare Part-Dieu',
  'Les Aresquiers',
  'Mas Neuf',
  'La Plagette',
  'Pont Levis',
  'Hôpital Saint-Clair',
  'Les Quilles',
  'Lycée Joliot',
  'Port Sud',
  'Montbazin-Église',
  'Balaruc Thermes',
  'Croix de Marcenac',
  'Zone Horizon',
  'Corniche',
  'Canal Royal',
  'Quatre Vents',
  'Moulin à Vent',
  'Villeurbanne Mairie',
  'Bassin de Thau',
]
const LINES = ['3', '4', '7', '9', '12', '14', '16', '18', '21', '27', '31', '34', '412', '604']
const CAUSES = [
  'a burst water main',
  'the weekly market',
  'a lorry that is wider than the street',
  'scaffolding on the church',
  'a film crew',
  'the school fair',
  'a swan with young, who will not be hurried',
  'a gas leak',
  'the half marathon',
  'a fallen plane tree',
  'new kerbs',
  'a wedding that has outgrown its square',
  'the fair with the big wheel',
  'a crane',
  'high water on the quay',
  'a broken-down tram',
  'roadworks that were to be finished in May',
  'the removal of a piano',
]
const OUTCOMES = [
  'Passengers got off and walked; {n} of them, by the counter.',
  'The note was on the app eleven minutes before the first bus turned.',
  'Two regulars rang to say thank you, which I have written down.',
  'The replacement stop had {n} boardings, so somebody read the note.',
  'Nobody rang. I take that as applause.',
  'Three runs were late by {m} minutes, the rest caught up at the terminus.',
  'The driver of the {t} turned one street too early and discovered a short cut.',
  '{n} people waited at the old stop all the same; we need a sign there, not a push message.',
]
const REPORTERS = [
  'omar-haddad',
  'benoit-lefevre',
  'aurelien-thevenet',
  'zofie-dvorakova',
  'siobhan-byrne',
  'dimitrios-papadakis',
  'ingrid-ostby',
] as const

/** A diversion: told, put on the app, looked at afterwards. */
function disruption({ pick, between, oneIn }: Chance, last: number): PlannedThread {
  const [line, stop, other, cause, who] = [pick(LINES), pick(STOPS), pick(STOPS), pick(CAUSES), pick(REPORTERS)]
  const [from, until] = [between(6, 11), between(13, 20)]
  const filled = (text: string) =>
    text
      .replace('{n}', `${between(9, 140)}`)
      .replace('{m}', `${between(4, 17)}`)
      .replace('{t}', `${from}:${between(10, 55)}`)
  const told = pick([
    `From ${from}:00 to ${until}:00 the ${line} does not serve ${stop}, because of ${cause}. It runs by ${other} instead.`,
    `${stop} is closed tomorrow until ${until}:00: ${cause}. Line ${line} goes round by ${other}; please put it on the board in words that a tired person understands.`,
    `We have ${cause} at ${stop}. The ${line} is sent over ${other} until about ${until}:00, and I would not bet on the about.`,
  ])
  const done = pick([
    `It is on the app and the boards from ${from - 1}:30, with the walk from ${stop} to ${other} (${between(3, 9)} minutes).`,
    `Entered, English and French. I have put the way to ${other} with it, since the street has no sign.`,
    `Done. ${between(40, 900)} people have ${stop} among their stops; each gets one message and no more.`,
  ])
  const mails: PlannedMail[] = [
    say(
      who,
      told,
      oneIn(6) ? { files: [[`${stop.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.jpg`, between(90, 243)]] } : {},
    ),
    reply(done, { after: between(1, 3) }),
  ]
  if (!oneIn(3)) mails.push(say(who, filled(pick(OUTCOMES)), { after: between(9, 30) }))
  return thread(
    `Line ${line}: ${stop} closed, ${cause.replace(/,.*$/, '')}`,
    { last, labels: oneIn(3) ? ['work'] : [] },
    ...mails,
  )
}

const ASKERS = [
  'amina-diallo',
  'yuki-tanaka',
  'liam-osullivan',
  'lucie-bernard',
  'priya-nair',
  'hana-kim',
  'mateus-costa',
  'diego-alvarez',
  'tom-hughes',
  'etienne-garnier',
  'siobhan-byrne',
  'margaret-achterberg',
  'pau-ferrer-i-soler',
  'samuel-okoro',
] as const
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'September', 'October']
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

/** Who could ask by the time of a thread that took up to six days. @param last hours before the first run */
const askersAt = (last: number): readonly string[] => ASKERS.filter((id) => hadCome(id, last / DAYS + 6))

/** A question about numbers, the answer, and at times what came of it. */
function question({ pick, between, oneIn }: Chance, last: number): PlannedThread {
  const [line, stop, month, who, n] = [pick(LINES), pick(STOPS), pick(MONTHS), pick(askersAt(last)), between(38, 4200)]
  const share = between(3, 48)
  const [subject, asked, answered] = pick([
    [
      `Boardings at ${stop}`,
      `How many people get on at ${stop} on an ordinary weekday? I need it because ${pick(WHYS)}.`,
      `${n} on an ordinary weekday in ${month}, a third of them before half past eight. On Saturdays ${Math.round(n * 0.4)}. Sundays I would leave out: ${between(2, 5)} of the counters rest with God.`,
    ],
    [
      `How late is the ${line}?`,
      `Is the ${line} really as late as people say? ${pick(['Somebody wrote to the paper', 'My aunt takes it', 'The operator says no, the passengers say yes', 'I was on it this morning'])}, and ${pick(WHYS)}.`,
      `On time within three minutes: ${100 - share} % in ${month}. The late ones are nearly all between ${stop} and the terminus, after ${between(16, 18)}:00, so it is one traffic light and not the driver.`,
    ],
    [
      `Missed connections at ${stop}`,
      `How many miss the connection from the ${line} at ${stop}? I ask because ${pick(WHYS)}.`,
      `About ${share} a day. Holding the other bus for ${between(2, 4)} minutes would save all but ${between(1, 3)} of them, and cost ${between(9, 60)} people those minutes. I have drawn both, so that one can argue.`,
    ],
    [
      `${month} against ${month}`,
      `Could I have ${month} of this year beside ${month} of last year for line ${line}? It is because ${pick(WHYS)}.`,
      `${share > 24 ? 'Up' : 'Down'} by ${(share / 3).toFixed(1)} per cent, of which a good half is one more working day. The rest is ${stop}, where ${pick(['a new school opened', 'the car park began to cost money', 'the bakery closed', 'the offices moved away', 'the ferry changed its time'])}.`,
    ],
  ] as const)
  const chart = oneIn(3)
    ? {
        files: [
          [
            `${subject
              .toLowerCase()
              .replaceAll(/[^a-z0-9]+/g, '-')
              .replaceAll(/^-|-$/g, '')}.png`,
            between(18, 96),
          ] as const,
        ],
      }
    : {}
  const mails: PlannedMail[] = [say(who, asked), reply(answered, { after: between(1, 22), ...chart })]
  if (oneIn(2))
    mails.push(
      say(
        who,
        pick([
          'Exactly what I needed, and none of what I feared.',
          'Thank you. I had guessed twice that.',
          'So the rumour was true. Good to know, bad to hear.',
          'I am putting this in front of them as it is.',
          'One traffic light! I could kiss it, or kick it.',
          'That is one sentence more than I can say in the meeting, I shall leave out God.',
          'Thanks, and sorry for the hurry.',
        ]),
        { after: between(1, 7) },
      ),
    )
  return thread(subject, { last, labels: oneIn(4) ? ['work'] : [] }, ...mails)
}

const OPERATORS = ['etienne-garnier', 'ingrid-ostby', 'siobhan-byrne', 'jurgen-scholz', 'margaret-achterberg'] as const
const NOTES = [
  'the school holidays of the other zone',
  'two days of rain, which fill the buses and empty the stops',
  'the strike at the refinery',
  'a bank holiday on a Thursday',
  'the new counters on the 12',
  'nothing at all, which is the best kind of week',
  'the market that moved to the quay',
  'the first cold morning',
  'the match',
  'the bridge, open to ships for two whole afternoons',
]

function weeklyReport({ pick, between, oneIn }: Chance, last: number, week: number): PlannedThread {
  const [line, other] = [pick(LINES), pick(LINES)]
  const total = 180 + between(0, 60)
  const mails: PlannedMail[] = [
    reply(
      `the week in four lines:\n\n- ${total},${between(100, 999)} boardings, ${pick(['up', 'down'])} ${(between(2, 49) / 10).toFixed(1)} % against the same week of last year\n- best: line ${line}, at ${pick(STOPS)}; weakest: line ${other}\n- on time within three minutes: ${between(81, 94)} %\n- what explains it: ${pick(NOTES)}\n\nThe chart by line is attached. Questions to me, complaints to the weather.`,
      {
        to: ['omar-haddad'],
        bcc: OPERATORS,
        files: [[`ridership-week-${week}.png`, between(24, 80)]],
        after: 0,
      },
    ),
  ]
  if (oneIn(2))
    mails.push(
      say(
        pick([...OPERATORS, 'omar-haddad']),
        pick([
          `Why is the ${other} weak? Nothing changed here.`,
          'Read over lunch, as always. The chart is on our wall.',
          `The ${line} again! The driver says it is the new seats.`,
          'One question: does the total have the ferries in it?',
          'Thank you. I showed the weather your complaint.',
        ]),
        { after: between(2, 6) },
      ),
    )
  return thread(`Ridership, week ${week}`, { last, labels: ['work'] }, ...mails)
}

const HEADWAY = 'Headway <weekly@headway-letter.example>'
const HEADLINES = [
  'Why the shortest queue is the unhappiest',
  'A city that abolished its timetable, and put it back',
  'What a stop costs, with and without a roof',
  'Three apps that say “soon”, and what they mean',
  'The bus that is on time because nobody takes it',
  'Contactless at sea: ferries learn from trams',
  'How to count people without knowing them',
  'A bench is not a detail',
  'Night buses: who is on them at four',
  'The end of the paper timetable, part nine',
  'Dwell time, and the lost art of standing back',
  'A map drawn by bus drivers',
  'Fares: when free is not cheap',
  'Winter tyres and other beliefs',
  'Real time, real rain: displays that one can read',
  'What passengers do in minute six',
  'The quiet success of the request stop',
  'Bunching, explained with ducks',
]

function newsletter({ pick, between }: Chance, last: number, week: number): PlannedThread {
  const [first, second, third] = [pick(HEADLINES), pick(HEADLINES), pick(HEADLINES)]
  return thread(
    `Headway ${between(100, 190) + (week % 60)}: ${first}`,
    { last },
    say(
      HEADWAY,
      `Dear reader,\n\nthis week:\n\n1. ${first}\n2. ${second}\n3. ${third}\n\nAnd a number: ${between(3, 97)} per cent of all waits are shorter than the person who waits believes.\n\nMove well,\nthe Headway desk\n\nYou get this because you asked for it. To stop, write “stop”; no hard feelings.`,
      { unsubscribe: 'mailto:weekly@headway-letter.example?subject=stop' },
    ),
  )
}

const TRIPS = [
  'Lyon Part-Dieu – Grenoble',
  'Lyon Part-Dieu – Sète',
  'Grenoble – Lyon Part-Dieu',
  'Sète – Lyon Part-Dieu',
  'Lyon Part-Dieu – Valence',
  'Lyon Part-Dieu – Saint-Étienne',
  'Chambéry – Lyon Part-Dieu',
]
const RAIL = 'Littoral Rail <tickets@littoral-rail.example>'

function ticket({ pick, between, dateOf }: Chance, last: number): PlannedThread {
  const [trip, number, price] = [
    pick(TRIPS),
    between(100_000, 999_999),
    `${between(6, 58)}.${pick(['20', '50', '80'])}`,
  ]
  return thread(
    `Your ticket ${trip}, ${dateOf(last / DAYS - 2)}`,
    { last, labels: ['payments'] },
    say(
      RAIL,
      `Hello Alex Morgan,\n\nyour journey ${trip} on ${dateOf(last / DAYS - 2)} at ${between(6, 20)}:${pick(['07', '22', '36', '51'])} is booked: one seat, ${pick(['window', 'aisle', 'upstairs, window'])}, coach ${between(1, 9)}. Price: ${price} euros, paid by card.\n\nThe ticket is attached. It works without a network, and so do we.\n\nLittoral Rail`,
      { files: [[`ticket-${number}.pdf`, between(16, 60)]] },
    ),
  )
}

interface Bill {
  readonly from: string
  readonly subject: string
  readonly file: string
  readonly text: string
  readonly labels: PlannedThread['labels']
}

/** What comes every month. */
function bills({ pick, between }: Chance, month: string): Bill[] {
  return [
    {
      from: 'zeynep-yildiz',
      subject: `Payslip ${month}`,
      file: 'payslip',
      text: `Your payslip for ${month} is attached. ${pick(['The transport allowance is in it.', 'It has two days of leave on it; you have more left than you think.', 'The meal vouchers are on the second page.', 'Nothing unusual this time.'])}`,
      labels: ['payments', 'work'],
    },
    {
      from: 'catherine-roussel',
      subject: `Quittance de loyer, ${month}`,
      file: 'quittance',
      text: `Bien reçu le loyer de ${month}, ${home.rent + home.charges} euros, charges comprises. ${pick(['The stairs are painted this week: hold on to nothing.', 'Please do not feed the cat of number 12, he has two homes already.', 'The bins go out on Mondays from now on.', 'The letter box sticks; push, then pull.'])}`,
      labels: ['payments'],
    },
    {
      from: 'Banque du Littoral <releves@banquelittoral.example>',
      subject: `Account statement, ${month}`,
      file: 'statement',
      text: `Hello Alex Morgan,\n\nthe statement of your account ending in 4417 for ${month} is there. ${between(24, 61)} movements; balance at the end of the month ${between(1, 4)},${between(100, 999)}.${between(10, 99)} euros.\n\nBanque du Littoral`,
      labels: ['accounts'],
    },
    {
      from: 'Fibre du Sud <factures@fibredusud.example>',
      subject: `Invoice ${between(70_000, 99_999)}: fibre and mobile, ${month}`,
      file: 'invoice',
      text: `Hello Alex Morgan,\n\nyour invoice for ${month}: 34.90 euros, ${between(3, 41)} GB on the mobile. It is debited on the 8th; there is nothing to do.\n\nFibre du Sud`,
      labels: ['invoices', 'payments'],
    },
    {
      from: 'ahmed-el-sayed',
      subject: `Meridian Hosting, invoice ${month}`,
      file: 'invoice-hosting',
      text: `Attached is the invoice for the analytics machine in ${month}: ${between(118, 190)}.${between(10, 99)} euros. You are named as the one who checks the hours; they are on page two.`,
      labels: ['invoices', 'work'],
    },
  ]
}

const TOPICS = [
  'Two axes: ever?',
  'Colours that survive a bad projector',
  'Maps of stops with too many stops',
  'Medians nobody believes',
  'A bar chart that begins at 40',
  'Labels on lines, not in a legend',
  'Small multiples on a phone',
  'How do you draw “no data”?',
  'Tables are charts too',
  'Sankey, or a list with arrows',
]
const FORUM = 'Plain Charts forum <digest@plaincharts.example>'

const LOGIN_PLACES = ['Lyon', 'Villeurbanne', 'Valence', 'a train, by the look of it']

function notice({ pick, between, dateOf }: Chance, last: number): PlannedThread {
  const [subject, text] = pick([
    [
      'New sign-in to your account',
      `Cairn was opened on ${pick(['a phone', 'a laptop', 'a tablet'])} near ${pick(LOGIN_PLACES)} on ${dateOf(last / DAYS)}. If that was you, there is nothing to do. If not, change your password.`,
    ],
    [
      `${between(3, 9)} new offers match your search`,
      `your search “data analyst, within an hour of Lyon” has new offers, the nearest ${between(4, 55)} minutes by train. The best of them asks for ${pick(['SQL and patience', 'a spreadsheet past the age of innocence', 'statistics, and French on the telephone', 'maps'])}.`,
    ],
    [
      'Your week in skills',
      `you answered ${between(8, 44)} questions, ${between(61, 92)} % of them right. Strongest: ${pick(['grouping', 'joins', 'reading a chart'])}. Worth an evening: ${pick(['window functions', 'dates and zones', 'business English: saying no'])}.`,
    ],
  ] as const)
  return thread(
    subject,
    { last, labels: ['accounts'] },
    say('Cairn <no-reply@cairn.example>', `Hello Alex,\n\n${text}\n\nYours,\nCairn`),
  )
}

const TEAM = ['alex-morgan', 'omar-haddad', 'hana-kim', 'lucie-bernard']
const TEAM_POINTS = [
  'The demo is in the ticket office, bring a scarf.',
  'Whoever took the long ruler: Greta needs it.',
  'Three applications for the apprenticeship, all good.',
  'The fire drill went well, apart from the lift.',
  'Clara is away this week; ask Diego about the phones.',
  'The coffee machine speaks Swedish now, nobody knows why.',
  'Leave for the holidays: into the calendar this week, please.',
  'The next lunch talk: Yuki on waiting.',
  'The plant has a name. It is Odile.',
  'New chairs for the back room, first come, first sat.',
  'Flu jabs on the second floor, tomorrow.',
  'Marek’s marathon: 3:58, and he came to work.',
]

const FRIENDS = [
  'lea-fontaine',
  'tariq-rahman',
  'chidi-eze',
  'saoirse-kelly',
  'yasmine-cherif',
  'mikolaj-zielinski',
  'delphine-aubert',
  'pedro-quintana',
  'anais-bouchard',
  'divya-krishnamurthy',
  'ewa-jablonska',
] as const
const PLANS = [
  'the market',
  'soup at mine',
  'the film with the lighthouse',
  'a walk along the Saône before it gets dark',
  'the quiz at the Calabash',
  'a swim, yes, in the lake',
  'the concert in the church',
  'an hour at the wall',
  'moving my sofa, then pizza',
  'the exhibition about knots',
]

function plan({ pick, between, oneIn }: Chance, last: number): PlannedThread {
  const [who, what] = [pick(FRIENDS), pick(PLANS)]
  const day = pick(['Tomorrow', 'The day after tomorrow', 'This weekend', 'Next weekend', 'Next week'])
  const mails = [
    say(
      who,
      pick([
        `Are you free ${day.toLowerCase()}? I thought of ${what}, about ${between(5, 8)} o’clock.`,
        `${day}, ${what}? ${pick(['It has been a month.', 'I owe you one.', 'No excuses, I have seen your calendar.'])}`,
      ]),
    ),
    reply(
      pick([
        'Yes! I bring something.',
        `${day} is good, a little later if the report behaves.`,
        'Not this time, the report eats my week. Next one?',
        'Yes, and I can stay until the last tram, which is 23:51, since you ask me every time.',
      ]),
      { after: between(1, 20) },
    ),
  ]
  if (oneIn(2))
    mails.push(
      say(
        who,
        pick([
          'Good. No flowers.',
          'Next one, then. Eat something.',
          'Perfect. Ring twice.',
          'I have told the others that you said yes first.',
        ]),
        { after: between(1, 5) },
      ),
    )
  return thread(`${day}: ${what}`, { last, labels: ['personal'] }, ...mails)
}

const MONTH = 30.4

/** What comes again within about fourteen months, from nine days before the first run. */
export function seriesThreads(chance: Chance): PlannedThread[] {
  const { between, pick, dateOf } = chance
  const hoursAgo = (days: number) => days * DAYS + between(0, 9)
  const every = <T>(step: number, until: number, make: (last: number, index: number) => T): T[] =>
    Array.from({ length: Math.floor((until - 9) / step) }, (_, index) => make(hoursAgo(9 + index * step), index))
  return [
    ...every(7, 420, (last, index) => weeklyReport(chance, last, ((60 - index + 44) % 52) + 1)),
    ...every(7, 420, (last, index) => newsletter(chance, last, 60 - index)),
    ...every(11, 420, (last) => ticket(chance, last)),
    ...every(21, 420, (last) => notice(chance, last)),
    ...every(2.9, 420, (last) => disruption(chance, last)),
    ...every(4.1, 420, (last) => question(chance, last)),
    ...every(13, 420, (last) => plan(chance, last)),
    ...every(10, 420, (last) =>
      thread(
        `Digest: ${pick(TOPICS)}`,
        { last, labels: ['forums'] },
        say(
          FORUM,
          `Hello alex_m,\n\nmost read this week:\n\n- ${pick(TOPICS)} (${between(6, 48)} answers)\n- ${pick(TOPICS)} (${between(3, 21)} answers)\n\n“${pick(['If you need two legends you have two charts.', 'Grey is a colour. Use it.', 'Nobody has ever asked for a third dimension.', 'The title is the finding, not the topic.'])}”\n\nPlain Charts`,
          { unsubscribe: 'mailto:digest@plaincharts.example?subject=unsubscribe' },
        ),
      ),
    ),
    ...every(14, 420, (last) =>
      thread(
        'Team notes',
        { last, labels: ['work'] },
        say(
          'nadia-benali',
          `Short, because it is ${pick(['noisy here', 'sunny', 'late', 'nearly lunch'])}:\n\n- ${pick(TEAM_POINTS)}\n- ${pick(TEAM_POINTS)}\n- ${pick(TEAM_POINTS)}`,
          { to: TEAM.filter((id) => hadCome(id, last / DAYS + 2)), cc: ['priya-nair'] },
        ),
      ),
    ),
    ...every(MONTH, 420, (last) => {
      const month = dateOf(last / DAYS).replace(/^\d+ /, '')
      return bills(chance, month).map(({ from, subject, file, text, labels }, index) =>
        thread(
          subject,
          { last: last + 7 * index, labels: labels ?? [] },
          say(from, text, { files: [[`${file}-${month.toLowerCase()}.pdf`, between(22, 110)]] }),
        ),
      )
    }).flat(),
  ]
}
