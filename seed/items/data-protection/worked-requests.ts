/** Data protection, worked: what customers want from a shop, sorted by the right that it is about. Joined with the others by seed/items/data-protection.ts. */
import {
  correctionByDeleting,
  factsOf,
  hiddenAccess,
  objectionByDeleting,
  plainAccess,
  plainCorrection,
  plainErasure,
  plainObjection,
  wordsAlone,
} from '#seed/items/data-protection/emails-of-customers.ts'
import { both, folderQuestion, sortingItem } from '#seed/items/sorting.ts'

const SHOPS = [
  'Halden Outdoor',
  'Maison Lavigne',
  'Kettle & Oak',
  'Velora',
  'Nordlicht',
  'Bricoval',
  'Pageturner',
] as const

export const requestsOfCustomers = sortingItem(
  {
    id: 'data-protection-w01',
    family: 'worked-requests-of-customers',
    topic: 'rights',
    difficulty: [
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 3],
    ],
    seconds: 210,
  },
  (draws) => {
    const shop = draws.one(SHOPS)
    const facts = factsOf(draws)
    return {
      stem: both(
        `Eight emails have reached ${shop}, an online shop. File each one under what its writer is asking for.`,
        `Huit e-mails sont arrivés chez ${shop}, une boutique en ligne. Rangez chacun dans le dossier de ce que demande la personne.`,
      ),
      questions: folderQuestion(both('Folder', 'Dossier'), {
        access: both('Access', 'Accès'),
        rectification: both('Rectification', 'Rectification'),
        erasure: both('Erasure', 'Effacement'),
        objection: both('Objection to marketing', 'Opposition à la prospection'),
        other: both('Not about data protection', 'Hors protection des données'),
      }),
      points: [
        {
          label: both('Plain requests for access and rectification', 'Demandes claires d’accès et de rectification'),
          pools: [plainAccess(facts), plainCorrection(facts)],
        },
        {
          label: both('Erasure, or just no more advertising', 'Effacement, ou simplement plus de publicité'),
          pools: [plainErasure(facts), plainObjection(facts)],
        },
        {
          label: both(
            'Access that isn’t called so, and words that only sound like a request',
            'Un accès qui ne dit pas son nom, et des mots qui n’en sont pas une demande',
          ),
          pools: [hiddenAccess(facts), wordsAlone(facts)],
        },
        {
          label: both('“Delete” that means something else', '« Supprimer » quand il s’agit d’autre chose'),
          pools: [correctionByDeleting(facts), objectionByDeleting(facts)],
        },
      ],
      why: both(
        'What counts is what a person wants, not the word used: knowing what is held (Art. 15), putting it right (Art. 16), having it erased (Art. 17), no more advertising (Art. 21(2)). No form is required.',
        'Ce qui compte est ce que veut la personne, pas le mot employé : savoir ce qui est détenu (art. 15), le corriger (art. 16), le faire effacer (art. 17), ne plus recevoir de publicité (art. 21, § 2). Aucune forme n’est exigée.',
      ),
    }
  },
)
