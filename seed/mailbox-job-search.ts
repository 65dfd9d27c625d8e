// Sample mails of a job search: recruiters, references, an adviser, and what Cairn itself sends.
import { DAYS, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'

const CAIRN = 'Cairn <no-reply@cairn.example>'

export const jobSearchThreads: readonly PlannedThread[] = [
  thread(
    'Interview for the demand analyst post',
    { last: 2, labels: ['personal'], important: true, unread: 1, starred: true },
    say(
      'anneke-de-vries',
      `Thank you for your application to Halden Energy. Rahul, who leads forecasting, read your hub study twice and came to my desk with it, which does not happen often.

We would like to talk with you for fifty minutes: thirty on how you work, twenty for your questions. A video call would spare you the journey. Would that suit you?`,
      { on: '2d 10:49' },
    ),
    reply(
      `That is kind of Rahul, and of you for telling me. A video call is fine, and I shall see the control room another time.

Could you tell me who else will be there, so that I can read up on what they work on?`,
      { on: '1d 06:22' },
    ),
    say(
      'anneke-de-vries',
      `Rahul and Jitske from the grid side, who came to us from a bus company and will want to talk buses.

The three times are in your application on Cairn now. A word by tomorrow at five is enough.`,
      { after: 25, cc: ['rahul-deshpande'], files: [['joining-the-call.pdf', 38]] },
    ),
  ),
  thread(
    'Network case: two years of berth data',
    { last: 2.5, labels: ['work'], important: true, unread: 1 },
    say(
      'ines-roche',
      `As promised, here is the case for the second round. You will find berth occupation for two years, hour by hour, and the port’s own traffic report.

Please prepare ten minutes on one question: what would you change first? There is no right answer, but there is a wrong one, which is “everything”.`,
      {
        on: '7d 19:13',
        files: [
          ['berth-occupation.pdf', 212],
          ['port-traffic-report.pdf', 243],
        ],
      },
    ),
    reply(
      `Both files open well, thank you. Before I start: the series has a gap from 9 January to 2 February of the second year. Was the port closed, or was it the sensor?`,
      { on: '6d 10:53' },
    ),
    say(
      'ines-roche',
      `You are the first of five to ask. It was the sensor: salt. The ships came all the same, and the pilots’ log has them, on paper.

I would start with that gap, if I were you.`,
      { on: '6d 20:02', files: [['winter-berths.png', 64]] },
    ),
    say(
      'ines-roche',
      `The day and the place are in your application on Cairn now. Ask for me at the door of the Capitainerie; the porter knows your name.

The harbour master comes for the last half hour. He likes people who ask.`,
      { after: 118 },
    ),
  ),
  thread(
    'Your application: pricing analyst, Véro Mobilité',
    { last: 2.5, unread: 1 },
    say(
      CAIRN,
      `Hello Alex,

your draft for “Pricing analyst” at Véro Mobilité is complete except for one answer:

   “Tell us of a price that you changed.”

Applications close tonight at 23:59. You can finish it without a connection; it is sent as soon as there is one.

Yours,
Cairn`,
    ),
  ),
  thread(
    'Reference letter',
    { last: 27, labels: ['work'], starred: true },
    reply(
      `Lumen Santé ask for a letter from somebody who has seen me work for at least two years. Would you write it? Half a page is plenty, and the truth will do.`,
      { on: '7d 18:58', to: ['priya-nair'] },
    ),
    say(
      'priya-nair',
      `Of course. I would rather write you a contract than a reference, but I know when I am beaten.

Anything you want me to mention?`,
      { on: '6d 07:38' },
    ),
    reply(
      `The fare zones, if you remember the evening with the three maps on the floor. And that I hand things over properly, which is what they asked twice.`,
      { on: '6d 08:30' },
    ),
    say(
      'priya-nair',
      `Here is the scan at last. The second-floor printer had it in its outbox under “scan0417”, because that printer names things the way it does everything.

I wrote that you once talked me out of my own idea in under a minute. Take it as praise.`,
      { on: '2d 20:27', files: [['reference-letter.pdf', 86]] },
    ),
  ),
  thread(
    'Your CV, second reading',
    { last: 31 },
    say(
      'sofia-rossi',
      `I read it on the train, with a pencil. Three things.

1. “Responsible for reporting” says nothing. “Forty operators read my report every week” says everything. Change every line that begins with “responsible”.
2. The hub study is near the bottom. It should be the second line.
3. Take out the chess club. You told me you stopped in 2019.

The rest is good. Really.`,
      { files: [['cv-with-pencil.jpg', 187]] },
    ),
    reply(
      `The first and the third are done, and the chess club is buried with honours. Beside the hub study I would put one figure: 11 minutes saved on a missed connection. Too much?`,
      { after: 28 },
    ),
    say(
      'sofia-rossi',
      `One figure that a reader remembers is exactly enough. Find the right one, then show me the page.`,
      { after: 1 },
    ),
  ),
  thread(
    'A few questions about the network planner post',
    { last: 52 },
    reply(
      `I am writing about the network planner post, reference OL-218. Before I apply I would like to understand two things: what “hybrid, three days” means in weeks with a night shift, and whether the planner signs off the timetable or proposes it.`,
      { to: ['Recruitment, Orsay Logistics <recruitment@orsaylogistics.example>'] },
    ),
    say(
      'Recruitment, Orsay Logistics <recruitment@orsaylogistics.example>',
      `Dear Alex Morgan,

three days in the depot, and the nights count as one of them. The planner proposes; the depot manager signs, and has refused twice in four years.

We would be glad to have your application.

Kind regards,
Solène Marchand
Recruitment`,
      { after: 44 },
    ),
  ),
  thread(
    'Thank you for the call',
    { last: 4 * DAYS },
    reply(
      `Thank you for an hour that felt like twenty minutes. I liked that you spoke about what does not work yet.

As I said, I would rather wait until spring for the planning than take the post with the invoices now. When it comes up, I am easy to find.`,
      { on: '5d 13:40', to: ['Recruiting, Atelier Nord <hello@ateliernord.example>'] },
    ),
    say(
      'Recruiting, Atelier Nord <hello@ateliernord.example>',
      `Hello Alex,

understood, and noted in red. You will hear from us in March either way: we do not like silence any more than you do.

Ragnhild
Atelier Nord`,
      { on: '4d 08:55' },
    ),
  ),
  thread(
    'Withdrawing my application',
    { last: 46 },
    reply(
      `I would like to withdraw my application for the supply analyst post. The work interests me, but the four days a week in Charleroi do not go with the rest of my life. Thank you for the time that you took, and for the honest answer about the travelling.`,
      { on: '3d 08:40', to: ['Talent, Nordaval <talent@nordaval.example>'] },
    ),
    say(
      'Talent, Nordaval <talent@nordaval.example>',
      `Dear Alex,

a pity, and thank you for saying so rather than vanishing. Your file is closed; your data will be deleted after 30 days, as you asked in the form.

Best wishes,
Talent team, Nordaval`,
      { on: '2d 10:51' },
    ),
  ),
  thread(
    'Data analyst, admissions: the pay',
    { last: 20 },
    reply(
      `Your advert for a data analyst in admissions does not state the pay. Could you tell me the range before I apply? It would save both of us an afternoon.`,
      { to: ['Ressources humaines, Clinique des Monts <rh@cliniquedesmonts.example>'] },
    ),
    say(
      'Ressources humaines, Clinique des Monts <rh@cliniquedesmonts.example>',
      `Bonjour,

pay follows the collective agreement, grade B, steps 4 to 7, which is between 31,800 and 36,200 euros a year before tax. Meal vouchers come on top.

Cordialement,
J. Perrot`,
      { after: 16 },
    ),
  ),
  thread(
    'Coffee and forecasting?',
    { last: 7 * DAYS, unread: 1 },
    say(
      'bjorn-hakansson',
      `It is Björn again, and this time not about Göteborg. I saw your talk on queues at the regional data day. Nordlys builds forecasts for ferries and buses and, from January, for trams. I am looking for someone who has stood at a stop.

No form, no test: coffee, and if it is dull you leave after one cup.`,
    ),
  ),
  thread(
    'Researcher in ridership: next steps',
    { last: 11 * DAYS, labels: ['personal'] },
    say(
      'chiara-de-luca',
      `Thank you for our talk. The team would like to see how you explain something to people who do not love numbers. Could you bring one chart, on paper, and talk about it for five minutes?`,
    ),
    reply(
      `With pleasure: it will be the winter dip of line 27, because everyone has a theory about it and all of them are wrong. Is A3 all right?`,
      { after: 5 },
    ),
    say('chiara-de-luca', `A3 is splendid. Somebody here already has a theory.`, { after: 2 }),
    reply(`Then I shall leave the last minute for them.`, { after: 1, files: [['line-27-winter.png', 52]] }),
  ),
  thread(
    'Interview confirmed: 14:00, Tidewater Ferries',
    { last: 23 * DAYS, starred: true },
    say(
      'oisin-gallagher',
      `You are down for 14:00. Ask for me at the red door, not at the ticket hall: they will try to sell you a crossing.

Bring nothing. We have paper, and opinions.`,
      { files: [['quay-map.jpg', 143]] },
    ),
    reply(`Red door, no crossing, no paper. See you there.`, { after: 4 }),
  ),
  thread(
    'After the interview',
    { last: 15.5 * DAYS },
    say(
      'oisin-gallagher',
      `Straight to it: I have to take our offer back. The post has been moved to the Cork office, and I am embarrassed. If you would go to Cork, say so.`,
      { on: '17d 19:18' },
    ),
    reply(
      `Thank you for being straight with me. Not Cork, not this year: my sister is in Galway and I would never finish anything. If it moves back, so do I.`,
      { on: '16d 19:08' },
    ),
    say('oisin-gallagher', `Fair. I have put your name on the inside of my cupboard door.`, { on: '16d 20:51' }),
  ),
  thread(
    'Workshop: asking for more money',
    { last: 25 * DAYS },
    say(
      'maelle-le-goff',
      `The workshop on negotiating pay is on the first Wednesday of the month, 17:30, in the room with the bad chairs. Eight people. Last time three of them asked for more within a week, and two got it.

Shall I put you down?`,
    ),
    reply(`Yes please, and I will bring a cushion.`, { after: 8 }),
  ),
  thread(
    'Forty words about you',
    { last: 33 * DAYS },
    say(
      'farid-meziane',
      `For the shortlist I need forty words about you in the third person. I could write them, but I would make you sound like a lighthouse.`,
    ),
    reply(
      `Here are thirty-seven: “Alex Morgan counts passengers for a living and has opinions about where they wait. {YearsHere} of ridership data for forty operators, a study of missed connections that changed one timetable, and no fear of a telephone.”`,
      { after: 15 },
    ),
    say('farid-meziane', `A lighthouse after all. Sent.`, { after: 3 }),
  ),
  thread(
    'No, but',
    { last: 48 * DAYS },
    say(
      'katarzyna-wojcik',
      `We have chosen somebody who has worked with water meters for eleven years. You were second of thirty-four, and the panel asked me to say that aloud.

May I keep your file until the summer?`,
    ),
    reply(`You may, and thank the panel. Being second to eleven years of water meters is no disgrace.`, { after: 20 }),
  ),
  thread(
    'Would you talk to my students?',
    { last: 61 * DAYS },
    say(
      'fatoumata-ba',
      `My second-years think that statistics is a kind of weather. Would you give them an hour about buses? They pay in biscuits.`,
    ),
    reply(
      `For the biscuits you make, two hours. I have a good one about a stop where nobody ever got off, and the reason was a hedge.`,
      { after: 30 },
    ),
    say('fatoumata-ba', `The hedge! Yes. Next week at ten, lecture hall C.`, {
      after: 3,
      files: [['campus-plan.png', 71]],
    }),
  ),
  thread(
    'Skills evaluation: SQL is next on your list',
    { last: 3 * DAYS, labels: ['accounts'] },
    say(
      CAIRN,
      `Hello Alex,

SQL is on the list of skills that you want to learn, and you have not started the evaluation yet. Once started, it can be paused for up to 24 hours.

Tip: some of its questions are about window functions.

Yours,
Cairn`,
    ),
  ),
  thread(
    'Anything going at Severn Parcel?',
    { last: 76 * DAYS },
    reply(
      `I am having a look around. You once said that Severn would have me back as long as I bring my own chair. Does that still hold, and is there anything behind it?`,
      { to: ['gareth-llewellyn'] },
    ),
    say(
      'gareth-llewellyn',
      `The chair holds. What is behind it is your old post at your old pay, and a dashboard that nobody has dared to touch since you left; it still says “Alex, ask Jiyeon” in one corner.

Ring me in January.`,
      { after: 27, cc: ['jiyeon-park'] },
    ),
  ),
]
