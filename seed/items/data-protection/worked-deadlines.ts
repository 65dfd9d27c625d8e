/** Data protection, worked: what has come today, and by when it must be dealt with. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const COMPANIES = [
  'Arden Logistics',
  'Belmont Assurances',
  'Corvo Energy',
  'Dulac Mobilier',
  'Estrela Travel',
  'Fjell Foods',
] as const
const NAMES = ['Adeyemi', 'Bergström', 'Castelli', 'Dupuis', 'Eriksen', 'Fontaine', 'Gallagher', 'Hoffmann'] as const

interface Day {
  readonly date: Date
  readonly name: ItemText
}

const dayOf = (year: number, month: number, day: number): Day => {
  const date = new Date(Date.UTC(year, month, day))
  const name = MONTHS[date.getUTCMonth()] ?? both('', '')
  return { date, name: both(`${date.getUTCDate()} ${name.en}`, `${date.getUTCDate()} ${name.fr}`) }
}

const isWorkday = ({ date }: Day) => date.getUTCDay() >= 1 && date.getUTCDay() <= 5

interface Days {
  readonly today: Day
  readonly lastMonth: Day
  readonly lastWeek: Day
  readonly in72Hours: Day
  readonly inOneMonth: Day
  readonly inThreeMonths: Day
}

function daysFrom(year: number, month: number, day: number): Days {
  const today = dayOf(year, month, day)
  return {
    today,
    lastMonth: dayOf(year, month - 1, day),
    lastWeek: dayOf(year, month, day - 8),
    in72Hours: dayOf(year, month, day + 3),
    inOneMonth: dayOf(year, month + 1, day),
    inThreeMonths: dayOf(year, month + 3, day),
  }
}

/** Days of which no period ends at a weekend, which would move its end; in June, July and September, away from most holidays. */
const DAYS: readonly Days[] = [2025, 2026, 2027, 2028].flatMap((year) =>
  [5, 6, 8].flatMap((month) =>
    [9, 10, 16, 17, 18, 19, 20, 21, 22, 23, 24].flatMap((day) => {
      const days = daysFrom(year, month, day)
      const ends = [days.today, days.in72Hours, days.inOneMonth, days.inThreeMonths]
      return ends.every(isWorkday) ? [days] : []
    }),
  ),
)

interface Facts extends Days {
  readonly people: number
  readonly customer: number
  readonly name: string
  readonly company: string
}

const newRequest = ({ customer }: Facts): EmailPool => ({
  answers: { kind: 'request', due: 'month' },
  emails: [
    {
      subject: both('A copy of my data', 'Une copie de mes données'),
      text: both(
        `Please send me a copy of the data you hold about me. My contract number is ${customer}.`,
        `Merci de m’envoyer une copie des données que vous détenez sur moi. Mon numéro de contrat est le ${customer}.`,
      ),
    },
    {
      subject: both(`Contract ${customer}`, `Contrat ${customer}`),
      text: both(
        'My contract ended six years ago, and I’d like you to erase what you still have about me. Please confirm when it’s done.',
        'Mon contrat a pris fin il y a six ans, et je souhaite que vous effaciez ce que vous avez encore sur moi. Merci de me confirmer que c’est fait.',
      ),
    },
    {
      subject: both('Moving to another provider', 'Changement de prestataire'),
      text: both(
        `I’m changing provider and would like my data from contract ${customer} in a format that they can read in.`,
        `Je change de prestataire et je voudrais les données de mon contrat ${customer} dans un format qu’il puisse reprendre.`,
      ),
    },
  ],
})

const newBreach = ({ people }: Facts): EmailPool => ({
  answers: { kind: 'breach', due: 'hours' },
  emails: [
    {
      subject: both('Payslips on the web', 'Bulletins de paie en ligne'),
      text: both(
        `We found out an hour ago that ${people} payslips can be downloaded from our website without a password. We’ve taken it offline.`,
        `Nous avons découvert il y a une heure que ${people} bulletins de paie se téléchargent sur notre site sans mot de passe. Nous l’avons mis hors ligne.`,
      ),
    },
    {
      subject: both('Break-in', 'Cambriolage'),
      text: both(
        `There was a break-in last night. The paper files of ${people} applicants, with their CVs and references, are gone.`,
        `Il y a eu un cambriolage cette nuit. Les dossiers papier de ${people} candidats, avec CV et références, ont disparu.`,
      ),
    },
  ],
})

