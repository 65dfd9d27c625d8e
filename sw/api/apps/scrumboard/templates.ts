// Boards to begin with, in the request's language.
import { BoardPlan } from '#contract/apps/scrumboard-shapes.ts'
import type { Language } from '#contract/shared.ts'
import type * as z from '#contract/zod.ts'

interface Template {
  readonly id: string
  readonly plan: BoardPlan
}

type Draft = z.input<typeof BoardPlan>

const drafts: Readonly<Record<Language, Readonly<Record<string, Draft>>>> = {
  en: {
    flow: {
      title: 'Flow of work',
      description: 'Take the next card only when one is done: the limit shows where work piles up.',
      icon: 'heroicons-outline:view-columns',
      labels: [
        { title: 'Bug', colour: 'red' },
        { title: 'Feature', colour: 'teal' },
        { title: 'Chore', colour: 'slate' },
      ],
      lists: [
        { title: 'Ideas' },
        { title: 'Next', wipLimit: 8, cards: [{ title: 'Write down what “done” means for this board' }] },
        { title: 'In progress', wipLimit: 4 },
        { title: 'In review', wipLimit: 3 },
        { title: 'Done' },
      ],
    },
    'job-search': {
      title: 'Job search',
      description: 'One card for each post, from the first look to the contract.',
      icon: 'heroicons-outline:briefcase',
      labels: [
        { title: 'Dream job', colour: 'amber' },
        { title: 'Remote', colour: 'teal' },
        { title: 'Through a friend', colour: 'purple' },
      ],
      lists: [
        { title: 'Found' },
        {
          title: 'Preparing',
          wipLimit: 5,
          cards: [
            {
              title: 'The first application',
              checklist: [
                { title: 'Read the advertisement twice' },
                { title: 'Three examples that answer it' },
                { title: 'Letter of half a page' },
                { title: 'Somebody else has read it' },
              ],
            },
          ],
        },
        { title: 'Sent' },
        { title: 'Interview' },
        { title: 'Offer' },
        { title: 'Closed' },
      ],
    },
    week: {
      title: 'My week',
      description: 'Monday to Friday, and what has no day yet.',
      icon: 'heroicons-outline:calendar-days',
      lists: ['No day yet', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((title) => ({ title })),
    },
    event: {
      title: 'An event',
      description: 'From the date to the thank-you notes.',
      icon: 'heroicons-outline:ticket',
      labels: [
        { title: 'Costs money', colour: 'amber' },
        { title: 'Needs an answer', colour: 'red' },
      ],
      lists: [
        { title: 'To decide', cards: [{ title: 'Date' }, { title: 'Place' }, { title: 'How many people' }] },
        { title: 'To order', cards: [{ title: 'Food and drink', labels: ['Costs money'] }] },
        { title: 'On the day', cards: [{ title: 'Who opens the door' }] },
        { title: 'Afterwards', cards: [{ title: 'Thank everyone' }] },
      ],
    },
  },
  fr: {
    flow: {
      title: 'Flux de travail',
      description:
        'On ne prend la carte suivante que lorsqu’une autre est terminée : la limite montre où le travail s’accumule.',
      icon: 'heroicons-outline:view-columns',
      labels: [
        { title: 'Anomalie', colour: 'red' },
        { title: 'Nouveauté', colour: 'teal' },
        { title: 'Entretien', colour: 'slate' },
      ],
      lists: [
        { title: 'Idées' },
        { title: 'À suivre', wipLimit: 8, cards: [{ title: 'Écrire ce que « terminé » veut dire pour ce tableau' }] },
        { title: 'En cours', wipLimit: 4 },
        { title: 'En relecture', wipLimit: 3 },
        { title: 'Terminé' },
      ],
    },
    'job-search': {
      title: 'Recherche d’emploi',
      description: 'Une carte par poste, du premier regard au contrat.',
      icon: 'heroicons-outline:briefcase',
      labels: [
        { title: 'Poste rêvé', colour: 'amber' },
        { title: 'À distance', colour: 'teal' },
        { title: 'Par une connaissance', colour: 'purple' },
      ],
      lists: [
        { title: 'Repérées' },
        {
          title: 'En préparation',
          wipLimit: 5,
          cards: [
            {
              title: 'La première candidature',
              checklist: [
                { title: 'Lire l’annonce deux fois' },
                { title: 'Trois exemples qui y répondent' },
                { title: 'Une lettre d’une demi-page' },
                { title: 'Quelqu’un d’autre l’a relue' },
              ],
            },
          ],
        },
        { title: 'Envoyées' },
        { title: 'Entretien' },
        { title: 'Offre' },
        { title: 'Closes' },
      ],
    },
    week: {
      title: 'Ma semaine',
      description: 'Du lundi au vendredi, et ce qui n’a pas encore de jour.',
      icon: 'heroicons-outline:calendar-days',
      lists: ['Sans jour', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'].map((title) => ({ title })),
    },
    event: {
      title: 'Un événement',
      description: 'De la date aux remerciements.',
      icon: 'heroicons-outline:ticket',
      labels: [
        { title: 'Payant', colour: 'amber' },
        { title: 'Attend une réponse', colour: 'red' },
      ],
      lists: [
        { title: 'À décider', cards: [{ title: 'Date' }, { title: 'Lieu' }, { title: 'Combien de personnes' }] },
        { title: 'À commander', cards: [{ title: 'À boire et à manger', labels: ['Payant'] }] },
        { title: 'Le jour même', cards: [{ title: 'Qui ouvre la porte' }] },
        { title: 'Après', cards: [{ title: 'Remercier tout le monde' }] },
      ],
    },
  },
}

export const templatesIn = (language: Language): Template[] =>
  Object.entries(drafts[language]).map(([id, draft]) => ({ id, plan: BoardPlan.parse(draft) }))
