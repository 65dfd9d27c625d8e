/** Customer relations, worked: the next step with each case on a front desk. Joined with the others by seed/items/customer-relations.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const COMPANIES = ['Arden Rail', 'Belmont Hotels', 'Corvo Tickets', 'Dulac Tours', 'Estrela Travel'] as const

interface Facts {
  readonly booking: number
  /** Within what the desk may give. */
  readonly little: number
  /** Beyond it. */
  readonly much: number
  readonly people: number
  readonly hour: number
}

const inTheFile = ({ booking, hour }: Facts): EmailPool =>
  filedIn(
    'answer',
    emailOf(
      both(`Booking ${booking}`, `Réservation ${booking}`),
      both(
        `At what time do we leave on Friday? — In the file: Friday, ${hour}:15, gate C, paid.`,
        `À quelle heure partons-nous vendredi ? — Au dossier : vendredi, ${hour} h 15, porte C, payé.`,
      ),
    ),
    emailOf(
      both('Breakfast', 'Petit déjeuner'),
      both(
        `Is breakfast included in booking ${booking}? — In the file: two nights, breakfast from ${hour} a.m. on included.`,
        `Le petit déjeuner est-il compris dans la réservation ${booking} ? — Au dossier : deux nuits, petit déjeuner compris, dès ${hour} h.`,
      ),
    ),
  )

const somethingMissing = ({ booking, people }: Facts): EmailPool =>
  filedIn(
    'ask',
    emailOf(
      both('Another day', 'Un autre jour'),
      both(
        `Please move booking ${booking} to another day. — In the file: Friday, changes are free. No wish as to the day.`,
        `Merci de décaler la réservation ${booking} à un autre jour. — Au dossier : vendredi, modification gratuite. Aucun jour souhaité.`,
      ),
    ),
    emailOf(
      both('More of us', 'Plus nombreux'),
      both(
        `We’ll be more than planned, please add the others to booking ${booking}. — In the file: ${people} people; no other number.`,
        `Nous serons plus nombreux : merci d’ajouter les autres à la réservation ${booking}. — Au dossier : ${people} personnes ; aucun autre nombre.`,
      ),
    ),
  )

const others = ({ booking, hour }: Facts): EmailPool =>
  filedIn(
    'pass',
    emailOf(
      both('Left behind', 'Oublié'),
      both(
        `I left my grey coat in seat ${hour} on Monday’s coach (${booking}). — Lost property is looked after by the depot; the desk can’t see what is there.`,
        `J’ai oublié mon manteau gris à la place ${hour}, car de lundi (${booking}). — Les objets trouvés sont au dépôt ; l’accueil ne voit pas ce qui s’y trouve.`,
      ),
    ),
    emailOf(
      both('Ramp', 'Rampe'),
      both(
        `My mother uses a wheelchair (booking ${booking}, ${hour}:40). Is the ramp of this coach working? — Only the workshop knows the state of ramps.`,
        `Ma mère est en fauteuil roulant (réservation ${booking}, ${hour} h 40). La rampe de ce car marche-t-elle ? — Seul l’atelier connaît l’état des rampes.`,
      ),
    ),
  )

const beyondTheLimit = ({ booking, much, people }: Facts): EmailPool =>
  filedIn(
    'lead',
    emailOf(
      both('The whole trip', 'Tout le voyage'),
      both(
        `The coach never came; ${people} of us went by taxi, receipts of €${much} attached. Booking ${booking}. — The file confirms it.`,
        `Le car n’est jamais venu ; à ${people}, nous avons pris des taxis, reçus de ${much} € joints. Réservation ${booking}. — Le dossier le confirme.`,
      ),
    ),
    emailOf(
      both('Double booking', 'Deux fois la même chambre'),
      both(
        `Our room was taken, so ${people} of us slept elsewhere, for €${much}. Please repay that. Booking ${booking}. — The file confirms it.`,
        `Notre chambre était prise : à ${people}, nous avons dormi ailleurs, pour ${much} €. Merci de rembourser. Réservation ${booking}. — Le dossier le confirme.`,
      ),
    ),
  )

