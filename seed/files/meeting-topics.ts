// What the team of Kestrelway talks about, in its weekly meeting and with the transport authorities. Taken by meetings.ts.

export interface Topic {
  readonly topic: string
  readonly said: string
  readonly decided?: string
  /** Who does what until the next time. */
  readonly action?: readonly [by: string, what: string]
}

/** Of each week from the last one back: what was new then. Nothing is talked about in two. */
export const teamTopics: readonly (readonly Topic[])[] = [
  [
    {
      topic: 'Cancelled runs on the arrivals board',
      said: 'A run that is cancelled after it left the depot stays “due” until midnight. Benoît has had three calls about it, all from one passenger at Place Carnot.',
      decided: 'A run that is cancelled is struck through at once.',
      action: ['jonas-weber', 'Strike cancelled runs through, and keep their place'],
    },
    {
      topic: 'Wording of “about 4 min”',
      said: 'Three wordings hang on the window by the kitchen. Nine colleagues have looked at them and have eleven opinions; of the passengers eight have been asked.',
      action: ['lucie-bernard', 'Ask twenty people at Perrache'],
    },
  ],
  [
    {
      topic: 'Duplicate stops after the Villeurbanne import',
      said: 'Alex found 112 pairs of stops less than ten metres apart. Some of them are the two sides of one street, and nobody can say yet how many.',
      action: ['hana-kim', 'Go through the pairs with Alex’s list'],
    },
    {
      topic: 'Handover of the hub study',
      said: 'Hana takes the data, Jonas the chart and Samuel the questions. The code runs; what is missing is why the cut-off is at 04:20.',
      action: ['alex-morgan', 'Write the cut-off down, with the night bus as the example'],
    },
  ],
  [
    {
      topic: 'The clock on the board',
      said: 'Since the clocks went back, kiosk boards are one minute behind, in winter time only. Somebody rounded down in 2022, “for safety”.',
      action: ['clara-svensson', 'Find where it is rounded, and take it out'],
    },
  ],
  [
    {
      topic: 'Paging the list of stops',
      said: 'The answer for the whole region is 3.8 MB. Marek would give it page by page; who reads everything in one piece, nobody could say.',
      action: ['marek-nowak', 'Agree on the cursor’s shape'],
    },
  ],
  [
    {
      topic: 'Documentation',
      said: 'Mateus would write the departures page around one real day at one real stop. Everybody knows a day; no two know the same.',
      action: ['mateus-costa', 'Pick a day with a diversion'],
    },
  ],
  [
    {
      topic: 'Test day with two blind passengers',
      said: 'Greta knows two people who take line 38 every day. One uses a Braille display, one the phone’s own voice. Neither has been asked yet.',
      action: ['greta-lindqvist', 'Ask them, and say that the coffee comes before, not after'],
    },
  ],
  [
    {
      topic: 'Winter timetable',
      said: 'Omar has nine of the forty operators’ files. Two of them count Saturdays before Christmas as weekdays; nobody at either company could say why.',
      action: ['omar-haddad', 'Ask both operators in writing which days are meant'],
    },
  ],
  [
    {
      topic: 'On-call nights',
      said: 'Three alarms in seven nights, two of them the same full disk. Kwame would rather be woken by something that needs him.',
      decided: 'A disk warns in working hours at 70 per cent and wakes somebody at 92.',
      action: ['kwame-mensah', 'Move the disk alarm, and delete the old trip logs'],
    },
  ],
  [
    {
      topic: 'Large print for kiosks',
      said: 'The kiosk at Part-Dieu is read from further away than it was drawn for. From there our smallest line is smaller than a letter on an eye chart’s last row.',
      action: ['lucie-bernard', 'Draw the kiosk with three runs in place of seven'],
    },
  ],
  [
    {
      topic: 'Rate limits',
      said: 'One key without a contact address asks for every stop every ten seconds. It may be a student; it may be a reseller.',
      decided: 'Keys without an address get one request a second, and a polite answer that says so.',
      action: ['kwame-mensah', 'Limit them, and put the address form in the answer'],
    },
  ],
  [
    {
      topic: 'Ridership report',
      said: 'Alex’s report goes out once a week. Of forty operators most open it, three ask for it as a table, and five have not been heard of since summer.',
      decided: 'The table goes to whoever asks for it; the report gets one chart less.',
      action: ['alex-morgan', 'Send the table to the three, and ask the silent five what they read'],
    },
  ],
  [
    {
      topic: 'School runs',
      said: 'Parents look at the board from home at 7:20 and the first position comes at 7:24. For four minutes everybody believes the bus is lost.',
      action: ['hana-kim', 'See whether the depot’s gate can give a first position'],
    },
  ],
  [
    {
      topic: 'Price of the alerts by text message',
      said: 'One message costs 4.1 cents. On the day of the snow that was 2,300 euros, and half of the messages said what the board said.',
      decided: 'A message is sent only for what changes a journey by more than ten minutes.',
      action: ['zeynep-yildiz', 'Compare with the second supplier before the contract ends'],
    },
  ],
  [
    {
      topic: 'Accuracy of predictions',
      said: 'Yuki compared six weeks of predictions with arrivals. We are within a minute for 81 per cent, and worst in the half hour before school begins.',
      action: ['yuki-tanaka', 'Split by line, and show the five worst next week'],
    },
  ],
  [
    {
      topic: 'Battery of the driver’s tablet',
      said: 'Drivers on the long lines arrive with less than ten per cent. The map redraws every second, even while the bus stands.',
      decided: 'A bus that has not moved for twenty seconds is drawn once a minute.',
      action: ['diego-alvarez', 'Slow the map down at stops, and measure one line'],
    },
  ],
  [
    {
      topic: 'Translations',
      said: 'The board says “À quai” where it should say “À l’approche”. It has been so for years; one passenger wrote a poem about it.',
      decided: 'The words go to a native reader before each release, even two words.',
      action: ['benoit-lefevre', 'Correct it, and answer the poem'],
    },
  ],
  [
    {
      topic: 'Detours',
      said: 'Roadworks on the Cours Émile-Zola move four stops for six weeks. The authority draws detours in a PDF; we draw them by hand a second time.',
      action: ['omar-haddad', 'Ask for the drawing as data, with the PDF as a fallback'],
    },
  ],
  [
    {
      topic: 'Colours of the lines',
      said: 'Two lines of neighbouring operators have the same green. On the shared stop, people board the wrong one about twice a day.',
      decided: 'Where two lines meet, the number is larger than the colour.',
      action: ['clara-svensson', 'Give the number its own column'],
    },
  ],
  [
    {
      topic: 'Shelter lights',
      said: 'The boards stay bright all night in villages where nobody boards after nine. Two mayors have written.',
      action: ['tom-hughes', 'Dim by the timetable, not by the hour'],
    },
  ],
  [
    {
      topic: 'Accessibility statement',
      said: 'The yearly statement is due. Greta has closed fourteen of the nineteen points; three of the rest are the kiosk’s.',
      action: ['greta-lindqvist', 'Draft it with dates for the last five'],
    },
  ],
  [
    {
      topic: 'Holiday cover',
      said: 'Eleven of us would like the same week in August. The rota has three names for it, one of them twice.',
      action: ['priya-nair', 'Say who stays, and what they get for it'],
    },
  ],
  [
    {
      topic: 'Sales',
      said: 'Liam met the authority of a valley with nine buses. They want what we have, without the things that they do not need, by spring.',
      action: ['liam-osullivan', 'Send the offer with two sizes of board'],
    },
  ],
  [
    {
      topic: 'Backups',
      said: 'Kwame restored the stops on an empty machine in 52 minutes. Last spring it took four hours and a phone call.',
      decided: 'It is rehearsed every quarter, by somebody who has not done it before.',
    },
  ],
  [
    {
      topic: 'Old position feed',
      said: 'Two consumers are left on the old feed. One of them is us.',
      decided: 'It ends with the year.',
      action: ['marek-nowak', 'Move our own map over, and write to the other'],
    },
  ],
  [
    {
      topic: 'Summer students',
      said: 'Nadia has four applications for two places. Lucie offers to show them round, having come as one of them herself.',
      action: ['nadia-benali', 'Invite all four, with one of the data team at each talk'],
    },
  ],
  [
    {
      topic: 'Names of the boards',
      said: 'Tom calls a board by its number, Omar by its stop, and the supplier by its serial number. On Monday three of us looked for one board in three places.',
      decided: 'The stop comes first, on the label too.',
      action: ['tom-hughes', 'One list with all three'],
    },
  ],
]

