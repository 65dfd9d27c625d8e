// Ten months of a team's life before the last three weeks of activity-texts.ts: what recurs week by week, and what happened once or twice.
// Made into words by activity-past.ts. {place}, {line}, {n} and {stop} are filled in there, another one each time.
import { hubStudyDaysAgo } from './biography.ts'
import { evaluatedDays, refusedDays, sentDays } from './career/sent-days.ts'
import { eventTimes, type TimeOfDay } from './event-times.ts'
import { REGION_DAY } from './report-days.ts'

/** Who did it (a person of people.ts, `You`, or nobody), an icon, what happened, and perhaps a quote. */
export type PastEvent = readonly [actor: string, icon: string, words: string, quote?: string]

export const places = [
  'Perrache',
  'Part-Dieu',
  'Vaise',
  'Oullins',
  'Gerland',
  'Saint-Priest',
  'Bron',
  'Caluire',
  'Vénissieux',
  'Décines',
  'Tassin',
  'Givors',
]

export const stops = [
  'Place Carnot',
  'Gare de Vaise',
  'Mairie de Bron',
  'Pont Mouton',
  'Les Iris',
  'Quai Jaÿr',
  'Grange Blanche',
  'Halle Tony Garnier',
  'Laurent Bonnevay',
  'Hôtel de Région',
]

export const lines = ['27', 'C3', '14', 'C20', '79', 'S5', '63', 'C12', '296', '31', '8', 'T4']

/** Each makes several events: it recurs some months later, with other places and numbers. */
export const pastEvents: readonly PastEvent[] = [
  ['Jonas Weber', 'rocket-launch', 'released a new version of the arrivals board for {place}'],
  ['Clara Svensson', 'check-circle', 'closed the last open point of the board at <em>{stop}</em>'],
  ['Diego Álvarez', 'rocket-launch', 'sent a new passenger app to the stores, with line {line}'],
  ['Elena Petrova', 'wrench-screwdriver', 'moved the import of line {line} to the new feed'],
  ['Marek Nowak', 'server-stack', 'put the stops of {place} on the second database'],
  [
    'Kwame Mensah',
    'shield-check',
    'closed the incident of the night: {n} minutes without positions in {place}',
    '<p>“Nobody was stranded. The printed timetable hangs beside each board, as it should.”</p>',
  ],
  ['Kwame Mensah', 'phone', 'handed over the on-call phone after a week of alarms in {place}'],
  ['Hana Kim', 'circle-stack', 'loaded the passenger counts of {place}, {n} buses'],
  [
    'Hana Kim',
    'bug-ant',
    'found {n} stops of line {line} on the wrong side of the road',
    '<p>“All from one survey, all <em>exactly</em> twelve metres off. I have written to the surveyor.”</p>',
  ],
  ['Tom Hughes', 'bug-ant', 'reported a countdown that ran backwards at <em>{stop}</em>'],
  ['Tom Hughes', 'beaker', 'ran the boards of {place} through a power cut, {n} times'],
  ['Tom Hughes', 'check-circle', 'signed off the release for line {line}'],
  [
    'Greta Lindqvist',
    'eye',
    'listened to the announcements at <em>{stop}</em> with a recorder in her hand',
    '<p>“The voice says the advert before the bus. Please turn that round.”</p>',
  ],
  ['Greta Lindqvist', 'speaker-wave', 'recorded new announcements for line {line}'],
  [
    'Yuki Tanaka',
    'magnifying-glass',
    'talked to {n} passengers at <em>{stop}</em>',
    '<p>“They do not ask <em>when</em>. They ask <strong>whether</strong>.”</p>',
  ],
  ['Yuki Tanaka', 'document-text', 'wrote up the study of waiting in {place}'],
  ['Lucie Bernard', 'paint-brush', 'shared drafts of the map for {place}'],
  ['Lucie Bernard', 'swatch', 'tried the colours of line {line} at night'],
  ['Amina Diallo', 'flag', 'moved line {line} to the top of the quarter'],
  ['Amina Diallo', 'calendar-days', 'set the date for the next boards in {place}'],
  ['Omar Haddad', 'truck', 'sent {n} spare screens to the depot of {place}'],
  [
    'Omar Haddad',
    'chat-bubble-left-right',
    'asked about the diversion of line {line}',
    '<p>“The roadworks are two weeks early. Can the boards know in time?”</p>',
  ],
  [
    'Benoît Lefèvre',
    'chat-bubble-left-ellipsis',
    'passed on {n} letters from passengers in {place}',
    '<p>“Seven about one bench. I have asked the city.”</p>',
  ],
  ['Benoît Lefèvre', 'lifebuoy', 'answered the last open letter about line {line}'],
  ['Nadia Benali', 'user-group', 'invited everyone to a look back at the season in {place}'],
  ['Nadia Benali', 'academic-cap', 'booked {n} places in a course on plain language in {place}'],
  ['Liam O’Sullivan', 'briefcase', 'visited the operators of {place}'],
  ['Liam O’Sullivan', 'document-text', 'sent an offer for {n} boards along line {line}'],
  ['Zeynep Yıldız', 'receipt-percent', 'closed the accounts of the boards in {place}'],
  ['Zeynep Yıldız', 'currency-euro', 'asked for the receipts of {n} journeys to {place}'],
  ['Mateus Costa', 'book-open', 'published the guide for partners in {place}'],
  ['Mateus Costa', 'pencil-square', 'rewrote {n} error messages that partners in {place} had asked about'],
  [
    'Priya Nair',
    'chat-bubble-left-ellipsis',
    'thanked the team for {place}',
    '<p>“Two hundred thousand people knew when their bus came. That was you.”</p>',
  ],
  ['Priya Nair', 'calendar-days', 'planned {n} hours without meetings before the next boards in {place}'],
  ['Samuel Okoro', 'academic-cap', 'explained a query on line {line} to the team'],
  ['Samuel Okoro', 'map-pin', 'walked line {line} from end to end with a notebook'],
  [
    'Sofia Rossi',
    'chat-bubble-left-right',
    'answered your question about pay in {place}',
    '<p>“Ask for the band, not for the figure. They have one, and it is written down.”</p>',
  ],
  ['Sofia Rossi', 'calendar-days', 'had {n} minutes for your letter to an operator in {place}'],
  ['You', 'chart-bar', 'shared the chart of delays on line {line}'],
  ['You', 'check-circle', 'completed the comparison of <em>{stop}</em> before and after the new lane'],
  ['You', 'presentation-chart-line', 'presented {n} weeks of counts to the operators of {place}'],
  ['You', 'document-arrow-up', 'uploaded the timetable of line {line} as a table'],
  ['You', 'light-bulb', 'noted why line {line} loses {n} minutes at <em>{stop}</em>'],
  ['You', 'academic-cap', 'worked through {n} exercises on the counts of {place}'],
  ['You', 'bookmark', 'saved a job offer in {place}'],
  ['', 'sparkles', '{n} new jobs match <strong>Analyst near Lyon</strong>'],
]

