// The questions by category.
import { careerFaqs, skillFaqs } from './faqs-career.ts'
import { dataFaqs, generalFaqs, workspaceFaqs } from './faqs-general.ts'
import type { Category, FaqSource } from './help-text.ts'

/** A category's id is its slug. */
export const faqCategories: readonly Category<FaqSource>[] = [
  { id: 'about-cairn', title: { en: 'About Cairn', fr: 'À propos de Cairn' }, entries: generalFaqs },
  {
    id: 'jobs-and-applications',
    title: { en: 'Jobs and applications', fr: 'Offres et candidatures' },
    entries: careerFaqs,
  },
  {
    id: 'skills-and-evaluations',
    title: { en: 'Skills and evaluations', fr: 'Compétences et évaluations' },
    entries: skillFaqs,
  },
  { id: 'workspace-apps', title: { en: 'Workspace', fr: 'Espace de travail' }, entries: workspaceFaqs },
  { id: 'data-and-safety', title: { en: 'Data and safety', fr: 'Données et sécurité' }, entries: dataFaqs },
]
