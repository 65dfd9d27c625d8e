// Sample tasks further down: what the job search has left behind, and what may still come of it.
import { firstCallDays } from './career/sent-days.ts'
import { sectionOf } from './task-lines.ts'

export const jobSearchBacklog = [
  sectionOf(
    'Interviews so far',
    `
Phone call with Inès Roche | 29 done:${firstCallDays - 1} @alex-morgan #discuss | Twenty minutes, as announced. She asked twice how I explain a chart to somebody who does not want one.
Case study for Queue Theory | 78 done:75 @alex-morgan !high | Two hours, as promised, not a minute more. | Read the brief twice; Clean the parking data; One chart, one sentence each; Send before midnight
Write down what they asked at Queue Theory | 66 done:65 @alex-morgan | Mostly about deadlines. Once about failure. The answer about the fare zones was too long.
Call with Yannick about Brume Télécom | 52 done:47 @alex-morgan #discuss
Send Brume Télécom the two charts they asked for | 47 done:46 @alex-morgan
Thank Yannick for the introduction to Brume Télécom | 51 done:45
Ask Brume Télécom when they decide | 38 done:30 #discuss | Answer: “when the winter faults are in”. Fair enough.
Speed interviews at the transport fair | 76 done:71 @alex-morgan | Eleven tables in two hours. Three were worth the queue.
Sort the cards from the transport fair | 60 done:58 !low
Follow up with the three from the fair | 59 done:56 @alex-morgan | | Port de Sète; Halden Energy; Lignes du Jura
Lignes du Jura: read the annual report | 57 done:54 @alex-morgan
Lignes du Jura: do not apply, too far without a car | 53 done:52
Practise the “tell me about yourself” with Sofia Rossi | 49 done:44 @alex-morgan #discuss | Ninety seconds. End on the port, not on the childhood.
Record myself answering five questions | 45 done:43 !low
Buy a lamp for video calls | 48 done:42 !low
Find a quiet room for calls at noon | 46 done:40 | The library has booths by the hour, the second floor is the quiet one.
Halden Energy: first call with Anneke de Vries | 9 done:6 @alex-morgan #discuss
Halden Energy: send salary expectations as a range | 6 done:5 @alex-morgan
Halden Energy: look up who would be on the panel | 5 done:3 @alex-morgan
Port de Sète: sign the confidentiality agreement | 14 done:12 @alex-morgan #urgent
Write three questions that I would really like answered | 12 done:9 @alex-morgan
Keep a log of how each conversation felt | 63 @alex-morgan !low | One line each. It helps more than the spreadsheet does.
`,
  ),
  sectionOf(
    'Companies to look at',
    `
Compagnie du Léman: ferries and data | 31 @alex-morgan
Réseau Isère Mobilités | 30 @alex-morgan | They publish their occupancy every night. Somebody there cares.
Fromagerie Tournier, planning | 29 !low | Not transport, but they forecast milk by the hour.
Cartes & Cie, map updates | 28 @alex-morgan
Trois Vallées Ski Lifts: queues | 28 !low | Seasonal, and the season is the whole problem.
Météo des Cimes, avalanche data | 26 @alex-morgan #discuss | Ask Hana, she worked with them on the frost warnings.
Grand Delta Habitat | 25 !low
Mutuelle des Artisans: claims team | 25 !low
Cité du Design, visitor research | 24
Velomagg, bicycle counts | 23 @alex-morgan | Samuel’s cousin works there.
Rhône Fluvial, lock times | 22 @alex-morgan
Paper mill at Voiron: energy desk | 21 !low
Institut Carnot Mobilité, two-year post | 20 @alex-morgan #discuss | Pays less. Publishes everything.
Sahel Relief, supply data | 19 #discuss | Remote, with two missions a year. Talk it through with Delphine first.
Banque des Territoires, transport funding | 18 @alex-morgan
Airport of Saint-Exupéry: ground handling | 16 @alex-morgan
Nordlicht Bahn, Munich | 15 !low #discuss | German needed, says the advert, “at least for the canteen”.
Opéra de Lyon: ticketing analyst | 13 !low | Because of the rehearsals.
Chambre d’Agriculture, water data | 11
Sandoval & Fils, freight auctions | 10 !low
Ask Priya whom she would call | 8 @alex-morgan #discuss
Make one list of all this with a reason in each line | 6 due:18@18:00 @alex-morgan | | Reason to go; Reason to stay away; Who knows somebody
`,
  ),
  sectionOf(
    'Portfolio',
    `
Choose a plain address for the page | 44 done:37 @alex-morgan
Hub study: the map with the missing hour | 32 due:24@18:00 @alex-morgan | | Walk times from the survey; The hour after ten in the evening; A legend that needs no legend
Hub study: one page for people without time | 30 done:20 @alex-morgan
Fare zones: before and after on one sheet | 27 due:33@18:00 @alex-morgan
Fare zones: the price that we got wrong, told honestly | 26 @alex-morgan #discuss
A notebook that runs from top to bottom | 24 done:18 @alex-morgan | It did not, at first: cell 14 needed cell 31.
Remove names of colleagues from the screenshots | 23 done:19
Choose type and two colours, then stop | 22 done:16 !low
Alternative text for every chart | 19 due:26@18:00 @alex-morgan | Greta’s rule: say what it shows, then what it means.
Ask Greta to read the page with a screen reader | 17 due:36@11:00 @greta-lindqvist #discuss
A page that prints on one sheet of paper | 15 !low
Test the page on Mum’s phone | 14 done:10 | She found the one dead link.
Short biography, third person | 12 @alex-morgan !low
Short biography, first person | 12 done:11 @alex-morgan
Licence for the code, sources for the data | 9 due:29@18:00 @alex-morgan
Count visits without counting people | 7 !low #discuss
Berths in winter: ask whether the data may be shown | 5 done:3 #discuss | Yes, by month, not by ship.
Berths in winter: redraw without the second axis | 4 done:2 @alex-morgan | Nobody ever read the second axis right, me included.
`,
  ),
  sectionOf(
    'Hub study',
    `
Agree on what a transfer is | 210 done:199 @alex-morgan #discuss | Less than 300 metres and less than twelve minutes, kiosks do not count.
Get the ticket counts out of the old system | 205 done:188 @elena-petrova #backend
Ask the operators for the actual arrivals | 203 done:181 @omar-haddad | Thirty-nine of forty sent them. The last sent a photograph of a sheet.
Type in the sheet of the last operator | 180 done:176 @alex-morgan !low
Find out why Sundays have no Perrache | 175 done:171 @alex-morgan #bug | The stop had been renamed on a Sunday.
Walk one hub with a stopwatch | 170 done:168 @alex-morgan | Nine minutes with luggage. The plan says four. | South hall to platform A; The lift when it works; The lift when it does not
Interview twelve people who missed the 22:10 | 166 done:158 @yuki-tanaka #discuss
Draw the first map, badly | 160 done:159 @alex-morgan
Second map, with the times that matter | 155 done:149 @alex-morgan
Check the counts against the turnstiles | 150 done:144 @hana-kim
Write up the method in two pages | 146 done:139 @alex-morgan
Have Yuki try to break the method | 140 done:134 @yuki-tanaka #discuss | She did: the school holidays again.
Do it again without the school holidays | 133 done:126 @alex-morgan
Draft for Priya | 125 done:121 @alex-morgan
Draft for the operators, without the word “failure” | 120 done:113 @alex-morgan #discuss
Present it in the big room | 112 done:109 @alex-morgan !high | Forty people. Omar asked the good question.
Answer the five questions that stayed open | 108 done:97 @alex-morgan | | Mondays; The lift; Children’s tickets; What it would cost; Who decides
Hand the tables to Hana for the warehouse | 95 done:90 @hana-kim #backend
Second measurement | 88 due:100@09:00 @alex-morgan | The 22:10 waits for the train now. See whether anybody noticed.
Archive the raw sheets | 86 done:84 !low
`,
  ),
]
