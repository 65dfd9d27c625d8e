// Sample mails of Kestrelway and of those it works for.
import { line27Down } from '#seed/biography.ts'
import { DAYS, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'

export const workThreads: readonly PlannedThread[] = [
  thread(
    'Place Carnot: the board still says due',
    { last: 1, labels: ['work'], important: true, unread: 2 },
    say(
      'benoit-lefevre',
      `Another call. A lady waited forty minutes at Place Carnot for a 38 that the board promised “due” the whole time. She was very polite, which made it worse.

Her picture is attached: the board says due, the street says otherwise.`,
      { on: '1d 07:48', files: [['place-carnot-again.jpg', 231]], cc: ['jonas-weber', 'omar-haddad'] },
    ),
    reply(
      `The feed had it as cancelled eight minutes before, so it is ours. Jonas, you can replay that morning: I have put the messages of that hour with the others.

Benoît, may I ring her? I would like to know how long she would have waited for the truth.`,
      { on: '1d 09:45', to: ['benoit-lefevre', 'jonas-weber'] },
    ),
    say(
      'jonas-weber',
      `The same one as last time. The board keeps the last countdown when a run disappears, and it disappears because “cancelled” removes it before the screen hears why. Failing test is in. The fix is to strike it out and keep its place.`,
      { after: 20, cc: ['benoit-lefevre'] },
    ),
    say('benoit-lefevre', `Ring her after four, she minds her grandson until then. She said to ask for Odette.`, {
      after: 1,
    }),
  ),
  thread(
    'Line 27: where did 400 people go?',
    { last: 4, labels: ['work'], unread: 1 },
    say(
      'omar-haddad',
      `Your report has the 27 down ${line27Down} per cent. I told the depot about the mat at Montchat; the depot says the buses are full. One of you is wrong and the depot has a picture.`,
      { on: '1d 15:12', files: [['line-27-0738.jpg', 198]] },
    ),
    reply(
      `Both right. The people are on the bus; only the mat has not moved, and it still counts pigeons. The picture is the 07:38, which carries the whole lycée.

I will say so in the first line of the next report, so that nobody has to ring you.`,
      { on: '1d 18:06', files: [['line-27-two-years.png', 48]] },
    ),
    say('omar-haddad', `Good. Before noon please, the operators read it over lunch.`, { on: '1d 19:14' }),
  ),
  thread(
    'On-call notes, before they are needed',
    { last: 8, labels: ['work'], unread: 1 },
    say(
      'kwame-mensah',
      `Before we go through the on-call notes: you are the only one who knows what to do when the counts arrive twice, and you are, forgive me, interviewing.

I have three pages. I want them to be one.`,
    ),
    reply(`Forgiven. And make it one: better a page than a legend.`, { after: 2 }),
    say(
      'kwame-mensah',
      `“Better a page than a legend” is now the first line of it.

Bring the thing about the clock. Nobody believes me about the clock.`,
      { after: 1 },
    ),
  ),
  thread(
    'Duplicate stops after Villeurbanne',
    { last: 12, labels: ['work'] },
    say(
      'hana-kim',
      `For the record, before Tom asks: may I have your list of the pairs, with the real ones marked? By name I count 70, but names are a matter of opinion here.`,
      { on: '2d 08:15' },
    ),
    reply(
      `By distance it is 112 pairs closer than ten metres. Sixteen of them are real: the two sides of a street. List attached, with the sixteen in green.`,
      { on: '2d 12:45', files: [['pairs-under-ten-metres.pdf', 57]] },
    ),
    say(
      'hana-kim',
      `Green ones kept, 96 merged on staging. Tom is checking that no line lost its terminus, because the last time one did, and the bus drove on to Bron.`,
      { on: '1d 15:57', cc: ['tom-hughes'] },
    ),
    say(
      'tom-hughes',
      `Checked. All termini present. One stop is now called “Stop stop”, I have left it in as a memorial.`,
      { on: '1d 20:48' },
    ),
  ),
  thread(
    '“About 4 min”',
    { last: 14 * DAYS },
    say(
      'lucie-bernard',
      `I need a number person. We say “about 4 min”. When is it about? If we are within a minute in nine of ten cases I drop the “about”, and the type grows by two points, and I am happy for a week.`,
      { on: '15d 13:51' },
    ),
    reply(
      `Within a minute: 93% at two minutes, 71% at four, 52% at eight. So no “about” at one and two, “about” from three to twelve, and beyond that the time of day.`,
      { on: '14d 06:38', files: [['how-about-is-about.png', 41]] },
    ),
    say('lucie-bernard', `That is the first time a table made me want to draw. Tomorrow at eleven, with the others?`, {
      on: '14d 08:46',
      files: [['board-sketch.jpg', 122]],
    }),
  ),
  thread(
    'Travel costs: Sète and Grenoble',
    { last: 20, labels: ['payments'], unread: 1 },
    say(
      'zeynep-yildiz',
      `Your claim is 148.60; what I can read on the receipts adds up to 139.20. The difference is 9.40, which is the price of a croque-madame at Sète station according to your colleague Liam.

Do you have a better copy of that receipt, or shall we call it research?`,
      { on: '2d 18:31' },
    ),
    reply(
      `It is a coffee and a sandwich, and Liam had the other half. Here is the receipt again; it has been through the wash, but one can read the date.`,
      { on: '1d 09:47', files: [['receipt-washed.jpg', 96]] },
    ),
    say('zeynep-yildiz', `One can. 148.60 goes out with the salary.`, { on: '1d 12:44' }),
  ),
  thread(
    'Test day with two blind passengers',
    { last: 23, labels: ['work'] },
    say(
      'yuki-tanaka',
      `Madame Chabert and her nephew will do the trip from Part-Dieu Sud to the hospital with our app, dog included, and I will walk behind and keep quiet.

Could you tell me which run of the morning is most often late? I do not want the perfect one.`,
      { on: '2d 11:58', cc: ['greta-lindqvist'] },
    ),
    reply(
      `The 09:18. Late by more than five minutes on 43 of the last 60 weekdays, and twice it changed its platform while people were walking.`,
      { on: '2d 17:26' },
    ),
    say('yuki-tanaka', `The 09:18 it is. Poor them. Good for us.`, { on: '2d 18:31', cc: ['greta-lindqvist'] }),
    say(
      'greta-lindqvist',
      `One request: nobody helps. If the app says left and left is a wall, we all wait and see what the app says next.`,
      { on: '1d 09:50' },
    ),
  ),
  thread(
    'An hour on joins?',
    { last: 111 },
    say(
      'samuel-okoro',
      `Two tables I understand now. With three the numbers grow again and I do not know which join did it. Could you give me an hour? I have drawn what I think happens.`,
      { on: '5d 13:58', files: [['what-i-think-happens.jpg', 164]] },
    ),
    reply(
      `Your drawing is better than most books. The numbers grow because the second join multiplies what the first has doubled. You shall have your hour; bring the drawing, and we will multiply by hand.`,
      { on: '5d 17:58' },
    ),
  ),
  thread(
    'Nightly import ends after the first bus',
    { last: 112, labels: ['work'], unread: 0 },
    say(
      'elena-petrova',
      `About this morning: the import ended at 05:49, and the first bus leaves at 05:31. Is anyone looking at the app in those eighteen minutes?`,
      { on: '5d 11:58', cc: ['kwame-mensah'] },
    ),
    reply(
      `212 people on a working day, most of them at the two hospitals. They look once, believe it and walk. So: yes.`,
      { on: '5d 14:02' },
    ),
    say(
      'elena-petrova',
      `That settles it. Besides your list, I will read the region in halves, the early lines first.`,
      { on: '5d 16:52' },
    ),
  ),
  thread(
    'Large print for Part-Dieu',
    { last: 2.1 * DAYS },
    say(
      'greta-lindqvist',
      `At what distance do people stand from the kiosk? I am told one metre. I have been there with a tape measure and I say two.`,
    ),
    reply(
      `We only have where they stop for more than five seconds: two to three metres, and further when it rains. So you are right.`,
      { after: 20 },
    ),
    say('greta-lindqvist', `Then the letters are too small by half. Thank you for believing a tape measure.`, {
      after: 2,
    }),
  ),
  thread(
    'Retrospective: where, and cake',
    { last: 2.6 * DAYS },
    say(
      'nadia-benali',
      `The big room is taken by the auditors, so we meet in Saône, at 14:00. It is the one with the window.

Last time’s promise, as a reminder: somebody reads a board at a real stop each week. Two of you have. And the plant was to get water; it is thriving.`,
      { on: '3d 12:39', to: ['alex-morgan', 'jonas-weber', 'clara-svensson', 'marek-nowak'], cc: ['amina-diallo'] },
    ),
    reply(`I’ll bring the lemon one. And I was the water.`, { on: '3d 18:20' }),
  ),
  thread(
    'Handing over the hub study',
    { last: 3.2 * DAYS, labels: ['work'], starred: true },
    say(
      'amina-diallo',
      `If you leave, I would like the hub study to outlive you by more than a month. What would you write down if you had one afternoon?`,
    ),
    reply(
      `Three pages: where the data comes from, what is known to be wrong with it, and who asks for it and when. The second page will be the longest.

I will start with the day of the bridge, which looks like a strike and was a swan.`,
      { after: 18 },
    ),
    say('amina-diallo', `I remember the swan. Samuel should read it first and ask everything.`, { after: 4 }),
  ),
  thread(
    'Stops, by key and not by offset',
    { last: 3.6 * DAYS },
    say(
      'marek-nowak',
      `Who reads the whole list of stops, all 3.8 MB of it? I want to page it and I would like to warn them by name.`,
      { on: '5d 14:39' },
    ),
    reply(
      `Two partners besides me: Hérault Mobilités every night at two, and somebody in the Oberland every five minutes, who I think has forgotten.`,
      { on: '5d 18:00', files: [['who-reads-stops.png', 33]] },
    ),
    say('marek-nowak', `Wrote to both. Oberland answered: “ah”.`, { on: '4d 18:19' }),
  ),
  thread(
    'The tunnel at Perrache',
    { last: 4.3 * DAYS },
    say(
      'clara-svensson',
      `How long is a bus in the tunnel without a signal, usually? The board falls back after thirty seconds and I do not want it to give up under the hill.`,
    ),
    reply(`Median 38 seconds, nine of ten below 55, and once eleven minutes, but that was a wedding.`, { after: 1 }),
    say(
      'clara-svensson',
      `Then it says “Timetable” under the hill, which is honest. And I want to hear about the wedding.`,
      { after: 1 },
    ),
  ),
  thread(
    'Winter timetable: your numbers this week?',
    { last: 5 * DAYS, important: true, labels: ['work'] },
    say(
      'etienne-garnier',
      `We are drawing the winter timetable and I have a pencil over the evening runs to Balaruc. Could you tell me, stop by stop, who uses them after 21:00? I would rather cut a run than a habit.`,
      { files: [['balaruc-evening.pdf', 74]] },
    ),
    reply(
      `After 21:00 there are 31 people on a weekday. Nineteen of them get on at the clinic, at the end of the late shift, always at 21:12. Keep that run and you may cut the other two; nobody will write to you.

Table by stop attached.`,
      { after: 26, files: [['balaruc-by-stop.pdf', 49]], cc: ['amina-diallo'] },
    ),
    say(
      'etienne-garnier',
      `The 21:12 stays, the others go. I shall tell the clinic myself; they will be relieved, and so am I.`,
      {
        after: 19,
      },
    ),
  ),
  thread(
    'Shelter without a light',
    { last: 5.7 * DAYS },
    say(
      'noemie-fabre',
      `At the stop “Les Aresquiers” the shelter has had no light since the storm. Your app tells people to wait there at 06:10. Can it tell them that it is dark?`,
      { files: [['les-aresquiers-0610.jpg', 154]] },
    ),
    reply(
      `It can from today: there is a note on the stop, read aloud too. I have asked Lumiboard about the lamp, since the cable is theirs.`,
      { after: 8, cc: ['ruth-abelson'] },
    ),
    say(
      'ruth-abelson',
      `The lamp is on my van for tomorrow. The storm took the fuse, not the lamp, I bet you a coffee.`,
      {
        after: 6,
        cc: ['noemie-fabre'],
      },
    ),
    say('noemie-fabre', `I take that bet on your behalf. Thank you both.`, { after: 3, cc: ['ruth-abelson'] }),
  ),
  thread(
    'Displays: three of forty arrive late',
    { last: 8 * DAYS, labels: ['work'] },
    say(
      'wei-zhang',
      `Thirty-seven displays left the factory today. Three follow in two weeks: their glass had a bubble each, in the same place, which interests our engineers more than it will console you.`,
      { on: '<8d 13:10', files: [['delivery-note-37.pdf', 62]], cc: ['omar-haddad'] },
    ),
    reply(
      `Then the three quietest stops wait. By passengers those are Mas Neuf, La Plagette and the cemetery; nobody there will count the days.`,
      { on: '<8d 17:05', cc: ['omar-haddad'] },
    ),
  ),
  thread(
    'Position feed: the seconds',
    { last: 10 * DAYS },
    say(
      'soren-kjaer',
      `Our units stamp positions when they are sent, yours when they are received. In the harbour the difference is up to nineteen seconds. Shall we say which is which?`,
    ),
    reply(
      `Yes: keep yours as “measured at” and ours beside it. I have been blaming the drivers for nineteen seconds since March.`,
      {
        after: 5,
        cc: ['hana-kim'],
      },
    ),
    say('soren-kjaer', `Please tell the drivers. From me, with cake.`, { after: 2 }),
  ),
  thread(
    'Open data: your licence line',
    { last: 13 * DAYS },
    say(
      'pau-ferrer-i-soler',
      `We publish your stops with ours. The lawyers ask for one line on whose they are. They would like it this week, and they would like it short; they are unusual lawyers.`,
    ),
    reply(`“Stops: Kestrelway and Transports del Delta, ODbL 1.0.” Nine words with the year. Priya has agreed.`, {
      after: 21,
      cc: ['priya-nair'],
    }),
  ),
  thread(
    'Driver training: one slide on counting',
    { last: 15 * DAYS },
    say(
      'aurelien-thevenet',
      `I have forty drivers next week and ten minutes on why the counter above the door matters. They think it counts them. Do you have one picture?`,
    ),
    reply(
      `One picture: the stop that got one more bus because the counter said so. Before, after, and a driver’s own words underneath.`,
      { after: 7, files: [['before-after-sapchat.png', 78]] },
    ),
    say('aurelien-thevenet', `They asked questions. They never ask questions. Thank you.`, { after: 160 }),
  ),
  thread(
    'Contract, annex 4',
    { last: 18 * DAYS, important: true },
    say(
      'margaret-achterberg',
      `Annex 4 promises figures “without undue delay”. Our auditors would like a number there. Five working days?`,
      { files: [['annex-4-draft.pdf', 118]], cc: ['liam-osullivan'] },
    ),
    reply(`We manage two, so promise three. Liam, please do not promise two.`, { after: 4, cc: ['liam-osullivan'] }),
    say('liam-osullivan', `I was about to promise one. Three it is.`, { after: 1 }),
  ),
  thread(
    'Lagos: forty lines, no stops',
    { last: 22 * DAYS, starred: true },
    say(
      'folasade-adeyemi',
      `You said that one can look for people instead of signs. We have eleven hundred places where people get on, and no list. Can one find stops from the riders?`,
    ),
    reply(
      `One can, and it is the nicest problem I have had this year. Where many boardings lie within thirty metres, there is a stop, whatever the map says. I made a first attempt with the week that you sent: 1,140 places, and the one by the bridge has a name already: people call it “Under Fly”.`,
      { after: 44, files: [['mainland-boardings.png', 88]], cc: ['yuki-tanaka'] },
    ),
    say(
      'folasade-adeyemi',
      `Under Fly! Three of us cheered. Let us have an hour, all of us, with the map on the wall.`,
      {
        after: 9,
      },
    ),
  ),
  thread(
    'Schüler, not Schuler',
    { last: 28 * DAYS },
    say(
      'jurgen-scholz',
      `On your board the last stop of the 412 is “Schulerplatz”. It is the place of a pupil, not of a Mr Schuler. A small matter; he would not mind, but the pupils do.`,
    ),
    reply(`Two dots, added; with them 38 other stops that had lost theirs in the same import. Thank the pupils.`, {
      after: 6,
      cc: ['hana-kim'],
    }),
  ),
  thread(
    'Servers: maintenance next week',
    { last: 36 * DAYS },
    say(
      'beatriz-carvalho',
      `We replace two switches one night next week, from 01:00 to 03:00. You should notice nothing. If you do notice something, I am the one who is awake.`,
      { cc: ['kwame-mensah'], files: [['maintenance-notice.pdf', 29]] },
    ),
    say('kwame-mensah', `Noticed nothing. Go to bed.`, {
      after: 200,
      to: ['beatriz-carvalho'],
      cc: ['alex-morgan'],
    }),
  ),
  thread(
    'The translator has a question',
    { last: 41 * DAYS },
    say(
      'nomvula-dlamini',
      `“Your bus is due.” Due when, due what, owed by whom? In three of my languages it sounds like a debt. May I write “arriving”?`,
    ),
    reply(`Please. And tell me what the debt sounded like in isiZulu; Lucie wants it for the wall.`, {
      after: 3,
      cc: ['lucie-bernard'],
    }),
    say('nomvula-dlamini', `Roughly: “The bus owes you something.” Which, on line 27, is accurate.`, { after: 2 }),
  ),
  thread(
    'Audit: who may see a passenger?',
    { last: 55 * DAYS, labels: ['work'] },
    say(
      'ludo-vermeulen',
      `One question remains. Can anybody at Kestrelway follow one passenger through one day? I ask everyone; the answers differ.`,
      { cc: ['priya-nair'] },
    ),
    reply(
      `Nobody can, since the counters count heads and not people, and tickets are kept by the operators. The nearest thing we have is a mobile that asks twice, and its number changes every night at three. I will show you in ten minutes at a screen.`,
      { after: 19, cc: ['priya-nair'] },
    ),
    say('ludo-vermeulen', `Seen, and signed. That was nine minutes.`, {
      after: 28,
      files: [['audit-certificate.pdf', 104]],
    }),
  ),
]
