// Whom Alex can write to in the sample chats: the cast and the acquaintances, each with a line of their own about themselves.
import type { ChatVoice, StoredChatContact } from '#contract/apps/chat-stored.ts'
import type { Contact } from '#contract/apps/contact-shapes.ts'
import { type Acquaintance, acquaintances } from '#seed/acquaintances.ts'
import { seedContacts } from '#seed/contacts.ts'
import { people } from '#seed/people.ts'
import { createRandom } from '#seed/random.ts'

type Tone = ChatVoice['tone']
type Field = ChatVoice['field']

/** Of the cast: how they write, out of which part of life, and what they say about themselves. */
const cast: Readonly<Record<string, readonly [Tone, Field, string]>> = {
  'ines-roche': ['warm', 'hire', 'Port de Sète. Hires people who ask why.'],
  'jonas-weber': ['playful', 'build', 'Builds the board. Eats the soup.'],
  'amina-diallo': ['warm', 'plan', 'Four questions, of which you may refuse one.'],
  'lucie-bernard': ['playful', 'plan', 'Draws things so that they can be read in rain.'],
  'marek-nowak': ['brief', 'build', 'Asks everyone, then does what he wanted.'],
  'sofia-rossi': ['warm', 'hire', 'Career adviser. Cake is accepted as payment.'],
  'tom-hughes': ['brief', 'build', 'If it can be broken I would like to know first.'],
  'yuki-tanaka': ['warm', 'data', 'Counts by hand, in the rain, gladly.'],
  'omar-haddad': ['brief', 'partner', 'Operations. Awake since five.'],
  'priya-nair': ['warm', 'plan', 'Head of engineering. The door is open, the plant is mine.'],
  'elena-petrova': ['brief', 'build', 'Night imports. Before 09:00 only if it burns.'],
  'kwame-mensah': ['playful', 'build', 'On call more often than off.'],
  'clara-svensson': ['warm', 'build', 'Front end, winter time, second breakfast.'],
  'diego-alvarez': ['playful', 'build', 'At the bus stop, testing.'],
  'hana-kim': ['warm', 'data', 'Paper maps are data too.'],
  'benoit-lefevre': ['formal', 'service', 'Support. Il y a toujours une dame à Place Carnot.'],
  'nadia-benali': ['warm', 'hire', 'People and culture, and the key to the room with the window.'],
  'liam-osullivan': ['playful', 'partner', '“Up to” is my middle name.'],
  'zeynep-yildiz': ['formal', 'service', 'Receipts before the fifth, please.'],
  'mateus-costa': ['warm', 'plan', 'Writes it down so that you need not ask.'],
  'greta-lindqvist': ['formal', 'plan', 'Accessibility. I hear your interface.'],
  'samuel-okoro': ['warm', 'data', 'Apprentice. Seven questions a day, at least.'],
  'anneke-de-vries': ['formal', 'hire', 'Halden Energy. Sweets under the table.'],
}

const voices: Readonly<Record<Acquaintance['circle'], readonly [Tone, Field]>> = {
  recruiter: ['formal', 'hire'],
  authority: ['formal', 'partner'],
  supplier: ['brief', 'partner'],
  family: ['warm', 'family'],
  friend: ['playful', 'friend'],
  'former-colleague': ['playful', 'data'],
  service: ['formal', 'service'],
}

