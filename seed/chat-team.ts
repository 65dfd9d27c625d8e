// Sample chats with the people of Kestrelway and with whom Alex applies. Made into rows by chat.ts; planned-chat.ts explains the format.

import { line27Down } from '#seed/biography.ts'
import { longTeamChats } from '#seed/chat-team-long.ts'
import type { PlannedChat } from '#seed/planned-chat.ts'

export const teamChats: readonly PlannedChat[] = [
  ...longTeamChats,
  {
    contactId: 'ines-roche',
    pinned: true,
    unread: 2,
    lines: `
@ 7d 10:02
< Hello Alex, Inès Roche. Since our call I have read the hub study with a pencil in my hand, which is a compliment.
> Thank you! I hope the pencil found something to argue with.
< Two things. We will get to them. Would you do a case for us? Two years of berth data, no tricks.
> Gladly. Is there a question that you would most like answered?
< The winter gap. Everybody here has an explanation, and one of them is right.
@ 6d 08:40
< The data has been in your mailbox since yesterday. Column names are in French, apologies in advance. [berths-2024-2025.csv]
> It opens. “Poste à quai” I can guess, “TE” I cannot.
< Tirant d’eau. Draught. In metres, except when it is in centimetres.
> How do I know which?
< If it is above forty, the ship has not sunk, so it is centimetres.
> I shall put that in the notes as the data dictionary. {😄}
@ 5d 09:15
> One question about the case: are ferries to be left out? They have a berth of their own.
< Leave them out, but say that you did.
@ 3d 08:20
> May I ask about the on-site day: how long, and is there something to bring?
< Half a day on site, lunch included. Bring shoes for the quay. [^1]
> Shoes I have. Should I prepare slides, or is the spreadsheet enough?
< The spreadsheet, open, and you talking. We have seen enough slides.
@ 1d 18:05
> Then I’ll come with the spreadsheet and the shoes.
@ 48m
< The harbour master says little, by the way. Don’t take it for boredom.
< And would you tell me by tomorrow evening whether you eat fish? The canteen here has an opinion about it.
`,
  },
  {
    contactId: 'anneke-de-vries',
    pinned: true,
    unread: 1,
    draft: 'Dear Anneke, the first time, at 10:00, suits me best, since the second',
    lines: `
@ 9d 11:30
< Good morning Alex, this is Anneke de Vries, I recruit for Halden Energy. We met for four minutes at the fair in Lyon; you asked about the meter data.
> I remember, you had the only stand without a bowl of sweets.
< We are a serious company. The sweets were under the table.
@ 9d 14:10
< Rahul, who leads forecasting, will look at your application this week. Are you serious about energy, or were you only being polite at the fair?
> Serious. Your problem looks like ours: many small sources, most of them late.
< I shall quote you on that.
@ 4d 08:35
< Rahul read your answers on a train and wrote to me before the next stop. Unusual for him.
> What made him write?
< The line about the forecast that was wrong for the right reasons. He will ask you about it.
> Then I had better remember the right reasons.
@ 960m
< Three interview times for you: 10:00, 14:30 or 09:00, on three days; I will put them into your application. By video, fifty minutes, Rahul and one colleague from the grid side.
`,
  },
  {
    contactId: 'lucie-bernard',
    unread: 1,
    lines: `
@ 14d 10:20
< I have three drawings of the arrivals board for you. Tell me which one you would read from the other side of the road, in rain, without your glasses.
> I don’t wear glasses.
< Then squint. [board-a.svg]
< [board-b.svg]
> The second. The first looks nicer and I’d miss my bus.
< That’s the whole of design in one sentence.
@ 11d 15:02
< Is there a number for how many people look past the third departure?
> Not yet. Yuki wants to count. My guess is one in ten.
< If it’s one in ten I can drop a line and everything breathes.
> If it’s one in four you can’t.
< I know. I want it to be one in ten.
@ 2d 14:11
> Wording for the countdown: Amina says “about 4 min”, Clara says “4 min”, you say?
< Honest and short: “≈ 4”. But nobody under twelve and over seventy likes the sign. {👍}
> So “about 4 min”.
< So “about 4 min”. I’ll make room for it.
@ 184m
< Room is made. It costs us the last letter of a long stop name. Goodbye, u of “Charpennes – Hernu”. [board-c.svg]
`,
  },
  {
    contactId: 'marek-nowak',
    lines: `
@ 8d 09:40
< How large is the stops answer on your side when you pull everything?
> 3.8 MB, twice a night.
< Twice?
> Once for me and once because the first one fails at 03:10.
< That one is the restart. I can move it to 03:40.
> Then I can move mine to once.
@ 5d 13:22
< Cursor by stop key or by offset? I ask everyone and then do what I wanted.
> By key. They renumber every spring.
< That is what I wanted.
@ 1d 16:31
> Page size?
< 500. Anyone who needs more can ask twice. {👍}
`,
  },
  {
    contactId: 'sofia-rossi',
    pinned: true,
    lines: `
@ 20d 17:00
< Alex, I have gone through the CV. It’s good, and it’s two lines too polite.
> Which two?
< “Contributed to” and “was involved in”. You did it. Say so.
> It was a team.
< The team isn’t applying. Write “built”, and thank the team in the interview.
@ 7d 10:30
< I shared a list with you, “Interview preparation”. Don’t do all of it. Do the first three and the one that frightens you.
> The one about salary frightens me.
< Then that one first. Say the number aloud, alone, in the kitchen, until it sounds like the price of bread.
@ 6d 20:45
> I said it eleven times. The cat left.
< The cat isn’t the hiring manager. Well done.
@ 5d 12:12
< How did the call with Atelier Nord go?
> Friendly, and nothing before spring. What they have now is invoices.
< Write them a short thank-you all the same. Small town.
> On the list. {👍}
@ 940m
> Anneke offers three times. The first is on the day the Sète case is due. Too close?
< You will be warm from the one and that helps the other. Take the first.
> And if both say yes?
< Then you come to me with a cake and we make a table with two columns.
`,
  },
  {
    contactId: 'tom-hughes',
    lines: `
@ 5d 11:48
< Reproduced it. A run that is cancelled before it leaves the depot is struck out. A run that is cancelled after stays “due” for ever.
> For ever?
< Until midnight. For the lady at Place Carnot that’s for ever.
> Feed or board?
< Feed says cancelled. Board has already written its line and doesn’t look back.
> Like Orpheus.
< Orpheus did look back, that was the trouble.
@ 4d 15:30
< The feed is attached, with the two runs marked. [feed-cancelled.txt]
> Thank you. I’ll add it to my notes on missing departures, it explains 40 of them.
@ 82m
< It’s only the runs that are cancelled after they left the depot. I wrote it on the task too. Jonas has the test, and since this morning it’s green.
> Good. Then the ridership numbers stand.
`,
  },
  {
    contactId: 'yuki-tanaka',
    lines: `
@ 10d 14:00
< I counted by hand for one hour at Guillotière: 61 people looked at the board, 9 looked below the third line.
> One in seven. Lucie hoped for one in ten.
< It rained. In rain people stand further back and read less.
> Do you have it by the quarter of an hour?
< Of course. My notebook is in R, I am afraid, so here are the bare counts. [count-guillotiere.csv]
> I shall learn enough R to read it before I leave. It is on my list under “Some day”.
< I can teach you enough in one lunch. It is mostly arrows.
@ 3d 13:05
< The two testers for the blind passengers’ day said yes. One of them brings her dog, who is called Tram.
> That cannot be true.
< It is on the harness.
`,
  },
  {
    contactId: 'omar-haddad',
    unread: 1,
    lines: `
@ >6d 08:10
< Morning. The operators want the ridership report before noon this time, they have a board meeting at two.
> You will have it at eleven.
@ >6d 10:52
> Sent. Line 27 still has its dip of ${line27Down}%, and it is no error of ours.
< Remind me?
> Roadworks at Montchat. The stop moved 200 metres and nobody told the counting.
< Ha. I will tell them that we told them.
@ 1d 15:15
< Same thing next time please. And last year first, as always, not last week: they got excited about the holidays.
> Already set up that way. {🙏}
@ 25m
< The man from Western Counties rang. He says “the young person with the dip” knows. I assume that is you?
`,
  },
  {
    contactId: 'elena-petrova',
    lines: `
@ 5d 06:58
< The import finished at 05:49 today. First bus leaves the depot at 05:31.
> So for eighteen minutes we show yesterday.
< On a Sunday timetable nobody notices. On a Monday everyone does.
> What takes so long?
< Removing the duplicates from Villeurbanne. 112 pairs, each compared with each.
> I have the pairs as a list. You could just read it.
< Send it and I’ll name a variable after you.
> [pairs-villeurbanne.csv]
@ 4d 07:20
< 05:12. The variable is called alexsList. {😄}
`,
  },
  {
    contactId: 'kwame-mensah',
    muted: true,
    lines: `
@ 9d 22:14
< Are you awake?
> Now I am.
< Dashboard shows zero departures for the whole of Isère. Is it the data or the dashboard?
> Looking.
> Data is there. The view filters on yesterday because the clock of the reporting box is in winter time and the view isn’t.
< So nobody is missing a bus.
> Nobody is missing a bus.
< Good night then. I owe you a coffee.
@ 3d 12:03
> The on-call notes: when do we go through them?
< The first ten o’clock that finds us both awake. I’ll bring the coffee that I owe.
> And the one from July.
< And the one from July.
`,
  },
  {
    contactId: 'clara-svensson',
    lines: `
@ 18d 09:31
< The clock on the board is one minute behind since the clocks were put back. Only in winter time, only on the kiosk build.
> Is it rounding?
< It’s a colleague who rounded down “for safety” in 2022.
@ 1d 07:02
< Fixed. I left a comment for the next person with the word “safety” in it.
@ 1d 09:12
> Do you remember how many of the red delays are next to amber ones on the map? For Greta’s report.
< All of them. That’s the problem in one picture. [delays-map.svg]
> May I use it?
< With pleasure, put Greta’s name on it.
`,
  },
  {
    contactId: 'diego-alvarez',
    lines: `
@ 7d 18:40
< Hola! I have a build on my phone that shows the bus on the walk to the stop. It’s magic for about four minutes.
> And then?
< And then the battery is at nine per cent.
> Send me the trace and I’ll tell you how often it really needs a position.
< Here it is. [trace-walk.txt]
@ 6d 11:02
> Every 20 seconds is enough below 5 km/h. You ask every second.
< You have just given me back my telephone. {🎉}
@ 6d 11:20
< Lunch on me. Not at the place with the soup.
`,
  },
  {
    contactId: 'hana-kim',
    unread: 3,
    lines: `
@ 4d 13:11
> Villeurbanne again: 112 pairs of stops less than ten metres apart. Some of them are the two sides of one street.
< How many are real?
> 96 duplicates, 16 are sides.
< How do you tell them apart?
> The timetable. A side has a direction, a duplicate has both.
< Oh, that’s neat. I’d have used the angle of the road.
> I tried. Roads lie.
@ 2d 16:48
< I wrote it as a rule with your 16 as the test. Two of the 16 fail.
> Which?
< Cusset and Bel-Air. The bus turns there, so the side has both directions.
> Then they’re the exception that deserves a comment.
@ 131m
< New idea for Cusset: look at the order of stops in the trip, not at the direction.
< It works for Cusset. It works for Bel-Air. It breaks something in Bron that I don’t understand yet.
< Do you have ten minutes after lunch? Bring the map, the paper one.
`,
  },
  {
    contactId: 'benoit-lefevre',
    lines: `
@ 5d 13:20
< Bonjour Alex, une dame a appelé trois fois : d’après l’écran, son bus est « à l’approche » depuis vingt minutes.
> Bonjour Benoît. À quel arrêt ?
< Place Carnot. Elle est très gentille, et elle attend toujours.
> C’est un bus supprimé après le départ du dépôt. Tom a trouvé l’erreur, Jonas la corrige.
< Qu’est-ce que je lui dis ?
> Que le 49 passe dans six minutes, au même quai. Celui-là est réel.
< Elle remercie « le monsieur ou la dame des chiffres ».
@ 2d 13:45
< Trente-deux demandes cette semaine, dont dix-neuf pour les mêmes deux arrêts. Je te donne la liste ? [demandes-semaine.csv]
> Volontiers, je la croise avec les pannes d’affichage.
`,
  },
  {
    contactId: 'nadia-benali',
    lines: `
@ 15d 11:00
< Hello Alex, thank you for telling us early that you are looking around. It does you credit, and it gives us time.
> It seemed the decent thing. Priya has been kind about it.
< She said she would rather write a good reference than a job advert. She will do both.
@ 15d 11:20
< Practical things: fourteen days of leave are left, and the notice is two months from the end of a month.
> Could I take five of the days for the holidays?
< Write to Priya, copy me, consider it done.
@ 3d 12:50
< The room for the retrospective is booked: Saône, 14:00. The one with the window.
> Perfect, thank you! {🙂}
`,
  },
  {
    contactId: 'liam-osullivan',
    muted: true,
    lines: `
@ 11d 16:10
< Alex! One number for a slide: how many people does a board reach in a day?
> Which board?
< A nice one.
> Gare Part-Dieu, about 11,000 pairs of eyes. An ordinary stop, 300.
< 11,000 it is.
> Write “up to”.
< You’re killing me. “Up to 11,000”.
@ 7d 12:30
< Western Counties want a pilot! Forty stops. I said you would look at their counts, they count with a clicker and a pencil.
> That’s how Yuki counts, and it’s the best data we have.
< I’m putting that on the slide.
`,
  },
  {
    contactId: 'zeynep-yildiz',
    unread: 1,
    lines: `
@ 22d 10:05
< Hello Alex. For Sète and Grenoble I have three train tickets and two receipts from you. The hotel is missing.
> That was private, not for Kestrelway. I stayed on for the weekend.
< Then we are complete, thank you. I wish everyone answered like this.
@ 6d 09:50
< One ticket has no stamp, the one to Grenoble. Did you travel that day?
> I did, and the inspector slept. Will a photograph of the seat reservation do?
< It will.
> [reservation.svg]
@ 255m
< Your travel costs are closed. You will be paid 148.60 € with the salary. Could you check that you get the same?
`,
  },
  {
    contactId: 'mateus-costa',
    lines: `
@ 12d 15:00
< I document the departures endpoint with one real day. Which day is real enough?
> The day of the marathon. There was a diversion, a strike until nine and a burst main.
< All on one day?
> The marathon had right of way.
@ 9d 11:35
< “expected” may be earlier than “scheduled”. Is that a mistake?
> No. Early buses exist. They’re worse than late ones, nobody can run that fast backwards.
< That sentence goes in. {👏}
@ 2d 17:17
< Page is done except for one table. Would you read it as somebody who has never seen a bus?
> I’ll try to forget.
`,
  },
  {
    contactId: 'greta-lindqvist',
    lines: `
@ 11d 09:10
< I finished the review of the board. Eleven findings, nine small. The two large ones are colour and the scrolling line.
> Which of the two is worse?
< Colour is worse for more people. The scrolling line is worse for me.
> What does your reader do with it?
< It reads “Villeurbanne, Villeurbanne, Villeurbanne” until I leave the platform. I have come to dislike Villeurbanne.
@ 11d 09:44
> That I can count: how often does a line change while it is being read?
< If you count that, I will cite you in the report.
@ 5d 14:00
> Between 4 and 31 times a minute. Median 12.
< Thank you. Twelve Villeurbannes a minute. It is good to have it in a number.
`,
  },
  {
    contactId: 'samuel-okoro',
    unread: 1,
    lines: `
@ 5d 11:15
< Hi Alex, can I ask a stupid question about joins?
> There are only stupid answers. Go on.
< Why do I get 4,212 rows when the left table has 1,180?
> Because some stops have several shelters on the right. Count the keys on the right that come twice.
< 900 of them!
> There you are. The join did what you said, not what you meant.
< I thought a left join meant “keep the left one”.
> Keep each left one at least once. The “at least” is the small print.
@ 5d 12:40
< I drew it. Is this right? [join-sketch.svg]
> It’s right, and better than the drawing I learnt from. Keep it.
@ 3d 16:20
< About our hour on joins: I have seven questions, and three of them are probably the same one.
> With pleasure, in the small room. Bring all seven. {🙏}
@ 66m
< All three are the same one, I checked! Five left. See you then.
`,
  },
]
