// The samples that are translated by their ids: by table, the texts of each row.
import { cardsInFrench } from './boards.ts'
import { outsideChatsInFrench } from './chats-outside.ts'
import { teamChatsInFrench } from './chats-team.ts'
import { homeNotesInFrench } from './notes-home.ts'
import { workNotesInFrench } from './notes-work.ts'
import { blocksOf, marked, type Texts } from './texts.ts'

type ById = ReadonlyMap<string, Texts>

const TASK = /^\[[ x]\] /

const notes: ById = new Map(
  [workNotesInFrench, homeNotesInFrench].flatMap(blocksOf).map(({ id, title, lines }) => [
    id,
    {
      title,
      content: lines
        .filter((line) => !TASK.test(line))
        .join('\n')
        .trim(),
      tasks: lines.filter((line) => TASK.test(line)).map((line) => ({ content: line.replace(TASK, '') })),
    },
  ]),
)

const cards = blocksOf(cardsInFrench)
const boardCards: ById = new Map(
  cards.map(({ id, title, lines }) => [
    id,
    { title, description: marked(lines, '=')[0], checklist: marked(lines, '-').map((point) => ({ title: point })) },
  ]),
)
const cardComments: ById = new Map(
  cards.flatMap(({ id, lines }) =>
    marked(lines, '"').map((text, index) => [`${id}-comment-${index + 1}`, { text }] as const),
  ),
)

const talks = [teamChatsInFrench, outsideChatsInFrench].flatMap(blocksOf)
const said: ReadonlyMap<string, string> = new Map<string, string>(
  talks.flatMap(({ id, lines }) => [
    ...lines
      .filter((line) => /^[<>]/.test(line))
      .map((line, index) => [`${id}-${index + 1}`, line.slice(1).trim()] as const),
    ...marked(lines, '+').map((value) => [`${id}-later`, value] as const),
  ]),
)
const chats: ById = new Map(
  talks.flatMap(({ id, lines }) => marked(lines, '~').map((value) => [id, { draft: { value } }] as const)),
)

const mailSettings: ById = new Map([
  [
    'settings',
    {
      cannedResponses: [
        {
          title: 'D’où viennent les chiffres',
          content:
            'Les comptages viennent des capteurs au-dessus des portes, nettoyés la nuit, et des tapis aux arrêts. Ils sont justes à trois pour cent près environ ; quand ils ne le sont pas, je le dis.',
        },
        {
          title: 'Oui à un entretien',
          content:
            'Merci, cela me convient très bien. J’arriverai dix minutes en avance, et en silence jusqu’à votre première question.',
        },
        {
          title: 'Non, merci',
          content:
            'Merci pour votre proposition. Elle ne correspond pas à ce que je cherche en ce moment, et je préfère vous le dire maintenant que dans trois semaines.',
        },
      ],
    },
  ],
])

const helpRequests: ById = new Map<string, Texts>([
  [
    'help-request-1001',
    {
      subject: 'Quelle version de mon CV Port de Sète a-t-il reçue ?',
      message:
        'J’ai modifié le CV après avoir postulé. Avant d’avoir des nouvelles d’Inès Roche, j’aimerais lire exactement ce qu’elle a sous les yeux.',
      language: 'fr',
      suggested: [{ title: 'Postuler à une offre' }, { title: 'Votre profil et vos CV' }],
      followUps: [
        { text: 'Trouvé à la fin de la candidature, avec le nom de la version. C’est tout ce qu’il me fallait.' },
      ],
    },
  ],
  [
    'help-request-1002',
    {
      language: 'fr',
      suggested: [{ title: 'Comment fonctionne une évaluation' }, { title: 'Badges et nouvelles tentatives' }],
      subject: 'Combien de temps une évaluation peut-elle être interrompue ?',
      message:
        'J’ai préparé le SQL dans le train et j’aimerais y commencer l’évaluation. Si je dois descendre au milieu, combien de temps reste-t-elle ouverte, et aurai-je la même question à mon retour ?',
    },
  ],
])

const BY_ID: Readonly<Record<string, ById>> = { notes, boardCards, cardComments, chats, mailSettings, helpRequests }

/** By table: the texts of the rows that have texts of their own, by their ids. */
export const TEXTS_BY_ID: Readonly<Record<string, ReadonlyMap<string, Texts | string>>> = {
  ...BY_ID,
  chatMessages: said,
}

/** Undefined where a row has no texts of its own. */
export function textsOf(table: string, row: { readonly id?: unknown; readonly replyTo?: unknown }): Texts | undefined {
  if (table !== 'chatMessages') return BY_ID[table]?.get(String(row.id))
  const answered = (row.replyTo as { readonly id: string } | null)?.id
  const quoted = answered === undefined ? undefined : said.get(answered)
  return { value: said.get(String(row.id)), replyTo: quoted === undefined ? undefined : { value: quoted } }
}