const abouts: Readonly<Record<string, string>> = {
  'bjorn-hakansson': 'Talks to numbers people in four languages.',
  'chiara-de-luca': 'Bicycles, scooters, and the people who count them.',
  'farid-meziane': 'People first, then furniture.',
  'tugba-aksoy': 'Files close on Fridays.',
  'oisin-gallagher': 'Ferries. Will wait for the tide.',
  'maelle-le-goff': 'Un atelier chaque semaine, salle A.',
  'rahul-deshpande': 'Forecasts, and the sentence below them.',
  'katarzyna-wojcik': 'Water is a utility. So is a good question.',
  'etienne-garnier': 'Dessine des lignes, efface des lignes.',
  'siobhan-byrne': 'Forty stops, two students, one clicker.',
  'jurgen-scholz': 'Timetable office, second floor, left.',
  'ingrid-ostby': 'The bus is at the ferry.',
  'noemie-fabre': 'Une ville se lit aussi avec les oreilles.',
  'pau-ferrer-i-soler': 'Dades obertes, finestres també.',
  'margaret-achterberg': 'Contracts. The annex is the interesting part.',
  'dimitrios-papadakis': 'Shade is part of the stop.',
  'folasade-adeyemi': 'Eleven million passengers, four signs.',
  'zofie-dvorakova': 'Kraj Bus. Small villages, large timetables.',
  'aurelien-thevenet': 'Forme des conducteurs, et les remercie.',
  'wei-zhang': 'Displays that face west.',
  'ruth-abelson': 'Usually on a ladder. Please ring twice.',
  'soren-kjaer': 'Every twenty seconds.',
  'camille-n-guyen': 'Radio, portée, patience.',
  'ahmed-el-sayed': 'Key accounts, and a spare key.',
  'beatriz-carvalho': 'Awake so that you are not.',
  'gwenael-kerbrat': 'Le bâtiment et ses humeurs.',
  'nomvula-dlamini': 'Between two words there is a third.',
  'ludo-vermeulen': 'I only ask because I must.',
  'thea-marchetti': 'On imprime encore. Passez sentir l’encre.',
  'rory-mcallister': 'We carry pianos, and we remember each of them.',
  'helen-morgan': 'Retired, officially.',
  'david-morgan': 'Four hives. Perhaps five.',
  'josie-morgan': 'limpets!!',
  'rhys-morgan': 'Measure twice.',
  'delphine-aubert': 'De nuit, souvent.',
  'nana-eirlys-pugh': 'My grand-niece has set this up for me.',
  'chidi-eze': 'Kitchen from five, phone from eleven.',
  'marguerite-vasseur': 'Play it at least twice a week.',
  'tariq-rahman': 'Teaches the mean, prefers the median.',
  'lea-fontaine': 'La voie bleue n’est pas facile.',
  'mikolaj-zielinski': '16 by 10 pixels.',
  'saoirse-kelly': 'Cats, otters, the occasional cow.',
  'hiroshi-yamamoto': 'Headwind both ways.',
  'anais-bouchard': 'La mesure 48 est un silence.',
  'pedro-quintana': 'Allotment 17. The pumpkin is on the door.',
  'ottoline-grey': 'Second-hand, first-rate.',
  'yasmine-cherif': 'Seventeen coughs before lunch.',
  'gareth-llewellyn': 'Severn Parcel. Do not mention Patagonia.',
  'divya-krishnamurthy': 'Waiting times, now those of hospitals.',
  'paolo-ferrante': 'The spreadsheet knows.',
  'ewa-jablonska': 'Charts that one can read from the door.',
  'thomas-okonkwo': 'Backups exist. Restores are an art.',
  'fatoumata-ba': 'A sample is a promise.',
  'lars-mikkelsen': 'Dashboards with fewer numbers.',
  'jiyeon-park': 'Every parcel has a story, most are short.',
  'catherine-roussel': '14 rue de la Charité.',
  'dr-ismael-kabore': 'Cabinet ouvert sur rendez-vous.',
  'vladimir-novotny': 'Everything can be saved.',
  'isabelle-joly': 'Conseillère, sur rendez-vous.',
  'marcus-oyelaran': 'Slowly, then slower, then right.',
}

const BACKGROUNDS = ['#2f5d62', '#b5523b', '#3d4f7c', '#6b4e71', '#4f7a5b', '#a33f52', '#5d86a8']
/** All contacts of the chats. The same every time. */
export function seedChatContacts(): StoredChatContact[] {
  const cards = new Map(seedContacts(0).map((card) => [card.id, card]))
  const fromCast = people.flatMap(({ id, name, title, email, avatar }) => {
    const known = cast[id]
    if (!known) return []
    const [tone, field, about] = known
    const company = email.endsWith('@kestrelway.example') ? 'Kestrelway' : null
    const [job, employer] = title.split(', ')
    const isOutside = company === null
    return [
      contact({
        id,
        name,
        avatar,
        about,
        voice: { tone, field },
        card: cards.get(id),
        email,
        title: isOutside ? (job ?? title) : title,
        company: company ?? employer ?? null,
      }),
    ]
  })
  const fromOutside = acquaintances.map(({ id, name, title, company, email, avatar, circle }) => {
    const [tone, field] = voices[circle]
    return contact({
      id,
      name,
      avatar,
      about: abouts[id] ?? title,
      voice: { tone, field },
      card: cards.get(id),
      email,
      title,
      company: company || null,
    })
  })
  return [...fromCast, ...fromOutside]
}

interface Known {
  readonly id: string
  readonly name: string
  readonly avatar: string | null
  readonly about: string
  readonly voice: ChatVoice
  /** What the contacts say about them. */
  readonly card: Contact | undefined
  readonly email: string
  readonly title: string
  readonly company: string | null
}

function contact({ id, name, avatar, about, voice, card, email, title, company }: Known): StoredChatContact {
  const random = createRandom(hash(id))
  const isPrivate = voice.field === 'family' || voice.field === 'friend'
  return {
    id,
    avatar,
    background: avatar ? null : (BACKGROUNDS[Math.floor(random() * BACKGROUNDS.length)] ?? null),
    name,
    about,
    voice,
    details: {
      emails: [{ email, label: isPrivate ? 'Home' : 'Work' }],
      phoneNumbers:
        card?.phoneNumbers.map(({ country, phoneNumber, label }) => ({ country, phoneNumber, label })) ?? [],
      title: title || null,
      company,
      // Of the birthday the day is shown, which a card may have without its year.
      birthday: card?.birthday?.replace(/^--/, '2000-') ?? null,
      address: card?.address ?? null,
    },
  }
}

const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
