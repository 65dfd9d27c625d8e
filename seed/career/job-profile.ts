// Whom a job looks for: experience, what the match compares, languages, and what is written of its role.
import type { JobRow } from '#contract/portal/job-shapes.ts'
import { REQUIRED_WEIGHT } from '#contract/portal/match-score.ts'
import type { Bilingual } from '#contract/shared.ts'
import { pickOne, pickSome } from '#seed/career/pick.ts'
import type { RoleBank } from '#seed/career/role-bank.ts'
import { skills } from '#seed/career/skills.ts'
import { spacedInFrench } from '#seed/typeset.ts'

type Asked = JobRow['skills'][number]
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
  /^(SQL|Python|R|JavaScript|TypeScript|React|HTML|Node|Java|C#|PHP|Go|Linux|Windows|CRM|ERP|French|Business English|IT|API|CACES)(?!\p{L})/u

/** The lines of the profile. */
export function profileOf(job: Described, bank: RoleBank | undefined, random: () => number): Bilingual[] {
  const isTrainee = job.contract === 'internship' || job.contract === 'apprenticeship'
  // The first line may ask for a diploma, which who is trained is still to get.
  const own = isTrainee
    ? (bank?.profile.slice(1) ?? []).filter(({ en }) => !/on call|on-call|shifts/.test(en))
    : pickSome(linesFor(job, bank?.profile ?? []), 2, random)
  return [experienceOf(job, random), ...own, ...skillLines(job), languageLine(job.languages)]
}

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
    words(
      'Five years’ experience in the field, including demanding projects',
      'Cinq ans d’expérience dans le domaine, projets exigeants compris',
    ),
  ],
  96: [
    words('At least eight years’ experience in the field', 'Au moins huit ans d’expérience dans le domaine'),
    words(
      'Eight years’ experience, some of them with responsibility for a team or a project',
      'Huit ans d’expérience, dont une partie en responsabilité d’équipe ou de projet',
    ),
  ],
}

function experienceOf({ contract, durationMonths, experienceMonths }: Described, random: () => number): Bilingual {
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
    words(
      'No previous experience required: you’ll be trained on the job',
      'Aucune expérience exigée : formation assurée à la prise de poste',
    ),
    words('Applications from people starting out are welcome', 'Candidatures de personnes débutantes bienvenues'),
  ]
  return pickOne(lines, random)
}

/** As the match reads them: by level what is required, licences by themselves, and what is welcome. */
function skillLines({ skills: asked, contract }: Described): Bilingual[] {
  const written = asked.filter(({ skillId }) => !SPOKEN.has(skillId))
  const isLicence = ({ skillId }: Asked) => byId.get(skillId)?.kind === 'licence'
  const required = written.filter(({ weight }) => weight === REQUIRED_WEIGHT)
  const isTrainee = contract === 'internship' || contract === 'apprenticeship'
  const at = (low: number, high: number) =>
    required.filter((one) => !isLicence(one) && one.level >= low && one.level <= high)
  const welcome = written.filter(({ weight }) => weight !== REQUIRED_WEIGHT).slice(0, 3)
  return [
    isTrainee
      ? line('First knowledge of', 'Premières connaissances :', at(1, 5))
      : [
          line('Sound command of', 'Très bonne maîtrise :', at(4, 5)),
          line('Good knowledge of', 'Bonnes connaissances :', at(3, 3)),
          line('Basic knowledge of', 'Notions :', at(1, 2)),
        ].flat(),
    line('Required:', 'Exigé :', required.filter(isLicence)),
    line('An advantage:', 'Un plus :', welcome),
  ].flat()
}

function line(en: string, fr: string, asked: readonly Asked[]): Bilingual[] {
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
  const isPlain = inside.length < 2 || inside.some((name) => name.includes(` ${and} `))
  return isPlain ? inside.join(', ') : `${inside.slice(0, -1).join(', ')} ${and} ${inside.at(-1)}`
}

function languageLine(languages: JobRow['languages']): Bilingual {
  const said = (language: 'en' | 'fr') =>
    languages.map(({ code, cefr }) => `${LANGUAGES[code]?.[language] ?? code} (${cefr})`).join(', ')
  return words(`Languages: ${said('en')}`, `Langues : ${said('fr')}`)
}
