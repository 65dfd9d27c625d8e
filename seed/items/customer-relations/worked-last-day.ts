/** Customer relations, worked: until when a purchase online can be withdrawn from. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const SHOPS = ['Halden Outdoor', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Casa Mirto'] as const

const dayOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month, day))
  const name = MONTHS[date.getUTCMonth()] ?? both('', '')
  const number = date.getUTCDate()
  return {
    isWorkday: date.getUTCDay() >= 1 && date.getUTCDay() <= 5,
    text: both(`${number} ${name.en}`, `${number === 1 ? '1er' : number} ${name.fr}`),
  }
}

/** Three days on which something came, each with the fourteenth after it; some days before the first, and long before it. */
interface Days {
  readonly today: ItemText
  readonly came: readonly [ItemText, ItemText, ItemText]
  readonly ends: readonly [ItemText, ItemText, ItemText]
  readonly ordered: ItemText
  readonly monthsAgo: ItemText
  readonly tooLongAgo: ItemText
}

function daysFrom(year: number, month: number, day: number, gaps: readonly [number, number]) {
  const places = [day, day + gaps[0], day + gaps[0] + gaps[1]] as const
  const [came, ends] = [0, 14].map((later) => places.map((place) => dayOf(year, month, place + later)))
  const today = dayOf(year, month, places[2] + 1)
  const [first, second, third] = came ?? []
  const [end1, end2, end3] = ends ?? []
  if (!(first && second && third && end1 && end2 && end3)) return []
  // A period that ended at a weekend would end later.
  if (![first, second, third, today].every(({ isWorkday }) => isWorkday)) return []
  const days: Days = {
    // With its year, which shows that no last day is at a weekend.
    today: both(`${today.text.en} ${year}`, `${today.text.fr} ${year}`),
    came: [first.text, second.text, third.text],
    ends: [end1.text, end2.text, end3.text],
    ordered: dayOf(year, month, day - 3).text,
    monthsAgo: dayOf(year, month - 4, day).text,
    tooLongAgo: dayOf(year, month, places[2] + 1 - 17).text,
  }
  return [days]
}

const DAYS: readonly Days[] = [2025, 2026, 2027, 2028].flatMap((year) =>
  [5, 8, 9].flatMap((month) =>
    [6, 7, 8, 9, 10, 11, 12, 13, 14].flatMap((day) =>
      (
        [
          [2, 3],
          [3, 2],
          [1, 3],
          [3, 3],
          [2, 2],
        ] as const
      ).flatMap((gaps) => daysFrom(year, month, day, gaps)),
    ),
  ),
)

interface Facts extends Days {
  readonly order: number
}

const plain = ({ order, came: [first] }: Facts): EmailPool =>
  filedIn(
    'first',
    emailOf(
      both(`Order ${order}`, `Commande ${order}`),
      both(
        `My parcel came on ${first.en}. Until when can I withdraw?`,
        `Mon colis est arrivé le ${first.fr}. Jusqu’à quand puis-je me rétracter ?`,
      ),
    ),
    emailOf(
      both('The kettle', 'La bouilloire'),
      both(
        `The kettle of order ${order} reached me on ${first.en}; I may send it back. How long do I have to tell you?`,
        `La bouilloire de la commande ${order} m’est parvenue le ${first.fr} ; je la renverrai peut-être. Quand dois-je vous le dire au plus tard ?`,
      ),
    ),
  )

const over = ({ order, tooLongAgo }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Still possible?', 'Encore possible ?'),
      both(
        `Order ${order} came on ${tooLongAgo.en}, complete, and with your leaflet on withdrawal. I’ve thought it over and would like to send it back.`,
        `La commande ${order} est arrivée le ${tooLongAgo.fr}, complète, avec votre notice sur la rétractation. Réflexion faite, je voudrais la renvoyer.`,
      ),
    ),
    emailOf(
      both('After our journey', 'Après notre voyage'),
      both(
        `We’re back from a journey. I signed for the parcel of order ${order} on ${tooLongAgo.en}, the day before we left; I’ve only opened it today. Until when can I withdraw?`,
        `Nous rentrons de voyage. J’ai signé pour le colis de la commande ${order} le ${tooLongAgo.fr}, la veille du départ ; je ne l’ouvre qu’aujourd’hui. Jusqu’à quand puis-je me rétracter ?`,
      ),
    ),
  )

