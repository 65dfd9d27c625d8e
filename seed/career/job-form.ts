// What employers ask when one applies, how they choose, and what they offer besides.
import type { JobQuestion, JobTextRow, Stage } from '#contract/portal/job-shapes.ts'
import type { Bilingual } from '#contract/shared.ts'
import { spacedInFrench } from '#seed/typeset.ts'

const words = (en: string, fr: string): Bilingual => ({ en, fr: spacedInFrench(fr) })

const text = (id: string, en: string, fr: string, maxLength = 800, required = true): JobQuestion => ({
  id,
  label: words(en, fr),
  type: maxLength > 300 ? 'longText' : 'text',
  required,
  options: [],
  maxLength,
})

const choice = (
  id: string,
  type: 'single' | 'multi',
  en: string,
  fr: string,
  options: readonly (readonly [string, string, string])[],
  required = true,
): JobQuestion => ({
  id,
  label: words(en, fr),
  type,
  required,
  options: options.map(([option, one, other]) => ({ id: option, label: words(one, other) })),
  maxLength: null,
})

const short = (
  id: string,
  type: 'yesNo' | 'number' | 'date',
  en: string,
  fr: string,
  required = true,
): JobQuestion => ({
  id,
  label: words(en, fr),
  type,
  required,
  options: [],
  maxLength: null,
})

export const questions: readonly JobQuestion[] = [
  text('why', 'Why this post, and why now?', 'Pourquoi ce poste, et pourquoi maintenant ?'),
  text('proud', 'Which piece of your work would you show us first?', 'Quel travail nous montreriez-vous en premier ?'),
  text(
    'wrong',
    'Tell us of something that went wrong, and what you did next.',
    'Racontez quelque chose qui a mal tourné, et ce que vous avez fait ensuite.',
  ),
  text(
    'first-month',
    'What would you look at in your first month?',
    'Que regarderiez-vous pendant votre premier mois ?',
    600,
    false,
  ),
  text(
    'explain',
    'Explain something from your field to a twelve-year-old.',
    'Expliquez une chose de votre métier à quelqu’un de douze ans.',
    500,
  ),
  text(
    'reference',
    'Who could tell us about your work? Name and how we may reach them.',
    'Qui pourrait nous parler de votre travail ? Nom et moyen de contact.',
    200,
    false,
  ),
  short('start', 'date', 'When could you start?', 'À partir de quand pourriez-vous commencer ?'),
  short(
    'notice',
    'number',
    'What’s your notice period, in weeks?',
    'Combien de semaines de préavis avez-vous ?',
    false,
  ),
  short(
    'permit',
    'yesNo',
    'Are you allowed to work in the country where the job is?',
    'Avez-vous le droit de travailler dans le pays du poste ?',
  ),
  short(
    'travel',
    'yesNo',
    'Are you able to travel some days a month?',
    'Pouvez-vous vous déplacer quelques jours par mois ?',
    false,
  ),
  choice('share', 'single', 'How much would you like to work?', 'Quel temps de travail souhaitez-vous ?', [
    ['full', 'Full time', 'Temps plein'],
    ['four-days', 'Four days a week', 'Quatre jours par semaine'],
    ['half', 'Half time', 'Mi-temps'],
  ]),
  choice(
    'days',
    'multi',
    'On which days could you be on site?',
    'Quels jours pourriez-vous être sur place ?',
    [
      ['mon', 'Monday', 'Lundi'],
      ['tue', 'Tuesday', 'Mardi'],
      ['wed', 'Wednesday', 'Mercredi'],
      ['thu', 'Thursday', 'Jeudi'],
      ['fri', 'Friday', 'Vendredi'],
    ],
    false,
  ),
  choice(
    'heard',
    'single',
    'How did you hear of us?',
    'Comment nous avez-vous connus ?',
    [
      ['portal', 'Here on the portal', 'Ici, sur le portail'],
      ['person', 'From somebody who works with us', 'Par quelqu’un qui travaille chez nous'],
      ['use', 'I use what you make', 'J’utilise ce que vous faites'],
      ['other', 'In another way', 'Autrement'],
    ],
    false,
  ),
]

