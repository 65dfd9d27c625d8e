// Sample mails of family, friends, the flat and the shops; what waits in Drafts, and what landed in Spam.
import { DAYS, type PlannedThread, reply, say, thread } from '#seed/planned-mail.ts'

const PERSONAL = { labels: ['personal'] } as const

export const lifeThreads: readonly PlannedThread[] = [
  thread(
    'Your appointment at 15:00',
    { last: 18, ...PERSONAL, unread: 1 },
    say(
      'dr-ismael-kabore',
      `This is a reminder of your appointment at 15:00. If it does not suit, please tell us a day ahead, so that somebody with a real toothache can have it.`,
    ),
  ),
  thread(
    'the seals are back',
    { last: 26, ...PERSONAL, starred: true },
    say(
      'josie-morgan',
      `the seals are back at salthill and one of them has a number on its flipper that is MINE from last spring. i cried on a public bench. exam on the 9th, wish me anything`,
      { files: [['number-41.jpg', 176]] },
    ),
    reply(
      `I wish you everything, and number 41 too. Ring after the exam, whatever it was like. I am coming over for the holidays by train and boat, which takes thirty-one hours and I cannot wait.`,
      { after: 5 },
    ),
  ),
  thread(
    'Your box of books',
    { last: 36, ...PERSONAL },
    say(
      'helen-morgan',
      `I have been through the loft and there are two boxes with your name on. One is books. The other is, as far as I can tell, bus timetables from 1998 to 2003, in order. I did not throw them away, as I was told not to in 2004, in writing.\n\nYour father asks whether you eat.`,
    ),
    reply(
      `Please keep the timetables. They are primary sources.\n\nI eat. On Sundays I even cook; tell Dad that his honey went into the lemon cake, and that the office fought over it.`,
      { after: 20 },
    ),
    say('david-morgan', `Good. 14 jars left. Not for the office.`, { after: 9 }),
  ),
  thread(
    'Heating, and the man who comes for it',
    { last: 9 * DAYS },
    say(
      'catherine-roussel',
      `Le chauffagiste passe un de ces matins entre 8 h et 10 h. He will ring twice: the first ring is the neighbour’s, for a reason that nobody remembers. Somebody has to be at home.`,
      { on: '10d 12:52' },
    ),
    reply(
      `I can work from home on any morning, so he may ring as he likes. Could he look at the radiator in the small room too? It sings.`,
      { on: '9d 06:52' },
    ),
    say('catherine-roussel', `He knows it. He calls it Callas.`, { on: '9d 08:46' }),
  ),
  thread(
    'This weekend: boulders or rain?',
    { last: 2.2 * DAYS, ...PERSONAL },
    say(
      'lea-fontaine',
      `If it is dry we go out to the rocks at Curis, seven o’clock, my van, bring something that is not hummus. If it rains, the hall, as always.`,
      { cc: ['tariq-rahman', 'saoirse-kelly'] },
    ),
    reply(`In. I’ll bring everything except hummus.`, { after: 3, cc: ['tariq-rahman', 'saoirse-kelly'] }),
    say('tariq-rahman', `I had already made the hummus.`, { after: 1, cc: ['lea-fontaine', 'saoirse-kelly'] }),
  ),
  thread(
    'Your overdue book',
    { last: 2.9 * DAYS },
    say(
      'Bibliothèque du Bachut <prets@bibliotheque-bachut.example>',
      `Bonjour,

“Statistics for People Who Wait” was due three weeks ago and someone else is waiting for it, which you will agree is fitting.

The fine is twenty cents a day, and a look.

La bibliothèque`,
    ),
  ),
  thread(
    'Your bicycle is ready',
    { last: 34 * DAYS, labels: ['payments'] },
    say(
      'vladimir-novotny',
      `New chain, new brake blocks, and I took a fishing hook out of the tyre. 64 euros. Open until seven; I oiled the bell for free.`,
      { files: [['invoice-repair-2281.pdf', 31]] },
    ),
    reply(`Coming at half past six. The hook explains the canal smell.`, { after: 2 }),
  ),
  thread(
    'Choir: the altos need you',
    { last: 100 * DAYS, ...PERSONAL },
    say(
      'anais-bouchard',
      `Two altos have children now and one has a submarine, it is her work, do not ask. We sing the Fauré again before Christmas. Come to the next rehearsal; you only need to be louder than the heating.`,
    ),
    reply(`My heating sings too, so I have practice. Tuesdays at eight, as before?`, { after: 22 }),
  ),
  thread(
    'Bach for people with a job',
    { last: 6 * DAYS },
    say(
      'marcus-oyelaran',
      `You played the left hand alone last week without noticing that the right one had stopped. That is progress. For the next lesson: bars 9 to 16, slowly enough to be bored.`,
      { files: [['invention-4-bars-9-16.pdf', 92]] },
    ),
  ),
  thread(
    'Sleeper to Vienna',
    { last: 9 * DAYS, ...PERSONAL, starred: true },
    say(
      'hiroshi-yamamoto',
      `The sleeper runs again from the spring, Tuesdays and Saturdays. Two beds and a washbasin cost less than a flight and a taxi, and one wakes up in Linz with the mountains in the wrong place. Shall we?`,
    ),
    reply(
      `We shall, when I know where I work. Ask me in the week after the interviews; until then I am allowed to look at the timetable, but not to touch it.`,
      { after: 12 },
    ),
  ),
  thread(
    'It came in: the atlas',
    { last: 12 * DAYS },
    say(
      'ottoline-grey',
      `The bus atlas of 1936 has arrived from a gentleman in Perpignan who wept a little. It has all its maps and one tea ring, on Narbonne. 48 euros, or 45 and you tell me what you want it for.`,
      { files: [['atlas-narbonne.jpg', 209]] },
    ),
    reply(`45, then: there is a stop in it that nobody can find today, and I think that I have been standing on it.`, {
      after: 6,
    }),
  ),
  thread(
    'Courgettes',
    { last: 58 * DAYS, ...PERSONAL },
    say('pedro-quintana', `There are eleven courgettes on your step. I am not sorry. There will be more.`, {
      files: [['eleven-courgettes.jpg', 131]],
    }),
    reply(`Nine have gone to the office. Please think of the children.`, { after: 28 }),
  ),
  thread(
    'A violin and a question of percentages',
    { last: 24 * DAYS },
    say(
      'marguerite-vasseur',
      `You know numbers. If a violin loses one per cent of its water each winter, is it dry after a hundred years? My apprentice says yes, and he frightens the customers.`,
    ),
    reply(
      `No: each winter it loses one per cent of what is left, so after a hundred years a good third is still there. Tell the apprentice that he subtracts where he should multiply; I know a young man here who will keep him company.`,
      { after: 18, on: '25d 12:40', cc: ['samuel-okoro'] },
    ),
    say('marguerite-vasseur', `He is multiplying now. The customers breathe again.`, { after: 25 }),
  ),
  thread(
    'Lunch for friends, six people, one of them vegan',
    { last: 31 * DAYS, ...PERSONAL },
    say(
      'chidi-eze',
      `I am closing the kitchen tomorrow to cook for friends, and you are one. Six of us. Delphine is bringing somebody who does not eat anything that had a face. I have a plan with plantains.`,
      { cc: ['delphine-aubert'] },
    ),
    reply(`I had a plan with honey, which I now understand is contested. I’ll bring bread and an open mind.`, {
      after: 5,
      cc: ['delphine-aubert'],
    }),
    say(
      'delphine-aubert',
      `He is called Bastien, he is on nights with me, he is nice, and he is looking forward to the plantains. Be kind about the bees.`,
      { after: 9, cc: ['chidi-eze'] },
    ),
  ),
  thread(
    'Stone for the step',
    { last: 46 * DAYS, ...PERSONAL },
    say(
      'rhys-morgan',
      `Found a piece of Pennant for Mum’s step. Four arms and a barrow. Two of the arms are yours. Week after the holidays.`,
      { files: [['the-stone.jpg', 158]] },
    ),
    reply(`I am also the barrow, if last time counts.`, { after: 30 }),
  ),
  thread(
    'On the writing of letters',
    { last: 70 * DAYS, ...PERSONAL, starred: true },
    say(
      'nana-eirlys-pugh',
      `Josie has put this machine on my table and says that a letter arrives before I have found my glasses. I do not see what is gained, but I am told that you live in it, so I write to you here.

The chapel has a new roof. The minister thanked the slates before the people.`,
    ),
    reply(
      `What is gained is that I could read your letter on the tram, and missed my stop over the slates. Please go on. I shall answer on paper too, so that Mr Parry the post has something to read.`,
      { after: 40 },
    ),
  ),
  thread(
    'Savings: the two per cent',
    { last: 39 * DAYS, labels: ['payments', 'accounts'] },
    say(
      'isabelle-joly',
      `The promotional rate on your savings ends on the 30th. You may leave the money, move it to the account at two per cent, or come and have a coffee with me about it; the coffee is free, and so is the advice.`,
      { files: [['rates-at-a-glance.pdf', 44]] },
    ),
    reply(`The account at two per cent, please, all of it except 1,500. The coffee I will take another time.`, {
      after: 26,
    }),
    say('isabelle-joly', `Moved. You will see it tomorrow.`, { after: 3 }),
  ),
  thread(
    'Game night report',
    { last: 52 * DAYS, ...PERSONAL },
    say(
      'mikolaj-zielinski',
      `For the record: Yasmine won twice, I never did, and the dice have been retired. Next time with the bus game that you invented on the back of the receipt; I typed the rules, they are balanced, which is suspicious.`,
      { files: [['rules-of-the-bus-game.pdf', 36]], cc: ['yasmine-cherif'] },
    ),
    reply(`They are balanced because the driver always loses. It is a game about public transport.`, {
      after: 8,
      cc: ['yasmine-cherif'],
    }),
  ),
]

