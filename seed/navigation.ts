// The shell's menus. `compact` and `futuristic` are empty, `horizontal` has an empty Dashboards group (workspace spec §3).
import type { Navigation, NavigationItem } from '#contract/shell/navigation.ts'

const dashboards: NavigationItem[] = [
  { id: 'dashboards.mainpage', title: 'Home', type: 'basic', icon: 'home', link: '/dashboards/mainpage' },
  { id: 'dashboards.analytics', title: 'Analytics', type: 'basic', icon: 'chart-bar', link: '/dashboards/analytics' },
]

const career: NavigationItem = {
  id: 'career',
  title: 'Career',
  type: 'group',
  icon: 'briefcase',
  children: [
    { id: 'career.jobs', title: 'Job offers', type: 'basic', icon: 'briefcase', link: '/career/jobs' },
    {
      id: 'career.applications',
      title: 'My applications',
      type: 'basic',
      icon: 'document-text',
      link: '/career/applications',
    },
  ],
}

const skills: NavigationItem = {
  id: 'skills',
  title: 'Skills',
  type: 'group',
  icon: 'academic-cap',
  children: [
    {
      id: 'skills.evaluation',
      title: 'Skills Evaluation',
      type: 'basic',
      icon: 'academic-cap',
      link: '/skill-evaluation/skills',
    },
  ],
}

const workspace: NavigationItem = {
  id: 'workspace',
  title: 'Workspace',
  type: 'group',
  icon: 'squares-2x2',
  children: [
    { id: 'apps.tasks', title: 'Tasks', type: 'basic', icon: 'check-circle', link: '/apps/tasks' },
    { id: 'pages.activities', title: 'Activity', type: 'basic', icon: 'clock', link: '/pages/activities' },
  ],
}

const emptyDashboards: NavigationItem = {
  id: 'dashboards',
  title: 'Dashboards',
  type: 'group',
  icon: 'home',
  children: [],
}

export const seedNavigation = (): Navigation => ({
  compact: [],
  default: [career, skills],
  futuristic: [],
  horizontal: [emptyDashboards, ...dashboards, career, skills, workspace],
})
