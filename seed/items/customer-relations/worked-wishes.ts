/** Customer relations, worked: what those who write to a shop want, whatever words they use. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const SHOPS = ['Halden Outdoor', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Casa Mirto'] as const
const GOODS: readonly ItemText[] = [
  both('kettle', 'bouilloire'),
  both('lamp', 'lampe'),
  both('coffee machine', 'cafetière'),
  both('clock', 'pendule'),
]

interface Facts {
  readonly order: number
  readonly days: number
  readonly size: number
  /** Feminine in French. */
  readonly thing: ItemText
}

const whereIsIt = ({ order, days }: Facts): EmailPool =>
  filedIn(
    'track',
    emailOf(
      both(`Order ${order}`, `Commande ${order}`),
      both(
        `I ordered ${days} days ago and nothing has come. Could you tell me when it will be here?`,
        `J’ai commandé il y a ${days} jours et rien n’est arrivé. Pouvez-vous me dire quand la livraison arrivera ?`,
      ),
    ),
    emailOf(
      both('Delivery?', 'Livraison ?'),
      both(
        `Your page has said “on its way” for ${days} days. Is order ${order} stuck somewhere?`,
        `Votre page affiche « en route » depuis ${days} jours. La commande ${order} est-elle bloquée quelque part ?`,
      ),
    ),
  )

const broken = ({ order, thing }: Facts): EmailPool =>
  filedIn(
    'fault',
    emailOf(
      both('Broken', 'Cassé'),
      both(
        `The ${thing.en} from order ${order} arrived today with a crack from top to bottom.`,
        `La ${thing.fr} de la commande ${order} est arrivée ce matin, fendue de haut en bas.`,
      ),
    ),
    emailOf(
      both('Torn parcel', 'Colis déchiré'),
      both(
        `The parcel of order ${order} was torn open when it came, and the ${thing.en} in it is scratched all over.`,
        `Le colis de la commande ${order} est arrivé éventré, et la ${thing.fr} est couverte de rayures.`,
      ),
    ),
  )

const plainChange = ({ order, size }: Facts): EmailPool =>
  filedIn(
    'change',
    emailOf(
      both('New address', 'Nouvelle adresse'),
      both(
        `I’ve just placed order ${order}. Please send it to 12 Mill Lane, we’re moving on Saturday.`,
        `Je viens de passer la commande ${order}. Merci de l’envoyer au 12, rue du Moulin : nous déménageons samedi.`,
      ),
    ),
    emailOf(
      both('Wrong size', 'Mauvaise taille'),
      both(
        `I clicked ${size} instead of ${size + 1} in order ${order}, ten minutes ago. Can you still put that right?`,
        `J’ai cliqué sur ${size} au lieu de ${size + 1} dans la commande ${order}, il y a dix minutes. Est-ce encore rattrapable ?`,
      ),
    ),
  )

const plainReturn = ({ thing, days }: Facts): EmailPool =>
  filedIn(
    'return',
    emailOf(
      both('Not for us', 'Pas pour nous'),
      both(
        `The ${thing.en} is well made, but in our kitchen it looks out of place. How do we send it back?`,
        `La ${thing.fr} est bien faite, mais elle jure avec notre cuisine. Comment vous la renvoyer ?`,
      ),
    ),
    emailOf(
      both('Two of them now', 'En double'),
      both(
        `My aunt gave me the same ${thing.en} for my birthday, ${days} days after yours came. I’d like to send yours back.`,
        `Ma tante m’a offert la même ${thing.fr}, ${days} jours après l’arrivée de la vôtre. Je voudrais vous rendre celle-ci.`,
      ),
    ),
  )

const wordsAlone = ({ order, thing, days }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Refund', 'Remboursement'),
      both(
        `The refund for order ${order} came within ${days} days, as you’d said. Thank you for the quick work.`,
        `Le remboursement de la commande ${order} est arrivé en ${days} jours, comme promis. Merci de votre rapidité.`,
      ),
    ),
    emailOf(
      both('The complaint', 'Réclamation'),
      both(
        `I had complained that the ${thing.en} didn’t work. It was our socket. Please forget what I wrote.`,
        `J’avais signalé que la ${thing.fr} ne marchait pas. C’était notre prise. Oubliez mon message.`,
      ),
    ),
  )

const faultUnnamed = ({ order, size }: Facts): EmailPool =>
  filedIn(
    'fault',
    emailOf(
      both('A left and a left', 'Gauche et gauche'),
      both(
        `The shoes of order ${order} are lovely. It’s only that both of them are for the left foot.`,
        `Les chaussures de la commande ${order} sont ravissantes. Seulement, toutes deux sont du pied gauche.`,
      ),
    ),
    emailOf(
      both('Your guide', 'Votre tableau'),
      both(
        `I take ${size} and ordered ${size}. The label says ${size} too, but your tailor must have meant a child: it’s 20 cm too short.`,
        `Je fais du ${size} et j’ai commandé du ${size}. L’étiquette dit ${size} aussi, mais il manque 20 cm : on dirait une taille enfant.`,
      ),
    ),
  )

const cancelThatIsReturn = ({ order, thing, days }: Facts): EmailPool =>
  filedIn(
    'return',
    emailOf(
      both(`Cancel order ${order}`, `Annulation de la commande ${order}`),
      both(
        `Please cancel this order. It came ${days} days ago; I’ve looked at it long enough now and I don’t need it after all.`,
        `Merci d’annuler cette commande. Elle est arrivée il y a ${days} jours ; à la réflexion, je n’en ai pas besoin.`,
      ),
    ),
    emailOf(
      both('Change of mind', 'Changement d’avis'),
      both(
        `I’d like to change order ${order}: no ${thing.en} after all. It’s here in its box, unopened.`,
        `Je voudrais modifier la commande ${order} : finalement, pas de ${thing.fr}. Elle est ici, dans sa boîte, non ouverte.`,
      ),
    ),
  )

