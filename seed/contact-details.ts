// What Alex has noted about those who appear by name in mail, chat and tasks; the rest of what is known of those outside is in contact-outside.ts.

import type { ContactRelationship } from '#contract/apps/contact-shapes.ts'
import { home, mobile } from '#seed/biography.ts'

export interface ContactDetails {
  readonly birthday?: string
  readonly city?: string
  readonly notes?: string
  readonly met?: string
  readonly tags?: readonly string[]
  readonly favourite?: boolean
  /** Days ago; null for never. */
  readonly lastContacted?: number | null
  readonly relationships?: readonly ContactRelationship[]
  readonly phone?: readonly [country: string, phoneNumber: string]
}

const is = (contactId: string, kind: string): ContactRelationship => ({ contactId, kind })

export const contactDetails: Readonly<Record<string, ContactDetails>> = {
  'alex-morgan': {
    birthday: '1993-05-21',
    city: `${home.street}, ${home.postalCode} ${home.city}`,
    notes: 'My own card, for the QR code.',
    lastContacted: null,
    phone: ['fr', mobile],
    relationships: [
      is('helen-morgan', 'mother'),
      is('david-morgan', 'father'),
      is('josie-morgan', 'sister'),
      is('rhys-morgan', 'brother'),
    ],
  },
  'ines-roche': {
    notes:
      'Asked about the winter gap on the phone; read the two years of berth data before the case. On-site day fixed: half a day, lunch included.\nSays “vous” to everyone, her dog included.',
    met: 'First interview for the traffic data analyst post at Port de Sète.',
    tags: ['recruiters'],
    favourite: true,
    lastContacted: 1,
    phone: ['fr', '04 65 71 22 40'],
  },
  'anneke-de-vries': {
    notes: 'Offers three times. The second is half an hour before the dentist, so the first.',
    met: 'Four minutes at her stand at the fair in Lyon.',
    tags: ['recruiters'],
    favourite: true,
    lastContacted: 1,
    phone: ['nl', '06 1555 0144'],
    relationships: [is('rahul-deshpande', 'hiring manager')],
  },
  'sofia-rossi': {
    birthday: '1979-09-30',
    notes: 'Reads CVs with a ruler: one line, one fact. Maëlle keeps her diary.',
    met: 'Career centre, the week after I decided to look around.',
    tags: ['mentors', 'recruiters'],
    favourite: true,
    lastContacted: 4,
    phone: ['fr', '04 65 71 90 12'],
    relationships: [is('maelle-le-goff', 'colleague')],
  },
  'priya-nair': {
    birthday: '--02-11',
    notes: 'Signed the reference letter on paper. One-to-one every other week; bring questions, not answers.',
    tags: ['colleagues', 'mentors'],
    favourite: true,
    lastContacted: 0,
    relationships: [is('kwame-mensah', 'reports to her'), is('hana-kim', 'reports to her')],
  },
  'amina-diallo': {
    birthday: '1988-07-02',
    notes: 'Decides what the board shows. Draws it on the window first.',
    tags: ['colleagues'],
    favourite: true,
    lastContacted: 1,
  },
  'jonas-weber': {
    birthday: '1991-11-24',
    notes: 'Rides to work along the river; not in before half past eight.',
    tags: ['colleagues', 'climbing'],
    lastContacted: 2,
  },
  'lucie-bernard': {
    birthday: '--04-17',
    notes: 'Has opinions on the word “about” in “about 4 min”. They are good ones.',
    tags: ['colleagues'],
    lastContacted: 3,
  },
  'marek-nowak': {
    birthday: '1985-12-06',
    notes: 'Wrote the nightly import. Ask before touching it after ten.',
    tags: ['colleagues'],
    lastContacted: 2,
  },
  'tom-hughes': {
    birthday: '1972-03-09',
    notes: 'Keeps a list of every stop where a test failed in real life.',
    tags: ['colleagues'],
    lastContacted: 6,
  },
  'yuki-tanaka': {
    birthday: '1990-10-13',
    notes: 'Her notebooks are in R. Counts things nobody else would.',
    tags: ['colleagues'],
    lastContacted: 5,
  },
  'omar-haddad': {
    birthday: '--08-25',
    notes: 'Knows which cupboard. Organises the office move.',
    tags: ['colleagues'],
    lastContacted: 1,
  },
  'elena-petrova': {
    birthday: '1994-01-19',
    notes: 'Chess on the terrace at lunch. Do not accept the gambit.',
    tags: ['colleagues'],
    lastContacted: 9,
  },
  'kwame-mensah': {
    birthday: '1987-06-28',
    notes: 'On call one week in eight. The calm voice in the incident channel.',
    tags: ['colleagues'],
    lastContacted: 2,
  },
  'clara-svensson': {
    birthday: '1996-12-13',
    notes: 'Half the week from Malmö. Born on Lucia and tired of the jokes.',
    tags: ['colleagues'],
    lastContacted: 4,
  },
  'diego-alvarez': {
    birthday: '1992-02-29',
    notes: 'Birthday on the 29th; celebrates on the 28th and on the 1st, to be safe.',
    tags: ['colleagues', 'climbing'],
    lastContacted: 8,
  },
  'hana-kim': {
    birthday: '1989-05-05',
    notes: 'Data engineer, desk opposite. Explains the warehouse in drawings of shelves.',
    tags: ['colleagues'],
    favourite: true,
    lastContacted: 0,
  },
  'benoit-lefevre': {
    birthday: '1968-11-30',
    notes: 'Twenty years behind a ticket counter before support. Nothing surprises him.',
    tags: ['colleagues', 'choir'],
    lastContacted: 7,
  },
  'nadia-benali': {
    birthday: '--01-08',
    notes: 'Runs the apprentices’ programme. Has the room calendar.',
    tags: ['colleagues'],
    lastContacted: 3,
  },
  'liam-osullivan': {
    birthday: '1983-09-17',
    notes: 'Always on a train. Texts, never calls, in tunnels.',
    tags: ['colleagues'],
    lastContacted: 10,
  },
  'zeynep-yildiz': {
    birthday: '1986-04-23',
    notes: 'Travel costs by the fifth of the month, receipts flat and in order.',
    tags: ['colleagues'],
    lastContacted: 12,
  },
  'mateus-costa': {
    birthday: '1995-08-01',
    notes: 'Can explain a time zone in one sentence.',
    tags: ['colleagues'],
    lastContacted: 11,
  },
  'greta-lindqvist': {
    birthday: '1981-10-02',
    notes: 'Helps on the test day with two blind passengers. They have white canes: left side, ask before helping.',
    tags: ['colleagues'],
    lastContacted: 5,
  },
  'samuel-okoro': {
    birthday: '2004-03-27',
    notes: 'First-year apprentice. Quick with joins once he has drawn them.',
    tags: ['colleagues'],
    lastContacted: 1,
  },
  'helen-morgan': {
    birthday: '1958-06-12',
    notes: 'Call on Sundays after lunch. Knitting a third scarf; wear the second.',
    favourite: true,
    lastContacted: 2,
    city: '3 Chapel Hill, Aberystwyth SY23 2AZ',
    phone: ['gb', '07700 900141'],
    relationships: [
      is('david-morgan', 'husband'),
      is('alex-morgan', 'child'),
      is('josie-morgan', 'daughter'),
      is('rhys-morgan', 'son'),
    ],
  },
  'david-morgan': {
    birthday: '1956-11-29',
    notes: 'Four hives, and a stand for a fifth. Sends honey in jam jars without labels; guess the field.',
    favourite: true,
    lastContacted: 2,
    city: '3 Chapel Hill, Aberystwyth SY23 2AZ',
    phone: ['gb', '07700 900142'],
    relationships: [is('helen-morgan', 'wife'), is('nana-eirlys-pugh', 'aunt')],
  },
  'josie-morgan': {
    birthday: '2002-01-30',
    notes: 'Counts limpets on the pier; messages arrive in clumps.',
    favourite: true,
    lastContacted: 3,
    city: '8 Sea Road, Galway H91 K2VP',
    phone: ['ie', '085 012 3304'],
    relationships: [is('alex-morgan', 'sibling')],
  },
  'rhys-morgan': {
    birthday: '1990-08-14',
    notes: 'Building a wall for the chapel. Delphine and he are looking for a house.',
    lastContacted: 9,
    city: '21 Quarry Bank, Aberystwyth SY23 3DH',
    phone: ['gb', '07700 900163'],
    relationships: [is('delphine-aubert', 'partner'), is('alex-morgan', 'sibling')],
  },
  'delphine-aubert': {
    birthday: '1991-05-03',
    notes: 'Night shifts every other week.',
    lastContacted: 14,
    relationships: [is('rhys-morgan', 'partner')],
  },
  'nana-eirlys-pugh': {
    birthday: '1934-12-01',
    notes: 'Write large. Likes to be asked about the buses of 1955: she was a conductress.',
    lastContacted: 26,
    city: '2 Castle Terrace, Aberystwyth SY23 1DX',
    phone: ['gb', '01970 555 0117'],
    relationships: [is('david-morgan', 'nephew')],
  },
  'chidi-eze': {
    birthday: '1989-11-27',
    notes: 'Closed one day a week: the day to cook together. The mafé is in my notes.',
    met: 'Cooked in the flat below mine in Gloucester.',
    favourite: true,
    lastContacted: 3,
  },
  'marguerite-vasseur': {
    birthday: '1984-02-20',
    notes: 'The workshop smells of varnish and coffee. Quartet rehearses on Thursdays.',
    met: 'Asked whether I could count how often a bow crosses the string.',
    lastContacted: 12,
  },
  'tariq-rahman': {
    birthday: '--10-05',
    notes: 'Marks exercise books until ten. Football on Saturdays, goalkeeper, unwillingly.',
    favourite: true,
    lastContacted: 5,
  },
  'lea-fontaine': {
    birthday: '1993-07-19',
    notes: 'Opens the wall at seven for those who ask nicely.',
    met: 'Beginners’ course at Bloc Nord.',
    tags: ['climbing', 'friends'],
    lastContacted: 6,
  },
  'hiroshi-yamamoto': {
    birthday: '1980-04-08',
    notes: 'Rides to Geneva and back in a weekend. Translates manuals for rice cookers.',
    lastContacted: 31,
  },
  'anais-bouchard': {
    birthday: '1977-12-22',
    notes: 'Rehearsal Tuesdays at eight sharp. Excuses in writing.',
    tags: ['choir', 'friends'],
    lastContacted: 7,
  },
  'pedro-quintana': {
    birthday: '1949-06-24',
    notes: 'Allotment 17. His tomatoes, my beans, half and half.',
    tags: ['neighbours', 'friends'],
    lastContacted: 15,
  },
  'fatoumata-ba': { birthday: '1991-10-14' },
  'catherine-roussel': {
    notes: 'Rent on the third. Sends the invoice even when it is 0 €.',
    lastContacted: 20,
  },
  'dr-ismael-kabore': { notes: 'The next one is at 15:00. Bring the insurance card.', lastContacted: 33 },
  'gareth-llewellyn': {
    birthday: '1966-01-14',
    notes: 'First manager. Would be a reference; prefers to be rung up.',
    tags: ['former-colleagues', 'mentors'],
    lastContacted: 23,
  },
  'divya-krishnamurthy': {
    birthday: '1992-09-09',
    notes: 'Went into health data; leads waiting times from January.',
    lastContacted: 0,
  },
  'jurgen-scholz': { phone: ['ch', '033 555 01 25'] },
  'ewa-jablonska': { lastContacted: 14 },
  'etienne-garnier': {
    notes: 'Draws the winter timetable, in pencil. Would rather cut a run than a habit.',
    lastContacted: 4,
    favourite: true,
  },
  'siobhan-byrne': { notes: 'Wants “cancelled” read out first, then the next run.', lastContacted: 6 },
  'folasade-adeyemi': {
    birthday: '--05-29',
    notes: 'Programme of 400 stops in two years. Calls at seven, Lagos time.',
    lastContacted: 13,
  },
  'rahul-deshpande': {
    notes: 'Would be my manager at Halden Energy. Wrote the paper on heat pumps and evening peaks.',
    lastContacted: 8,
  },
  'bjorn-hakansson': {
    notes: 'Keeps asking whether I would move to Göteborg. Keep answering kindly.',
    lastContacted: 22,
  },
  'rory-mcallister': {
    notes: 'Two vans and three daughters for the office move. Fixed price, boxes included.',
    lastContacted: 3,
  },
  'gwenael-kerbrat': {
    notes: 'Has the floor plans of Kestrel House. The lift takes 600 kg, not 800.',
    lastContacted: 3,
  },
}
