// Sample notes of a working life: meetings, bus lines, data. Made into rows by notes.ts, which explains the format.

export const workNotes = `
# Ridership report, what goes where | 2d 08:40 | work, bus-lines | pin | color sand
Pull the counts before 10:00, the mats are read at 09:20. Compare with the same week of last year. Line 27 stands alone, with a footnote.
[x] Counts pulled
[x] Holidays moved by a week: adjust
[ ] Explain the dip on line 27 in one sentence
[ ] Send to Omar before noon

# Line 27, Montchat | 5d 17:20 | bus-lines | pic route
The counting mat is at the old stop, 200 m away. It counts 17 pigeons a day and no people. Roadworks for a fortnight yet, they say. Ask again then.

# Handover of the hub study | 16d 18:05 | work | pin | rem >20 09:00 | color fog
What I know and never wrote down, written down after all.
[x] Where the data comes from
[ ] What is known to be wrong
[ ] Who asks for it, and when
[ ] The three people who really know
[ ] The chart: how it is made, why it has no title

# One-to-one with Priya | 2d 15:12 | meetings | rem oneToOne 10:45
[ ] Handover: who gets what
[ ] Samuel could take the questions from the operators
[ ] Five days for the holidays
[ ] Thank her for the letter, properly

# Retrospective, sprint 41 | >11d 14:55 | meetings
Good: we know why the clock is slow. Bad: nobody had noticed for days. Try: one person a week reads a board at a real stop, and writes down what they see.

# Retrospective, sprint 40 | >25d 15:02 | meetings | arch
Good: import is under three hours. Bad: we only look at averages. Try: show the worst ten minutes of each day.

# Cancelled runs, what happens when | 4d 16:10 | work, bus-lines | color coral
Cancelled before the depot: struck out. Cancelled after the depot: stays “due” until midnight. 40 of last month’s missing departures are of this kind. Trip 38-2207 is the one to test with.

# Villeurbanne duplicates | 1d 11:30 | work
112 pairs under ten metres. 96 duplicates, 16 are the two sides of a street.
A side has a direction, a duplicate has both. Exceptions: Cusset and Bel-Air, where the bus turns.

# Passengers’ council | 9d 16:45 | meetings | rem >9 18:00
With Yuki. She stands, I count. Twelve minutes, three charts, and the sentence about 71%.
[ ] Chart one: who looks at the board
[ ] Chart two: who looks further than line three
[ ] Chart three: how often we are right
[ ] Bring an umbrella as a prop

# What “due” means | 13d 09:40 | ideas, bus-lines
To us: less than one minute. To the man at Place Carnot: now. To the driver: the stop after this one.

# Place Carnot, 08:10 to 08:40 | 12d 08:46 | bus-lines
38 late by 4, by 7, on time, cancelled. 49 on time three times. Eleven people gave up and walked. One of them came back for the umbrella.

# Place Carnot, 17:30 to 18:00 | 10d 18:05 | bus-lines
38 on time, and nobody believed it. People look at the board, then up the road, then at the board. The road wins.

# Guillotière, rain | 10d 14:20 | bus-lines
61 looked, 9 below the third line. In rain people stand further back and read less. Yuki has it by the quarter of an hour.

# Perrache, the tunnel | 12d 11:58 | bus-lines
Signal gone 11:31:04. “Timetable, no live data” at 11:31:36. Two seconds over. Lady: “Are you inspectors?” Jonas: “Yes.”

# Gare de Vaise, 07:15 | 25d 07:50 | bus-lines
Seven lines, one shelter. The queue for the 31 stands in front of the board of the 2. Idea: boards face the queue, not the road.

# Cusset, where the bus turns | 1d 12:40 | bus-lines | pic loop
In at the north, round the square, out at the north. The same stop in both directions, and both are true.

# Part-Dieu, departures at 17:30 | 27d 17:44 | bus-lines
84 in an hour. It is always Part-Dieu.

# Night bus N4 | 33d 01:20 | bus-lines
Eleven passengers, one cello. On time at every stop, to the minute. Who designs the night timetable, and may they do the day?

# Line 9540 is now 954 | 11d 08:02 | bus-lines | arch
“The zero was never spoken by anyone.” 19 of the 214 trips that seemed missing.

# C17, the long red light | 24d 09:05 | bus-lines
2 min 40 at Cours Tolstoï, every time. 14% of the whole trip. Nobody owns the light.

# Words for delays | 8d 09:31 | ideas
On time. A little late. Late. You have time for a coffee (from eight minutes, or the length of the queue).

# Questions for Hana about the map | 1h | work
[ ] Why Bron breaks when Cusset works
[ ] Angle of the road: really never?
[x] Borrow the paper map

# Import, timeline of a bad night | 5d 07:10 | work
03:10 first pull fails. 03:40 begun again. 04:58 duplicates. 05:31 first bus. 05:49 done. Eighteen minutes of yesterday.

# Elena’s fix | 4d 07:31 | work | arch
05:12 with the list of pairs. The variable is called alexsList. I am strangely moved.

# On-call with Kwame | 3d 12:10 | meetings
First lightning, then a full disk, then a certificate, then winter time. None of them was the data. Write this at the top of the page.
[ ] Coffee owed: he brings it
[ ] Put the three commands in one place

# Board wording, as good as decided | 1d 10:20 | meetings
“about 4 min”. 71% within one minute. Lucie makes room.

# Oberland pilot | 4d 08:20 | work
Positions every 90 s: “about” yes, “due” no. Two buses named “Bus”. One is now “Bus 2”.

# Western Counties, first sheets | 5d 16:40 | work, bus-lines
The first of forty is in. M., green coat, goes round twice. Counted in once, out once: right on average.
[ ] Are forty stops enough for a pilot?
[ ] What the tea breaks do to the morning peak

# Numbers people ask me for | 15d 11:15 | work | color storm
Boards: 212. Stops: 6,380. Share of trips with live data: 87%. Looks a day at Part-Dieu: about 11,000. An ordinary stop: 300.

# SQL I look up every time | 44d 16:00 | work, learning | color fog
sum(x) over (partition by stop order by at rows between 6 preceding and current row)
The frame. It is always the frame.

# Colours, from Greta | 4d 14:10 | work
Two findings are large. Colour is worse for more people. The scrolling line is worse for her.
Mrs Haddou at Les Arceaux reads the colours because she does not read the letters. Keep the colours, add the words.

# Changes per minute | 5d 14:10 | work
4 to 31, median 12. “Twelve Villeurbannes a minute.”

# Sentences for the report | 3d 17:55 | work, ideas
A board that is sure and wrong is worse than a board that is unsure.
In winter the ships are not later, they wait for one another. (No: that is the other report.)

# Workshop, what to bring | 9d 17:00 | work
[x] Cards in four colours
[x] Pens that write
[ ] The real board, on wheels
[ ] Biscuits, the good ones

# Test day with two testers | 3d 13:25 | meetings | rem >16 08:30
Dog’s name: Tram. Water bowl. Nobody pats the dog at work.
[ ] Route without steps
[ ] Sound of the board at half volume
[ ] Ask before helping

# Minutes, data team | >7d 10:00 | meetings
Samuel asks: why do averages go up when every line goes down? Drew it. The long lines got more trips. Everyone quiet for a moment. Good quarter of an hour.

# Minutes, data team, the week before | >14d 10:05 | meetings | arch
Retention of raw counts: thirteen months, so that a month can be compared with itself.

# Samuel, an hour on joins | 3d 16:40 | work, learning | rem hourForSamuel 13:50
[ ] Keys that come twice
[ ] Left join: at least once
[ ] His drawing is better than mine, use it
[ ] Seven questions, three of them one

# Budget for the count by students | 6d 12:20 | work, money
2 students × 3 afternoons × 4 h × 14.20 € = 340.80 €. One of the afternoons with rain.

# The plant | 11d 18:20 | work | arch
Priya’s, on the sill. A glass every Tuesday. It has outlived two printers.

# Printer | 5d 09:50 | work | color clay
The outbox keeps scans when the address has an accent. Send to plain letters, rename afterwards.

# Phrase to stop using | 21d 09:10 | work
“Significant” when I mean “large”. “Large” when I mean “I was surprised”.

# Kiosk coffee machine | 3d 15:15 | work | arch
At Vaise the fuse on the right is the coffee. Ruth owed the man in the kiosk one, and paid.

# Stops above shop windows | 41d 13:30 | bus-lines
Bellecour bakery, Cordeliers shoes, Saxe optician, Guillotière fruit, Monplaisir flowers. Are they read less? My guess: only the bakery.

# Ideas for the last two months | 18d 19:00 | ideas, work | color mint
[ ] The worst ten minutes of each day, as one picture a week
[ ] Boards that face the queue
[ ] “You have time for a coffee”
[ ] A page that says what we do not know

# Where the buses wait | 36d 12:00 | bus-lines, ideas
Eleven per cent of all running time is standing with open doors. Nobody plans it, everybody needs it.

# Abbreviations in the port’s data | 5d 20:20 | interviews, work
TE: tirant d’eau. PAQ: poste à quai. ETA is English and means hope.

# Glossary for Samuel | 19d 11:00 | learning, work
Headway: time between two buses. Dwell: time at the stop. Layover: time at the end. Bunching: three buses that are friends.

# Questions from operators that come every month | 23d 11:30 | work
[x] Why is last week not the same as last week? (Late mats.)
[x] Can we have it by driver? (No.)
[x] Can we have it by driver if we promise? (No.)
`

