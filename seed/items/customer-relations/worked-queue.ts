/** Customer relations, worked: a queue in the afternoon, and what can wait in it. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const COMPANIES = ['Arden Heating', 'Belmont Electric', 'Corvo Energy', 'Dulac Services', 'Fjell Power'] as const

interface Facts {
  readonly number: number
  readonly hour: number
  readonly people: number
  readonly weeks: number
}

const danger = ({ number }: Facts): EmailPool =>
  filedIn(
    'now',
    emailOf(
      both('Smell of gas', 'Odeur de gaz'),
      both(
        `Since you serviced our boiler this morning there’s been a smell of gas in the cellar. Contract ${number}.`,
        `Depuis l’entretien de notre chaudière ce matin, ça sent le gaz à la cave. Contrat ${number}.`,
      ),
    ),
    emailOf(
      both('Sparks', 'Étincelles'),
      both(
        `The socket that you fitted on Monday throws sparks whenever we plug something in. Contract ${number}.`,
        `La prise posée lundi fait des étincelles dès qu’on y branche un appareil. Contrat ${number}.`,
      ),
    ),
  )

const ordinary = ({ number, weeks }: Facts): EmailPool =>
  filedIn(
    'turn',
    emailOf(
      both('Copy of an invoice', 'Copie de facture'),
      both(
        `Could I have a copy of last year’s invoice? I need it for my tax return in ${weeks} weeks. Contract ${number}.`,
        `Puis-je avoir une copie de la facture de l’an passé ? C’est pour ma déclaration, dans ${weeks} semaines. Contrat ${number}.`,
      ),
    ),
    emailOf(
      both('Paper or email', 'Papier ou e-mail'),
      both(
        `Is it possible to get my bills by email, from the next one in ${weeks} weeks on? Contract ${number}.`,
        `Puis-je recevoir mes factures par e-mail, à partir de la prochaine, dans ${weeks} semaines ? Contrat ${number}.`,
      ),
    ),
  )

const shouting = ({ number, weeks }: Facts): EmailPool =>
  filedIn(
    'turn',
    emailOf(
      both('URGENT!!! ANSWER AT ONCE!!!', 'URGENT !!! RÉPONDEZ TOUT DE SUITE !!!'),
      both(
        `I want to know RIGHT NOW why the magazine you send your customers has a new cover. I liked the old one! ${number}`,
        `Je veux savoir IMMÉDIATEMENT pourquoi votre magazine client a une nouvelle couverture. J’aimais l’ancienne ! ${number}`,
      ),
    ),
    emailOf(
      both('HIGH PRIORITY', 'PRIORITÉ HAUTE'),
      both(
        `Top priority: my prize points, ${number} by now, must be entered as soon as humanly possible. They can be used from spring, in ${weeks} weeks.`,
        `Priorité absolue : mes points fidélité, ${number} à ce jour, doivent être crédités au plus vite. On pourra s’en servir dans ${weeks} semaines.`,
      ),
    ),
  )

const tomorrow = ({ number, hour }: Facts): EmailPool =>
  filedIn(
    'today',
    emailOf(
      both('Fitter', 'Installateur'),
      both(
        `Your fitter comes tomorrow at ${hour} a.m. Can he bring the white cover instead of the grey one? No hurry otherwise. Contract ${number}`,
        `Votre installateur vient demain à ${hour} h. Peut-il apporter le capot blanc au lieu du gris ? Sinon, rien ne presse. Contrat ${number}`,
      ),
    ),
    emailOf(
      both('Moving', 'Déménagement'),
      both(
        `We hand over the keys of our flat tomorrow at ${hour} a.m. and have been told that you still need the reading of the meter before that. Where do we send it?`,
        `Nous rendons les clés de l’appartement demain à ${hour} h, et il vous faut, paraît-il, le relevé du compteur avant. Où l’envoyer ?`,
      ),
    ),
  )

const standstill = ({ people, hour }: Facts): EmailPool =>
  filedIn(
    'now',
    emailOf(
      both('A small question', 'Une petite question'),
      both(
        `Sorry to bother you. Since ${hour} a.m. our hall has had no power, so ${people} of us are sitting here with the machines off. Is there a switch we could try?`,
        `Pardon de vous déranger. Depuis ${hour} h, le hall n’a plus de courant, et nous sommes ${people} devant des machines à l’arrêt. Y a-t-il un interrupteur à essayer ?`,
      ),
    ),
    emailOf(
      both('When you have a moment', 'Quand vous aurez un moment'),
      both(
        `No heating in our home for the elderly since ${hour} a.m.; ${people} residents are in blankets. I expect you’re busy, so whenever it suits.`,
        `Plus de chauffage dans notre maison de retraite depuis ${hour} h ; ${people} résidents sont sous des couvertures. Vous êtes sans doute débordés : quand vous pourrez.`,
      ),
    ),
  )

const nothingToDo = ({ number }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Out of office', 'Absence du bureau'),
      both(
        `Thank you for your message on case ${number}. I’m away until Monday and will read it then. This is an automatic reply.`,
        `Merci pour votre message, dossier ${number}. Je suis en congé jusqu’à lundi et le lirai à mon retour. Réponse automatique.`,
      ),
    ),
    emailOf(
      both('Re: your visit', 'Re : votre passage'),
      both(
        `All is warm again, and your technician even swept the floor. Many thanks! Case ${number}`,
        `Tout est de nouveau chaud, et votre technicien a même balayé. Un grand merci ! Dossier ${number}`,
      ),
    ),
  )

const ourPromise = ({ number, hour }: Facts): EmailPool =>
  filedIn(
    'today',
    emailOf(
      both(`Case ${number}`, `Dossier ${number}`),
      both(
        `Your colleague said on Monday that I’d have the offer by this evening, and I’m only writing so that it isn’t forgotten.`,
        `Votre collègue m’a dit lundi que j’aurais le devis ce soir au plus tard : j’écris seulement pour que ce ne soit pas oublié.`,
      ),
    ),
    emailOf(
      both('The call', 'Le rappel'),
      both(
        `You were to ring me today before ${hour - 6} p.m. about case ${number}. I’m at home all day.`,
        `Vous deviez me rappeler aujourd’hui avant ${hour + 6} h pour le dossier ${number}. Je suis à la maison toute la journée.`,
      ),
    ),
  )

const settledSince = ({ number, hour }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('STILL NO POWER!', 'TOUJOURS PAS DE COURANT !'),
      both(
        `Third message: no power since ${hour} a.m., and nobody picks up! … Just as I’m typing it’s back: the whole street had a cut, my neighbour says. Case ${number} is closed for me.`,
        `Troisième message : plus de courant depuis ${hour} h, et personne ne décroche ! … Il revient à l’instant : toute la rue était coupée, dit mon voisin. Pour moi, le dossier ${number} est clos.`,
      ),
    ),
    emailOf(
      both('Urgent: boiler', 'Urgent : chaudière'),
      both(
        `Please send somebody at once, contract ${number}! PS: found it. Our son had turned the main tap off at ${hour} a.m. Please send nobody.`,
        `Envoyez quelqu’un tout de suite, contrat ${number} ! P.-S. : trouvé. Notre fils avait fermé le robinet principal à ${hour} h. N’envoyez personne.`,
      ),
    ),
  )

const hiddenDanger = ({ number, weeks }: Facts): EmailPool =>
  filedIn(
    'now',
    emailOf(
      both('Suggestion for your magazine', 'Idée pour votre magazine'),
      both(
        `A tip for other readers: if the boiler keeps going out, as ours has for ${weeks} days, you can block the safety flap with a match. Works well, though it gives us all a headache. ${number}`,
        `Un truc pour vos lecteurs : si la chaudière s’éteint sans cesse, comme la nôtre depuis ${weeks} jours, une allumette bloque le clapet de sécurité. Très efficace, même si nous avons tous mal à la tête. ${number}`,
      ),
    ),
    emailOf(
      both('Compliment, and a wish', 'Compliment, et un souhait'),
      both(
        `We like our new meter cupboard very much. Could its door be had in oak? It’s so warm that the cat sleeps on it, and the paint has turned brown at the top. Contract ${number}`,
        `Notre nouveau coffret de compteur nous plaît beaucoup. Sa porte existe-t-elle en chêne ? Elle est si chaude que le chat dort dessus, et la peinture brunit en haut. Contrat ${number}`,
      ),
    ),
  )

const falseDeadline = ({ number, weeks }: Facts): EmailPool =>
  filedIn(
    'turn',
    emailOf(
      both('Last day!', 'Dernier jour !'),
      both(
        `Today is the last day to leave you, your letter says: after that the contract runs on. Read on, I know: it then ends whenever I like, ${weeks} weeks later. Which form do I take? ${number}`,
        `Aujourd’hui, dernier jour pour résilier, dit votre lettre : ensuite, le contrat continue. J’ai lu la suite : il prend alors fin quand je veux, ${weeks} semaines après. Quel formulaire prendre ? ${number}`,
      ),
    ),
    emailOf(
      both('Power cut tomorrow', 'Coupure demain'),
      both(
        `You’re cutting the power in our street tomorrow. We’ll be away then; but for the next cut, in ${weeks} weeks, could you say at what time it ends? ${number}`,
        `Vous coupez le courant dans notre rue demain. Nous serons absents ; mais pour la prochaine coupure, dans ${weeks} semaines, pourriez-vous dire à quelle heure elle finit ? ${number}`,
      ),
    ),
  )

export const queueOfTheAfternoon = sortingItem(
  {
    id: 'customer-relations-w02',
    family: 'worked-queue-of-the-afternoon',
    topic: 'working-method',
    difficulty: [
      [1, 1],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 270,
  },
  (draws) => {
    const company = draws.one(COMPANIES)
    const [number, hour, weeks] = [draws.whole(10_000, 89_999), draws.whole(0, 3), draws.whole(0, 5)]
    const people = draws.whole(12, 60)
    /** Of each email. */
    const at = (place: number): Facts => ({
      number: number + 613 * place,
      hour: 8 + ((hour + place) % 4),
      people,
      weeks: 3 + ((weeks + place) % 6),
    })
    return {
      stem: both(
        `It’s 1 p.m. at the customer desk of ${company}. Ten messages are waiting. Your rule: at once where people are in danger or many can’t go on; today where something is due or promised by tomorrow; all others in turn. Sort them.`,
        `Il est 13 h au service client, chez ${company}. Dix messages attendent. Votre règle : aussitôt si des personnes sont en danger ou si beaucoup sont bloqués ; aujourd’hui si une échéance ou une promesse tombe d’ici demain ; le reste à son tour. Triez-les.`,
      ),
      questions: folderQuestion(both('When', 'Quand'), {
        now: both('At once', 'Aussitôt'),
        today: both('Today', 'Aujourd’hui'),
        turn: both('In turn', 'À son tour'),
        none: both('Needs no answer', 'Sans réponse'),
      }),
      points: [
        {
          label: both('Danger, and daily work', 'Un danger, et le quotidien'),
          pools: [danger(at(0)), ordinary(at(1))],
        },
        {
          label: both('Loud, and due tomorrow', 'Bruyant, et dû pour demain'),
          pools: [shouting(at(2)), tomorrow(at(3))],
        },
        {
          label: both(
            'Modest words for a standstill, and nothing to do',
            'Un arrêt dit avec modestie, et rien à faire',
          ),
          pools: [standstill(at(4)), nothingToDo(at(5))],
        },
        {
          label: both(
            'What you have promised, and what has settled itself',
            'Ce que vous avez promis, et ce qui s’est réglé seul',
          ),
          pools: [ourPromise(at(6)), settledSince(at(7))],
        },
        {
          label: both(
            'A danger in passing, and a date that is none',
            'Un danger dit en passant, et une fausse échéance',
          ),
          pools: [hiddenDanger(at(8)), falseDeadline(at(9))],
        },
      ],
      why: both(
        'Neither capitals nor courtesy say how urgent a matter is: what would happen by tomorrow does. A headache beside a blocked flap and paint that browns on a cupboard are signs of danger to life.',
        'Ni les majuscules ni la politesse ne disent l’urgence : c’est ce qui arriverait d’ici demain. Un mal de tête près d’un clapet bloqué, une peinture qui brunit sur un coffret sont des signes de danger mortel.',
      ),
    }
  },
)