const laterThanOrdered = ({ order, ordered, came: [first, , third] }: Facts): EmailPool =>
  filedIn(
    'third',
    emailOf(
      both('From which day?', 'À partir de quel jour ?'),
      both(
        `I ordered (${order}) on ${ordered.en}, you sent it on ${first.en}, and I’ve had it since ${third.en}. What is my last day?`,
        `J’ai commandé (${order}) le ${ordered.fr}, vous avez expédié le ${first.fr}, et je l’ai depuis le ${third.fr}. Quel est mon dernier jour ?`,
      ),
    ),
    emailOf(
      both('Held up', 'Retenu'),
      both(
        `The carrier tried on ${first.en}, when nobody was in, and kept the parcel of order ${order}. I fetched it from the depot on ${third.en}. What is my last day?`,
        `Le transporteur est passé le ${first.fr}, en notre absence, et a gardé le colis de la commande ${order}. Je l’ai retiré au dépôt le ${third.fr}. Quel est mon dernier jour ?`,
      ),
    ),
  )

const excepted = ({ order, came: [first, second] }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Our crest', 'Notre blason'),
      both(
        `The plates of order ${order} came on ${second.en}, painted with our family crest as I drew it. They turn out larger than I thought. My last day?`,
        `Les assiettes de la commande ${order} sont là depuis le ${second.fr}, peintes à notre blason, d’après mon dessin. Je les croyais plus petites. Mon dernier jour ?`,
      ),
    ),
    emailOf(
      both('Your shop', 'Votre magasin'),
      both(
        `I bought the clock (slip ${order}) on ${first.en} at your counter and took it along. At home it’s too loud for me. My last day?`,
        `J’ai acheté la pendule (ticket ${order}) le ${first.fr} à votre comptoir et l’ai emportée. Chez moi, je la trouve bruyante. Mon dernier jour ?`,
      ),
    ),
  )

const severalParcels = ({ order, came: [first, second] }: Facts): EmailPool =>
  filedIn(
    'second',
    emailOf(
      both('Two parcels', 'Deux colis'),
      both(
        `Order ${order} came in two parcels: the cups on ${first.en}, the saucers on ${second.en}. Until when can I give back all of it?`,
        `La commande ${order} est venue en deux colis : les tasses le ${first.fr}, les soucoupes le ${second.fr}. Jusqu’à quand puis-je tout rendre ?`,
      ),
    ),
    emailOf(
      both('The last leg', 'Le dernier pied'),
      both(
        `The table top of order ${order} arrived on ${first.en}. Its legs were on another van and came on ${second.en}. Until when can I withdraw?`,
        `Le plateau de la table, commande ${order}, est arrivé le ${first.fr}. Les pieds étaient dans un autre camion : ils sont là depuis le ${second.fr}. Jusqu’à quand puis-je me rétracter ?`,
      ),
    ),
  )

const everyMonth = ({ order, came: [first, , third] }: Facts): EmailPool =>
  filedIn(
    'first',
    emailOf(
      both('Coffee every week', 'Du café chaque semaine'),
      both(
        `Under contract ${order} I get a bag of coffee about every week for a year. The first came on ${first.en}, the second on ${third.en}. Until when can I withdraw from the contract?`,
        `Avec le contrat ${order}, je reçois un paquet de café par semaine environ, pendant un an. Le premier est venu le ${first.fr}, le deuxième le ${third.fr}. Jusqu’à quand puis-je me rétracter du contrat ?`,
      ),
    ),
    emailOf(
      both('Razor blades', 'Lames de rasoir'),
      both(
        `Blades twice a week for six months: that’s contract ${order}. You delivered for the first time on ${first.en}, last on ${third.en}. What is my last day for the whole of it?`,
        `Des lames deux fois par semaine, six mois durant : c’est le contrat ${order}. Première livraison le ${first.fr}, dernière en date le ${third.fr}. Quel est mon dernier jour pour le tout ?`,
      ),
    ),
  )