export const shiftQuestion = choice('shift', 'multi', 'Which shifts suit you?', 'Quels horaires vous conviennent ?', [
  ['early', 'Early', 'Matin'],
  ['late', 'Late', 'Soir'],
  ['night', 'Night', 'Nuit'],
  ['weekend', 'Weekend', 'Week-end'],
])

/** Questions of jobs that Alex's tasks and notes speak of. */
export const namedQuestions: Readonly<Record<string, readonly JobQuestion[]>> = {
  'vero-mobilite-pricing-analyst': [
    text('why-fares', 'What is a fair fare?', 'Qu’est-ce qu’un tarif juste ?'),
    text('price-changed', 'Tell us of a price that you changed.', 'Parlez-nous d’un prix que vous avez changé.'),
  ],
  'orsay-logistics-network-planner': [
    text('night', 'What would you want to see of a depot at night?', 'Que voudriez-vous voir d’un dépôt la nuit ?'),
    choice(
      'hybrid',
      'single',
      'Three days in the depot: which ones suit you?',
      'Trois jours au dépôt : lesquels vous conviennent ?',
      [
        ['early', 'Monday to Wednesday', 'Du lundi au mercredi'],
        ['late', 'Wednesday to Friday', 'Du mercredi au vendredi'],
        ['any', 'It does not matter', 'Peu importe'],
      ],
    ),
  ],
}

export const certificates: Readonly<Record<string, Bilingual>> = {
  nurse: words('Nursing diploma', 'Diplôme d’État infirmier'),
  'bus-driver': words('Copy of the licence', 'Copie du permis'),
  'warehouse-lead': words('Forklift certificate', 'Certificat CACES'),
  'maintenance-technician': words('Electrical authorisation', 'Habilitation électrique'),
  'ux-designer': words('Portfolio', 'Portfolio'),
  'data-protection-officer': words('Certificate, if you have one', 'Certification, si vous en avez une'),
}

export const benefits: readonly Bilingual[] = [
  words('Half of the travel pass is paid', 'Abonnement de transport payé à moitié'),
  words('Six weeks of holiday', 'Six semaines de congés'),
  words('Staff canteen', 'Un restaurant d’entreprise'),
  words('Meal vouchers', 'Titres-restaurant'),
  words('Thirteenth month', 'Treizième mois'),
  words('Two volunteering days a year', 'Deux jours de bénévolat par an'),
  words('Company bike', 'Un vélo de fonction'),
  words('Good health insurance, also for children', 'Bonne complémentaire santé, enfants compris'),
  words('Ten days of training a year', 'Dix jours de formation par an'),
  words('Free Friday afternoons in summer', 'Vendredis après-midi libres en été'),
  words('Nursery places', 'Places en crèche'),
  words('Flexitime', 'Des horaires flexibles'),
  words('A share in the profit', 'Intéressement'),
  words('Quiet rooms and a garden', 'Des pièces calmes et un jardin'),
]

export const headings: readonly (readonly [Bilingual, Bilingual, Bilingual])[] = [
  [
    words('What you will do', 'Vos missions'),
    words('What you bring', 'Votre profil'),
    words('Where you will work', 'Votre employeur'),
  ],
  [words('The work', 'Le travail'), words('You', 'Vous'), words('We', 'Nous')],
  [
    words('Your tasks', 'Vos tâches'),
    words('Your profile', 'Ce que nous cherchons'),
    words('About us', 'Qui nous sommes'),
  ],
]

const stage = (kind: Stage['kind'], en: string, fr: string, days: number): Stage => ({
  kind,
  label: words(en, fr),
  days,
})

/** How an employer chooses. @param pace days until the first answer */
export function stagesOf(pace: number, kind: number): Stage[] {
  const first = stage('inReview', 'Reading of applications', 'Lecture des candidatures', pace)
  const last = stage('offer', 'Decision', 'Décision', 4 + Math.round(pace / 4))
  const talk = stage('interview', 'Conversation with the team', 'Entretien avec l’équipe', 7)
  if (kind === 0) return [first, talk, last]
  if (kind === 1)
    return [first, stage('assessment', 'A small case, two hours', 'Un petit cas, deux heures', 8), talk, last]
  return [first, stage('interview', 'Telephone call', 'Appel téléphonique', 5), talk, last]
}

export const letterRules: readonly JobTextRow['coverLetter'][] = [
  'optional',
  'optional',
  'required',
  'optional',
  'none',
]