/** Of each month from the last one back. */
export const steeringTopics: readonly Topic[] = [
  {
    topic: 'Roll-out of boards',
    said: '212 of 260 boards stand. The remaining ones wait for a power connection, which the city grants in batches of ten.',
    decided: 'Stops with a school go first, whatever their batch.',
    action: ['omar-haddad', 'Send the new sequence to the city'],
  },
  {
    topic: 'Contract',
    said: 'The framework ends in fourteen months. The authority will tender with lots for boards, data and support.',
    action: ['priya-nair', 'Say by spring which lots we want'],
  },
  {
    topic: 'Budget',
    said: 'The year closes 3 per cent below plan, because two hires came late. The authority asks that the rest stays in the project.',
    decided: 'It goes into the replacement of first-series boards.',
    action: ['zeynep-yildiz', 'Put it into the revised budget'],
  },
  {
    topic: 'Open data',
    said: 'Nine applications are built on our feed; the largest has 40,000 users and one developer, who came to the meeting.',
    action: ['priya-nair', 'Name one person whom he can call'],
  },
  {
    topic: 'Passenger satisfaction',
    said: 'Of 1,140 people asked, 72 per cent trust the minutes on the board, against 58 a year ago. Trust is lowest where a bus comes once an hour.',
    action: ['amina-diallo', 'Propose what hourly stops should show'],
  },
  {
    topic: 'Night network',
    said: 'Four night lines have run since March. They share stops with day lines and have other names for them.',
    decided: 'A stop has one name by day and night.',
    action: ['marek-nowak', 'List the 23 stops with two names'],
  },
  {
    topic: 'Shared stops',
    said: 'At 31 stops buses of two operators call, and each has a board of its own. Passengers read both and believe the later one.',
    decided: 'One stop, one board.',
    action: ['omar-haddad', 'Say which of the two boards goes'],
  },
  {
    topic: 'Broken glass',
    said: 'Nineteen panels were broken in a year, sixteen of them at four stops. Those four have no lamp nearby.',
    action: ['zeynep-yildiz', 'Ask what four lamps cost beside sixteen panels'],
  },
  {
    topic: 'Maps at the stops',
    said: 'The printed map shows the network of two summers ago. The authority would leave it out; 64 per cent of those over seventy look at it first.',
    action: ['amina-diallo', 'Show a map that is printed once a quarter'],
  },
]

