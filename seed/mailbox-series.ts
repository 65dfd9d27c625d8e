// Sample mails that come again and again: reports, questions, disruptions, newsletters, receipts. Made of banks of words, so that months of them differ.
import { home, returnFares } from '#seed/biography.ts'
import { claimedJourneys } from '#seed/claimed-journeys.ts'
import { localTime, monthStart, monthsBefore } from '#seed/local-time.ts'
import { type Chance, dateIn, monthIn, weekOf } from '#seed/mail-chance.ts'
import { disruption, question } from '#seed/mail-disruptions.ts'
import { ACCOUNT_DAYS_AGO, digest, newsletter, notice, teamNotes } from '#seed/mail-letters.ts'
import { boardingsInWeek, lyon, stopsOn } from '#seed/mail-network.ts'
import { DAYS, type PlannedMail, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'
import { REPORT_TIME, reportDaysAgo, travelDay } from '#seed/report-days.ts'

const OPERATORS = [
  'etienne-garnier',
  'ingrid-ostby',
  'zofie-dvorakova',
  'jurgen-scholz',
  'margaret-achterberg',
] as const
const NOTES = [
  'the school holidays of the other zone',
  'two days of rain, which fill the buses and empty the stops',
  'the strike at the refinery',
  'a bank holiday on a Thursday',
  'the new counters on the 12',
  'nothing at all, which is the best kind of week',
  'the market that moved to the quay',
  'a morning without a single red light',
  'the match',
  'the bridge, open to ships for two whole afternoons',
]

/** The roadworks at Montchat have moved a stop and not its counter: what the talk with Omar is about. */
const LINE_27 = 'the note on line 27, which is longer than this report'

/** @param index 0 is the newest */
function weeklyReport({ pick, between, oneIn, dayOf }: Chance, index: number): PlannedThread {
  const sent = reportDaysAgo(index, dayOf(0).getTime())
  // It covers the last complete week.
  const day = dayOf(sent + 7)
  const week = weekOf(day)
  const line = pick(lyon.lines.filter((one) => one !== '27'))
  const other = index < 3 ? '27' : pick(lyon.lines.filter((one) => one !== line))
  const mails: PlannedMail[] = [
    reply(
      `the week in four lines:\n\n- ${boardingsInWeek(day)} against the same week of last year\n- best: line ${line}, at ${pick(stopsOn(lyon, line))}; weakest: line ${other}\n- on time within three minutes: ${between(81, 94)}%\n- what explains it: ${index < 3 ? LINE_27 : pick(NOTES)}\n\nThe chart by line is attached. Questions to me, complaints to the weather.`,
      {
        to: ['omar-haddad'],
        bcc: OPERATORS,
        files: [[`ridership-week-${week}.png`, between(24, 80)]],
        after: 0,
        // The newest is the one that Omar hears of in the chat.
        on: `${sent}d ${REPORT_TIME.join(':')}`,
      },
    ),
  ]
  const said = [
    ['omar-haddad', `The ${line} again! The driver says it is the new seats.`],
    ['omar-haddad', `Why is the ${other} weak? Nothing changed here.`],
    [pick(OPERATORS), 'Read over lunch, as always. The chart is on our wall.'],
    [pick(OPERATORS), 'One question: does the total have the ferries in it?'],
    [pick(OPERATORS), 'Thank you. I showed the weather your complaint.'],
  ] as const
  const answered = between(2, 6)
  const [who, words] = pick(index < 3 ? said.slice(2) : said)
  if (oneIn(2)) mails.push(say(who, words, { on: `${sent}d ${REPORT_TIME[0] + answered}:${10 + answered * 7}` }))
  return thread(`Ridership, week ${week}`, { last: sent * DAYS, labels: ['work'] }, ...mails)
}

const RAIL = 'Littoral Rail <tickets@littoral-rail.example>'

/** Not of the month of which the costs are claimed: its tickets are below. */
function ticket({ pick, between, dayOf }: Chance, last: number): PlannedThread[] {
  const [town, fare] = pick(Object.entries(returnFares))
  const [trip, price] = [`Lyon Part-Dieu – ${town} and back`, fare.toFixed(2)]
  const now = dayOf(0).getTime()
  const day = travelDay(Math.floor(last / DAYS) - 2, now)
  const at = localTime(now, day, 12, 0)
  const sent = ticketMail(trip, dateIn(new Date(at)), last, {
    time: `${between(6, 12)}:${pick(['07', '22', '36', '51'])}`,
    seat: pick(['window', 'aisle', 'upstairs, window']),
    coach: between(1, 9),
    price,
    file: [`ticket-${between(100_000, 999_999)}.pdf`, between(16, 60)],
  })
  return monthStart(at) === monthStart(claimedJourneys(now).out) ? [] : [sent]
}

interface Ticket {
  readonly time: string
  readonly seat: string
  readonly coach: number
  readonly price: string
  readonly file: readonly [name: string, kilobytes: number]
}

const ticketMail = (trip: string, date: string, last: number, { time, seat, coach, price, file }: Ticket) =>
  thread(
    `Your ticket ${trip}, ${date}`,
    { last, labels: ['payments'] },
    say(
      RAIL,
      `Hello Alex Morgan,\n\nyour journey ${trip} on ${date} at ${time} is booked: one seat, ${seat}, coach ${coach}. Price: ${price} euros, paid by card.\n\nThe ticket is attached. It works without a network, and so do we.\n\nLittoral Rail`,
      { files: [file] },
    ),
  )

/** Those that Zeynep pays back. */
function claimedTickets(now: number): PlannedThread[] {
  const { out, back, grenoble } = claimedJourneys(now)
  const single = (returnFares.Sète / 2).toFixed(2)
  const bought = (trip: string, day: number, ticket: Ticket): PlannedThread =>
    ticketMail(trip, dateIn(new Date(day)), (now - day) / HOUR_MS + 40, ticket)
  return [
    bought('Lyon Part-Dieu – Sète', out, {
      time: '13:34',
      seat: 'window',
      coach: 4,
      price: single,
      file: ['ticket-418207.pdf', 31],
    }),
    bought('Sète – Lyon Part-Dieu', back, {
      time: '17:16',
      seat: 'aisle',
      coach: 7,
      price: single,
      file: ['ticket-418208.pdf', 31],
    }),
    bought('Lyon Part-Dieu – Grenoble and back', grenoble, {
      time: '7:14',
      seat: 'window',
      coach: 14,
      price: returnFares.Grenoble.toFixed(2),
      file: ['ticket-418655.pdf', 34],
    }),
  ]
}

interface Bill {
  readonly from: string
  readonly subject: string
  readonly file: string
  readonly text: string
  readonly labels: PlannedThread['labels']
}

/** What comes every month: the rent and the line for the month that runs, everything else for the one before. */
function bills({ pick, between }: Chance, day: Date): Bill[] {
  const [current, month] = [monthIn(day), monthIn(day, 1)]
  return [
    {
      from: 'zeynep-yildiz',
      subject: `Payslip ${month}`,
      file: 'payslip',
      text: `Your payslip for ${month} is attached. ${pick(['The transport allowance is in it.', 'It has two days of leave on it; you have more left than you think.', 'The meal vouchers are not on it: they come apart.', 'Nothing unusual this time.'])}`,
      labels: ['payments', 'work'],
    },
    {
      from: 'catherine-roussel',
      subject: `Rent receipt, ${current}`,
      file: 'rent-receipt',
      text: `Rent for ${current} received, ${home.rent + home.charges} euros, charges included. ${pick(['The stairs are washed this week: mind the bucket.', 'Please do not feed the cat of number 12, he has two homes already.', 'The bins go out on Mondays, not on Sundays.', 'The letter box sticks; push, then pull.'])}`,
      labels: ['payments'],
    },
    {
      from: 'Banque du Littoral <releves@banquelittoral.example>',
      subject: `Account statement, ${month}`,
      file: 'statement',
      text: `Hello Alex Morgan,\n\nthe statement of your second account, ending in 4417, for ${month} is there. ${between(24, 61)} movements; balance at the end of the month ${between(1, 4)},${between(100, 999)}.${between(10, 99)} euros.\n\nBanque du Littoral`,
      labels: ['accounts'],
    },
    {
      from: 'Fibre du Sud <factures@fibredusud.example>',
      subject: `Invoice ${between(70_000, 99_999)}: fibre and mobile, ${current}`,
      file: 'invoice',
      text: `Hello Alex Morgan,\n\nyour invoice for ${current}: 34.90 euros, ${between(3, 41)} GB on the mobile. It is debited on the 8th; there is nothing to do.\n\nFibre du Sud`,
      labels: ['invoices', 'payments'],
    },
    {
      from: 'ahmed-el-sayed',
      subject: `Meridian Hosting, invoice ${month}`,
      file: 'invoice-hosting',
      text: `Attached is the invoice for the analytics machine in ${month}: ${between(118, 190)}.${between(10, 99)} euros. You are down as the one who checks the hours; they are in their portal.`,
      labels: ['invoices', 'work'],
    },
  ]
}

const FRIENDS = [
  'lea-fontaine',
  'tariq-rahman',
  'chidi-eze',
  'saoirse-kelly',
  'yasmine-cherif',
  'pedro-quintana',
  'anais-bouchard',
  'marguerite-vasseur',
] as const
const PLANS = [
  'the market',
  'soup at mine',
  'the film with the lighthouse',
  'a walk along the Saône',
  'the quiz at the Calabash',
  'an hour in the swimming pool',
  'the concert in the church',
  'an hour at the wall',
  'moving my sofa, then pizza',
  'the exhibition about knots',
]

function plan({ pick, between, oneIn }: Chance, last: number): PlannedThread {
  const [who, what] = [pick(FRIENDS), pick(PLANS)]
  const day = pick(['Tomorrow', 'The day after tomorrow', 'This weekend', 'Next weekend', 'Next week'])
  const isOn = !oneIn(4)
  const mails = [
    say(
      who,
      pick([
        `Are you free ${day.toLowerCase()}? I was thinking of ${what}, about ${between(5, 8)} o’clock.`,
        `${day}, ${what}? ${pick(['It has been a month.', 'I owe you one.', 'No excuses, I have seen your calendar.'])}`,
      ]),
    ),
    reply(
      isOn
        ? pick([
            'Yes! I’ll bring something.',
            'I’m in, a little later if the report behaves.',
            'Yes, and I can stay until the last tram, which is 23:51, since you ask me every time.',
          ])
        : 'Not this time, the report is eating my week. Next one?',
      { after: between(1, 9) },
    ),
  ]
  if (oneIn(2))
    mails.push(
      say(
        who,
        isOn
          ? pick(['Good. No flowers.', 'Perfect. Ring twice.', 'I have told the others that you said yes first.'])
          : 'Next one, then. Eat something.',
        { after: between(1, 5) },
      ),
    )
  return thread(`${day}: ${what}`, { last, labels: ['personal'] }, ...mails)
}

const MONTH = 30.4
const HOUR_MS = 3_600_000

/** What comes again within about fourteen months, from nine days before the first run. */
export function seriesThreads(chance: Chance): PlannedThread[] {
  const { between, dayOf } = chance
  const hoursAgo = (days: number) => days * DAYS + between(0, 9)
  const every = <T>(step: number, until: number, make: (last: number, index: number) => T): T[] =>
    Array.from({ length: Math.floor((until - 9) / step) }, (_, index) => make(hoursAgo(9 + index * step), index))
  return [
    ...every(7, 420, (_, index) => weeklyReport(chance, index)),
    ...every(7, 420, (last, index) => newsletter(chance, last, index)),
    ...every(11, 420, (last) => ticket(chance, last)).flat(),
    ...claimedTickets(dayOf(0).getTime()),
    ...every(14, ACCOUNT_DAYS_AGO, (last) => notice(chance, last)),
    ...every(2.7, 420, (last) => disruption(chance, last)),
    ...every(3.9, 420, (last) => question(chance, last)),
    ...every(13, 420, (last) => plan(chance, last)),
    ...every(10, 420, (last, index) => digest(chance, last, index)),
    ...every(28, 420, (last, index) => teamNotes(chance, last, index)),
    ...every(MONTH, 420, (_, index) => {
      const at = monthsBefore(dayOf(9).getTime(), index)
      const last = (dayOf(0).getTime() - at) / HOUR_MS + between(0, 9)
      const day = new Date(at - 2 * DAYS * HOUR_MS)
      return bills(chance, day).map(({ from, subject, file, text, labels }, index) =>
        thread(
          subject,
          { last: last + 7 * index, labels: labels ?? [] },
          say(from, text, { files: [[`${file}-${subject.split(' ').at(-1)?.toLowerCase()}.pdf`, between(22, 110)]] }),
        ),
      )
    }).flat(),
  ]
}