const noNumber = ({ hour, people }: Facts): EmailPool =>
  filedIn(
    'answer',
    emailOf(
      both('My booking', 'Ma réservation'),
      both(
        `From where do we leave? I can’t find the number. — Sent from the address in the customer’s file, which has one booking ahead: bay ${hour}, ${people} people.`,
        `D’où partons-nous ? Je ne retrouve pas le numéro. — Écrit depuis l’adresse du dossier, où figure une seule réservation à venir : quai ${hour}, ${people} personnes.`,
      ),
    ),
    emailOf(
      both('Both of them', 'Les deux'),
      both(
        `Can we bring our bicycles on Friday, whichever of the two coaches we take? — Both have room for them, at ${hour}:05 and ${hour + 3}:05. Not known which; ${people} people.`,
        `Peut-on emporter les vélos vendredi, quel que soit le car des deux que nous prendrons ? — Les deux ont la place, à ${hour} h 05 et ${hour + 3} h 05. Choix inconnu ; ${people} personnes.`,
      ),
    ),
  )

const oneOfMany = ({ booking, hour, people }: Facts): EmailPool =>
  filedIn(
    'incident',
    emailOf(
      both('Paid, no ticket', 'Payé, pas de billet'),
      both(
        `I paid at ${hour} a.m. and got no ticket (${booking}). — The ${people}th message of this kind since ${hour} a.m.; yesterday there was none.`,
        `J’ai payé à ${hour} h et n’ai reçu aucun billet (${booking}). — C’est le ${people}e message de ce genre depuis ${hour} h ; hier, aucun.`,
      ),
    ),
    emailOf(
      both('White page', 'Page blanche'),
      both(
        `Your page for choosing a seat stays white (${booking}). — So it does on your own computer, and on those of ${people} who have written since ${hour} a.m.`,
        `Votre page de choix des places reste blanche (${booking}). — Sur votre poste aussi, et chez ${people} personnes qui ont écrit depuis ${hour} h.`,
      ),
    ),
  )

const theBossPlease = ({ booking, little, hour }: Facts): EmailPool =>
  filedIn(
    'answer',
    emailOf(
      both('I want your manager', 'Je veux votre responsable'),
      both(
        `I want the person in charge to pay back the €${little} for my reserved seat: it was broken! Booking ${booking}. — The file confirms it; the case is ${hour} days old.`,
        `Je veux que votre responsable me rembourse les ${little} € de ma place réservée : elle était cassée ! Réservation ${booking}. — Le dossier le confirme ; il date de ${hour} jours.`,
      ),
    ),
    emailOf(
      both('To the head office', 'À la direction'),
      both(
        `To the director personally! Breakfast was paid for, €${little}, and the kitchen shut. Booking ${booking}. — The file confirms it: shut until ${hour} a.m.`,
        `À la direction, en personne ! Le petit déjeuner était payé, ${little} €, et la cuisine fermée. Réservation ${booking}. — Le dossier le confirme : fermée jusqu’à ${hour} h.`,
      ),
    ),
  )

const smallButGrave = ({ booking, little, people }: Facts): EmailPool =>
  filedIn(
    'lead',
    emailOf(
      both('Small matter', 'Petite chose'),
      both(
        `Only €${little} for a plaster and cream, please: the handrail cut my daughter’s hand, and the doctor sewed it. Booking ${booking}, row ${people}. — Receipt attached.`,
        `Seulement ${little} € de pansements et de crème : la rampe a coupé la main de ma fille, le médecin a recousu. Réservation ${booking}, rang ${people}. — Reçu joint.`,
      ),
    ),
    emailOf(
      both('A question for an article', 'Une question pour un article'),
      both(
        `Is it true that ${people} of your drivers slept less than five hours? I’m writing about it for the Courier. By the way, €${little} of booking ${booking} are due to me. — They are.`,
        `Est-il vrai que ${people} de vos chauffeurs ont dormi moins de cinq heures ? J’écris pour le Courrier. Au fait, vous me devez ${little} € sur la réservation ${booking}. — C’est exact.`,
      ),
    ),
  )

const whichOne = ({ booking, hour, people }: Facts): EmailPool =>
  filedIn(
    'ask',
    emailOf(
      both('Cancel Friday', 'Annulation de vendredi'),
      both(
        `Please cancel my coach on Friday. — In the file: two on Friday, there at ${hour}:00 (${booking}) and back at ${hour + 9}:00 (${booking + 1}). A cancellation is final. ${people} days are left.`,
        `Merci d’annuler mon car de vendredi. — Au dossier : deux vendredi, aller à ${hour} h (${booking}) et retour à ${hour + 9} h (${booking + 1}). L’annulation est définitive. Il reste ${people} jours.`,
      ),
    ),
    emailOf(
      both('Name', 'Nom'),
      both(
        `The name in booking ${booking} is wrong, it’s Martin. Please correct it. — In the file: Anna and Ana Marten, ${people} years apart, ${hour}:30. A new name can be entered once.`,
        `Le nom de la réservation ${booking} est faux, c’est Martin. Merci de corriger. — Au dossier : Anna et Ana Marten, ${people} ans d’écart, ${hour} h 30. Un nom ne se change qu’une fois.`,
      ),
    ),
  )