/** What a retrospective finds: what went well, what did not, what to try. */
export const retrospectives: readonly (readonly [well: string, badly: string, tried: string])[] = [
  [
    'We know why the clock is slow.',
    'Nobody had noticed for days.',
    'One person a week reads a board at a real stop, and writes down what they see.',
  ],
  ['The import is under three hours.', 'We only look at averages.', 'Show the worst ten minutes of each day.'],
  [
    'The import was reviewed by two people, and it showed.',
    'Friday’s release, on a Friday.',
    'No release after Thursday noon, unless a bus is lost.',
  ],
  [
    'Support and developers sat in one room for the day of the strike.',
    'Nobody knew who could send a text to all passengers.',
    'The name of whoever may stands on the wall.',
  ],
  [
    'Elena found the zone error that four of us had read past.',
    'Three meetings about one button.',
    'Whoever asks for a meeting writes first what it should decide.',
  ],
  [
    'Every alarm of the fortnight had a note on what to do.',
    'Two of the notes were wrong.',
    'A note is corrected by whoever was woken by it.',
  ],
  [
    'The test day changed our minds within an hour.',
    'We had argued about it for a month.',
    'A passenger before the second discussion, not after the fifth.',
  ],
  [
    'Pages got smaller without anybody asking.',
    'The old phone in the drawer had no battery.',
    'Clara charges it on Mondays.',
  ],
  ['The handover was written as it happened.', 'It was written in three places.', 'One page, and links to it.'],
  [
    'The restore rehearsal was almost boring.',
    'The password for it was in a drawer in Lyon, and we were in Grenoble.',
    'Two drawers.',
  ],
]