/** Begun, and not sent. */
export const draftThreads: readonly PlannedThread[] = [
  thread(
    'Re: Interview for the demand analyst post',
    { last: 1.5, folder: 'drafts' },
    reply(`The first time, at 10:00, would suit me best. I look forward to meeting you, Rahul and Jitske, and`, {
      to: ['anneke-de-vries'],
      cc: ['rahul-deshpande'],
    }),
  ),
  thread(
    'Re: Network case: two years of berth data',
    { last: 1.2, folder: 'drafts' },
    reply(
      `Three questions for the harbour master, before I see him:\n\n1. Who decides which ship waits, and on what grounds?\n2. What does an hour at anchor cost, and whom?\n3.`,
      { to: ['ines-roche'] },
    ),
  ),
  thread(
    'Tell us of a price that you changed',
    { last: 8, folder: 'drafts' },
    reply(
      `In 2024 two fare zones met in the middle of a school. Pupils from one side paid 1.60, from the other side 2.40, for the same bus and the same lesson. I`,
      { to: ['Véro Mobilité, Recrutement <recrutement@veromobilite.example>'] },
    ),
  ),
  thread(
    'Network planner post, OL-218',
    { last: 21, folder: 'drafts' },
    reply(`Thank you for the clear answer. I would like to apply. My`, {
      to: ['Recruitment, Orsay Logistics <recruitment@orsaylogistics.example>'],
      files: [['cv-alex-morgan.pdf', 94]],
    }),
  ),
  thread(
    'Re: Coffee and forecasting?',
    { last: 2 * DAYS, folder: 'drafts' },
    reply(`One cup, gladly. I am free on`, { to: ['bjorn-hakansson'] }),
  ),
  thread(
    'One-to-one',
    { last: 2.5 * DAYS, folder: 'drafts' },
    reply(
      `To say:\n- how long you need me, honestly\n- Samuel: he is ready for more than you think\n- the report without me`,
      { to: ['priya-nair'] },
    ),
  ),
  thread('Radiators', { last: 6 * DAYS, folder: 'drafts' }, reply(`The singing has`, { to: ['catherine-roussel'] })),
  thread(
    '(no subject)',
    { last: 11 * DAYS, folder: 'drafts' },
    reply(`Things to pack: boots for Rhys’s stone, the atlas, a`, { to: ['josie-morgan'] }),
  ),
  thread(
    'Corrections to the wiki page on line 27',
    { last: 17 * DAYS, folder: 'drafts' },
    reply(`The page says that line 27 was opened in 1951. The timetable in Benoît’s drawer says 1949, with`, {
      to: ['mateus-costa'],
    }),
  ),
]

