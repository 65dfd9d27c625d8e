// What each of five levels means, for each kind of skill.
import type { Scale } from '#contract/portal/profiling.ts'

/** The words of levels everywhere (src/ui/use-level-label.ts). */
const NAMES = [
  { en: 'Novice', fr: 'Novice' },
  { en: 'Basic', fr: 'Élémentaire' },
  { en: 'Competent', fr: 'Compétent' },
  { en: 'Proficient', fr: 'Avancé' },
  { en: 'Expert', fr: 'Expert' },
] as const

/** A scale out of five sentences, `English | French` each. */
const scale = (id: string, ...texts: readonly string[]): Scale => ({
  id,
  steps: texts.flatMap((text, index) => {
    const [en = '', fr = ''] = text.split(' | ')
    const label = NAMES[index]
    return label ? [{ label, text: { en, fr } }] : []
  }),
})

/** By a skill's kind. */
export const SCALES: readonly Scale[] = [
  scale(
    'knowledge',
    'I know what it is about and recognise its main terms. | Je sais de quoi il s’agit et je reconnais les termes principaux.',
    'I follow an explanation, and apply a rule that I am shown. | Je suis une explication et j’applique une règle qu’on me montre.',
    'I apply it to usual cases without looking up the basics. | Je l’applique aux cas courants sans revenir aux bases.',
    'I judge unusual cases, and say why others judge them differently. | Je tranche des cas inhabituels et je sais pourquoi d’autres trancheraient autrement.',
    'I set the rules for others, and am asked where books disagree. | Je fixe les règles pour d’autres et l’on m’interroge quand les livres se contredisent.',
  ),
  scale(
    'tool',
    'I have opened it, and carried out steps that were written down. | Je l’ai ouvert et j’ai suivi des étapes écrites.',
    'I do simple tasks with it, and ask when something goes wrong. | Je fais des tâches simples et je demande quand cela se complique.',
    'I do my daily work with it, and find out myself what I do not know. | Je fais mon travail quotidien avec et je trouve seul ce que j’ignore.',
    'I build what others rely on, and find errors that are well hidden. | Je construis ce que d’autres réutilisent et je trouve les erreurs bien cachées.',
    'I decide how it is used in a team, and know what it does inside. | Je décide de son usage dans une équipe et je sais ce qu’il fait à l’intérieur.',
  ),
  scale(
    'practice',
    'I have seen how it is done, and taken part once. | J’ai vu comment on fait et j’y ai pris part une fois.',
    'I take over parts of it that someone has prepared. | J’en assure des parties que quelqu’un a préparées.',
    'I do it from beginning to end where nothing unusual happens. | Je la mène du début à la fin quand rien d’inhabituel n’arrive.',
    'I do it under pressure, with people who disagree. | Je la mène sous pression, avec des gens en désaccord.',
    'I have changed how it is done where I work, and teach it. | J’ai changé la façon de faire là où je travaille et je l’enseigne.',
  ),
  scale(
    'language',
    'I understand short, simple messages. | Je comprends des messages courts et simples.',
    'I get by in everyday situations, with pauses. | Je me débrouille au quotidien, avec des pauses.',
    'I follow a meeting and write a message that is understood. | Je suis une réunion et j’écris un message compréhensible.',
    'I discuss, present and write without preparation. | Je discute, présente et écris sans préparation.',
    'I find the right tone even for what is hard to say. | Je trouve le ton juste même pour ce qui est difficile à dire.',
  ),
  scale(
    'licence',
    'I know what it takes to get it. | Je sais ce qu’il faut pour l’obtenir.',
    'I am preparing for it. | Je m’y prépare.',
    'I have it. | Je l’ai.',
    'I have it, and use it regularly. | Je l’ai et je m’en sers régulièrement.',
    'I have had it for years, and train others. | Je l’ai depuis des années et je forme d’autres personnes.',
  ),
]