const leftLying = ({ name, lastMonth }: Facts): EmailPool => ({
  answers: { kind: 'request', due: 'today' },
  emails: [
    {
      subject: both('Found in my drawer', 'Retrouvé dans mon tiroir'),
      text: both(
        `I’m back from leave and have just found a letter from Ms ${name}. It reached us on ${lastMonth.name.en}: she wants a copy of her data. No one has replied to her.`,
        `De retour de congé, je retrouve une lettre de Mme ${name}. Elle nous est parvenue le ${lastMonth.name.fr} : elle veut une copie de ses données. Personne ne lui a répondu.`,
      ),
    },
    {
      subject: both('Forgotten?', 'Oublié ?'),
      text: both(
        `Mr ${name} rang to ask what has become of his email of ${lastMonth.name.en}, in which he asked us to correct his file. It’s still unread in the shared inbox.`,
        `M. ${name} a appelé pour savoir où en est son e-mail du ${lastMonth.name.fr}, par lequel il demande de corriger son dossier. Il est toujours non lu dans la boîte commune.`,
      ),
    },
  ],
})

const noDeadline = ({ company, people }: Facts): EmailPool => ({
  answers: { kind: 'neither', due: 'none' },
  emails: [
    {
      subject: both(`Access request of ${company}`, `Demande d’accès : ${company}`),
      text: both(
        `Under the GDPR we ask you for all the figures you keep about our company’s turnover and credit. ${company}, purchasing`,
        `Au titre du RGPD, nous demandons tous les chiffres que vous détenez sur le chiffre d’affaires et le crédit de notre société. ${company}, service achats`,
      ),
    },
    {
      subject: both('Server test', 'Test du serveur'),
      text: both(
        `The test server crashed and lost its data. It had ${people} invented customers on it, made up by our program, and no real ones.`,
        `Le serveur de test a planté et perdu ses données. Il contenait ${people} clients inventés par notre programme, et aucun réel.`,
      ),
    },
  ],
})

const fullExtension = ({ name, today }: Facts): EmailPool => ({
  answers: { kind: 'request', due: 'months' },
  emails: [
    {
      subject: both(`Request by ${name}`, `Demande ${name}`),
      text: both(
        `Mr ${name}’s request came in today. It concerns fourteen systems, so I’ve just written to him that we need the longest extension possible, and why. By when must he have an answer?`,
        `La demande de M. ${name} est arrivée ce jour. Elle touche quatorze systèmes : je viens de lui écrire qu’il nous faut la prolongation maximale, et pourquoi. Avant quelle date doit-il avoir sa réponse ?`,
      ),
    },
    {
      subject: both('Twelve years of files', 'Douze ans de dossiers'),
      text: both(
        `Today, ${today.name.en}, Ms ${name} asked for everything we’ve kept on her over twelve years. We’ve told her in writing why we need the full extension.`,
        `Ce ${today.name.fr}, Mme ${name} a demandé tout ce que nous avons gardé sur elle en douze ans. Nous lui avons écrit pourquoi il nous faut la prolongation complète.`,
      ),
    },
  ],
})

