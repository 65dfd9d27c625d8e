// Sample tasks at the end: what one person reads, has at home, and did earlier this year.
import { sectionOf } from './task-lines.ts'

export const lifeBacklog = [
  sectionOf(
    'Reading',
    `
The chapter on waiting, twice | 64 done:50 | “People do not mind waiting. They mind not knowing.”
Sofia’s book on negotiating | 45 done:29
Paper on bunching of buses | 40 done:36 @alex-morgan
A short history of the timetable | 38 !low
Port statistics for beginners | 33 done:25 @alex-morgan
The novel that Delphine left on the table | 30 done:21 !low
Essay on maps that lie politely | 26 !low
Survey methods, chapters four to six | 24 @alex-morgan | | Four; Five; Six
Annual report of Port de Sète | 17 done:11 @alex-morgan
Halden’s piece on night tariffs | 12 done:8 @alex-morgan
A grammar of business letters | 11 !low
Two blog posts on gaps and islands | 9 done:5 @alex-morgan
Interview with the woman who drew the tram map | 7 !low
Something without numbers | 4 !low
`,
  ),
  sectionOf(
    'Flat and errands',
    `
New filter for the extractor | 58 done:49 !low
Bleed the radiators | 42 done:38
Ask the caretaker about the bicycle cellar | 40 done:34
Winter tyres for the bicycle | 35 done:23
Passport: photographs and appointment | 34 done:18 | | Photographs; Appointment; Stamp
Passport: fetch it | 18 due:17@16:30
Library fines | 31 done:30 !low
Eyes: have them tested | 27 due:21@10:15
Hang the picture of the harbour | 25 !low
Sort the box of cables | 23 !low
Insurance: compare three | 22 due:28@18:00
Present for Léa’s new wall | 15 due:19@18:00
Seeds for the balcony, early this time | 14 due:60@12:00 !low
Give back Tariq’s drill | 13 done:6
Descale the kettle | 9 done:7 !low
Cancel the second streaming service | 8 done:2 !low
Train tickets for the holidays | 6 due:16@18:00
Stew for six | 5 done:2 | | Shin; Carrots; The big pot from Chidi
`,
  ),
  sectionOf(
    'Earlier',
    `
Fare table: last check of the new prices | 320 done:311 @alex-morgan
Fare table: explain it to the drivers | 312 done:304 @omar-haddad #discuss
Spring ridership, all operators | 300 done:288 @alex-morgan
Counting day: forty volunteers, one lost clipboard | 290 done:289 @alex-morgan | It was under the seat of the 11.
Type in the counting sheets | 288 done:280 @yuki-tanaka
New server for the warehouse | 285 done:266 @kwame-mensah #backend
Move the reports to the new server | 265 done:258 @kwame-mensah #backend
Move them again, properly | 257 done:252 @kwame-mensah #bug #backend
Talk at the regional data day | 260 done:248 @alex-morgan | | Title; Twelve slides; Nine slides; Rehearse
Read the kind mail after the talk again | 247 done:240 !low
Storm week: which buses stood still | 238 done:231 @alex-morgan
Summer timetable on the boards | 236 done:229 @elena-petrova
Festival buses, sixteen extra lines | 228 done:220 @omar-haddad
Festival: where were they really | 219 done:212 @alex-morgan
Half a year of delays on one poster | 216 done:207 @alex-morgan
Hang the poster where the lift is | 206 done:206 !low
Talk with Priya about what comes next | 200 done:198 @priya-nair #discuss
Decide to look around | 196 done:190 | Not away from something. Towards something.
Ask Sofia Rossi for a first hour | 189 done:185
Start this list anew | 184 done:184
`,
  ),
]
