/** Customer relations, worked: what an online shop owes those who write to it, under EU rules. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const SHOPS = ['Halden Outdoor', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Casa Mirto'] as const

interface Facts {
  readonly order: number
  /** Of the 14 that the right of withdrawal lasts. */
  readonly days: number
  /** Well within two years. */
  readonly months: number
  readonly euros: number
}

const withdrawal = ({ order, days }: Facts): EmailPool =>
  filedIn(
    'withdraw',
    emailOf(
      both(`Order ${order}`, `Commande ${order}`),
      both(
        `The curtains came ${days} days ago. They’re as shown, I just don’t like them any longer, and I’d like my money back.`,
        `Les rideaux sont arrivés il y a ${days} jours. Conformes à la photo, mais ils ne me plaisent plus, et je voudrais récupérer mon argent.`,
      ),
    ),
    emailOf(
      both('No thanks', 'Non merci'),
      both(
        `I don’t want to keep the radio of order ${order}. It arrived ${days} days ago; reasons are my own affair.`,
        `Je ne souhaite pas garder la radio de la commande ${order}, arrivée il y a ${days} jours. Mes raisons ne regardent que moi.`,
      ),
    ),
  )

const misuse = ({ order, months }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Down the stairs', 'Dans l’escalier'),
      both(
        `${months} months ago I bought the radio of order ${order}. Yesterday I dropped it down the stairs. It’s under guarantee, isn’t it?`,
        `J’ai acheté la radio de la commande ${order} il y a ${months} mois. Hier, elle m’a échappé dans l’escalier. La garantie joue, non ?`,
      ),
    ),
    emailOf(
      both('In the rain', 'Sous la pluie'),
      both(
        `The desk lamp, “for indoors only”, of order ${order} stood on our balcony for ${months} months. Since the storm it’s dead. Please replace it.`,
        `La lampe de bureau, « usage intérieur », de la commande ${order} a passé ${months} mois sur notre balcon. Depuis l’orage, plus rien. Merci de la remplacer.`,
      ),
    ),
  )

const defect = ({ order, months }: Facts): EmailPool =>
  filedIn(
    'guarantee',
    emailOf(
      both('No sound', 'Plus de son'),
      both(
        `After ${months} months of normal use the loudspeaker of order ${order} has gone silent. Your workshop found a bad solder joint.`,
        `Après ${months} mois d’usage normal, l’enceinte de la commande ${order} est muette. Votre atelier a trouvé une mauvaise soudure.`,
      ),
    ),
    emailOf(
      both('The zip', 'La fermeture'),
      both(
        `${months} months after it came, the zip of the rucksack of order ${order} opens by itself. Your tailor says that it was sewn in crooked.`,
        `${months} mois après sa livraison, la fermeture du sac de la commande ${order} s’ouvre toute seule. D’après votre couturière, elle a été cousue de travers.`,
      ),
    ),
  )

const madeToOrder = ({ order, days }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('The engraving', 'La gravure'),
      both(
        `The bracelet of order ${order} came ${days} days ago, with her name and our date as I wrote them. We’ve parted since. I’m sending it back.`,
        `Le bracelet de la commande ${order} est arrivé il y a ${days} jours, avec son prénom et notre date, tels que je les avais écrits. Nous nous sommes séparés. Je vous le renvoie.`,
      ),
    ),
    emailOf(
      both('Shelf', 'Étagère'),
      both(
        `You sawed the shelf of order ${order} to my 137 cm, and it came ${days} days ago. It fits; but I’d sooner have a cupboard, and my money back.`,
        `Vous avez scié l’étagère de la commande ${order} à mes 137 cm ; elle est là depuis ${days} jours. Elle va bien, mais je préfère un placard, et mon argent.`,
      ),
    ),
  )

const wornBeyond = ({ order, days, euros }: Facts): EmailPool =>
  filedIn(
    'less',
    emailOf(
      both('After the holidays', 'Après les vacances'),
      both(
        `The hiking boots of order ${order} (€${euros}) came ${days} days ago. I’ve walked 90 km in them and know now that I don’t like walking. I withdraw.`,
        `Les chaussures de randonnée de la commande ${order} (${euros} €) sont là depuis ${days} jours. Après 90 km, je sais que je n’aime pas marcher. Je me rétracte.`,
      ),
    ),
    emailOf(
      both('Order for the party', 'Pour la fête'),
      both(
        `I withdraw from order ${order}: the suit for €${euros} came ${days} days ago. We danced till four; the wine stain hardly shows.`,
        `Je me rétracte de la commande ${order} : le costume à ${euros} € est arrivé il y a ${days} jours. Nous avons dansé jusqu’à 4 h ; la tache de vin se voit à peine.`,
      ),
    ),
  )