const processorsBreach = ({ lastWeek, people }: Facts): EmailPool => ({
  answers: { kind: 'breach', due: 'hours' },
  emails: [
    {
      subject: both('From your payroll provider', 'De votre prestataire de paie'),
      text: both(
        `On ${lastWeek.name.en} a server of ours was broken into. Since this morning we’ve known that ${people} of your employees’ bank details were copied, and we’re telling you straight away.`,
        `Le ${lastWeek.name.fr}, un de nos serveurs a été piraté. Depuis ce matin, nous savons que les coordonnées bancaires de ${people} de vos salariés ont été copiées, et nous vous prévenons aussitôt.`,
      ),
    },
    {
      subject: both('Your customer hotline', 'Votre service d’appels'),
      text: both(
        `We take your customers’ calls. A temp, dismissed on ${lastWeek.name.en}, has sold the addresses and birth dates of ${people} of them, as we learnt an hour ago. You’re the first to know.`,
        `Nous prenons les appels de vos clients. Une personne renvoyée le ${lastWeek.name.fr} a vendu ${people} adresses et dates de naissance ; nous l’apprenons à l’instant. Vous êtes les premiers prévenus.`,
      ),
    },
  ],
})

const kinds = [
  { id: 'request', label: both('Request from a person', 'Demande d’une personne') },
  { id: 'breach', label: both('Breach to be notified', 'Violation à notifier') },
  { id: 'neither', label: both('Neither', 'Ni l’une ni l’autre') },
] as const

const deadlines = ({ today, in72Hours, inOneMonth, inThreeMonths }: Days) => [
  { id: 'today', label: both(`Today, ${today.name.en}`, `Aujourd’hui, ${today.name.fr}`) },
  { id: 'hours', label: both(in72Hours.name.en, in72Hours.name.fr) },
  { id: 'month', label: both(inOneMonth.name.en, inOneMonth.name.fr) },
  { id: 'months', label: both(inThreeMonths.name.en, inThreeMonths.name.fr) },
  { id: 'none', label: both('No deadline in the GDPR', 'Aucun délai dans le RGPD') },
]

export const deadlinesOfToday = sortingItem(
  {
    id: 'data-protection-w03',
    family: 'worked-deadlines-of-today',
    topic: 'roles-and-duties',
    difficulty: [
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 240,
  },
  (draws) => {
    const company = draws.one(COMPANIES)
    const days = draws.one(DAYS)
    const facts: Facts = {
      ...days,
      people: draws.whole(40, 900),
      customer: draws.whole(10_000, 99_999),
      name: draws.one(NAMES),
      company: draws.one(COMPANIES.filter((other) => other !== company)),
    }
    const { today } = days
    return {
      stem: both(
        `It’s 9:00 on ${today.name.en} at ${company}, and these emails have just come in. Say what each one is, and the last day the GDPR gives you to deal with it.`,
        `Il est 9 h, le ${today.name.fr}, chez ${company}, et ces e-mails viennent d’arriver. Dites de chacun ce que c’est, et le dernier jour que le RGPD vous laisse pour le traiter.`,
      ),
      questions: [
        { id: 'kind', label: both('Kind', 'Nature'), choices: kinds },
        { id: 'due', label: both('Deadline', 'Délai'), choices: deadlines(days) },
      ],
      points: [
        {
          label: both(
            'A new request, and a breach found today',
            'Une nouvelle demande, et une violation découverte ce jour',
          ),
          pools: [newRequest(facts), newBreach(facts)],
        },
        {
          label: both(
            'What has been lying about, and what has no deadline',
            'Ce qui a traîné, et ce qui n’a pas de délai',
          ),
          pools: [leftLying(facts), noDeadline(facts)],
        },
        {
          label: both(
            'A deadline that is extended, and a processor’s breach',
            'Un délai prolongé, et la violation d’un sous-traitant',
          ),
          pools: [fullExtension(facts), processorsBreach(facts)],
        },
      ],
      why: both(
        'A request is answered within one month of its receipt, which can be extended by two more (Art. 12(3)). A breach is notified within 72 hours of becoming aware of it, for a processor’s when it tells you (Art. 33). Companies and invented people have no personal data.',
        'On répond à une demande dans le mois de sa réception, délai prolongeable de deux mois (art. 12, § 3). Une violation se notifie dans les 72 heures de sa connaissance, pour celle d’un sous-traitant dès qu’il vous prévient (art. 33). Sociétés et personnes inventées n’ont pas de données personnelles.',
      ),
    }
  },
)
