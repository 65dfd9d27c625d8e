// Sample tasks further down: what the team at Kestrelway has done lately and what waits, by product.
import { sectionOf } from './task-lines.ts'

export const productBacklog = [
  sectionOf(
    'Autumn timetable',
    `
Collect the changes of all forty operators | 92 done:80 @omar-haddad
Ask Cars du Mont for the file instead of the PDF | 90 done:83 @omar-haddad #discuss
Read Cars du Mont’s PDF after all | 82 done:79 @hana-kim #backend | Table borders in three different greys. The parser likes two of them.
Import into the test system | 78 done:74 @elena-petrova #backend
Line 27 runs backwards on Saturdays | 73 done:70 @elena-petrova #bug | Stop sequence sorted as text: 1, 10, 2.
School days for the new canton | 72 done:66 @hana-kim
Compare with last autumn, line by line | 69 done:61 @alex-morgan | | Runs; Stops; First and last bus; Sundays
Tell the operators what vanished | 60 done:58 @omar-haddad
Two stops with one name in Bourgoin | 57 done:55 @hana-kim #bug #backend
Night buses after the last train | 56 done:49 @elena-petrova
Footnotes that people can understand | 54 done:44 @mateus-costa | “Does not run on days when it does not run” is gone.
Large print of the departure sheets | 50 done:43 @lucie-bernard
Check the sheets for Greta’s contrast list | 43 done:40 @greta-lindqvist
Print run of the stop sheets | 39 done:35 @omar-haddad
Announce it in the app a week before | 38 done:36 @diego-alvarez #frontend
Announce it at the stops | 38 done:32 @omar-haddad
Rehearse the switch on an ordinary day | 37 done:31 @kwame-mensah #backend | | Freeze imports; Switch; Read ten stops; Switch back
Switch at three in the morning | 30 done:29 @kwame-mensah !high #backend
Watch the first rush hour | 30 done:29 @kwame-mensah
Support answers for “where is my bus” | 31 done:28 @benoit-lefevre
Fix the four stops that were missed | 28 done:25 @hana-kim #bug
Lessons of this switch, for the next one | 24 due:17@14:00 @elena-petrova #discuss
Throw away the summer import job | 22 due:20@17:00 @elena-petrova !low #backend
Ski buses: start dates still open | 20 due:16@12:00 @omar-haddad #discuss
Ski buses: stops on the map | 19 due:22@17:00 @hana-kim
Draft the calendar of next summer | 12 due:58@12:00 @omar-haddad !low
`,
  ),
  sectionOf(
    'Kiosks, second series',
    `
Which stops have power | 120 done:111 @omar-haddad
Ask the cities about vandalism | 118 done:104 @liam-osullivan #discuss
Quote for sixty displays | 103 done:96 @zeynep-yildiz
Reflective panel or lit one | 101 done:93 @lucie-bernard #discuss | Reflective: reads in the sun, sips power, cannot show video. All three are reasons.
First text at three metres | 92 done:85 @lucie-bernard #frontend
Height of the lower edge for wheelchairs | 91 done:86 @greta-lindqvist
Speak button: record or synthesise | 89 done:77 @greta-lindqvist #discuss
Record the names of the first 400 stops | 76 done:64 @yuki-tanaka | Yuki’s aunt reads them. She used to be on the radio.
Pronunciation of the Savoyard names | 63 done:57 @yuki-tanaka | The final z is silent, everywhere, always.
Screen wakes only when somebody comes | 75 done:67 @diego-alvarez #frontend
Watchdog that restarts a frozen kiosk | 74 done:62 @kwame-mensah #backend
Kiosk shows yesterday after a power cut | 61 done:54 @diego-alvarez #bug #frontend
Kiosk clock drifts without a network | 53 done:46 @diego-alvarez #bug
Six weeks at the stop outside the office | 72 done:27 @tom-hughes | | Rain; Frost; Full sun; Stickers; A Saturday night
Report of the six weeks | 26 done:21 @tom-hughes
Second test stop, somewhere windy | 20 due:19@10:00 @tom-hughes
Spare parts for two years | 18 due:31@12:00 @zeynep-yildiz !low
Tell whom to call, on the kiosk itself | 17 done:13 @benoit-lefevre
French, English and what third language | 16 #discuss @amina-diallo
Remote look at what a kiosk shows | 15 due:27@17:00 @kwame-mensah #backend
Contract for cleaning | 14 !low @omar-haddad
Opening at their first three stops | 11 due:44@10:00 @liam-osullivan
A photograph without any of us in it | 11 due:44@11:00 @lucie-bernard !low
Kiosks count presses, not people | 9 #discuss @alex-morgan
`,
  ),
  sectionOf(
    'Mobile app',
    `
Favourite stops on the first screen | 84 done:71 @diego-alvarez #frontend
Favourites follow to a new phone | 83 done:60 @diego-alvarez #backend
Ask for the location only when it is needed | 70 done:63 @diego-alvarez
App starts with a white screen on old phones | 68 done:65 @diego-alvarez #bug #urgent
Timetables of the region in four megabytes | 62 done:50 @diego-alvarez | Stops as numbers, times as differences. Tom bet against it and owes a cake.
Cake from Tom | 49 done:48 @tom-hughes !low
Departures work in the tunnel | 59 done:51 @diego-alvarez #frontend
Say how old the shown times are | 58 done:52 @lucie-bernard
Alarm one stop before mine | 55 done:41 @diego-alvarez #frontend
Alarm rings although the bus turned off | 40 done:36 @diego-alvarez #bug
Dark scheme follows the phone | 47 done:39 @clara-svensson #frontend
Text at 200 per cent without cutting names | 45 done:37 @greta-lindqvist #frontend
Long names in Arpitan break the row | 36 done:34 @clara-svensson #bug #frontend
Ticket scan is out of scope, say so | 42 done:38 @amina-diallo #discuss
Release 4.7: notes in two languages | 35 done:32 @mateus-costa
Release 4.7: a slow roll-out | 33 done:24 @diego-alvarez | | One per cent; Ten; Half; All
Crash when the system language is Turkish | 23 done:20 @diego-alvarez #bug | The capital i, of course.
Reviews: answer those that ask something | 25 due:15@16:00 @benoit-lefevre
Widget with the next three departures | 21 due:23@17:00 @diego-alvarez #frontend
Share a journey as text | 19 due:28@17:00 @clara-svensson #frontend
Offer the bicycle, too, for the last mile | 18 !low #discuss @amina-diallo
Watch version | 16 !low @diego-alvarez | Asked for by eleven people. Nine of them are us.
Battery: a day with the alarm on | 13 due:21@18:00 @tom-hughes
Accessibility statement of the app | 10 due:35@12:00 @greta-lindqvist
Drop phones older than nine years | 8 #discuss @diego-alvarez | 0.8 % of starts, but whose?
Release 4.10: what goes in | 5 due:16@10:30 @amina-diallo #discuss
`,
  ),
  sectionOf(
    'Service alerts',
    `
Who may publish an alert | 98 done:91 @amina-diallo #discuss
Templates for the twelve usual reasons | 96 done:87 @mateus-costa
An alert without an end is not an alert | 86 done:82 @elena-petrova #backend
Alerts for one direction only | 81 done:72 @elena-petrova #api #backend
Alert shows at every stop of the line | 71 done:69 @clara-svensson #bug #frontend
Merge alerts that say the same | 68 done:59 @elena-petrova #backend
Plain words: “does not stop at”, never “is not served” | 67 done:64 @mateus-costa
French and English side by side for editors | 65 done:56 @jonas-weber #frontend
Preview on the three devices | 63 done:53 @jonas-weber #frontend
Works on the tram bridge, six weeks of them | 52 done:47 @omar-haddad
Detours on the map | 51 done:42 @hana-kim #frontend
Detour that runs through the river | 41 done:40 @hana-kim #bug | The bridge was missing, the bus was not.
Push only to those who take that line | 46 done:35 @diego-alvarez #backend
Nobody is woken before six | 34 done:33 @diego-alvarez #bug #urgent | 214 people were. Benoît wrote to each of them.
Say sorry to the 214 | 33 done:31 @benoit-lefevre
Alerts as an open feed | 32 done:23 @elena-petrova #api
Document the feed with three real alerts | 22 due:18@15:00 @mateus-costa #api
Strike on a Thursday: what the board shows | 27 done:22 @amina-diallo #discuss
Statistics: how long from the event to the text | 21 due:30@12:00 @alex-morgan
Voice for the kiosks | 15 due:38@17:00 @greta-lindqvist
Alert that was taken back, shown as such | 14 due:26@17:00 @jonas-weber #frontend
Train two editors at Cars du Mont | 12 due:23@09:30 @mateus-costa
Let an editor draft on the phone | 9 !low @jonas-weber
Retire the mailing list of the depot | 8 !low @omar-haddad
`,
  ),
]
