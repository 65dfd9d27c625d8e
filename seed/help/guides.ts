// The guides in reading order, by category.
import { career } from './guides-career.ts'
import { gettingStarted } from './guides-getting-started.ts'
import { skills } from './guides-skills.ts'
import { workspace } from './guides-workspace.ts'
import { moreWorkspace } from './guides-workspace-more.ts'
import { yourData } from './guides-your-data.ts'
import type { Category, GuideSource } from './help-text.ts'

/** A category's id is its slug. */
export const guideCategories: readonly Category<GuideSource>[] = [
  { id: 'getting-started', title: { en: 'Getting started', fr: 'Premiers pas' }, entries: gettingStarted },
  { id: 'career', title: { en: 'Jobs and applications', fr: 'Offres et candidatures' }, entries: career },
  { id: 'skills', title: { en: 'Skills', fr: 'Compétences' }, entries: skills },
  { id: 'workspace', title: { en: 'Workspace', fr: 'Espace de travail' }, entries: [...workspace, ...moreWorkspace] },
  { id: 'your-data', title: { en: 'Your data', fr: 'Vos données' }, entries: yourData },
]
