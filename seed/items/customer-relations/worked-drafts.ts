/** Customer relations, worked: replies that colleagues have drafted, read before they are sent. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const SHOPS = ['Halden Cycles', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Casa Mirto'] as const
const NAMES = [
  ...['Adeyemi', 'Bergström', 'Castelli', 'Dupuis', 'Eriksen', 'Fontaine', 'Gallagher', 'Hoffmann'],
  ...['Ibarra', 'Jansen', 'Keller', 'Lindqvist', 'Moreau', 'Nowak'],
] as const

interface Facts {
  readonly name: string
  readonly other: string
  readonly euros: number
  readonly day: number
}

const rude = ({ name, day }: Facts): EmailPool =>
  filedIn(
    'tone',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks when her bicycle is ready. Draft: “On the ${day}th, as I have told you twice by now. It would help if you wrote things down.”`,
        `Elle demande quand son vélo sera prêt. Projet : « Le ${day}, comme je vous l’ai déjà dit deux fois. Prenez donc des notes. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks how to open the lid. Draft: “Press the red knob at the back. Any child can do it, and page ${day} of the manual shows it.”`,
        `Il demande comment ouvrir le couvercle. Projet : « Appuyez sur le bouton rouge à l’arrière. Un enfant y arrive, et la page ${day} de la notice le montre. »`,
      ),
    ),
  )

const good = ({ name, euros, day }: Facts): EmailPool =>
  filedIn(
    'fine',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks whether her refund is under way. The file says: paid out today. Draft: “Yes: we paid the €${euros} out today, to the card you used.”`,
        `Elle demande où en est son remboursement. Le dossier dit : versé ce jour. Projet : « Les ${euros} € ont été versés ce jour, sur la carte utilisée. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks until when he can bring his coupon in; it is printed on the back. Draft: “Until the ${day}th, at any of our tills. You’re welcome.”`,
        `Il demande jusqu’à quand utiliser son bon ; c’est imprimé au dos. Projet : « Jusqu’au ${day} inclus, à toutes nos caisses. À bientôt. »`,
      ),
    ),
  )

const noAnswer = ({ name, euros }: Facts): EmailPool =>
  filedIn(
    'question',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks whether the coat for €${euros} can be washed. Draft: “Thank you for your interest! Our coats are made in Portugal and loved for their colours.”`,
        `Elle demande si le manteau à ${euros} € se lave. Projet : « Merci de votre intérêt ! Nos manteaux sont faits au Portugal et appréciés pour leurs couleurs. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks whether he can pay the €${euros} in two parts. Draft: “You can pay by card, by transfer or in our shops. We look forward to your order.”`,
        `Il demande s’il peut payer les ${euros} € en deux fois. Projet : « Vous pouvez payer par carte, par virement ou en magasin. Au plaisir de vous servir. »`,
      ),
    ),
  )

const tooMuch = ({ name, day }: Facts): EmailPool =>
  filedIn(
    'promise',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks when her watch is ready. The workshop says: “Perhaps the ${day}th.” Draft: “You can collect it on the ${day}th; I guarantee it.”`,
        `Elle demande quand sa montre sera prête. L’atelier dit : « Peut-être le ${day}. » Projet : « Vous pouvez venir la chercher le ${day}, c’est garanti. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks whether the grey sofa will come back. Purchasing has not decided. Draft: “Of course it will, by the ${day}th at the latest.”`,
        `Il demande si le canapé gris reviendra. Les achats n’ont rien décidé. Projet : « Bien sûr, au plus tard le ${day}. »`,
      ),
    ),
  )

const fineRefusal = ({ name, euros, day }: Facts): EmailPool =>
  filedIn(
    'fine',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She wants €${euros} off, since a rival is cheaper. You give no rebates. Draft: “I can’t lower the price. If you’d like to think it over, I’ll put one aside until the ${day}th.” That can be done.`,
        `Elle veut ${euros} € de moins, un concurrent étant moins cher. Vous n’accordez pas de remise. Projet : « Je ne peux pas baisser le prix. Pour vous laisser réfléchir, je vous en réserve un jusqu’au ${day}. » C’est possible.`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He wants his boots of four years ago exchanged: worn through. Draft: “Their soles are worn, so we can’t exchange them. We can resole them for €${euros}: ready by the ${day}th.” Price and day are right.`,
        `Il veut échanger ses bottes de quatre ans : semelles usées. Projet : « Les semelles sont usées, nous ne pouvons pas les échanger. Un ressemelage coûte ${euros} €, prêt le ${day}. » Prix et date sont exacts.`,
      ),
    ),
  )

const notForThisReader = ({ name, other, euros }: Facts): EmailPool =>
  filedIn(
    'private',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks why her table is late. Draft: “I’m sorry: a Mr ${other} of your street bought the last one for €${euros}. Yours leaves on Monday.” It does.`,
        `Elle demande pourquoi sa table tarde. Projet : « Toutes mes excuses : un M. ${other}, de votre rue, a pris la dernière, à ${euros} €. La vôtre part lundi. » C’est exact.`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks when the parcel for his colleague ${other} comes; he wants to guess what’s in it. Draft: “On Monday. It’s the blue scarf for €${euros}.” It is.`,
        `Il demande quand arrive le colis de sa collègue ${other} ; il voudrait en deviner le contenu. Projet : « Lundi. C’est l’écharpe bleue à ${euros} €. » C’est exact.`,
      ),
    ),
  )

const politeReproach = ({ name, day }: Facts): EmailPool =>
  filedIn(
    'tone',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks for another form, hers got wet. Draft: “With pleasure: it’s attached, and due by the ${day}th. Most of our customers manage with the first.”`,
        `Elle demande un autre formulaire, le sien a pris l’eau. Projet : « Volontiers : le voici, à rendre le ${day}. La plupart de nos clients s’en sortent avec le premier. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He reports that the lamp flickers. Draft: “Thank you. We’ll exchange it on the ${day}th, although lamps that are handled properly don’t flicker.”`,
        `Il signale que la lampe clignote. Projet : « Merci. Nous l’échangerons le ${day}, bien qu’une lampe utilisée correctement ne clignote pas. »`,
      ),
    ),
  )

const besideTheQuestion = ({ name, euros, day }: Facts): EmailPool =>
  filedIn(
    'question',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks what a visit costs if nothing is wrong. Draft: “Our technician can come on the ${day}th. A repair costs €${euros} an hour, parts not included, and is guaranteed for a year.” All true.`,
        `Elle demande le prix d’une visite si tout va bien. Projet : « Notre technicien peut venir le ${day}. Une réparation coûte ${euros} € l’heure, hors pièces, et est garantie un an. » Tout est exact.`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks whether he can still cancel the course that starts on the ${day}th. Draft: “The course costs €${euros}. Those who cancel in time get everything back, later on half.” All true.`,
        `Il demande s’il peut encore annuler le stage qui commence le ${day}. Projet : « Le stage coûte ${euros} €. Qui annule à temps récupère tout, ensuite la moitié. » Tout est exact.`,
      ),
    ),
  )

const promiseInPassing = ({ name, euros, day }: Facts): EmailPool =>
  filedIn(
    'promise',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She is sorry about a small stain on the chair and asks for a cloth. You may give €10. Draft: “The cloth goes out today. Should the stain stay, we’ll see that you don’t lose by it, all €${euros} of it.”`,
        `Elle regrette une petite tache sur la chaise et demande un chiffon. Vous disposez de 10 €. Projet : « Le chiffon part ce jour. Si la tache reste, vous n’y perdrez rien, sur les ${euros} € du prix. »`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks whether the tent for €${euros} stands a storm; the maker says “up to 60 km/h”. Draft: “The maker tests it at 60 km/h. You’ll sleep dry on the coast on the ${day}th, whatever blows.”`,
        `Il demande si la tente à ${euros} € tient la tempête ; le fabricant dit « jusqu’à 60 km/h ». Projet : « Le fabricant la teste à 60 km/h. Le ${day}, sur la côte, vous dormirez au sec, quoi qu’il souffle. »`,
      ),
    ),
  )

const fineWithBadNews = ({ name, euros, day }: Facts): EmailPool =>
  filedIn(
    'fine',
    emailOf(
      both(`To Ms ${name}`, `À Mme ${name}`),
      both(
        `She asks whether we lost her ring. We did. Draft: “Yes. It was lost in our workshop on the ${day}th, and I’m sorry. Our insurer pays the €${euros}; I’ll ring you today about the rest.” Both are arranged.`,
        `Elle demande si nous avons perdu sa bague. C’est le cas. Projet : « Oui. Elle a été perdue à l’atelier le ${day}, et j’en suis navrée. L’assureur verse les ${euros} € ; je vous appelle ce jour pour la suite. » Les deux sont prévus.`,
      ),
    ),
    emailOf(
      both(`To Mr ${name}`, `À M. ${name}`),
      both(
        `He asks whether the fee of €${euros} was our mistake. It was. Draft: “It was: we booked your payment of the ${day}th late. You’ll find the fee refunded tomorrow.” It’s been transferred.`,
        `Il demande si les frais de ${euros} € venaient de nous. C’est le cas. Projet : « Oui : nous avons saisi en retard votre paiement du ${day}. Les frais vous seront rendus demain. » Le virement est fait.`,
      ),
    ),
  )

export const draftsToCheck = sortingItem(
  {
    id: 'customer-relations-w03',
    family: 'worked-drafts-to-check',
    topic: 'answering',
    difficulty: [
      [1, 1],
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 300,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const [other = '', ...names] = draws.some(NAMES, 11)
    const [euros, day] = [draws.whole(40, 70), draws.whole(0, 9)]
    /** Of each email. */
    const at = (place: number): Facts => ({
      name: names[place] ?? '',
      other,
      euros: euros + 7 * place,
      day: 11 + ((day + 3 * place) % 10),
    })
    return {
      stem: both(
        `New colleagues at ${shop} have drafted ten replies. You read them before they go out. What is wrong with each of them, if anything?`,
        `De nouveaux collègues de ${shop} ont rédigé dix réponses, que vous relisez avant l’envoi. Quel est le défaut de chacune, s’il y en a un ?`,
      ),
      questions: folderQuestion(both('The draft', 'Le projet'), {
        fine: both('Can go out', 'Peut partir'),
        question: both('Doesn’t answer', 'Ne répond pas'),
        promise: both('Promises too much', 'Promet trop'),
        private: both('Tells of somebody else', 'Parle d’un tiers'),
        tone: both('Belittles the customer', 'Rabaisse le client'),
      }),
      points: [
        { label: both('Rude, and good', 'Grossier, et bon'), pools: [rude(at(0)), good(at(1))] },
        {
          label: both('No answer, and a promise without ground', 'Sans réponse, et une promesse sans fondement'),
          pools: [noAnswer(at(2)), tooMuch(at(3))],
        },
        {
          label: both(
            'A good refusal, and what is not for this reader',
            'Un bon refus, et ce qui ne regarde pas ce lecteur',
          ),
          pools: [fineRefusal(at(4)), notForThisReader(at(5))],
        },
        {
          label: both(
            'A polite reproach, and an answer to another question',
            'Un reproche poli, et la réponse à une autre question',
          ),
          pools: [politeReproach(at(6)), besideTheQuestion(at(7))],
        },
        {
          label: both(
            'A promise in passing, and bad news well told',
            'Une promesse en passant, et une mauvaise nouvelle bien dite',
          ),
          pools: [promiseInPassing(at(8)), fineWithBadNews(at(9))],
        },
      ],
      why: both(
        'A reply answers what was asked, promises what is certain, tells nobody’s affairs to another and respects its reader. A clear no or an admitted mistake is no fault; a friendly sentence may promise more than anyone can hold.',
        'Une réponse répond à la question posée, promet ce qui est certain, ne dit rien des affaires d’autrui et respecte son lecteur. Un non clair ou une erreur avouée n’est pas un défaut ; une phrase aimable peut promettre l’intenable.',
      ),
    }
  },
)
