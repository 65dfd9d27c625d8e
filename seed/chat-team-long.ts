// The longest sample chats: a desk neighbour, a product manager, a head of engineering.
import { line27Down } from '#seed/biography.ts'
import type { PlannedChat } from '#seed/planned-chat.ts'

export const longTeamChats: readonly PlannedChat[] = [
  {
    contactId: 'jonas-weber',
    pinned: true,
    unread: 2,
    remind: 180,
    lines: `
@ 43d 09:02
< Are you at your desk? The board in the hall says the 38 comes in minus two minutes.
> I am, and it isn’t my data. Data can be wrong, but never by minus two.
< It counts down past zero. I knew it.
> What does it do at minus ten?
< Let’s find out. Coffee?
@ 43d 10:40
< Minus ten: it says “-10 min”. At minus eleven it goes away. Somebody must have thought about this and stopped thinking.
> Minus ten is when the next feed throws it out. Your board never throws anything out itself.
< My board is a loyal animal.
@ 41d 13:15
> Do you have the list of stops where the board is mounted above a shop window? I suspect they’re read less.
< Facilities has one on paper. I took a picture of it. [shelter-list.svg]
> Is that a coffee ring over Vaise?
< The coffee ring is older than I am at this company.
@ 36d 11:20
< Lunch? There’s the place with the soup, or the place with the queue.
> Soup.
< Soup it is. 12:10, before the auditors get there.
@ 36d 14:05
< I have been thinking about your minus two. If the feed is silent for a minute, should the countdown go on?
> For thirty seconds yes. Then people should see that we don’t know.
< How does one show “we do not know” in seven characters?
> “–” is one character.
< Greta’s reader says “dash”. Imagine standing there and hearing “dash”.
> “No data” then. Seven with the space.
< Sold. {👍}
@ 30d 17:50
> Any plans for tomorrow?
< My boy’s birthday, eleven six-year-olds, one trampoline. If I don’t come back, I loved you all.
@ 28d 09:05
> You’re alive.
< One tooth was lost, and it was loose before. I have glitter in my keyboard.
@ 27d 15:31
< Can you tell me how many departures a stop shows at the most? I reserve memory for 60.
> Part-Dieu, 17:30, 84.
< Of course it is Part-Dieu.
> It’s always Part-Dieu.
@ 24d 11:11
< New type scale is on the board in the hall. Go and look, and don’t tell me it’s smaller. It isn’t smaller.
> It looks smaller.
< It’s four per cent larger with more air around it.
> So it looks smaller and is larger. Like my flat, in reverse.
@ 20d 09:40
< I hear you told Priya.
> Yes. I wanted you to hear it from me, and then Nadia was quicker. I’m sorry.
< Don’t be. I’d do the same, and I’d do it worse. Where to?
> Nowhere yet. A port, perhaps, or a power company.
< Ships are also late, I have read.
> That’s what attracts me.
< Who will tell me that it’s never minus two?
> I’ll leave you a sign.
@ 18d 17:20
< Why is line 27 at ${100 - line27Down}% everywhere in your report?
> Because at Montchat the road is open like a tin. The counting mat is still at the old stop.
< So the old stop counts nobody, correctly.
> It counts pigeons. Seventeen a day.
< Please put the pigeons in a footnote.
> They’re in the footnote. {😄}
@ 17d 10:12
< Clara found the clock: one minute behind in winter time. Since the clocks were put back I have been leaving at the right time and was proud of it.
> Were you really on time?
< One minute late, with a clear conscience.
@ 14d 13:30
> Lucie has three drawings of the board and asks which one I’d read in rain.
< Say the second.
> I did. Why?
< The first one is beautiful and I’d have to build it.
@ 13d 18:25
< Board offline: it now falls back to the timetable after thirty seconds, and says so. Would you come to the tunnel at Perrache with me tomorrow? I need a witness.
> With pleasure. What does one wear to a tunnel?
< Something that says “we are with the buses”.
@ 12d 11:47
> For the record: at 11:31:04 the signal was gone, at 11:31:36 the board said “Timetable, no live data”.
< Two seconds over. I’ll sleep badly.
> A lady asked whether we were inspectors.
< I said yes. It was simpler. {😂}
@ 12d 14:00
< Question about your handover: who gets the hub study?
> Hana gets the data, you get the chart, Samuel gets the questions.
< Poor Samuel.
> He asks better ones than I did. He will be fine.
@ 8d 09:20
< Can one get the delays as words from you? “On time”, “a little late”, “late”, “you have time for a coffee”.
> The last one begins at eight minutes?
< It begins at the length of the queue in front of the machine.
> Then I need the queue as a feed.
< I’d watch that feed.
@ 4d 15:45
< I’m writing the failing test for the cancelled run. Which of the two shall I take?
> Trip 38-2207, 07:55 from Place Carnot. It left the depot at 07:31 and was cancelled at 07:44.
< You know it by heart.
> A lady there has rung Benoît three times about it.
< Then it shall be a test with a name: “the lady at Place Carnot”.
> [feed-cancelled.txt]
< Red. Beautifully red. {👏}
@ 4d 16:46
< Tom says Orpheus looked back.
> Tom is right, I had it the wrong way round. Your board doesn’t look back, and that’s the bug.
< So for once somebody in this story should look back.
@ 3d 08:50
> Bus is late. Naturally. The board at my own stop has said “due” for nine minutes.
< I’m ashamed and I’m laughing.
> I waved at it.
< Did it look back?
> Never. [^2]
@ 2d 13:02
< Soup?
> Case for Sète, I’m eating at my desk. Save me a seat among the auditors.
< They’ve discovered the dumplings. All is lost.
@ 2d 17:35
> The retrospective is moved to two, room Saône.
< The one with the window? Nadia is an angel.
@ 1d 11:25
< How is the case?
> I have a berth chart and a theory. In winter the ships aren’t later, they’re waiting for one another.
< Like us at the soup.
> Exactly like us at the soup. I may use it.
< Use it. No royalties. {👍}
@ 1d 17:44
< I strike the run out and keep its place, so that nothing jumps. Do you agree?
> Yes. A line that disappears makes people run. A line that’s crossed out makes them sigh, and that’s safer.
< “Sighing is safer”. I’ll print that. [board-struck.svg]
@ 95m
> It looks good. The line through it is a little thin for Greta.
< Two pixels more. Done. All green now.
> Even the lady at Place Carnot?
< The lady passes. 🎉
@ 18m
< Soup tomorrow? I have to tell you something about the kiosk, and no, not in writing.
< Also: there’s a sign on my monitor that says “It is never minus two”. Was that you?
`,
  },
  {
    contactId: 'amina-diallo',
    pinned: true,
    unread: 1,
    lines: `
@ 33d 10:10
< Good morning! I’m planning the quarter and I have four questions for you, of which you may refuse one.
> Then I refuse the second already.
< The second is what you would like for lunch.
> I take that one and refuse the third.
< First: which three stops complain most, in numbers, not in letters?
> Place Carnot, Gare de Vaise, Cusset. In letters it would be Vaise, Vaise and Vaise.
< There’s one gentleman in Vaise, I know. He writes well.
@ 33d 11:02
< Fourth: if you could repair one thing this quarter, which?
> The duplicates in Villeurbanne. They make every number a little wrong, and nobody can see it.
< So the thing that nobody sees. That will be hard to sell on a slide.
> Write: “each stop once”. It fits on any slide.
< Done. It’s on the slide. [quarter-plan.csv]
@ 26d 14:45
> For the pilot in the Oberland: they send positions every 90 seconds. Our estimate expects 20.
< Can we work with 90?
> For “about” yes. For “due” no.
< Then they get “about”. Everyone should get “about”, if you ask me.
> That’s how religions begin.
@ 20d 10:15
< Priya told me. I’m sad for me and glad for you, in this order, and tomorrow it will be the other way round.
> Thank you. I’m here for a while yet.
< I intend to use every day of it. Sit down, I have a list.
@ 13d 09:02
< Wording on the board. “4 min”, “about 4 min”, “≈ 4 min”. I asked nine people and have eleven opinions.
> What does the data say: within one minute we’re right in 71% of cases.
< So “4 min” is a lie three times out of ten.
> A small one.
< People forgive a late bus. They don’t forgive a board that was sure.
> That goes in my book.
< You’re writing a book?
> No, but it would go in. {😄}
@ 9d 16:30
< Workshop with the passengers’ council is confirmed. Would you show them the count by Yuki? They love a person who stands in the rain.
> Yuki should show it. She stood in the rain.
< She said you would say that, and that you should do it.
> Then we do it together: she stands, I count.
@ 6d 11:40
< Do we know what share of people arrive at the stop before they look at a phone?
> No. We know who looks at the board. Everyone else is invisible to us.
< How does one count the invisible?
> One asks them. Forty at each of five stops, and I can tell you more than we know today.
< Two students, two afternoons?
> Three afternoons, one of them with rain.
@ 6d 12:05
< You and your rain. Approved. {🌧️}
@ 3d 17:20
> The gap in the Oberland numbers is closed: they had two buses with the same name.
< Which name?
> “Bus”.
< I have nothing to add to that.
@ 1d 10:10
< Lucie gets “about 4 min”, I get peace, and Clara gets an apology. Are you happy?
> I’m happy at 71%.
< That’s the happiest I have ever seen you.
@ 1d 16:55
> The sheet for the operators, with this week against the same week of last year. [ridership-week.csv]
< Beautiful. I see the dip, and I see the footnote with the pigeons. Must they stay?
> They’re data.
< They stay.
@ 37m
< Could you look at page two of the plan when you have five minutes? Only the row about “each stop once”. I changed “should” to “will” and would like company.
`,
  },
  {
    contactId: 'priya-nair',
    lines: `
@ <34d 17:30
> Priya, do you have ten minutes? Nothing is on fire.
< People who say that usually bring matches. The next time that we are both in, 08:45?
> 08:45, thank you.
@ >33d 12:10
< I have thought about our talk. Thank you for telling me before the others did. I mean it.
> I was afraid of it for two weeks.
< I was afraid of it for two years, and now that it is here it is only sad. Take the time that you need for interviews. Put them in the calendar as “berths” and nobody will ask.
> That is more than kind.
< It is self-interest. You come back from a good interview and write better reports.
@ 6d 12:20
< For your letter to Lumen Santé: may I mention the hub study by name?
> Please do. The chart has been public for three months.
< And the week in July?
> If you can do it without the word “heroic”.
< I shall write “calm”. It was the better half of it. {🙏}
@ 6d 18:02
< Signed, on paper, as they want it. It’s on my sill, under the plant.
> Thank you, Priya. I will scan it tomorrow.
< Water the plant while you are there.
@ 5d 09:35
> The letter is scanned and stuck in the printer’s outbox. The plant is well.
< The printer has been leaving us for years, and it never gives notice.
@ 2d 15:00
< For our one-to-one: bring what you would tell your successor and would not write down.
> How long is the slot?
< I have made it ninety minutes.
@ 2d 15:08
> Then I’ll bring sandwiches. {👍}
`,
  },
]
