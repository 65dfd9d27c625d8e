// Sample notes of a private life: recipes, home, family, reading, learning. Made into rows by notes.ts, which explains the format.

export const homeNotes = `
# Shopping | 14h | home | pin | color peach
[ ] Lemons, four
[ ] Butter
[x] Oats
[ ] Cat food, the one she eats
[ ] Light bulb, small thread
[ ] Something for Delphine: cheese, both kinds

# Lemon cake for Sofia | 1d 19:20 | recipes | color sand
Four eggs, weigh them with the shell; the same of sugar, butter, flour. Peel of two lemons. 35 min at 170. Juice and sugar over it while it is hot, with holes.
[ ] Bake the evening before

# Pumpkin soup as Pedro’s wife makes it | 6d 16:00 | recipes | pic pumpkin
Roast it first, halves, face down, an hour. Onion slowly. One apple. Water, not stock. Nutmeg at the end, and lemon. The 7.2 kg one made nineteen bowls.

# Mafé, from Chidi | 34d 19:45 | recipes
Peanut butter without sugar, tomato, the heat low. If it looks split it is nearly ready. Okra last. “Do not stir out of boredom.”

# Bread, the lazy one | 52d 12:30 | recipes
500 g flour, 380 water, 10 salt, 1 g yeast. Evening to morning. Fold twice. Hot pot, 30 closed, 15 open.

# Bara brith | 47d 15:10 | recipes, family
Tea overnight on the fruit. No fat at all. Mum’s has marmalade. Hers is better and she will not say how much.

# Soupe au pistou | 88d 12:30 | recipes | arch
Only with beans that are fresh. So: July.

# Dal for a Wednesday | 25d 20:00 | recipes
Red lentils 200, water 900, turmeric. Then in a small pan: ghee, cumin, garlic, chilli until it smells like going home. Pour, listen to it.

# Onion tart | 38d 19:00 | recipes
One kilo of onions for one tart. Forty minutes, lid on, then off. Anchovy: yes, but do not tell Léa.

# Porridge, settled | 60d 08:10 | recipes | arch
1 to 3, salt at the end.

# When Rhys comes | 4d 12:40 | family, home | rem 10 19:00
[ ] Sofa, sheets
[ ] Key under the third pot
[ ] Measure the sill a third time: 118 × 21
[ ] Honey, six jars: make room

# Sunday call | 3d 18:45 | family
Three o’clock mine, two theirs. Ask about the fourth hive, not about the fifth.

# Dad’s bees, the sum | 12d 08:20 | family | color sand
40,000, minus 1,000, plus 1,500 a day: 50,000 in twenty days. He said three weeks. Mum said never.

# Josie’s limpets | 2d 21:40 | family
61, p = 0.011. She wrote "the sample is too small to tell" first, and was right to.

# Presents | 17d 21:00 | family, money | rem 18 10:00 | color blossom
[ ] Mum: the recording of the choir
[ ] Dad: not a hive
[x] Josie: gloves for the pier
[ ] Rhys: the good chisel, ask which
[ ] Delphine: a night without an alarm

# Nana Eirlys, things she said | 63d 20:30 | family | pic teapot
“Never count the spoons before the guests have gone.”
“A late bus is still a bus.”

# Delphine’s nights | 1d 08:20 | family
Nights, all week. No calls before two. Three births, one in the lift: Otis.

# Kitchen window | 16d 10:30 | home
[x] Measure
[x] Measure again
[ ] Slate from Rhys
[ ] Silicone, grey
[x] Tell Mme Roussel

# Boiler | 16d 10:10 | home | rem >-15 07:45 | done
8 to 12. Key with Mme Perrin the evening before.

# Meter readings | 25d 18:00 | home, money
Electricity 48,211. Gas 3,907. Water 412. All read before the tea.

# The cat’s scratch | 14d 09:10 | home | arch
Cream twice a day, five days. “Drunk with importance, nothing worse.”

# Bicycle | 1d 16:50 | home | rem 1 16:00
Vladimír: the wheel has an egg in it. 28 € to save it. Fetch it after four.

# Dentist | 2d 08:55 | home | rem dentist 14:30
At 15:00. Confirmed. Say that the left one minds the cold.

# Allotment before the frost | 16d 17:00 | home | color sage
[x] Beans down
[x] Hose in
[ ] Cover the leeks
[ ] Get the rake back from Pedro

# Garlic | 31d 16:20 | home | color sage
42 cloves, four rows, by the wall. Pointed end up, all but one, as a test.

# Insurance | 48d 19:00 | home, money | arch
Paper is in the green folder. The violin is in it by name, the bicycle is not.

# Money this month | 8d 21:30 | money
Rent 780. Trains are in the budget. Violin bow 65 (late). Choir 20. Slate: he will not take money, so wine.

# Subscriptions to end | 27d 20:10 | money, home
[x] The second music one
[ ] The gym of which I have seen the shower
[ ] The magazine about boats, or is it research now?

# Choir, what to practise | 7d 22:00 | ideas | rem tue 18:15 | pic staff
Bar 48 is a rest. Bar 31: breathe before, not in. Coda: everyone is too fast; be the one who is not.

# Violin | 66d 18:40 | ideas
Twice a week. Marguerite hears through walls.

# Blue route, Bloc Nord | 3d 22:20 | home
Left foot high, then trust it. It looks easy. Forearms: gone.

# Canal, 78 km | 58d 11:00 | travel | arch
Heron at the lock at 06:41. Headwind both ways, because the wind turned with us. Hiroshi does not accept this.

# Sleeper to Vienna | 25d 21:10 | travel, ideas | color dusk
Couchette of four, lower. Pack: earplugs, slippers, a book that lasts.
[ ] Dates that are nobody’s birthday
[ ] Seat or couchette, honestly

# Sète, for the free half day | 12h | travel
Canal, the harbour wall, tielle from the second stall. Up the hill if there is wind.

# Cork, in case | 15d 18:40 | travel
Ferry from Roscoff, 14 h. A train to Roscoff that wants to. The English Market.

# Packing list, two days | 71d 20:00 | travel | color fog
[x] Charger
[x] The other charger
[ ] Book
[ ] Shoes that one can be seen in
[ ] Umbrella, small

# Benches | 29d 18:10 | ideas
A map of the walk from every stop to the nearest bench. Mme Perrin: “eight o’clock, nowhere to sit.”

# Book on queueing, notes | 10d 22:15 | reading
Page 112: people wait gladly if they know how long. In the margin, in ink: “no!”, June 1995. There was a bus strike.

# Books, next | 8d 21:00 | reading
[x] The queueing one
[ ] The one about lighthouses
[ ] Statistics, second half, before the librarian sees me
[ ] Whatever Ottoline holds up when I come in

# Statistics book | 9d 19:00 | reading, learning | rem -2 18:30
Back to the library. 20 cents a day, and the librarian’s eyebrow.

# Quote, for no reason | 35d 23:00 | reading
“The map was folded so often that the river had gone.” Second-hand atlas, pencil, page 9.

# A word I like: layover | 40d 22:10 | ideas, reading
The time at the end of the line that belongs to nobody. Title for something.

# Window functions | 14d 20:30 | learning | color storm
[x] Row number
[x] Rank, dense rank
[x] Lag, lead
[x] Running total
[x] Moving average
[x] First and last value
[ ] Gaps and islands
[ ] Share of the total
[ ] Median by group
[ ] Sessions from events

# Gaps and islands, understood at last | 12d 21:15 | learning
Row number minus the date is constant on an island. That is all. That is everything.

# R, enough to read Yuki | 10d 14:20 | learning
It is mostly arrows. <- is "becomes". %>% is "and then". The rest is punctuation.

# dbt course | 10d 20:00 | learning, money | rem 13 12:00
Six evenings, 240 €. Starts in January, or “when eight have signed”. I am the fifth.

# Business English | 9d 20:10 | learning
“To table” means to put it on the table, or to take it off, by country. Avoid.

# French that I still get wrong | 32d 20:20 | learning
“Éventuellement” is perhaps, not at last. “Actuellement” is now. “Assister” is to be there, and do nothing.

# Talk on queueing for bus stops | 5d 21:50 | learning, bus-lines | arch
The inspection paradox in one picture: you always arrive in the long gap, because it is long. Show to the class of Tariq.

# Averages for the 4e B | 8d 18:00 | learning
3 4 5 5 6 6 6 7 8 10 71. Median 6, mean 11.9. The bus is called Gérald now.

# Present for Amina’s last quarter with me | 12d 19:00 | ideas, work
A frame with “Each stop once”. Lucie would draw it.

# Sign for Jonas | 1d 08:10 | work, ideas | arch
“It is never minus two.” Small, on his monitor, before he comes in.

# Dream | 19d 07:05 | ideas | color dusk
A board that showed where everyone was going, and all of them were coming to us for soup.

# Weather words | 45d 18:30 | ideas | color fog
Drizzle, mizzle, Scotch mist. Here they say crachin, and mean it personally.

# Things to fix on one Saturday | 23d 09:10 | home
[x] Hinge of the blue cupboard
[ ] Tap that counts seconds
[ ] The bell: it rings when Mme Perrin’s is pressed
[ ] Shelf, or fewer books

# The tap | 22d 09:20 | home | arch
One drop every 1.3 s, 2,770 an hour, some 24 l a week. Washer, 12 mm.

# Keys | 90d 12:00 | home | arch
Third pot: street door. Mme Perrin: flat. Jonas: nothing, he loses them.

# Wifi for guests | 75d 17:00 | home
Name: Terminus. The word is on the fridge, behind the heron.

# Birthday in the stairwell | 37d 20:00 | home | arch
Mme Perrin is 80 on the 14th. Everybody brings one chair and one dish. I said cake.

# Gift for the librarian | 54d 18:00 | family, reading | arch
M. Protheroe let me shelve for two summers. Send a card, many years late.

# Film with the trains | 28d 23:10 | ideas
Nobody arrives in it, and it is not sad.

# Names for a cat that is not mine | 49d 22:00 | ideas | pic cat
Tram. Median. Frau Doktor. She answers to “cheese”.

# Sleep | 18d 23:40 | home
Phone in the kitchen. Lamp off at eleven. If the port comes to mind, write it down and leave it in the kitchen too.

# What I want, in one line | 19d 23:05 | interviews, ideas | color blossom
Work that somebody notices when it is missing, near water if possible.

# Voice message of Mum, written down | 9d 20:20 | family
“It is only me. Nothing is the matter. You had a spreadsheet for the rabbits.”

# Numbers of the week | 1d 23:00 | ideas
12 Villeurbannes, 17 pigeons, 61 limpets, 7.2 kg of pumpkin, 0 € for the boiler.

# Winter coat | 15d 18:30 | home, money
Zip: 18 € at the corner, or a new coat, 140. The zip.

# Tielle, first try | 43d 20:00 | recipes
Octopus from frozen is fine. Dough with white wine. Too much filling, leaked, eaten all the same.

# Honey mustard for the six jars | 4d 08:10 | recipes, family
Two of mustard, one of honey, vinegar, patience. One jar each for Jonas, Priya, Mme Perrin.

# Mme Perrin’s lentils | 37d 21:30 | recipes, home
Green ones from Le Puy, a carrot, a clove stuck in an onion. “Salt at the end, and company from the beginning.”

# Stairs, counted | 42d 08:00 | home, ideas
Flat to street: 46. Street to stop: 112 steps. Stop to desk: 19 minutes, or 24, or 71.

# Recording of the choir | 7d 22:20 | family, ideas | rem 11 20:00
[x] Ask Anaïs for the tape of the Fauré
[ ] Cut the coughs
[ ] Send to Mum before Mrs Beynon hears of it

# Kestrels at the office | 51d 12:50 | work | arch
Two young ones on the ledge of the fourth floor. All meetings there moved down. Nadia put up a sign: “Occupied.”

# Bus driver, line 69, overheard | 30d 08:25 | bus-lines, ideas
“I am not early. The timetable is late.”
`