const soldCheaply = ({ order, months }: Facts): EmailPool =>
  filedIn(
    'guarantee',
    emailOf(
      both('Bargain', 'Bonne affaire'),
      both(
        `The oven of order ${order}, “70% off, no complaints”, was in order for ${months} months. Now its door has come off: a screw had never been put in.`,
        `Le four de la commande ${order}, « −70 %, aucune réclamation », a marché ${months} mois. La porte vient de tomber : une vis n’avait jamais été posée.`,
      ),
    ),
    emailOf(
      both('Three months only?', 'Trois mois seulement ?'),
      both(
        `“We guarantee the pump for three months”, you wrote in order ${order}. It’s month ${months} now, and it leaks where the casting was faulty from the start. Bad luck for me?`,
        `« Nous garantissons la pompe trois mois », dit votre commande ${order}. C’est le mois ${months}, et elle fuit là où la fonte avait un défaut d’origine. Tant pis pour moi ?`,
      ),
    ),
  )

const professional = ({ order, days, euros }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('From the practice', 'Du cabinet'),
      both(
        `For our practice we ordered a chair for €${euros} from your site, order ${order}, invoice to the practice. It came ${days} days ago. We like another better and withdraw.`,
        `Pour notre cabinet, nous avons commandé sur votre site un fauteuil à ${euros} €, commande ${order}, facture au cabinet. Il est là depuis ${days} jours. Un autre nous plaît mieux, et nous nous rétractons.`,
      ),
    ),
    emailOf(
      both('From your shop in the square', 'De votre magasin'),
      both(
        `${days} days ago I chose a hat for €${euros} at your shop in the square, slip ${order}, and wore it home, where everybody laughed. Do I have 14 days to give it back, as on the internet?`,
        `Il y a ${days} jours, j’ai choisi un chapeau à ${euros} € dans votre magasin, ticket ${order}. À la maison, tout le monde a ri. Ai-je 14 jours pour le rendre, comme sur internet ?`,
      ),
    ),
  )

const justInTime = ({ order, euros }: Facts): EmailPool =>
  filedIn(
    'withdraw',
    emailOf(
      both('Too late?', 'Trop tard ?'),
      both(
        `Order ${order} (€${euros}) came 16 days ago. On day 13 I emailed you that I withdraw; the parcel only went to the post office today. Your returns desk says that it’s too late.`,
        `La commande ${order} (${euros} €) est arrivée il y a 16 jours. Le treizième, je vous ai écrit que je me rétracte ; le colis n’est parti qu’aujourd’hui. Votre service des retours dit : trop tard.`,
      ),
    ),
    emailOf(
      both('In parts', 'En plusieurs fois'),
      both(
        `Your returns desk says that I’m late with order ${order} (€${euros}). The pans did come 20 days ago, but the lids of the same order only last week. I’d like to give all of it back.`,
        `Votre service des retours me dit hors délai pour la commande ${order} (${euros} €). Les casseroles sont là depuis 20 jours, mais les couvercles, même commande, depuis la semaine passée. Je voudrais tout rendre.`,
      ),
    ),
  )

const triedOut = ({ order, days, euros }: Facts): EmailPool =>
  filedIn(
    'withdraw',
    emailOf(
      both('The film', 'Le film protecteur'),
      both(
        `I’ve taken the mattress of order ${order} (€${euros}) out of its film and lain on it for an hour. That was ${days} days ago, when it came. It’s too hard. “Hygiene”, says your returns desk.`,
        `J’ai sorti le matelas de la commande ${order} (${euros} €) de son film à son arrivée, il y a ${days} jours, et y ai passé une heure. Trop dur. « Hygiène », dit votre service des retours.`,
      ),
    ),
    emailOf(
      both('The box', 'La boîte'),
      both(
        `The jacket of order ${order} (€${euros}) came ${days} days ago. I opened the sealed box and put it on before a mirror. “Opened goods can’t go back”, says your returns desk.`,
        `La veste de la commande ${order} (${euros} €) est arrivée il y a ${days} jours. J’ai ouvert la boîte scellée et l’ai essayée devant la glace. « Article ouvert, retour impossible », dit votre service des retours.`,
      ),
    ),
  )

