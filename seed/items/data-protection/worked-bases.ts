/** Data protection, worked: plans of colleagues, sorted by the legal basis on which each rests. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const HOUSES = ['Halden Home', 'Maison Lavigne', 'Kettle & Oak', 'Velora', 'Nordlicht', 'Bricoval', 'Marlow'] as const

interface Facts {
  readonly people: number
  readonly days: number
  readonly euros: number
  readonly month: ItemText
}

const plainContract = ({ month, days }: Facts): EmailPool =>
  filedIn(
    'contract',
    emailOf(
      both('Home delivery', 'Livraison à domicile'),
      both(
        `From ${month.en} on, our own drivers bring sofas to the customers who’ve ordered them. They get the name, the address and the floor for that, and hand the list back in the evening.`,
        `Dès ${month.fr}, nos propres chauffeurs livreront les canapés aux clients qui les ont commandés. Ils reçoivent pour cela le nom, l’adresse et l’étage, et rendent la liste le soir.`,
      ),
    ),
    emailOf(
      both('Curtains made to measure', 'Rideaux sur mesure'),
      both(
        `Curtains are made in ${days} days. For those who order a pair, we keep the name and the measurements of their windows until they’re hung.`,
        `Les rideaux sont faits en ${days} jours. Pour qui en commande, nous gardons le nom et les mesures des fenêtres jusqu’à la pose.`,
      ),
    ),
  )

const plainDuty = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'duty',
    emailOf(
      both('Social security', 'Sécurité sociale'),
      both(
        `Each month we report the wages of our ${people} employees to social security, as the law tells every employer to.`,
        `Chaque mois, nous déclarons à la sécurité sociale les salaires de nos ${people} employés, comme la loi le demande à tout employeur.`,
      ),
    ),
    emailOf(
      both('Accidents at work', 'Accidents du travail'),
      both(
        `A carpenter cut his hand in ${month.en}. By law, an employer has to report every such accident with the name of whoever was hurt, and that’s what I’m doing.`,
        `Un menuisier s’est coupé la main en ${month.fr}. La loi impose à l’employeur de déclarer tout accident de ce type avec le nom du blessé, et c’est ce que je fais.`,
      ),
    ),
  )

const freelyAsked = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'consent',
    emailOf(
      both('Newsletter at the fair', 'Infolettre au salon'),
      both(
        `At the fair in ${month.en}, passers-by who’ve never bought from us can enter their email for the newsletter. They tick an empty box, and each issue has a link to leave.`,
        `Au salon, en ${month.fr}, des passants qui n’ont jamais rien acheté pourront laisser leur e-mail pour l’infolettre. Ils cochent une case vide, et chaque numéro a un lien pour la quitter.`,
      ),
    ),
    emailOf(
      both('Photos of living rooms', 'Photos de salons'),
      both(
        `We asked ${people} customers whether we may show a photo of them at home on our website. We’ll use the photos of those who said yes, and of nobody else.`,
        `Nous avons demandé à ${people} clients si nous pouvons montrer sur notre site une photo d’eux chez eux. Nous utiliserons celles des personnes qui ont dit oui, et aucune autre.`,
      ),
    ),
  )

const plainInterest = ({ days, month }: Facts): EmailPool =>
  filedIn(
    'interest',
    emailOf(
      both('Break-ins at night', 'Cambriolages de nuit'),
      both(
        `After two break-ins in ${month.en}, a camera will film our back door at night, and nothing of the street. A sign says so, and after ${days} hours the film is deleted.`,
        `Après deux cambriolages en ${month.fr}, une caméra filmera notre porte arrière la nuit, sans la rue. Un panneau l’indique, et l’image est effacée après ${days} heures.`,
      ),
    ),
    emailOf(
      both('Attacks on the web shop', 'Attaques sur la boutique'),
      both(
        `To notice attacks on our web shop, the server notes which addresses ask for which pages. After ${days} days that’s deleted; no one makes profiles from it.`,
        `Pour repérer les attaques contre notre boutique en ligne, le serveur note quelles adresses demandent quelles pages. C’est effacé après ${days} jours, et personne n’en tire de profils.`,
      ),
    ),
  )

const beforeContract = ({ days, euros }: Facts): EmailPool =>
  filedIn(
    'contract',
    emailOf(
      both('A quote for a kitchen', 'Un devis de cuisine'),
      both(
        `A visitor wants to know what a kitchen would cost her and asked us for a quote within ${days} days. I’m entering her name and the plan of her flat. She hasn’t bought anything so far.`,
        `Une visiteuse veut savoir ce que lui coûterait une cuisine et demande un devis sous ${days} jours. Je saisis son nom et le plan de son logement. Elle n’a encore rien acheté.`,
      ),
    ),
    emailOf(
      both('Points on the card', 'Points de la carte'),
      both(
        `Whoever joins our club gets €${euros} back for every ten purchases; that’s what they sign up for. So I record how many purchases each member makes, and nothing else.`,
        `Qui adhère à notre club reçoit ${euros} € tous les dix achats : c’est l’objet de l’adhésion. Je note donc le nombre d’achats de chaque membre, et rien d’autre.`,
      ),
    ),
  )

const againstTheirWill = ({ euros, people }: Facts): EmailPool =>
  filedIn(
    'duty',
    emailOf(
      both('He wants his invoices gone', 'Il veut effacer ses factures'),
      both(
        `A customer withdraws every consent he’s ever given. His three invoices of €${euros * 40} stay all the same: tax law makes us keep them for some years yet.`,
        `Un client retire tous les consentements qu’il a donnés. Ses trois factures de ${euros * 40} € restent pourtant : le droit fiscal nous oblige à les conserver encore quelques années.`,
      ),
    ),
    emailOf(
      both('Names for the inspectors', 'Des noms pour l’inspection'),
      both(
        `The labour inspectors have ordered us, on the strength of a statute, to hand over the working hours of ${people} employees. Some of those don’t agree. I’m sending them.`,
        `L’inspection du travail nous ordonne, en vertu d’un texte de loi, de remettre les horaires de ${people} salariés. Certains ne sont pas d’accord. Je les envoie.`,
      ),
    ),
  )

const noRealChoice = ({ people, euros }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Box at the checkout', 'Case à la commande'),
      both(
        `In the order form, “Partner firms may send me offers” is now ticked from the start. ${people} customers have left it that way, so we have their consent and pass on the addresses.`,
        `Dans le bon de commande, « Des partenaires peuvent m’envoyer des offres » est désormais coché d’avance. ${people} clients n’y ont pas touché : nous avons leur accord et transmettons les adresses.`,
      ),
    ),
    emailOf(
      both('Phones of our fitters', 'Téléphones des monteurs'),
      both(
        `We’ll follow our fitters’ private phones, evenings too. All ${people} have agreed in writing; whoever refused would have lost a bonus of €${euros * 20}.`,
        `Nous suivrons les téléphones privés de nos monteurs, même le soir. Les ${people} ont accepté par écrit ; un refus aurait coûté une prime de ${euros * 20} €.`,
      ),
    ),
  )

const interestWithWayOut = ({ days, people }: Facts): EmailPool =>
  filedIn(
    'interest',
    emailOf(
      both('Catalogue by post', 'Catalogue par courrier'),
      both(
        `We’ll post our catalogue to ${people} customers who bought furniture last year. We haven’t asked them. Each letter says how to get no more of them, and those who’ve said so before get none.`,
        `Nous enverrons par courrier notre catalogue à ${people} clients qui ont acheté des meubles l’an passé, sans le leur demander. Chaque envoi dit comment ne plus en recevoir ; ceux qui l’ont déjà dit n’en auront pas.`,
      ),
    ),
    emailOf(
      both('Stolen cards', 'Cartes volées'),
      both(
        `Orders paid with stolen cards cost us a lot. Where ${days} orders within an hour come from one address, the system now stops and a colleague looks. Buyers are told about it; no one had to agree.`,
        `Les commandes payées avec des cartes volées nous coûtent cher. Quand ${days} commandes en une heure viennent d’une adresse, le système s’arrête et une collègue regarde. Les acheteurs en sont informés, sans avoir à accepter.`,
      ),
    ),
  )

const onlyCalledContract = ({ month, people }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('New terms of sale', 'Nouvelles conditions de vente'),
      both(
        `From ${month.en} on, our terms say that we note which pages a buyer looks at and sell those profiles to advertisers. It’s part of the contract then, so nobody needs to be asked.`,
        `Dès ${month.fr}, nos conditions diront que nous notons les pages vues par l’acheteur et vendons ces profils à des annonceurs. C’est alors dans le contrat : inutile de demander.`,
      ),
    ),
    emailOf(
      both('Health of our drivers', 'Santé de nos chauffeurs'),
      both(
        `To plan shifts I’d like to know which of our ${people} drivers have an illness, and which. The employment contract covers that: without shifts there’s no work. They needn’t know about the list.`,
        `Pour planifier, je voudrais savoir lesquels de nos ${people} chauffeurs ont une maladie, et laquelle. Le contrat de travail le couvre : sans planning, pas de travail. Ils n’ont pas à connaître la liste.`,
      ),
    ),
  )

const moreThanTheOrder = ({ days, month }: Facts): EmailPool =>
  filedIn(
    'consent',
    emailOf(
      both('Allergies', 'Allergies'),
      both(
        `Members of our sleep club may tell us their allergies to have bedding proposed to them. It isn’t needed for anything else. Over ${days * 10} have said yes to just that, on a form of its own.`,
        `Les membres de notre club du sommeil peuvent nous indiquer leurs allergies pour se voir proposer de la literie. Rien d’autre ne l’exige. Plus de ${days * 10} ont dit oui à cela seul, sur un formulaire à part.`,
      ),
    ),
    emailOf(
      both('Where our app is', 'Où est notre appli'),
      both(
        `In ${month.en} our app will show offers from the nearest shop. It only looks up where a phone is for users who’ve switched that on themselves, and all else works without it.`,
        `En ${month.fr}, notre appli montrera les offres du magasin le plus proche. Elle ne localise le téléphone que si la personne l’a activé elle-même, et tout le reste marche sans cela.`,
      ),
    ),
  )

export const basesOfPlans = sortingItem(
  {
    id: 'data-protection-w04',
    family: 'worked-bases-of-plans',
    topic: 'principles-and-bases',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 3],
      [5, 4],
    ],
    seconds: 300,
  },
  (draws) => {
    const house = draws.one(HOUSES)
    const facts: Facts = {
      people: draws.whole(31, 96),
      days: draws.whole(4, 9),
      euros: draws.whole(5, 15),
      month: draws.one(MONTHS),
    }
    return {
      stem: both(
        `Colleagues at ${house}, a furniture shop, tell you how they use personal data. Choose for each of the ten the legal basis on which it rests, or “none” where it may not go ahead like that.`,
        `Des collègues de ${house}, un magasin de meubles, vous disent comment ils utilisent des données personnelles. Choisissez pour chacun des dix cas la base légale qui le porte, ou « aucune » si cela ne peut se faire ainsi.`,
      ),
      questions: folderQuestion(both('Legal basis', 'Base légale'), {
        consent: both('Consent', 'Consentement'),
        contract: both('Contract', 'Contrat'),
        duty: both('Legal obligation', 'Obligation légale'),
        interest: both('Legitimate interests', 'Intérêts légitimes'),
        none: both('None: not like that', 'Aucune : pas ainsi'),
      }),
      points: [
        {
          label: both('What was ordered, and what the law demands', 'Ce qui est commandé, et ce que la loi exige'),
          pools: [plainContract(facts), plainDuty(facts)],
        },
        {
          label: both(
            'People who are asked, and the shop’s own safety',
            'Un accord demandé, et la sécurité du magasin',
          ),
          pools: [freelyAsked(facts), plainInterest(facts)],
        },
        {
          label: both(
            'What a person wanted, and what nobody can refuse',
            'Ce qu’on a voulu, et ce qu’on ne peut refuser',
          ),
          pools: [beforeContract(facts), againstTheirWill(facts)],
        },
        {
          label: both(
            'A yes that is none, and an interest with a way out',
            'Un oui qui n’en est pas un, et un intérêt avec une issue',
          ),
          pools: [noRealChoice(facts), interestWithWayOut(facts)],
        },
        {
          label: both('A contract in name only, and what goes beyond it', 'Un contrat de façade, et ce qui va au-delà'),
          pools: [onlyCalledContract(facts), moreThanTheOrder(facts)],
        },
      ],
      why: both(
        'Art. 6(1) counts what is needed for a contract or the steps somebody asked for before one, what the law demands, and interests that outweigh those of the people (recitals 47 and 49). Consent must be free and given by an act of its own (Art. 4(11), 7). Terms that go beyond the service make nothing part of it.',
        'L’art. 6, § 1 admet ce qu’exige un contrat, ou ce qu’on a demandé avant d’en conclure un, ce que veut la loi, et les intérêts qui l’emportent (considérants 47 et 49). Le consentement est libre et donné par un acte à part (art. 4, point 11, et art. 7). Des conditions ne font pas entrer dans le service ce qui lui est étranger.',
      ),
    }
  },
)
