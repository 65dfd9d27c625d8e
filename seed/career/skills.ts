// The skills that jobs ask for and people have: 160 in twelve families, our own list.
import type { Skill, SkillFamily } from '#contract/portal/skills.ts'
import { industrySkills } from '#seed/career/skills-industry.ts'
import { officeSkills } from '#seed/career/skills-office.ts'
import { technicalSkills } from '#seed/career/skills-technical.ts'

const family = (id: string, en: string, fr: string): SkillFamily => ({ id, label: { en, fr } })

/** In the order in which they are listed. */
export const skillFamilies: readonly SkillFamily[] = [
  family('data', 'Data and statistics', 'Données et statistiques'),
  family('software', 'Software', 'Développement logiciel'),
  family('systems', 'Systems and security', 'Systèmes et sécurité'),
  family('management', 'Projects and teams', 'Projets et équipes'),
  family('finance', 'Finance and accounting', 'Finance et comptabilité'),
  family('law', 'Law and compliance', 'Droit et conformité'),
  family('marketing', 'Marketing and design', 'Marketing et création'),
  family('customers', 'Customers and sales', 'Clients et vente'),
  family('transport', 'Transport and logistics', 'Transport et logistique'),
  family('industry', 'Industry and building', 'Industrie et bâtiment'),
  family('care', 'Health and care', 'Santé et soin'),
  family('languages', 'Languages and writing', 'Langues et écriture'),
]

const KINDS = { k: 'knowledge', t: 'tool', p: 'practice', l: 'language', c: 'licence' } as const

const words = (text: string): string[] => text.split(';').flatMap((word) => word.trim() || [])

/** A line: id | kind | English | French | other words in English; ... | in French; ... A line in brackets begins a family. */
function parse(text: string): Skill[] {
  let current = ''
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line): Skill[] => {
      if (line.startsWith('[')) {
        current = line.slice(1, -1)
        return []
      }
      const [id = '', kind = '', en = '', fr = '', altEn = '', altFr = ''] = line.split('|').map((part) => part.trim())
      return [
        {
          id,
          label: { en, fr },
          altLabels: { en: words(altEn), fr: words(altFr) },
          family: current,
          kind: KINDS[kind as keyof typeof KINDS],
        },
      ]
    })
}

export const skills: readonly Skill[] = parse(technicalSkills + officeSkills + industrySkills)
