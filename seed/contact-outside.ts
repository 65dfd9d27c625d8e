// How Alex met those outside who have a part of their own in mails and chats, and what Alex has noted of them, where contact-details.ts does not say it.

const text = `
bjorn-hakansson | Heard my talk on queues at the regional data day.
chiara-de-luca | Job fair at the Halle Tony-Garnier. | Wants one chart, on paper, for people who do not love numbers.
farid-meziane | Sofia Rossi passed my CV on. | Said no himself, and kindly. Would ring me first if a second post opens.
tugba-aksoy | Answered my first question about Lumen Santé within the hour. | Keeps the file. Only the signed page of the reference is missing.
oisin-gallagher | The interview at Tidewater, behind the red door. | Waits for a word about Cork at the end of the month.
maelle-le-goff | The first face at Cap Carrières. | Keeps Sofia’s diary, and the list of workshops.
rahul-deshpande | Through Anneke: he read my answers on a train.
katarzyna-wojcik | The interview at Brightwell Water: second of thirty-four. | Keeps my file until the summer.
etienne-garnier | Introduced by Liam at the user day.
siobhan-byrne | Introduced by Liam at the user day.
jurgen-scholz | Kick-off workshop for the arrivals boards, in their depot. | Knows the stop names by heart, including the ones that were renamed in 1994.
ingrid-ostby | Passenger information days in Utrecht, the workshop on wording. | Wants the delay figures as medians. Averages start an argument.
noemie-fabre | Sat next to me in the night bus on the ride-along. | Writes the accessibility report of Montpellier.
pau-ferrer-i-soler | Introduced by Liam at the user day. | Opens the stop data, with his own name as the address.
margaret-achterberg | Came to our office when the feed broke for two days. | Very patient with the duplicate stops. Owes us nothing; we owe a cake.
dimitrios-papadakis | Asked at the user day why our boards were an hour ahead. | Their feed is in local time. It is always the winter-time bug.
folasade-adeyemi | Read the hub study on a flight to Accra, and wrote to me.
zofie-dvorakova | Shared an umbrella with me at the user day. | Only reachable on the mobile during school holidays.
aurelien-thevenet | A morning at the back of his bus, with a notebook. | Prefers a call before nine, while the buses are out.
wei-zhang | Omar’s contact from before Kestrelway. | Invoices go to Zeynep, not to me.
ruth-abelson | On a ladder at Gare de Vaise, in the rain. | Answers within the hour, on Sundays too. Do not take advantage.
soren-kjaer | Found the fault in the boxes with us, over three evenings.
camille-n-guyen | Their stand at the transport fair had the good coffee. | Omar rings her about the radio line.
ahmed-el-sayed | Omar’s contact from before Kestrelway. | Contract runs out in spring; Liam has the dates.
beatriz-carvalho | A call at two in the morning, to say that all was well. | Announces maintenance, and ends it early.
gwenael-kerbrat | Showed us Kestrel House, from the cellar up.
nomvula-dlamini | Translated the first boards, and asked what each word was for. | Has three words for “about”.
ludo-vermeulen | Two days of questions about our counts. The answers were in the footnotes.
thea-marchetti | Printed the stop sheets in one night.
rory-mcallister | Measured the lift of Kestrel House, with his daughters.
tariq-rahman | Language exchange, the winter I came to Lyon.
mikolaj-zielinski | Neighbour of my sister in Galway. | Vegetarian except on holidays by the sea.
saoirse-kelly | School, then not for twelve years, then by chance at Part-Dieu. | Lends the van if the tank comes back full.
hiroshi-yamamoto | Cycling to Geneva; we fixed the same puncture twice.
anais-bouchard | Through Chidi, at the opening of the restaurant.
pedro-quintana | The allotment next to mine.
ottoline-grey | Her shop, on a wet afternoon: I only wanted shelter. | Puts aside what I have not asked for yet.
yasmine-cherif | Through Chidi, at the opening of the restaurant. | Two children, Basile and Inaya. Inaya is the loud one.
gareth-llewellyn | He interviewed me at Severn Parcel, and spoke of chairs.
divya-krishnamurthy | Shared a desk at Severn Parcel for a spring.
paolo-ferrante | Night shift of the parcel hub, the week of the snow.
ewa-jablonska | Taught me pivot tables, and then why not to use them. | Still has my copy of the statistics book.
thomas-okonkwo | Same intake of trainees. | Sends a postcard from every railway museum.
fatoumata-ba | Three years at the next desk in Valence. | Left in the same month as I did. We never wrote the handbook.
lars-mikkelsen | Redrew our dashboard at Severn Parcel in one evening. | Knows everyone in parcels between Cardiff and Rotterdam.
jiyeon-park | The one to ask at Severn Parcel; a dashboard still says so. | Would be a reference. Ask first.
catherine-roussel | The only one who answered in August.
dr-ismael-kabore | Their card was on the notice board at work.
vladimir-novotny | Recommended by Delphine.
isabelle-joly | Opened my account when I came to Lyon. | The coffee is free, the advice also.
marcus-oyelaran | Played for the choir one evening, and left me a card. | Bars 9 to 16, slowly enough to be bored.
`

/** By id. */
export const outsideTexts: ReadonlyMap<string, { readonly met: string; readonly notes: string | null }> = new Map(
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', met = '', notes = null] = line.split(' | ')
      return [id, { met, notes }] as const
    }),
)
