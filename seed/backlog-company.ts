// Sample tasks further down: data, operations and the people of Kestrelway.
import { sectionOf } from './task-lines.ts'

export const companyBacklog = [
  sectionOf(
    'Data quality',
    `
One number for a stop, everywhere | 130 done:112 @hana-kim #backend
Table of the four ways to write “Église” | 128 done:126 @hana-kim !low
Duplicate stops: rule one, distance | 110 done:99 @hana-kim #backend
Duplicate stops: rule two, the same pole | 98 done:92 @hana-kim
Stops in the lake | 97 done:95 @hana-kim #bug | Seven. Latitude and longitude had changed places.
Stops in the wrong canton | 94 done:89 @hana-kim
Runs that overtake themselves | 88 done:79 @elena-petrova #bug #backend
Runs with a speed over 110 km/h | 72 done:66 @samuel-okoro | | List them; Sort by operator; Ask; Correct
Arrivals before departures | 72 done:68 @hana-kim #bug
Daylight saving: the hour that exists twice | 66 done:55 @elena-petrova #bug #backend
Counts from the doors against counts from the tickets | 64 done:51 @alex-morgan
Explain the gap of eight per cent | 50 done:45 @alex-morgan #discuss | Season tickets do not touch the reader. The doors do not know children.
Missing positions by depot | 48 done:43 @samuel-okoro
Depot at Vienne has no signal in the hall | 42 done:38 @kwame-mensah
Ten rules that run every night | 44 done:30 @hana-kim #backend | | Stops; Runs; Times; Fares; Positions
A page where the operators see their own faults | 36 done:19 @jonas-weber #frontend
Explain each rule in one sentence | 29 done:18 @mateus-costa
Mail to the operator only when something is new | 20 done:14 @hana-kim #backend
Teach Samuel to read an execution plan | 19 done:12 @hana-kim
Reference data of the cities, yearly | 17 due:47@12:00 @samuel-okoro !low
Fares: two sources, two truths | 16 due:25@14:00 @alex-morgan #discuss
Keep raw positions for how long | 15 due:28@11:00 @priya-nair #discuss
Delete raw positions after that | 15 due:42@17:00 @kwame-mensah #backend
Weather beside every delay | 13 due:37@17:00 @samuel-okoro | Ask Aster for the archive first.
Ghost runs on line 9 | 11 done:8 @elena-petrova #bug
The same ghost on line 90 | 8 due:15@17:00 @elena-petrova #bug
Write down who owns which table | 10 due:22@15:00 @hana-kim #discuss
Compare our delays with those that people feel | 6 !low @yuki-tanaka | Diaries of twenty passengers, two weeks.
`,
  ),
  sectionOf(
    'Accessibility',
    `
List what fails, with the worst first | 115 done:106 @greta-lindqvist
Focus is visible on every control | 105 done:94 @clara-svensson #frontend
Board without colour alone | 93 done:81 @clara-svensson #frontend
Headings that make an outline | 90 done:84 @jonas-weber #frontend
Map: the same as a list | 83 done:69 @clara-svensson #frontend | The list turned out to be what most people use.
Names of buttons that are only icons | 80 done:75 @jonas-weber #frontend
Session with the association of the blind | 74 done:67 @greta-lindqvist #discuss | | Three phones; Two kiosks; One guide dog
What we heard in the session | 66 done:62 @greta-lindqvist
Announce a changed platform at once, politely | 61 done:48 @clara-svensson #frontend
Reduced motion stops the ticker | 47 done:45 @clara-svensson #frontend
Contrast of the amber on white | 46 done:44 @lucie-bernard | 2.9. Now 4.8.
Touch targets of 44 pixels | 41 done:32 @clara-svensson #frontend
Sign language clip for the help page | 39 due:32@12:00 @greta-lindqvist
Easy language for the ten help pages read most | 37 due:24@16:00 @mateus-costa
Subtitles for the two films | 31 done:17 @mateus-costa
Timetables as tables, also in the PDF | 28 due:20@17:00 @hana-kim
Kiosk speaks the platform first | 24 done:16 @diego-alvarez
Check with zoom at 400 per cent | 18 due:19@17:00 @tom-hughes
Audit by somebody who is not us | 14 due:51@09:00 @greta-lindqvist #discuss
Budget for the audit | 14 done:9 @zeynep-yildiz
Tell the operators what step-free means | 9 due:27@10:00 @omar-haddad
Colour names for the line badges | 7 !low @lucie-bernard
`,
  ),
  sectionOf(
    'Operators',
    `
Contacts of every depot in one place | 77 done:65 @omar-haddad
Quarterly call with Cars du Mont | 54 done:50 @omar-haddad #discuss
Quarterly call with Transports Berthier | 54 done:48 @omar-haddad #discuss
Quarterly call with Rhône Express Bus | 54 done:46 @omar-haddad #discuss
Offer for the forty-first operator | 60 done:41 @liam-osullivan !high
Answers to their twenty-six questions | 52 done:43 @liam-osullivan | Number 17 again in other words: whose data is it?
Whose data is it, in one page | 49 done:42 @priya-nair #discuss
Trial with six buses | 40 done:20 @omar-haddad | | Trackers; Drivers; Depot; A fortnight
What the drivers said about the tablet | 26 done:19 @yuki-tanaka
Brighter at noon, darker at night | 19 done:11 @diego-alvarez #frontend
Sign the forty-first operator | 18 due:16@15:00 @liam-osullivan !high
Plan for their stops | 17 due:29@12:00 @hana-kim
Invoice model: by bus or by kilometre | 21 due:20@11:00 @zeynep-yildiz #discuss
Renewal of Transports Berthier | 15 due:45@12:00 @liam-osullivan
Ridership report in their colours | 13 !low @alex-morgan
Visit the depot at dawn | 12 done:5 @alex-morgan | 04:40. Coffee out of a thermos as big as a fire extinguisher.
Thank the night dispatcher | 5 done:3 @alex-morgan !low
Map of where drivers lose the signal | 11 due:34@17:00 @kwame-mensah
Holiday plan for the support line | 10 due:17@12:00 @benoit-lefevre
One glossary for both sides | 7 !low @mateus-costa
`,
  ),
  sectionOf(
    'On call',
    `
Feed of Berthier silent for an hour | 70 done:70 @kwame-mensah #backend #urgent
Alarm when a feed is silent for five minutes | 69 done:62 @kwame-mensah #backend
Alarm is silent, too, when everything is | 58 done:56 @kwame-mensah #bug
Disk full on the import machine | 55 done:55 @kwame-mensah #urgent
Keep three weeks of imports, not three years | 54 done:53 @elena-petrova #backend
Certificate of the kiosk gateway | 48 done:47 @kwame-mensah #urgent | Renewed with four hours to spare. Never again.
Certificates renew themselves | 46 done:39 @kwame-mensah #backend
Slow departures on the first school day | 44 done:42 @marek-nowak #backend | | Measure; Index; Measure again
Load test with a school day | 41 done:29 @tom-hughes #backend
Two people can do each thing | 37 done:22 @priya-nair #discuss
Runbook: a feed is silent | 36 done:31 @kwame-mensah
Runbook: an import is wrong | 35 done:27 @elena-petrova
Runbook: roll back the board | 34 due:18@17:00 @jonas-weber
Practise the roll-back on a real working day | 25 due:30@10:00 @jonas-weber
Pager that Kwame can sleep beside | 23 done:15 @kwame-mensah !low
Five minutes without departures | 9 done:7 @marek-nowak #bug #backend
Write-up of the five minutes, without blame | 7 done:4 @marek-nowak #discuss
Rota until spring | 6 due:16@16:00 @kwame-mensah
`,
  ),
  sectionOf(
    'Documentation',
    `
First page: what this is, for whom | 87 done:78 @mateus-costa
Ten minutes to the first departure | 77 done:70 @mateus-costa #api
Errors, each with what to do | 69 done:58 @mateus-costa #api
Examples that really run | 57 done:49 @samuel-okoro #api
Examples run every night | 48 done:40 @tom-hughes #api
Words: stop, pole, platform, quay | 47 done:44 @mateus-costa #discuss
History of changes, by date | 39 done:34 @mateus-costa
Old addresses lead to the new ones | 33 done:28 @jonas-weber #frontend
Search within the pages | 27 due:21@17:00 @jonas-weber #frontend
Drawings of a journey with a transfer | 22 due:26@17:00 @lucie-bernard
French version of the first five pages | 20 due:33@17:00 @mateus-costa
Ask three readers what they skipped | 16 due:19@14:00 @yuki-tanaka #discuss
Limits and keys, told before they bite | 14 done:10 @mateus-costa #api
Page for people who only want a spreadsheet | 11 !low @alex-morgan
Licence of the data in words | 9 due:24@12:00 @priya-nair
Print it once and read it on the train | 6 !low @mateus-costa
`,
  ),
  sectionOf(
    'People and office',
    `
Plants for the south side | 68 done:60 @nadia-benali !low
Two quiet rooms instead of one loud one | 63 done:52 @nadia-benali #discuss
Bicycle racks under the roof | 56 done:36 @nadia-benali
First day of Samuel | 73 done:73 @nadia-benali | | Laptop; Keys; Lunch; Somebody to ask
Two-month talk with Samuel | 19 done:13 @hana-kim #discuss
Travel rules in one page | 43 done:37 @zeynep-yildiz
Train before plane, and how to book it | 36 done:35 @zeynep-yildiz
Coffee that is not an argument | 32 done:24 @omar-haddad !low
Interviews for the second designer | 30 due:17@13:00 @lucie-bernard
Course budget: who wants what | 28 due:22@12:00 @nadia-benali
First-aid course, second group | 25 due:39@09:00 @nadia-benali
Winter meal: a date that suits Kwame’s rota | 18 due:23@12:00 @nadia-benali
Winter meal: a place with something for Greta | 18 due:25@12:00 @nadia-benali !low
Chairs for the back room | 13 !low @zeynep-yildiz
Lift: write to the owner a third time | 10 done:6 @zeynep-yildiz
Swap of books in the kitchen | 8 !low @yuki-tanaka
`,
  ),
]
