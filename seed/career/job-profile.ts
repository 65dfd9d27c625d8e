// Whom a job looks for: experience, what the match compares, languages, and what is written of its role.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import type { Bilingual } from '#contract/shared.ts'
import { pickOne, pickSome } from '#seed/career/pick.ts'
import { roles } from '#seed/career/roles.ts'
import { skills } from '#seed/career/skills.ts'
import { spacedInFrench } from '#seed/typeset.ts'

type RequiredSkill = JobRow['skills'][number]
export type Described = Omit<JobRow, 'title' | 'summary'>

const words = (en: string, fr: string): Bilingual => ({ en, fr: spacedInFrench(fr) })
const byId = new Map(skills.map((skill) => [skill.id, skill]))
const LANGUAGES: Readonly<Record<string, Bilingual>> = {
  fr: words('French', 'français'),
  de: words('German', 'allemand'),
  nl: words('Dutch', 'néerlandais'),
  it: words('Italian', 'italien'),
  es: words('Spanish', 'espagnol'),
  en: words('English', 'anglais'),
}
/** Said with the languages of work. */
const SPOKEN: ReadonlySet<string> = new Set(['french', 'german', 'dutch', 'italian', 'spanish', 'english'])
const PROPER =
  /^(SQL|Python|R|JavaScript|TypeScript|React|HTML|Node|Java|C#|PHP|Go|Linux|Windows|CRM|ERP|French|Business English|IT|API)(?!\p{L})/u

/** The lines of the profile. */
export function profileOf(job: Described, lines: readonly Bilingual[], random: () => number): Bilingual[] {
  const isTrainee = job.contract === 'internship' || job.contract === 'apprenticeship'
  // The first line may ask for a diploma, which who is trained is still to get.
  const own = isTrainee
    ? lines.slice(1).filter(({ en }) => !/on call|on-call|shifts|Knowledge of|certification|convince/.test(en))
    : profileLines(job, lines, random).map(job.level < 3 ? (one) => one : completed)
  return [experienceOf(job, random), ...own, ...skillLines(job), ...languageLine(job)]
}

/** Nobody nurses without the diploma, which is the first line. */
function profileLines(job: Described, lines: readonly Bilingual[], random: () => number): Bilingual[] {
  const own = linesFor(job, lines)
  return job.roleId === 'nurse' ? [...own.slice(0, 1), ...pickSome(own.slice(1), 1, random)] : pickSome(own, 2, random)
}

/** What a beginner may still get or learn, those with some years have. */
const completed = ({ en, fr }: Bilingual): Bilingual => ({
  en: en.replace(/, completed or in progress|, or willingness to .*|, or want to learn,/, ''),
  fr: fr.replace(/, (?:obtenue? ou en cours|ou formation possible .*|ou l’envie .*)/, ''),
})

/** Without those that expect what is only an advantage. */
function linesFor({ skills: asked }: Described, lines: readonly Bilingual[]): readonly Bilingual[] {
  const welcome = asked.flatMap(({ skillId, weight }) =>
    weight === REQUIRED_WEIGHT ? [] : (byId.get(skillId)?.label.en.toLowerCase() ?? []),
  )
  return lines.filter(({ en }) => !welcome.some((name) => name.length > 2 && en.toLowerCase().includes(name)))
}

const YEARS: Readonly<Record<number, readonly Bilingual[]>> = {
  12: [
    words(
      'One year’s experience in a similar role, placements included',
      'Un an d’expérience sur un poste comparable, stages compris',
    ),
    words('A first year of experience in the field', 'Une première année d’expérience dans le domaine'),
  ],
  36: [
    words(
      'At least three years’ experience in a similar role',
      'Au moins trois ans d’expérience sur un poste comparable',
    ),
    words('Three years’ experience or more in the field', 'Trois ans d’expérience ou plus dans le domaine'),
  ],
  60: [
    words(
      'At least five years’ experience in a similar role',
      'Au moins cinq ans d’expérience sur un poste comparable',
    ),
    words('Five years’ experience or more in the field', 'Cinq ans d’expérience ou plus dans le domaine'),
  ],
  96: [
    words('At least eight years’ experience in the field', 'Au moins huit ans d’expérience dans le domaine'),
    words(
      'Eight years’ experience, some of them with responsibility for a team or a project',
      'Huit ans d’expérience, dont une partie en responsabilité d’équipe ou de projet',
    ),
  ],
}

/** Roles that are learnt on the job; all others, before it. */
const LEARNT_ON_THE_JOB: ReadonlySet<string> = new Set(roles.flatMap(({ id, zone }) => (zone < 3 ? id : [])))

function experienceOf(
  { contract, durationMonths, experienceMonths, roleId }: Described,
  random: () => number,
): Bilingual {
  if (contract === 'internship')
    return words(
      `You are a student looking for an internship of ${durationMonths} months`,
      `Vous suivez des études dans le domaine et cherchez un stage de ${durationMonths} mois`,
    )
  if (contract === 'apprenticeship')
    return words(
      `You are preparing a qualification in this field over ${durationMonths} months`,
      `Vous préparez un diplôme dans le domaine, en alternance sur ${durationMonths} mois`,
    )
  const lines = YEARS[experienceMonths] ?? [
    LEARNT_ON_THE_JOB.has(roleId)
      ? words(
          'No previous experience required: you’ll be trained on the job',
          'Aucune expérience exigée : formation assurée à la prise de poste',
        )
      : words('You are starting out: this can be your first job', 'Premier emploi possible'),
    words('Applications from people starting out are welcome', 'Poste ouvert aux personnes débutantes'),
  ]
  return pickOne(lines, random)
}

/** As the match reads them: by level what is required, licences by themselves, and what is welcome. */
function skillLines({ skills: asked, contract, languages }: Described): Bilingual[] {
  const hasEnglish = languages.some(({ code }) => code === 'en')
  const written = asked.filter(({ skillId }) => !SPOKEN.has(skillId) && (skillId !== 'business-english' || !hasEnglish))
  const isLicence = ({ skillId }: RequiredSkill) => byId.get(skillId)?.kind === 'licence'
  const required = written.filter(({ weight }) => weight === REQUIRED_WEIGHT)
  const isTrainee = contract === 'internship' || contract === 'apprenticeship'
  const at = (low: number, high: number) =>
    required.filter((one) => !isLicence(one) && one.level >= low && one.level <= high)
  const welcome = written.filter(({ weight }) => weight !== REQUIRED_WEIGHT).slice(0, 3)
  return [
    isTrainee
      ? line('Some familiarity with', 'Premières connaissances :', at(1, 5))
      : [
          line('Strong skills in', 'Très bonne maîtrise :', at(4, 5)),
          line('Comfortable with', 'Bonnes connaissances :', at(3, 3)),
          line('Some familiarity with', 'Notions :', at(1, 2)),
        ].flat(),
    line('Required:', 'Exigé :', required.filter(isLicence)),
    line('An advantage:', 'Un plus :', welcome),
  ].flat()
}

function line(en: string, fr: string, asked: readonly RequiredSkill[]): Bilingual[] {
  if (asked.length === 0) return []
  const named = asked.flatMap(({ skillId }) => byId.get(skillId)?.label ?? [])
  return [
    words(
      `${en} ${listed(
        named.map((label) => label.en),
        'and',
      )}`,
      `${fr} ${listed(
        named.map((label) => label.fr),
        'et',
      )}`,
    ),
  ]
}

function listed(names: readonly string[], and: string): string {
  const inside = names.map((name) =>
    PROPER.test(name) || /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1),
  )
  const last = inside.at(-1) ?? ''
  const rest = inside.slice(0, -1)
  if (rest.length === 0) return last
  // Where a name has an “and” of its own, the list's is written differently.
  const isTwice = (name = '') => name.includes(` ${and} `)
  const apart = and === 'et' ? (/^[aeiouyéèêâîôh]/i.test(last) ? ' ainsi qu’' : ' ainsi que ') : ', and '
  return `${rest.join(', ')}${isTwice(rest.at(-1)) || isTwice(last) ? apart : ` ${and} `}${last}`
}

/** The language of the place is written where another one is required too, or where it is none of the advertisement's. */
function languageLine({ languages }: Described): Bilingual[] {
  if (languages.length === 1 && /^(?:en|fr)$/.test(languages[0]?.code ?? '')) return []
  const said = (language: 'en' | 'fr') =>
    languages.map(({ code, cefr }) => `${LANGUAGES[code]?.[language] ?? code} (${cefr})`).join(', ')
  return [words(`Languages: ${said('en')}`, `Langues : ${said('fr')}`)]
}