const usedUp = ({ order, months }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Two years!', 'Deux ans !'),
      both(
        `The running shoes of order ${order} have done 40 km a day for ${months} months. Now the soles are through, as evenly as on any shoe of mine. Less than two years: I claim the guarantee.`,
        `Les chaussures de course de la commande ${order} ont fait 40 km par jour pendant ${months} mois. Les semelles sont usées, aussi régulièrement que sur toutes les miennes. Moins de deux ans : je demande la garantie.`,
      ),
    ),
    emailOf(
      both('The little dent', 'Le petit creux'),
      both(
        `You sold me the fridge of order ${order} for half the price, “for the dent in its left side, see picture”; it works. It’s month ${months} and I can’t stand the dent any longer. Guarantee!`,
        `Vous m’avez vendu à moitié prix le frigo de la commande ${order}, « creux sur le côté gauche, voir photo » ; il marche. Au mois ${months}, je ne supporte plus ce creux. Garantie !`,
      ),
    ),
  )

export const rightsOfBuyers = sortingItem(
  {
    id: 'customer-relations-w04',
    family: 'worked-rights-of-buyers',
    topic: 'complaints-and-rights',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ],
    seconds: 300,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const [order, euros] = [draws.whole(20_000, 89_999), draws.whole(60, 240)]
    const [days, months] = [draws.whole(0, 7), draws.whole(0, 5)]
    /** Of each email. */
    const at = (place: number): Facts => ({
      order: order + 613 * place,
      days: 4 + ((days + 3 * place) % 8),
      months: 5 + ((months + place) % 6),
      euros: euros + 7 * place,
    })
    return {
      stem: both(
        `Ten customers in the EU have written to ${shop}, which sells to them online unless something else is said, and told them all their rights. What does the shop owe each of them by law?`,
        `Dix clients de l’UE ont écrit à ${shop}, qui leur a vendu en ligne, sauf mention contraire, en les informant de tous leurs droits. Que doit la boutique à chacun selon la loi ?`,
      ),
      questions: folderQuestion(both('Owed by law', 'Dû selon la loi'), {
        withdraw: both('All the money back', 'Remboursement entier'),
        less: both('Part of the money back', 'Remboursement réduit'),
        guarantee: both('Repair or replacement', 'Réparation ou échange'),
        none: both('Nothing', 'Rien'),
      }),
      points: [
        {
          label: both('A change of mind, and misuse', 'Un changement d’avis, et un mauvais usage'),
          pools: [withdrawal(at(0)), misuse(at(1))],
        },
        {
          label: both('A defect, and goods made to order', 'Un défaut, et un article sur mesure'),
          pools: [defect(at(2)), madeToOrder(at(3))],
        },
        {
          label: both('Worn for more than a trial, and sold cheaply', 'Porté au-delà d’un essai, et vendu moins cher'),
          pools: [wornBeyond(at(4)), soldCheaply(at(5))],
        },
        {
          label: both('No such right, and just in time', 'Aucun droit de ce genre, et juste à temps'),
          pools: [professional(at(6)), justInTime(at(7))],
        },
        {
          label: both(
            'Tried as in a shop, and used up or known before',
            'Essayé comme en magasin, et usé ou connu d’avance',
          ),
          pools: [triedOut(at(8)), usedUp(at(9))],
        },
      ],
      why: both(
        'Consumers may withdraw from distance sales for 14 days, told in time, counted from the last part; not from goods made for them. Wear beyond a trial lowers the refund. For two years the seller answers for defects there from the start, not for accidents, wear, or what the buyer expressly accepted.',
        'Un achat à distance ouvre 14 jours de rétractation au consommateur, annoncée à temps, comptés du dernier colis ; pas pour le sur-mesure. L’usage au-delà d’un essai réduit la somme. Pendant deux ans, le vendeur répond des défauts d’origine, non d’un accident, de l’usure ou de ce que l’acheteur a expressément accepté.',
      ),
    }
  },
)