/** What happened once, so many days ago. */
export const onceEvents: readonly (readonly [daysAgo: number | TimeOfDay, ...event: PastEvent])[] = [
  [24, 'You', 'bookmark', 'read about the fares of <strong>Véro Mobilité</strong>'],
  [
    sentDays['port-de-sete-traffic-data-analyst'],
    'You',
    'paper-airplane',
    'applied to <strong>Port de Sète</strong> as traffic data analyst',
  ],
  [
    refusedDays,
    '',
    'x-circle',
    '<strong>Orsay Logistics</strong> chose somebody else for the planning post',
    '<p>“It was close. Our network post opens in a few weeks.”</p>',
  ],
  [evaluatedDays, 'You', 'check-badge', 'finished the <strong>Spreadsheets</strong> evaluation: <em>Proficient</em>'],
  [
    eventTimes.talkWithPriya,
    'Priya Nair',
    'chat-bubble-left-right',
    'had ten minutes for you, and stayed an hour',
    '<p>“You have outgrown the reports. Stay as long as it is good for you, not longer.”</p>',
  ],
  [190, 'You', 'magnifying-glass', 'began to look around, and saved the search <strong>Analyst near Lyon</strong>'],
  [73, 'Samuel Okoro', 'user-plus', 'began as an apprentice in the data team'],
  [
    REGION_DAY,
    'You',
    'presentation-chart-line',
    'showed the hub study to the region',
    '<p>“Three minutes at the hub are worth more than two lanes before it.” The room went quiet, then asked for the numbers.</p>',
  ],
  [118, 'Greta Lindqvist', 'trophy', 'accepted a prize for the talking timetable on behalf of everyone'],
  [131, '', 'bolt', 'Lightning struck the mast at Vaise; the boards of three lines were dark until noon'],
  [152, 'Diego Álvarez', 'device-phone-mobile', 'gave the passenger app larger buttons, because his mother had asked'],
  [174, 'Hana Kim', 'user-plus', 'joined as data engineer'],
  [hubStudyDaysAgo, 'You', 'document-text', 'began the hub study'],
  [203, 'Omar Haddad', 'truck', 'brought ten boards to the valley in two vans'],
  [226, 'Amina Diallo', 'flag', 'named the year’s aim: <em>nobody waits without knowing</em>'],
  [241, 'Mateus Costa', 'book-open', 'counted the words “please note” in the documentation, and removed all 187'],
  [268, 'Kwame Mensah', 'moon', 'slept through his on-call night: the first without an alarm in two years'],
  [283, 'Lucie Bernard', 'swatch', 'redrew the clock of the board, because eight looked like three from ten metres'],
]

/** The report goes out every week; now and then somebody comments on it with one of these. */
export const reportQuotes = [
  '<p>“Line {line} is up again. Did something change on the way?”</p>',
  '<p>“Thank you. The <strong>first chart</strong> went straight to the mayor of {place}.”</p>',
  '<p>“Why does one working day look like a Sunday?” It was a holiday.</p>',
  '<p>“Please keep the footnote about the counters. Somebody always asks.”</p>',
]
