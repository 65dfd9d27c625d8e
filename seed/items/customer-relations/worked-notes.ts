/** Customer relations, worked: what is noted at the end of a day, and where it belongs. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const SHOPS = ['Halden Sound', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Casa Mirto'] as const
const NAMES = [
  ...['Adeyemi', 'Bergström', 'Castelli', 'Dupuis', 'Eriksen', 'Fontaine', 'Gallagher', 'Hoffmann'],
  ...['Ibarra', 'Jansen', 'Keller', 'Lindqvist', 'Moreau', 'Nowak'],
] as const

interface Facts {
  readonly name: string
  readonly hour: number
  readonly euros: number
  readonly many: number
  readonly model: string
}

const ofOneCustomer = ({ name, hour }: Facts): EmailPool =>
  filedIn(
    'file',
    emailOf(
      both('Call late', 'Appeler tard'),
      both(
        `Mr ${name} works nights: he asks us never to ring before ${hour - 12} p.m.`,
        `M. ${name} travaille de nuit : il demande qu’on ne l’appelle jamais avant ${hour} h.`,
      ),
    ),
    emailOf(
      both('Promised', 'Promis'),
      both(
        `I told Ms ${name} that somebody would ring her tomorrow at ${hour - 12} p.m. about her order.`,
        `J’ai dit à Mme ${name} que quelqu’un l’appellerait demain à ${hour} h pour sa commande.`,
      ),
    ),
  )

const forAllColleagues = ({ model, hour }: Facts): EmailPool =>
  filedIn(
    'base',
    emailOf(
      both('New menu', 'Nouveau menu'),
      both(
        `On the ${model} the language is now changed under “System”: hold the knob for ${hour} seconds, turn, release. Tried out.`,
        `Sur le ${model}, la langue se change maintenant sous « Système » : tenir le bouton ${hour} secondes, tourner, relâcher. Essayé.`,
      ),
    ),
    emailOf(
      both('How to descale', 'Détartrage'),
      both(
        `The leaflet of the ${model} forgot it: it is descaled with the lid open, for ${hour} minutes. Confirmed by the workshop.`,
        `La notice du ${model} l’a oublié : il se détartre couvercle ouvert, pendant ${hour} minutes. Confirmé par l’atelier.`,
      ),
    ),
  )

const gossip = ({ name, hour, model }: Facts): EmailPool =>
  filedIn(
    'nowhere',
    emailOf(
      both('Mood', 'Humeur'),
      both(
        `Ms ${name}, ${model}: an awful person. At ${hour - 12} p.m. she was certainly not sober. No wonder that her husband left.`,
        `Mme ${name}, ${model} : une femme odieuse. À ${hour} h, elle n’était sûrement pas sobre. Pas étonnant que son mari soit parti.`,
      ),
    ),
    emailOf(
      both('Well known', 'Bien connu'),
      both(
        `My cousin went to school with Mr ${name} (the ${model}, at ${hour - 12} p.m.): he was always one to make trouble about money.`,
        `Ma cousine était en classe avec M. ${name} (le ${model}, à ${hour} h) : il a toujours fait des histoires d’argent.`,
      ),
    ),
  )

const agreedGesture = ({ name, euros, model }: Facts): EmailPool =>
  filedIn(
    'file',
    emailOf(
      both('Gesture', 'Geste'),
      both(
        `${model}: I’ve offered Mr ${name} €${euros} because of the delay. He’ll think about it and reply to anyone of us.`,
        `${model} : j’ai proposé ${euros} € à M. ${name} pour le retard. Il y réfléchit et répondra à l’un de nous.`,
      ),
    ),
    emailOf(
      both('Steps so far', 'Déjà essayé'),
      both(
        `Ms ${name} (${model}, €${euros}) has changed the cable and the socket, without effect. She’ll call again when she’s home.`,
        `Mme ${name} (${model}, ${euros} €) a changé le câble et la prise, sans effet. Elle rappellera une fois chez elle.`,
      ),
    ),
  )

const weakPoint = ({ model, many }: Facts): EmailPool =>
  filedIn(
    'maker',
    emailOf(
      both('Hinge', 'Charnière'),
      both(
        `The hinge of the ${model} broke again, at the very same place as with the ${many} others since spring. Exchanged, like all of them.`,
        `La charnière du ${model} a encore cassé, exactement au même endroit que chez ${many} autres depuis le printemps. Échangée, comme toutes.`,
      ),
    ),
    emailOf(
      both('Which way round?', 'Dans quel sens ?'),
      both(
        `${many} buyers have put the ${model} together the wrong way round by now. Picture 3 of the leaflet in the box shows it so.`,
        `Déjà ${many} clients ont monté le ${model} à l’envers. C’est ainsi que le montre la figure 3 de la notice, dans la boîte.`,
      ),
    ),
  )

const wayRound = ({ model, many }: Facts): EmailPool =>
  filedIn(
    'base',
    emailOf(
      both('Until the update', 'D’ici la mise à jour'),
      both(
        `The makers of the ${model} know that it loses the radio; a repair comes in ${many} weeks. Until then: unplug, wait a minute, plug in. It has helped everybody so far.`,
        `Le fabricant du ${model} sait qu’il perd la radio et corrige dans ${many} semaines. D’ici là : débrancher, attendre une minute, rebrancher. Cela a aidé tout le monde.`,
      ),
    ),
    emailOf(
      both('Other words', 'D’autres mots'),
      both(
        `Customers say “the hook” where our articles on the ${model} say “latch”: I searched ${many} minutes for the right one.`,
        `Les clients disent « crochet » là où nos articles sur le ${model} disent « loquet » : j’ai cherché le bon ${many} minutes.`,
      ),
    ),
  )

const cardNumber = ({ name, euros, model }: Facts): EmailPool =>
  filedIn(
    'nowhere',
    emailOf(
      both('For next time', 'Pour la prochaine fois'),
      both(
        `Ms ${name} (€${euros}) paid by phone. I’ve written her card number and the three digits down here, so that she needn’t spell them again for the ${model}.`,
        `Mme ${name} (${euros} €) a payé par téléphone. J’ai noté ici le numéro de sa carte et les trois chiffres : elle n’aura plus à les épeler pour le ${model}.`,
      ),
    ),
    emailOf(
      both('His password', 'Son mot de passe'),
      both(
        `To order the ${model} for €${euros} in his place I had Mr ${name} tell me his password; here it is, in case he forgets it.`,
        `Pour commander le ${model} à ${euros} € à sa place, j’ai demandé son mot de passe à M. ${name} ; le voici, s’il l’oublie.`,
      ),
    ),
  )

const healthOnRequest = ({ name, hour, model }: Facts): EmailPool =>
  filedIn(
    'file',
    emailOf(
      both('At the door', 'À la porte'),
      both(
        `Ms ${name} can’t stand for long and asks us to note it: the driver with the ${model} should ring and wait three minutes, after ${hour - 12} p.m.`,
        `Mme ${name} ne peut pas rester debout longtemps et demande qu’on le note : le livreur du ${model} doit sonner et attendre trois minutes, après ${hour} h.`,
      ),
    ),
    emailOf(
      both('By email only', 'Par e-mail seulement'),
      both(
        `Mr ${name}, who has the ${model}, is deaf. He wants every colleague to know it, so that none rings him again, as happened at ${hour - 12} p.m. today.`,
        `M. ${name}, qui a le ${model}, est sourd. Il veut que tous le sachent, pour que personne ne l’appelle plus, comme ce jour à ${hour} h.`,
      ),
    ),
  )

const mereGuess = ({ model, many }: Facts): EmailPool =>
  filedIn(
    'nowhere',
    emailOf(
      both('My theory', 'Ma théorie'),
      both(
        `The ${model} hums. I haven’t looked, but I’d say for ${many} in 100 it’s the weather. Nobody has tried anything yet.`,
        `Le ${model} bourdonne. Je n’ai pas regardé, mais je dirais que c’est la météo, ${many} fois sur 100. Personne n’a encore rien essayé.`,
      ),
    ),
    emailOf(
      both('Heard somewhere', 'Entendu dire'),
      both(
        `A friend has it from a forum that the ${model} can be put into the dishwasher ${many} times. The workshop shook its head and looks into it.`,
        `Un ami a lu sur un forum que le ${model} supporte ${many} lavages en machine. L’atelier a fait la moue et se renseigne.`,
      ),
    ),
  )

const soundsLikeOne = ({ name, model, many }: Facts): EmailPool =>
  filedIn(
    'maker',
    emailOf(
      both('Mr and Mrs Impatient', 'Toujours pressés'),
      both(
        `Mr ${name} says the ${model} goes off by itself after an hour. So it does in our showroom, and with ${many} customers whom I’d told to be patient.`,
        `M. ${name} dit que le ${model} s’éteint seul au bout d’une heure. Celui du magasin aussi, et ceux de ${many} clients à qui j’avais conseillé la patience.`,
      ),
    ),
    emailOf(
      both('One more who can’t read', 'Encore un lecteur distrait'),
      both(
        `Ms ${name} bought the wrong filter for her ${model}, like ${many} others this month. On the box the two differ by one small letter.`,
        `Mme ${name} a pris le mauvais filtre pour son ${model}, comme ${many} autres ce mois-ci. Sur la boîte, les deux ne diffèrent que par une petite lettre.`,
      ),
    ),
  )

export const notesOfTheDay = sortingItem(
  {
    id: 'customer-relations-w07',
    family: 'worked-notes-of-the-day',
    topic: 'working-method',
    difficulty: [
      [1, 1],
      [2, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 270,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const names = draws.some(NAMES, 10)
    const [hour, euros, many] = [draws.whole(0, 5), draws.whole(12, 95), draws.whole(0, 5)]
    const model = draws.whole(110, 590)
    /** Of each note. */
    const at = (place: number): Facts => ({
      name: names[place] ?? '',
      hour: 13 + ((hour + place) % 6),
      euros: euros + 7 * place,
      many: 4 + ((many + place) % 6),
      model: `K${model + 37 * place}`,
    })
    return {
      stem: both(
        `It’s evening at ${shop}. Ten notes by colleagues are on your desk, and what they say was tried or counted really was. Where does each one belong?`,
        `C’est le soir chez ${shop}. Dix notes de collègues sont sur votre bureau, et ce qu’elles disent essayé ou compté l’est vraiment. Où va chacune ?`,
      ),
      questions: folderQuestion(both('Place', 'Destination'), {
        file: both('The customer’s file', 'Dossier du client'),
        base: both('The knowledge base', 'Base de connaissances'),
        maker: both('Those who make the product', 'Équipe du produit'),
        nowhere: both('Nowhere', 'Nulle part'),
      }),
      points: [
        {
          label: both('Of one customer, and for all colleagues', 'Pour un client, et pour tous les collègues'),
          pools: [ofOneCustomer(at(0)), forAllColleagues(at(1))],
        },
        {
          label: both('Gossip, and what has been offered or tried', 'Des ragots, et ce qui a été proposé ou essayé'),
          pools: [gossip(at(2)), agreedGesture(at(3))],
        },
        {
          label: both(
            'A weakness of the product, and what helps meanwhile',
            'Une faiblesse du produit, et ce qui aide en attendant',
          ),
          pools: [weakPoint(at(4)), wayRound(at(5))],
        },
        {
          label: both('Secrets, and what a customer wants noted', 'Des secrets, et ce qu’un client veut voir noté'),
          pools: [cardNumber(at(6)), healthOnRequest(at(7))],
        },
        {
          label: both('A guess, and a cause taken for a whim', 'Une supposition, et une cause prise pour un caprice'),
          pools: [mereGuess(at(8)), soundsLikeOne(at(9))],
        },
      ],
      why: both(
        'A file says what serves this customer, with the customer’s knowledge; never secrets of payment or judgements. The base says what has been checked and helps many. What many stumble over is for those who can change it.',
        'Un dossier dit ce qui sert ce client, au su du client ; jamais de secrets de paiement ni de jugements. La base dit ce qui est vérifié et aide beaucoup de monde. Ce qui fait trébucher beaucoup de gens va à qui peut le changer.',
      ),
    }
  },
)
