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
  text('why', 'Why are you interested in this position?', 'Qu’est-ce qui vous intéresse dans ce poste ?'),
  text('proud', 'Describe a piece of work that you are proud of.', 'Décrivez un travail dont vous tirez de la fierté.'),
  text(
    'wrong',
    'Tell us about a difficulty at work and how you dealt with it.',
    'Décrivez une difficulté professionnelle et la façon dont vous l’avez résolue.',
  ),
  text(
    'first-month',
    'What would be your priorities in the first month?',
    'Quelles seraient vos priorités pendant le premier mois ?',
    600,
    false,
  ),
  text(
    'explain',
    'Explain a term from your field to someone who works in another one.',
    'Expliquez un terme de votre domaine à une personne d’un autre métier.',
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
      ['person', 'From someone who works here', 'Par une personne qui travaille chez nous'],
      ['use', 'I’m a customer', 'Je suis déjà client ou cliente'],
      ['other', 'In another way', 'Autrement'],
    ],
    false,
  ),
]

export const shiftQuestion = choice('shift', 'multi', 'Which hours suit you?', 'Quels horaires vous conviennent ?', [
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
  nurse: words('Nursing diploma', 'Diplôme d’infirmier'),
  'bus-driver': words('Copy of the licence', 'Copie du permis'),
  'warehouse-lead': words('Forklift certificate', 'Certificat CACES'),
  'maintenance-technician': words('Electrical authorisation', 'Habilitation électrique'),
  'ux-designer': words('Portfolio', 'Portfolio'),
  'data-protection-officer': words('Certificate, if you have one', 'Certification, si vous en avez une'),
}

export const headings: readonly (readonly [Bilingual, Bilingual, Bilingual])[] = [
  [
    words('What you will do', 'Vos missions'),
    words('Your profile', 'Votre profil'),
    words('About us', 'Qui sommes-nous ?'),
  ],
  [
    words('Your responsibilities', 'Vos responsabilités'),
    words('What we are looking for', 'Profil recherché'),
    words('Who we are', 'À propos de nous'),
  ],
  [words('Your tasks', 'Le poste'), words('Requirements', 'Votre profil'), words('The employer', 'L’employeur')],
]

const stage = (kind: Stage['kind'], en: string, fr: string, days: number): Stage => ({
  kind,
  label: words(en, fr),
  days,
})

/** The employers of Alex that sent a case; the second one after a call. */
export const cases: Readonly<Record<string, number>> = {
  'queue-theory-junior-data-scientist': 1,
  'port-de-sete-traffic-data-analyst': 3,
}

/** How an employer chooses. @param pace days until the first answer */
export function stagesOf(pace: number, kind: number): Stage[] {
  const first = stage('inReview', 'Review of applications', 'Étude des candidatures', pace)
  const last = stage('offer', 'Decision', 'Décision', 4 + Math.round(pace / 4))
  const talk = stage('interview', 'Interview with the team', 'Entretien avec l’équipe', 7)
  if (kind === 0) return [first, talk, last]
  const study = stage('assessment', 'Case study, two hours', 'Étude de cas, deux heures', 8)
  if (kind === 1) return [first, study, talk, last]
  const call = stage('interview', 'Telephone interview', 'Entretien téléphonique', 5)
  return kind === 3 ? [first, call, study, talk, last] : [first, call, talk, last]
}

export const letterRules: readonly JobTextRow['coverLetter'][] = [
  'optional',
  'optional',
  'required',
  'optional',
  'none',
]