const twoSides = ({ booking, people, hour }: Facts): EmailPool =>
  filedIn(
    'incident',
    emailOf(
      both('Wrong bay', 'Mauvais quai'),
      both(
        `My ticket (${booking}) says bay ${people}, and there is no such bay. — Three others complain of a missed coach, a seat already taken and bay ${people}. All were printed today at ${hour} a.m.`,
        `Mon billet (${booking}) indique le quai ${people}, qui n’existe pas. — Trois autres se plaignent : car manqué, place déjà prise, quai ${people}. Tous imprimés ce jour à ${hour} h.`,
      ),
    ),
    emailOf(
      both('Not my discount', 'Pas ma réduction'),
      both(
        `Why do I pay the fare of a child (${booking})? I’m ${people + 20}. — Since ${hour} a.m., two have been charged too much, one a pensioner’s fare. All of them booked by the new app.`,
        `Pourquoi ai-je le tarif enfant (${booking}) ? J’ai ${people + 20} ans. — Depuis ${hour} h, deux ont payé trop, une autre le tarif senior. Tous par la nouvelle application.`,
      ),
    ),
  )

export const nextStepAtTheDesk = sortingItem(
  {
    id: 'customer-relations-w06',
    family: 'worked-next-step-at-the-desk',
    topic: 'understanding',
    difficulty: [
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    seconds: 300,
  },
  (draws) => {
    const company = draws.one(COMPANIES)
    const [booking, little, much] = [draws.whole(20_000, 89_999), draws.whole(0, 20), draws.whole(160, 390)]
    const [people, hour] = [draws.whole(0, 5), draws.whole(0, 4)]
    /** Of each email. */
    const at = (place: number): Facts => ({
      booking: booking + 613 * place,
      little: 8 + ((little + place) % 21),
      much,
      people: 14 + ((people + place) % 6),
      hour: 7 + ((hour + place) % 5),
    })
    return {
      stem: both(
        `You are at the front desk of ${company}. After each message you read what you know. You see every file and may pay up to €30. More than that, injuries and the press are for your manager. Choose the next step.`,
        `Vous tenez l’accueil chez ${company}. Après chaque message, vous lisez ce que vous savez. Vous voyez tous les dossiers et disposez de 30 €. Au-delà, et pour les blessures ou la presse, c’est votre responsable. Choisissez la suite.`,
      ),
      questions: folderQuestion(both('Next step', 'Suite'), {
        answer: both('Settle it yourself', 'Régler vous-même'),
        ask: both('Ask the customer', 'Interroger le client'),
        pass: both('Ask another team', 'Interroger une autre équipe'),
        incident: both('Report an incident', 'Signaler un incident'),
        lead: both('Pass it to your manager', 'Transmettre au responsable'),
      }),
      points: [
        {
          label: both(
            'All is in the file, and something is missing',
            'Tout est au dossier, et il manque quelque chose',
          ),
          pools: [inTheFile(at(0)), somethingMissing(at(1))],
        },
        {
          label: both(
            'What others know, and what is beyond your limit',
            'Ce que d’autres savent, et ce qui vous dépasse',
          ),
          pools: [others(at(2)), beyondTheLimit(at(3))],
        },
        {
          label: both(
            'A question that isn’t needed, and one case of many',
            'Une question inutile, et un cas parmi d’autres',
          ),
          pools: [noNumber(at(4)), oneOfMany(at(5))],
        },
        {
          label: both('Loud but small, and small but grave', 'Bruyant mais mineur, et mineur mais grave'),
          pools: [theBossPlease(at(6)), smallButGrave(at(7))],
        },
        {
          label: both(
            'Two readings, and one cause behind different signs',
            'Deux lectures, et une cause sous des signes divers',
          ),
          pools: [whichOne(at(8)), twoSides(at(9))],
        },
      ],
      why: both(
        'Ask only for what changes the outcome and isn’t in the file. Where many are hit at once, one report helps them all. Who decides depends on the sum and on what is at stake, not on whom the customer calls for.',
        'On ne demande que ce qui change l’issue et n’est pas au dossier. Quand beaucoup sont touchés à la fois, un signalement les aide tous. Qui décide dépend de la somme et de l’enjeu, non de la personne réclamée.',
      ),
    }
  },
)