export const searchNotes = `
# Port de Sète: the case | 5d 21:10 | interviews | pin | rem caseForSète 11:00 | color mint | pic berths
Winter gap. Everybody has an explanation and no two are the same. It is the sensor: salt. What remains to be explained: ships wait for one another, since two berths share a pilot after dark.
[x] Read the traffic report
[x] Three questions for the team
[x] Rebuild the berth chart
[ ] Estimate the cost of six hours
[ ] Rehearse aloud, ten minutes
[ ] Say that ferries are left out

# Halden Energy, times offered | 1h | interviews | pin | rem 1 16:30 | color coral
10:00, 14:30 or 09:00, on three days. The 14:30 is half an hour before the dentist. So 10:00. Answer Anneke by tomorrow at five.

# The forecast that was wrong for the right reasons | 2d 19:40 | interviews
Strike day. The model said full, everyone stayed at home. I kept the model and added a sentence: “where the service runs as planned”. Rahul likes the sentence more than the model.

# Véro Mobilité, second question | 1d 22:15 | interviews | rem 0 20:00
“Tell us of a price that you changed.” Fare zones of 2024: two zones became one, 3% fewer inspections, 0.4% less income, 11% fewer complaints. Say all three.

# Orsay Logistics | 1d 12:30 | interviews
[ ] Two questions of the form
[ ] Letter, half a page
[x] What “hybrid, three days” means: three there

# Clinique des Monts | 2d 19:00 | interviews, money
Pay is not stated. Ask first, apply after. If they will not say on the phone, that is an answer.

# Salary, said aloud | 6d 20:50 | interviews, money
Eleven times in the kitchen. The cat left at nine. It sounds like the price of bread now.

# Questions that I ask at the end | 12d 21:00 | interviews | color sand
[ ] What did the last person in this place leave unfinished?
[ ] Who reads the reports, and what do they do next?
[ ] When was a number last wrong, and how did you find out?
[ ] What would you want done in the first month?

# Questions that they ask | 11d 21:20 | interviews
A mistake (October 2023, the missing Sundays). A conflict (Liam and “up to”). Why leave ({yearsHere} would be a long time to count the same buses).

# The missing Sundays | 11d 21:45 | interviews
All Sundays of a quarter were empty because the export ended every Saturday night. Nobody saw it in the average. I saw it because a nun wrote to us. Since then each report has a count of days.

# Atelier Nord, after the call | 6d 15:00 | interviews | arch
Friendly. Nothing before spring but invoices. Thank them; small town.

# Nordaval: why I withdrew | 2d 12:40 | interviews | arch
Four days a week in Charleroi, and “we are like a family”. I have one.

# Lumen Santé | 1d 08:40 | interviews | rem -1 17:00
Reference letter is on paper. Scan, send, thank Priya.
[x] Signed
[x] Scanned, out of the printer
[ ] The page itself, by post

# CV: what to change | 6d 10:45 | interviews
[x] “Contributed to” becomes “built”
[x] “Was involved in” goes
[x] Hub study: two lines on the method
[ ] One figure that a reader remembers
[ ] Sofia reads it last

# One figure that a reader remembers | 6d 22:00 | interviews, ideas
“Half of all changes happen at a third of the hubs.” Or the pigeons. No, not the pigeons.

# Two columns, with cake | 1d 19:10 | interviews
If both say yes. Sète: sea, small team, 2 h 10 by train. Halden: large team, home, Rotterdam once a week. Halden pays better, Sète enough. Cake: lemon.

# Train to Sète | 13h | travel, interviews | rem sète-1 18:00
06:34 from Part-Dieu, 8:44 there. Walk along the canal, 14 minutes. Shoes for the quay in the bag, not on the feet.

# What the harbour master would ask | 1d 21:00 | interviews
“And when it blows?” Have the wind days ready. 61 of them in two years.

# Names at Port de Sète | 5d 22:05 | interviews
Inès Roche, hiring lead. Michel Aubrac, harbour master. A team of four, and one of them leaves in spring.

# Names at Halden | 15h | interviews
Rahul Deshpande, forecasting. Somebody from the grid side. Anneke de Vries, sweets under the table.

# Tidewater, Cork | 15d 18:20 | interviews, travel
Three weeks a month from home, one by the water. Answer at the end of the month. The tide waits.

# Okapi: Divya got it | 4d 21:20 | family
“How many trains would you need to prove that trains are late?” One, if it is late enough. All waiting times, from January.

# Elevator version of me | 13d 20:00 | interviews | pic stairs
I find out why people wait, with data that was not made for it, and I write it so that the people who decide read to the end.

# Longer version | 13d 20:15 | interviews
{Years} of buses. Before: parcels. Counting, cleaning, forecasting, and a study that changed where one timetable waits. I like small teams, late data and plain words.

# Strengths, honestly | 14d 22:30 | interviews
Patience with bad data. Plain sentences. People tell me things.

# Weaknesses, honestly | 14d 22:40 | interviews
I polish. I say “it depends” first. I answer mail standing up.

# Portfolio page, three charts | 4d 19:30 | ideas, interviews
[ ] Berths in winter
[ ] Hub study
[ ] Fare zones
[ ] A caption under each that my mother understands

# Workshop: numbers without numbers | 13d 12:10 | learning, interviews | rem <-2 08:15 | done
Explain a chart to somebody without saying a figure. Take the pigeon one after all.

# After the workshop | <2d 12:30 | learning | arch
“More than a third” is a figure. “Most” is a promise. “Like the soup at noon” works.

# Notice and dates | 15d 11:30 | interviews, money
Two months from the end of a month. 14 days of leave, five for the holidays. Earliest start: the first of the month after next, plus one.
`