/** Sender, subject, text. */
export const spam: readonly (readonly [from: string, subject: string, text: string])[] = [
  [
    'Parcel Desk <desk@parcel-notice.example>',
    'Your parcel could not be deliverd',
    'Dear costumer,\n\nyour parcel NR {n} wait at our depo. A fee of {n2},99 is open. Pay inside 24 hours, or it go back to the sender.\n\nThe Parcel Desk',
  ],
  [
    'Ultra Toner <sales@ultratoner.example>',
    'Toner −{p} %, only this {day}',
    'Hello decision maker,\n\ncartridges for EVERY printer, also yours. {p} % off until {day} midnight. We know that you are out of magenta.\n\nYour Ultra Toner team',
  ],
  [
    'Prince Adewale <office@royal-estates.example>',
    'Confidential, and urgent',
    'Dearest friend,\n\nI am the heir of {n} bus stations and I am looking for a person of trust to hold them. Your share is {p} per cent. Kindly send the number of your account.\n\nWith royal regards',
  ],
  [
    'CryptoHarbour <win@cryptoharbour.example>',
    'You have {n} unclaimed coins',
    'Hi winner,\n\n{n} coins wait in a wallet with your name on it. Click, confirm your twelve words, and be free on {day}.\n\nHarbour Team',
  ],
  [
    'SEO Rank Boost <hello@rank-boost.example>',
    'I was on your web site',
    'Hello,\n\nI have looked at your web site and found {n2} errors. We can bring you on page one in {p} days. Shall I send a quote?\n\nBest,\nJessica',
  ],
  [
    'Account Service <alert@account-servise.example>',
    'Your mailbox is {p} % full',
    'Dear user,\n\nyour mailbox reached {p} % of its quote. Confirm your password to keep recieving mails. Otherwise closing on {day}.\n\nThe administrator',
  ],
  [
    'Miracle Roof <offers@miracle-roof.example>',
    'Does your roof drip?',
    'Dear house owner,\n\nour man is in your street on {day} and sees from there that {n2} tiles are loose. Today −{p} %.\n\nMiracle Roof',
  ],
  [
    'Dr Slim <tea@dr-slim.example>',
    'Lose {n2} kilos with one leaf',
    'Dear friend,\n\ndoctors hate this leaf. Drink it on {day} and weigh yourself the day after. {p} % of people were amazed.\n\nDr Slim',
  ],
  [
    'Lotto International <claims@lotto-int.example>',
    'Ticket {n} has won',
    'Congratulations!\n\nThe ticket {n}, which you do not remember to have bought, has won a sum. For the transfer we need {n2} euros.\n\nClaims office',
  ],
  [
    'Executive Degrees <dean@fast-degrees.example>',
    'A master’s degree by {day}',
    'Dear graduate,\n\nyour life experience is worth {p} credits. We print, you frame. No exam, no books.\n\nThe Dean',
  ],
]
