// The questionnaire of the profiling: what somebody looks for, can do and likes. The interest questions are after the public-domain RIASEC markers of
// Armstrong, Allison and Rounds (2008), worded anew.
import type { Question, Questionnaire, Scale } from '#contract/portal/profiling.ts'
import type { Role, Skill } from '#contract/portal/skills.ts'
import { INTERESTS } from '#seed/career/interests.ts'
import { SCALES } from '#seed/career/level-scales.ts'
import { spacedInFrench } from '#seed/typeset.ts'

interface Words {
  readonly en: string
  readonly fr: string
}

const words = (en: string, fr: string): Words => ({ en, fr: spacedInFrench(fr) })

const question = (id: string, type: Question['type'], label: Words, more: Partial<Question> = {}): Question => ({
  id,
  type,
  label,
  hint: null,
  required: false,
  options: [],
  scale: null,
  skillId: null,
  max: null,
  showIf: null,
  ...more,
})

const option = (id: string, en: string, fr: string) => ({ id, label: words(en, fr), hint: null })

const CONTRACTS = [
  option('permanent', 'Permanent', 'CDI'),
  option('fixedTerm', 'Fixed term', 'CDD'),
  option('internship', 'Internship', 'Stage'),
  option('apprenticeship', 'Apprenticeship', 'Alternance'),
  option('temporary', 'Agency work', 'Intérim'),
  option('freelance', 'Freelance', 'Indépendant'),
]

const REMOTE = [
  option('none', 'On site', 'Sur site'),
  option('hybrid', 'Some days from home', 'Quelques jours à distance'),
  option('full', 'Wholly from home', 'Entièrement à distance'),
]

const LIKING: Scale = {
  id: 'liking',
  steps: [
    { label: words('Not at all', 'Pas du tout'), text: words('I would avoid it.', 'Je l’éviterais.') },
    { label: words('Rather not', 'Plutôt pas'), text: words('Only if I had to.', 'Seulement s’il le fallait.') },
    { label: words('It depends', 'Cela dépend'), text: words('Now and then.', 'De temps en temps.') },
    { label: words('Rather', 'Plutôt'), text: words('I would enjoy it.', 'J’y prendrais plaisir.') },
    { label: words('Very much', 'Beaucoup'), text: words('I would look for it.', 'Je le rechercherais.') },
  ],
}

type Section = Questionnaire['sections'][number]

const GOALS: Section = {
  id: 'roles',
  title: words('Your goals', 'Vos objectifs'),
  text: words(
    'We use your chosen roles to find jobs, skills and gaps.',
    'Offres, compétences et écarts sont calculés à partir des métiers que vous choisissez.',
  ),
  questions: [
    question('target-roles', 'role', words('Which roles would you like?', 'Quels métiers vous plairaient ?'), {
      hint: words(
        'Up to three. You can change them at any time.',
        'Trois au plus. Vous pourrez en changer à tout moment.',
      ),
      required: true,
      max: 3,
    }),
    question('situation', 'single', words('Where are you now?', 'Où en êtes-vous ?'), {
      options: [
        option('looking', 'I’m looking for a job', 'Je cherche un emploi maintenant'),
        option('open', 'I have a job but I’m looking around', 'J’ai un emploi et je reste à l’écoute'),
        option('inside', 'I want to move within my company', 'Je veux évoluer dans mon entreprise'),
        option('learning', 'I want to learn first', 'Je veux d’abord me former'),
      ],
    }),
  ],
}

const INTEREST_SECTION: Section = {
  id: 'interests',
  title: words('Your interests', 'Vos centres d’intérêt'),
  text: words(
    'For exploring only: these answers never rank a job, and only you see them.',
    'Pour explorer seulement : ces réponses ne classent aucune offre et personne d’autre ne les voit.',
  ),
  questions: INTERESTS.map(({ id, en, fr }) => question(id, 'likert', words(en, fr), { scale: 'liking' })),
}

const CONDITIONS: Section = {
  id: 'constraints',
  title: words('Your conditions', 'Vos conditions'),
  text: words(
    'These are filters: they hide jobs but never change a score.',
    'Ce sont des filtres : ils écartent des offres sans changer aucun score.',
  ),
  questions: [
    question('place', 'place', words('Where would you like to work?', 'Où souhaitez-vous travailler ?'), {
      hint: words('Fully remote jobs always match.', 'Les offres entièrement à distance sont trouvées partout.'),
    }),
    question('contract', 'multi', words('Which contracts are right for you?', 'Quels contrats vous conviennent ?'), {
      options: CONTRACTS,
    }),
    question('remote', 'multi', words('On site or from home?', 'Sur site ou à distance ?'), { options: REMOTE }),
    question('pay', 'money', words('What’s your minimum salary?', 'Quel salaire minimum ?'), {
      hint: words(
        'Before tax. Jobs with no salary listed stay in the list. Only you see this; we never ask what you earn today.',
        'Brut. Les offres sans salaire indiqué restent dans la liste. Personne d’autre ne le voit, et votre salaire actuel n’est jamais demandé.',
      ),
    }),
  ],
}

const CONSENTS: Section = {
  id: 'consents',
  title: words('How your answers may be used', 'Utilisation de vos réponses'),
  text: words(
    'Choose each one separately. You can change your mind in the settings.',
    'Chacun séparément. Vous pourrez changer d’avis dans les paramètres.',
  ),
  questions: [
    question('consent-matching', 'consent', words('Compare my levels with jobs', 'Comparer mes niveaux aux offres'), {
      hint: words('Without it, jobs have no match score.', 'Sans cela, les offres n’ont pas de score.'),
      required: true,
    }),
    question(
      'consent-interests',
      'consent',
      words('Show me roles that are like my interests', 'Me montrer des métiers proches de mes intérêts'),
      {
        hint: words(
          'Without it, what you answered about them is deleted when you submit.',
          'Sans cela, vos réponses à leur sujet sont supprimées à l’envoi.',
        ),
      },
    ),
    question('consent-notifications', 'consent', words('Tell me about new jobs', 'M’informer des nouvelles offres')),
  ],
}

/**
 * The questionnaire over these roles and skills: for each skill that a role requires, one question, shown to who wants such a role.
 * @param version names exactly these questions
 */
export const questionnaire = (roles: readonly Role[], skills: readonly Skill[], version: string): Questionnaire => ({
  id: 'profiling',
  version,
  scales: [LIKING, ...SCALES],
  sections: [
    GOALS,
    {
      id: 'skills',
      title: words('Your skills', 'Vos compétences'),
      text: words(
        'Choose the sentence that describes you best. It is your own estimate; an evaluation can confirm it later.',
        'Choisissez la phrase qui vous convient le mieux. C’est votre estimation ; une évaluation pourra la confirmer.',
      ),
      questions: skillQuestions(roles, skills),
    },
    INTEREST_SECTION,
    CONDITIONS,
    CONSENTS,
  ],
})

function skillQuestions(roles: readonly Role[], skills: readonly Skill[]): Question[] {
  const rolesWith = new Map<string, string[]>()
  for (const role of roles) {
    for (const { skillId } of role.requirements) rolesWith.set(skillId, [...(rolesWith.get(skillId) ?? []), role.id])
  }
  return skills.flatMap((skill) => {
    const anyOf = rolesWith.get(skill.id)
    if (!anyOf) return []
    const more = { scale: skill.kind, skillId: skill.id, showIf: { questionId: 'target-roles', anyOf } }
    return [question(`level:${skill.id}`, 'level', skill.label, more)]
  })
}