const returnThatIsChange = ({ order, thing }: Facts): EmailPool =>
  filedIn(
    'change',
    emailOf(
      both('Return of one', 'Retour d’un article'),
      both(
        `In order ${order}, made an hour ago, I’d like to return one of the two. Just put a single ${thing.en} in the parcel.`,
        `Dans la commande ${order}, passée il y a une heure, je souhaite en retourner une sur deux. Mettez une seule ${thing.fr} dans le colis.`,
      ),
    ),
    emailOf(
      both('Wrong item!', 'Erreur d’article !'),
      both(
        `Order ${order} is wrong: I meant the green ${thing.en}, and took the grey one. You haven’t packed it yet, your page says.`,
        `La commande ${order} est fausse : je voulais la ${thing.fr} verte et j’ai pris la grise. Elle n’est pas encore emballée, d’après votre page.`,
      ),
    ),
  )

const notAsDescribed = ({ order, thing }: Facts): EmailPool =>
  filedIn(
    'fault',
    emailOf(
      both('The blue one', 'La bleue'),
      both(
        `I don’t want the ${thing.en} of order ${order} after all. Your page says “with a wooden box”, which is why I took it; there was none.`,
        `Je renonce à la ${thing.fr} de la commande ${order}. Votre page dit « avec coffret en bois », d’où mon choix ; il n’y en avait pas.`,
      ),
    ),
    emailOf(
      both('Not what I expected', 'Pas ce que j’attendais'),
      both(
        `The tray doesn’t suit me, order ${order}. It was to be of brass, as you write; a magnet sticks to it, so I suppose it’s steel.`,
        `Le plateau ne me convient pas, commande ${order}. Vous le disiez en laiton ; un aimant y colle, c’est donc de l’acier, je suppose.`,
      ),
    ),
  )

const asDescribed = ({ order }: Facts): EmailPool =>
  filedIn(
    'return',
    emailOf(
      both('Wrong colour', 'Mauvaise couleur'),
      both(
        `The blanket of order ${order} has the wrong colour. It’s the blue of your picture, I admit; but beside our sofa it’s another blue.`,
        `La couverture de la commande ${order} n’a pas la bonne couleur. C’est le bleu de votre photo, certes, mais pas celui de notre canapé.`,
      ),
    ),
    emailOf(
      both('Too loud', 'Trop bruyant'),
      both(
        `There’s something wrong with the alarm clock of order ${order}: I hear it. “A faint tick”, your page says, and faint it is; I just can’t sleep beside it.`,
        `Il y a un problème avec le réveil de la commande ${order} : je l’entends. « Léger tic-tac », dit votre page, et il est léger ; mais je n’arrive pas à dormir à côté.`,
      ),
    ),
  )

export const wishesOfCustomers = sortingItem(
  {
    id: 'customer-relations-w01',
    family: 'worked-wishes-of-customers',
    topic: 'understanding',
    difficulty: [
      [1, 1],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 240,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const [order, days, size] = [draws.whole(20_000, 89_999), draws.whole(0, 4), draws.whole(0, 6)]
    const things = draws.some(GOODS, GOODS.length)
    /** Of each email. */
    const at = (place: number): Facts => ({
      order: order + 613 * place,
      days: 5 + ((days + place) % 5),
      size: 37 + ((size + place) % 7),
      thing: things[place % things.length] ?? both('', ''),
    })
    return {
      stem: both(
        `Ten emails have reached ${shop}, an online shop. File each one under what has to be done for its writer.`,
        `Dix e-mails sont arrivés chez ${shop}, une boutique en ligne. Rangez chacun selon ce qu’il faut faire pour la personne.`,
      ),
      questions: folderQuestion(both('To be done', 'À faire'), {
        track: both('Find out where it is', 'Retrouver le colis'),
        change: both('Change it before it leaves', 'Modifier avant l’envoi'),
        return: both('Take back sound goods', 'Reprendre, sans défaut'),
        fault: both('Make good a fault', 'Remédier à un défaut'),
        none: both('Nothing', 'Rien'),
      }),
      points: [
        { label: both('Late, and broken', 'En retard, et cassé'), pools: [whereIsIt(at(0)), broken(at(1))] },
        {
          label: both('Before it leaves, and after it came', 'Avant l’envoi, et après la livraison'),
          pools: [plainChange(at(2)), plainReturn(at(3))],
        },
        {
          label: both(
            'Words without a wish, and a fault that isn’t called so',
            'Des mots sans demande, et un défaut qui ne dit pas son nom',
          ),
          pools: [wordsAlone(at(4)), faultUnnamed(at(5))],
        },
        {
          label: both(
            '“Cancel” after it came, “return” before it left',
            '« Annuler » après la livraison, « retourner » avant l’envoi',
          ),
          pools: [cancelThatIsReturn(at(6)), returnThatIsChange(at(7))],
        },
        {
          label: both('Not as described, and as described but unloved', 'Non conforme, et conforme mais déplaisant'),
          pools: [notAsDescribed(at(8)), asDescribed(at(9))],
        },
      ],
      why: both(
        'What counts is where the goods are and whether they are as described, not the word chosen. An order that has arrived can only be returned; one that hasn’t left can be changed; what differs from its description has a fault.',
        'Ce qui compte, c’est où se trouve l’article et s’il est conforme à sa description, pas le mot employé. Une commande arrivée se retourne ; une commande non partie se modifie ; ce qui diffère de sa description a un défaut.',
      ),
    }
  },
)