const namedNeighbour = ({ order, came: [, second, third] }: Facts): EmailPool =>
  filedIn(
    'second',
    emailOf(
      both('At the neighbour’s', 'Chez la voisine'),
      both(
        `As I’d asked when ordering (${order}), it was handed to Ms Duval next door, on ${second.en}. She brought it round on ${third.en}. What is my last day?`,
        `Comme je l’avais demandé à la commande (${order}), il a été remis à Mme Duval, ma voisine, le ${second.fr}. Elle me l’a apporté le ${third.fr}. Quel est mon dernier jour ?`,
      ),
    ),
    emailOf(
      both('To my office', 'À mon bureau'),
      both(
        `I had order ${order} sent to our porter, whom I’d named for it. He took it in on ${second.en}; I was away and got it on ${third.en}. What is my last day?`,
        `J’ai fait livrer la commande ${order} au gardien, que j’avais désigné. Il l’a reçue le ${second.fr} ; en congé, je ne l’ai eue que le ${third.fr}. Quel est mon dernier jour ?`,
      ),
    ),
  )

const toldLate = ({ order, monthsAgo, came: [, , third] }: Facts): EmailPool =>
  filedIn(
    'third',
    emailOf(
      both('Your letter', 'Votre lettre'),
      both(
        `Order ${order} has been here since ${monthsAgo.en}. Only your letter, which came on ${third.en}, told me that I could have withdrawn. Until when can I?`,
        `La commande ${order} est chez moi depuis le ${monthsAgo.fr}. Seule votre lettre, arrivée le ${third.fr}, m’a appris que je pouvais me rétracter. Jusqu’à quand ?`,
      ),
    ),
    emailOf(
      both('Not a word', 'Pas un mot'),
      both(
        `When I bought the lamp (${order}, here since ${monthsAgo.en}) you said nothing about withdrawal; you made up for that by email on ${third.en}. Is there a last day for me?`,
        `Pour la lampe (${order}, livrée le ${monthsAgo.fr}), vous n’aviez rien dit de la rétractation ; votre e-mail reçu le ${third.fr} y remédie. Ai-je un dernier jour ?`,
      ),
    ),
  )

export const lastDayToWithdraw = sortingItem(
  {
    id: 'customer-relations-w05',
    family: 'worked-last-day-to-withdraw',
    topic: 'complaints-and-rights',
    difficulty: [
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
    seconds: 270,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const days = draws.one(DAYS)
    const order = draws.whole(20_000, 89_999)
    /** Of each email. */
    const at = (place: number): Facts => ({ ...days, order: order + 613 * place })
    const [first, second, third] = days.ends
    return {
      stem: both(
        `It’s ${days.today.en}. Eight consumers in the EU ask ${shop} for their last day to withdraw. They bought online and were informed of that right, unless they say otherwise. No day here is a public holiday.`,
        `Nous sommes le ${days.today.fr}. Huit consommateurs de l’UE demandent à ${shop} leur dernier jour de rétractation. Ils ont acheté en ligne et connaissent ce droit, sauf mention contraire. Aucun jour n’est férié.`,
      ),
      questions: folderQuestion(both('Last day', 'Dernier jour'), {
        first,
        second,
        third,
        none: both('None, or already over', 'Aucun, ou déjà passé'),
      }),
      points: [
        {
          label: both('A plain case, and too late', 'Un cas simple, et trop tard'),
          pools: [plain(at(0)), over(at(1))],
        },
        {
          label: both(
            'Not from the order or the first attempt, and exceptions',
            'Ni la commande ni le premier passage, et les exceptions',
          ),
          pools: [laterThanOrdered(at(2)), excepted(at(3))],
        },
        {
          label: both('In parts, and again and again', 'En plusieurs colis, et à intervalles réguliers'),
          pools: [severalParcels(at(4)), everyMonth(at(5))],
        },
        {
          label: both('Handed to somebody named, and informed late', 'Remis à un tiers désigné, et informé tard'),
          pools: [namedNeighbour(at(6)), toldLate(at(7))],
        },
      ],
      why: both(
        'Fourteen days, the day of delivery not counted (Directive 2011/83/EU, Art. 9): from the last part of one order, but from the first of regular deliveries, and from the day a person named by the buyer receives it. Told late, within a year: fourteen days from then (Art. 10). Shops and goods made to order are left out (Art. 16).',
        'Quatorze jours, celui de la livraison non compris (directive 2011/83/UE, art. 9) : dès le dernier colis d’une commande, mais dès le premier de livraisons régulières, et dès la remise au tiers désigné. Information tardive, dans l’année : quatorze jours à partir d’elle (art. 10). Ni achat en magasin ni sur-mesure (art. 16).',
      ),
    }
  },
)
