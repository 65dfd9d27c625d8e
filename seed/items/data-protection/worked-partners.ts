/** Data protection, worked: what partner firms write, sorted by whose part is which. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const HOUSES = [
  'Arden Travel',
  'Belvedere',
  'Castellan',
  'Estrela Voyages',
  'Halden Tours',
  'Nordlicht',
  'Velora',
] as const

interface Facts {
  readonly people: number
  readonly days: number
  readonly month: ItemText
}

const plainProcessor = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'processor',
    emailOf(
      both('Payslips', 'Bulletins de paie'),
      both(
        `We’ve made out the payslips of your ${people} employees for ${month.en}, from the hours you sent us and by your rules. Please check them.`,
        `Nous avons établi les bulletins de paie de vos ${people} salariés pour ${month.fr}, à partir de vos heures et selon vos règles. Merci de vérifier.`,
      ),
    ),
    emailOf(
      both('Your servers', 'Vos serveurs'),
      both(
        `Your customer database has been running on our machines since ${month.en}. What you store there and for how long is up to you; we keep the machines going and make backups.`,
        `Votre base de clients tourne sur nos machines depuis ${month.fr}. Ce que vous y gardez, et combien de temps, dépend de vous ; nous assurons la marche et les sauvegardes.`,
      ),
    ),
  )

const plainOwn = ({ days, people }: Facts): EmailPool =>
  filedIn(
    'own',
    emailOf(
      both('Tax audit', 'Contrôle fiscal'),
      both(
        `The tax office will examine your accounts and asks for the invoices of ${people} customers within ${days} days, as the tax code allows it to.`,
        `L’administration fiscale va contrôler vos comptes et demande les factures de ${people} clients sous ${days} jours, comme le code le lui permet.`,
      ),
    ),
    emailOf(
      both('Accounts for your staff', 'Des comptes pour vos salariés'),
      both(
        `Our bank has opened current accounts for ${people} of your employees, who signed with us. We’ll need another ${days} days to check their identity, as banking law tells us to.`,
        `Notre banque a ouvert des comptes courants à ${people} de vos salariés, qui ont signé avec nous. Il nous faut encore ${days} jours pour vérifier leur identité, comme le veut le droit bancaire.`,
      ),
    ),
  )

const quietProcessor = ({ people, days }: Facts): EmailPool =>
  filedIn(
    'processor',
    emailOf(
      both('Shredding', 'Destruction de dossiers'),
      both(
        `We collect the ${people} old booking files on Friday and shred them, as agreed. You get a certificate within ${days} days.`,
        `Nous passons vendredi prendre les ${people} anciens dossiers de réservation et les détruisons, comme convenu. Vous aurez un certificat sous ${days} jours.`,
      ),
    ),
    emailOf(
      both('Newsletter', 'Infolettre'),
      both(
        `Your newsletter went out to ${people} addresses from the list you uploaded. ${days} of them no longer exist; shall we strike them off?`,
        `Votre infolettre est partie aux ${people} adresses de la liste que vous avez déposée. ${days} d’entre elles n’existent plus ; faut-il les rayer ?`,
      ),
    ),
  )

const noData = ({ people, days }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Menu for the anniversary', 'Menu de l’anniversaire'),
      both(
        `For your party we plan on ${people} guests, ${days} of them vegetarians. We don’t need any names. The buffet opens at seven.`,
        `Pour votre fête, nous comptons ${people} convives, dont ${days} végétariens. Les noms ne nous sont pas utiles. Le buffet ouvre à dix-neuf heures.`,
      ),
    ),
    emailOf(
      both('How many passed by', 'Combien de passants'),
      both(
        `Our light barrier in your doorway counted ${people} passages a day over ${days} days. It can’t tell one visitor from another and keeps totals only.`,
        `Notre barrière lumineuse à votre porte a compté ${people} passages par jour pendant ${days} jours. Elle ne distingue pas les visiteurs et ne garde que des totaux.`,
      ),
    ),
  )

const ownProfession = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'own',
    emailOf(
      both('From the company doctor', 'De la médecine du travail'),
      both(
        `Since ${month.en} I’ve examined ${people} of your employees. What I find stays in my files, which I keep as my profession prescribes; you only hear who is fit for work.`,
        `Depuis ${month.fr}, j’ai examiné ${people} de vos salariés. Mes constats restent dans mes dossiers, tenus comme ma profession le prescrit ; vous saurez seulement qui est apte.`,
      ),
    ),
    emailOf(
      both('Your lawsuit', 'Votre procès'),
      both(
        `As your lawyers we’ve read the letters of ${people} customers in this case. We decide ourselves which of them we use and keep, as the rules of the bar demand.`,
        `Comme avocats, nous avons lu les lettres de ${people} clients dans cette affaire. Nous décidons nous-mêmes de celles que nous utilisons et gardons, comme l’exige le barreau.`,
      ),
    ),
  )

const jointPlan = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'joint',
    emailOf(
      both('Our prize draw', 'Notre tirage au sort'),
      both(
        `Here’s what we agreed on for the draw in ${month.en}: your firm and ours chose together what ${people} visitors are asked, why, and for how long. Each of us may use the list for its own offers.`,
        `Voici ce que nous avons décidé pour le tirage, en ${month.fr} : vous et nous avons fixé ensemble ce qu’on demande à ${people} visiteurs, pourquoi et pour quelle durée. Chacun utilisera la liste pour ses offres.`,
      ),
    ),
    emailOf(
      both('One booking platform', 'Une plateforme de réservation'),
      both(
        `Our hotel, your agency and a car hire firm set up one booking platform in ${month.en}. We decide in common what’s stored of guests and who gets at it, and ${people} have booked so far.`,
        `Notre hôtel, votre agence et un loueur ont créé une plateforme de réservation en ${month.fr}. Nous décidons en commun ce qui est gardé des clients et qui y accède ; ${people} ont déjà réservé.`,
      ),
    ),
  )

const expertProcessor = ({ people, days }: Facts): EmailPool =>
  filedIn(
    'processor',
    emailOf(
      both('Your hotline, our people', 'Votre assistance, nos équipes'),
      both(
        `Last week we took ${people} calls from your customers, with our own staff, phones and software, and chose them ourselves. The script, and that calls are deleted after ${days} days, come from you.`,
        `La semaine passée, nous avons pris ${people} appels de vos clients, avec notre personnel, nos téléphones et nos logiciels, que nous choisissons. Le script, et l’effacement après ${days} jours, viennent de vous.`,
      ),
    ),
    emailOf(
      both('Survey finished', 'Enquête terminée'),
      both(
        `We asked ${people} of your customers what you wanted to know. We’re the experts, so we picked the method. The answers are yours; ours are deleted in ${days} days.`,
        `Nous avons posé à ${people} de vos clients les questions que vous vouliez. La méthode est de nous, c’est notre métier. Les réponses sont à vous ; les nôtres seront effacées dans ${days} jours.`,
      ),
    ),
  )

const weServe = ({ people, days }: Facts): EmailPool =>
  filedIn(
    'serving',
    emailOf(
      both('Badges for our congress', 'Badges pour notre congrès'),
      both(
        `Thank you for looking after our congress. Here’s our list of ${people} guests; please print the badges, greet everyone, and delete the list ${days} days later.`,
        `Merci de vous charger de notre congrès. Voici notre liste de ${people} invités : imprimez les badges, accueillez chacun, et supprimez la liste ${days} jours après.`,
      ),
    ),
    emailOf(
      both('Our staff trip', 'Notre sortie du personnel'),
      both(
        `Please put our ${people} employees on the coaches by the enclosed list, and tick off for us who came. We’ll have the list back ${days} days later, and you keep none of it.`,
        `Merci de répartir nos ${people} salariés dans les cars selon la liste jointe, et de cocher pour nous les présents. Vous nous la rendez ${days} jours plus tard, sans rien garder.`,
      ),
    ),
  )

const goneItsOwnWay = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'own',
    emailOf(
      both('We had an idea', 'Nous avons eu une idée'),
      both(
        `We print your brochures and put the addresses on them. In ${month.en}, without your knowing, we also wrote to those ${people} people about our own printing service. That was our idea alone.`,
        `Nous imprimons et adressons vos brochures. En ${month.fr}, à votre insu, nous avons aussi écrit à ces ${people} personnes au sujet de notre propre service d’impression. L’idée était de nous seuls.`,
      ),
    ),
    emailOf(
      both('Training our program', 'Entraîner notre programme'),
      both(
        `We store your bookings for you. Against what the contract says, we’ve used those of ${people} customers since ${month.en} to train a program that we sell to others. What are we for that part?`,
        `Nous hébergeons vos réservations. Contre le contrat, nous utilisons depuis ${month.fr} celles de ${people} clients pour entraîner un programme vendu à d’autres. Que sommes-nous pour cette part ?`,
      ),
    ),
  )

const bothGain = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'joint',
    emailOf(
      both('Your page with us', 'Votre page chez nous'),
      both(
        `Since ${month.en} you’ve had a page on our social network. You set who its statistics are to be about, and we collect data on its ${people} visitors for you and for our advertising.`,
        `Depuis ${month.fr}, vous avez une page sur notre réseau social. Vous réglez le public de ses statistiques, et nous recueillons des données sur ses ${people} visiteurs, pour vous et pour notre publicité.`,
      ),
    ),
    emailOf(
      both('The button on your site', 'Le bouton sur votre site'),
      both(
        `In ${month.en} you put our “Like” button on your site, to be seen more. It sends us data on each of its ${people} visitors, for our advertising. This is about that sending alone.`,
        `En ${month.fr}, vous avez mis notre bouton « J’aime » sur votre site, pour être plus visibles. Il nous envoie des données sur ses ${people} visiteurs, pour notre publicité. Il s’agit de ce seul envoi.`,
      ),
    ),
  )

export const partsOfPartners = sortingItem(
  {
    id: 'data-protection-w06',
    family: 'worked-parts-of-partners',
    topic: 'roles-and-duties',
    difficulty: [
      [2, 1],
      [3, 2],
      [4, 4],
      [4, 5],
      [5, 5],
    ],
    seconds: 300,
  },
  (draws) => {
    const facts: Facts = { people: draws.whole(60, 240), days: draws.whole(4, 9), month: draws.one(MONTHS) }
    const house = draws.one(HOUSES)
    return {
      stem: both(
        `You work for ${house}, a travel agency. Ten partners write to you: choose what each of them is under the GDPR for the data that the email is about.`,
        `Vous travaillez pour ${house}, une agence de voyages. Dix partenaires vous écrivent : choisissez ce qu’est chacun, au sens du RGPD, pour les données dont parle l’e-mail.`,
      ),
      questions: folderQuestion(both('The sender is', 'L’expéditeur est'), {
        processor: both('Our processor', 'Notre sous-traitant'),
        serving: both('Controller we work for', 'Responsable, notre client'),
        own: both('Controller of its own', 'Responsable à part'),
        joint: both('Joint controller with us', 'Responsable avec nous'),
        none: both('Neither: no personal data', 'Rien : aucune donnée'),
      }),
      points: [
        {
          label: both(
            'Work on instructions, and public or banking duties',
            'Travail sur instruction, et missions propres',
          ),
          pools: [plainProcessor(facts), plainOwn(facts)],
        },
        {
          label: both(
            'A processor that hardly looks, and no data at all',
            'Un sous-traitant qui regarde à peine, et aucune donnée',
          ),
          pools: [quietProcessor(facts), noData(facts)],
        },
        {
          label: both(
            'A profession of its own, and a plan in common',
            'Une profession indépendante, et un projet commun',
          ),
          pools: [ownProfession(facts), jointPlan(facts)],
        },
        {
          label: both(
            'Means chosen freely, and the roles reversed',
            'Des moyens choisis librement, et les rôles inversés',
          ),
          pools: [expertProcessor(facts), weServe(facts)],
        },
        {
          label: both(
            'A processor gone its own way, and gain on both sides',
            'Un sous-traitant qui s’émancipe, et un intérêt partagé',
          ),
          pools: [goneItsOwnWay(facts), bothGain(facts)],
        },
      ],
      why: both(
        'Whoever decides why and how is the controller (Art. 4(7)); whoever acts on its behalf the processor (4(8)), even with means of its own choice, and a controller where it decides on a purpose itself (Art. 28(10)). Those who decide together are joint controllers (Art. 26; Court of Justice, C-210/16, C-40/17).',
        'Qui décide du pourquoi et du comment est responsable (art. 4, point 7) ; qui agit pour son compte est sous-traitant (point 8), même s’il choisit ses outils, et devient responsable s’il fixe lui-même une finalité (art. 28, § 10). Qui décide ensemble est responsable conjoint (art. 26 ; Cour de justice, C-210/16, C-40/17).',
      ),
    }
  },
)
