// The shell's menus. `compact` and `futuristic` are empty, `horizontal` has an empty Dashboards group (workspace spec §3).
import type { Language } from '#contract/shared.ts'
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'
import { placeOf } from '#seed/places.ts'

const GROUPS = {
  dashboards: { icon: 'home', title: { en: 'Dashboards', fr: 'Tableaux de bord' }, places: [] },
  career: {
    icon: 'briefcase',
    title: { en: 'Career', fr: 'Carrière' },
    places: ['career.jobs', 'career.applications'],
  },
  skills: { icon: 'academic-cap', title: { en: 'Skills', fr: 'Compétences' }, places: ['skills.evaluation'] },
  workspace: {
    icon: 'squares-2x2',
    title: { en: 'Workspace', fr: 'Espace de travail' },
    places: [
      'apps.mailbox',
      'apps.chat',
      'apps.contacts',
      'apps.tasks',
      'apps.scrumboard',
      'apps.notes',
      'apps.file-manager',
      'apps.inventory',
      'pages.activities',
      'apps.help-center',
    ],
  },
  // The group `dashboards` is empty, as the specification says.
  samples: {
    icon: 'chart-pie',
    title: { en: 'Showcase', fr: 'Vitrine' },
    places: ['dashboards.project', 'dashboards.finance', 'dashboards.crypto', 'ui.icons'],
  },
} as const

export function seedNavigation(language: Language = 'en'): Navigation {
  const item = (id: string): NavigationItem => {
    const { title, icon, link } = placeOf(id)
    return { id, title: title[language], type: 'basic', icon, link }
  }
  const group = (id: keyof typeof GROUPS): NavigationItem => {
    const { title, icon, places } = GROUPS[id]
    return { id, title: title[language], type: 'group', icon, children: places.map(item) }
  }
  return {
    compact: [],
    default: [group('career'), group('skills')],
    futuristic: [],
    horizontal: [
      group('dashboards'),
      item('dashboards.mainpage'),
      item('dashboards.analytics'),
      group('career'),
      group('skills'),
      group('workspace'),
      group('samples'),
    ],
  }
}
