// Questions and answers about jobs, applications and skills.
import type { FaqSource } from './help-text.ts'

const updated = '2026-11-21'
const JOBS = ['/career/jobs']
const APPLICATIONS = ['/career/applications']
const EVALUATIONS = ['/skill-evaluation']

export const careerFaqs: readonly FaqSource[] = [
  {
    id: 'why-is-my-score-low',
    updated: '2026-11-28',
    pages: JOBS,
    en: {
      question: 'Why is my match score lower than I expected?',
      answer:
        'Open the job and look at the list of skills: it shows for each one the required level, yours, and how many points you get of how many. Usually one required skill has no level because you skipped it in the career questionnaire. Correct the level in your profile, or have it evaluated, and the score follows at once.',
    },
    fr: {
      question: 'Pourquoi mon score de correspondance est-il plus bas que prévu ?',
      answer:
        "Ouvrez l'offre et regardez la liste des compétences : elle montre pour chacune le niveau demandé, le vôtre, et combien de points vous obtenez sur combien. En général, une compétence demandée n'a pas de niveau parce que vous l'avez passée dans le questionnaire de carrière. Corrigez le niveau dans votre profil, ou faites-le évaluer, et le score suit aussitôt.",
    },
  },
  {
    id: 'do-employers-see-my-score',
    updated: '2026-12-01',
    pages: [...JOBS, ...APPLICATIONS],
    en: {
      question: 'Do employers see my score or my evaluation?',
      answer:
        'No. Both are calculated on your device and stay there. When you apply, <Include my match score> adds the score. Without that, the employer sees the CV, the letter, your answers to the questions and the documents that you attach, nothing else.',
    },
    fr: {
      question: 'Les employeurs voient-ils mon score ou mon évaluation ?',
      answer:
        "Non. Les deux sont calculés sur votre appareil et y restent. Quand vous postulez, <Joindre mon score de correspondance> l'ajoute. Sans cela, l'employeur voit le CV, la lettre, vos réponses aux questions et les documents joints, rien d'autre.",
    },
  },
  {
    id: 'salary-not-stated',
    updated: '2026-12-01',
    pages: JOBS,
    en: {
      question: 'What happens to jobs that state no salary when I filter by salary?',
      answer:
        'They stay in the list, since no figure is not the same as a low one. Untick <Include jobs with no stated salary> below the filter to leave them out. The filter compares with the upper end of the range that a job states, and has nothing to do with the salary that you gave in the career questionnaire.',
    },
    fr: {
      question: 'Que deviennent les offres sans salaire indiqué quand je filtre par salaire ?',
      answer:
        "Elles restent dans la liste, car ne rien indiquer n'est pas indiquer peu. Décochez <Inclure les offres sans salaire indiqué> sous le filtre pour les écarter. Le filtre compare avec le haut de la fourchette annoncée, et n'a rien à voir avec le salaire que vous avez donné dans le questionnaire de carrière.",
    },
  },
  {
    id: 'hide-offers',
    updated: '2026-12-01',
    pages: JOBS,
    en: {
      question: 'How do I get rid of jobs that I do not want to see?',
      answer:
        'Choose <Hide> on the job. It stays away, from saved searches too. <Hidden jobs only>, among the filters, lists them, and <Show again> restores one. Jobs to which you have applied can be left out as a group.',
    },
    fr: {
      question: 'Comment ne plus voir les offres qui ne m’intéressent pas ?',
      answer:
        "Choisissez <Masquer> sur l'offre. Elle reste à l'écart, des recherches enregistrées aussi. <Offres masquées uniquement>, parmi les filtres, les liste, et <Réafficher> en rétablit une. Celles auxquelles vous avez postulé peuvent être écartées en bloc.",
    },
  },
  {
    id: 'offer-closed-while-writing',
    updated: '2026-11-29',
    pages: [...JOBS, ...APPLICATIONS],
    en: {
      question: 'The job closed while I was writing. Is my text lost?',
      answer:
        'No. The job stays readable and says that it is closed, and your draft is saved with it. You can copy its parts into another application, or delete it when you no longer need it.',
    },
    fr: {
      question: "L'offre a été clôturée pendant que j'écrivais. Mon texte est-il perdu ?",
      answer:
        "Non. L'offre reste lisible et dit qu'elle est clôturée, et votre brouillon est enregistré avec elle. Vous pouvez en copier les parties dans une autre candidature, ou le supprimer quand vous n'en avez plus besoin.",
    },
  },
  {
    id: 'applied-twice',
    updated: '2026-11-28',
    pages: APPLICATIONS,
    en: {
      question: 'I pressed Send twice. Did I apply twice?',
      answer:
        'No. A second click, a second tab or a retry after a broken connection counts as the same application. While you have one for a job, Cairn takes no second.',
    },
    fr: {
      question: "J'ai appuyé deux fois sur Envoyer. Ai-je postulé deux fois ?",
      answer:
        "Non. Un second clic, un second onglet ou une nouvelle tentative après une coupure comptent pour la même candidature. Tant que vous en avez une pour une offre, Cairn n'en accepte pas de seconde.",
    },
  },
  {
    id: 'withdraw-application',
    updated: '2026-11-28',
    pages: APPLICATIONS,
    en: {
      question: 'Can I withdraw an application and apply again later?',
      answer:
        'You can withdraw at any time before the end, with or without a reason. If the job is still open, <Apply again> begins a new application. The withdrawn one stays in your list with its history.',
    },
    fr: {
      question: 'Puis-je retirer une candidature et postuler de nouveau plus tard ?',
      answer:
        "Vous pouvez la retirer à tout moment avant la fin, avec ou sans motif. Si l'offre est encore ouverte, <Postuler à nouveau> en commence une nouvelle. Celle que vous avez retirée reste dans votre liste avec son historique.",
    },
  },
  {
    id: 'which-resume-was-sent',
    updated: '2026-11-30',
    pages: [...APPLICATIONS, '/profile'],
    en: {
      question: 'How do I know which CV an employer has?',
      answer:
        'Open the application: at its end, what you sent is listed, with the name of the CV version and the day. <Export the full application> has the CV exactly as it was sent. Later changes to your profile or to that version do not reach it.',
    },
    fr: {
      question: 'Comment savoir quel CV a reçu un employeur ?',
      answer:
        "Ouvrez la candidature : à la fin figure ce que vous avez envoyé, avec le nom de la version du CV et le jour. <Exporter la candidature complète> contient le CV exactement tel qu'il a été envoyé. Les modifications ultérieures de votre profil ou de cette version ne l'atteignent pas.",
    },
  },
]

export const skillFaqs: readonly FaqSource[] = [
  {
    id: 'how-long-is-an-evaluation',
    updated: '2026-11-30',
    pages: EVALUATIONS,
    en: {
      question: 'How long does an evaluation take?',
      answer:
        'Between eight and thirty questions, most often about twenty, and two more that are tried out and do not count. The page before it says how many minutes to expect: twenty to thirty, depending on the skill. It stops as soon as your level is known precisely enough, so two people rarely get the same number.',
    },
    fr: {
      question: 'Combien de temps dure une évaluation ?',
      answer:
        "Entre huit et trente questions, le plus souvent une vingtaine, et deux autres à l'essai qui ne comptent pas. La page qui précède annonce la durée : vingt à trente minutes selon la compétence. Elle s'arrête dès que votre niveau est connu avec assez de précision, si bien que deux personnes ont rarement le même nombre de questions.",
    },
  },
  {
    id: 'why-so-many-wrong',
    updated: '2026-11-28',
    pages: EVALUATIONS,
    en: {
      question: 'I got a third of the questions wrong. Is that bad?',
      answer:
        'It is expected. The questions follow your level, so that whoever is good gets hard ones. The level depends on which questions you could answer, not on how many. If that is unpleasant, choose <Comfortable difficulty> before you begin: you will answer more of them, and the level is as exact.',
    },
    fr: {
      question: "J'ai raté un tiers des questions. Est-ce mauvais ?",
      answer:
        "C'est normal. Les questions suivent votre niveau : qui est fort en reçoit de difficiles. Le niveau dépend des questions auxquelles vous avez su répondre, pas de leur nombre. Si cela vous gêne, choisissez la <Difficulté confortable> avant de commencer : vous en réussirez davantage, et le niveau sera aussi exact.",
    },
  },
  {
    id: 'evaluation-interrupted',
    updated,
    pages: EVALUATIONS,
    en: {
      question: 'My browser closed in the middle of an evaluation. Must I start again?',
      answer:
        'No. Each answer was stored before the next question appeared. Open the skill again within 24 hours and you see the question that you had before you, with the time that was left for it.',
    },
    fr: {
      question: "Mon navigateur s'est fermé au milieu d'une évaluation. Dois-je recommencer ?",
      answer:
        "Non. Chaque réponse a été enregistrée avant l'apparition de la question suivante. Rouvrez la compétence dans les 24 heures et vous retrouvez la question que vous aviez devant vous, avec le temps qui vous restait.",
    },
  },
  {
    id: 'more-time',
    updated: '2026-11-28',
    pages: EVALUATIONS,
    en: {
      question: 'Can I have more time?',
      answer:
        'Yes, without giving a reason. On the page before an evaluation, choose a third more, half more, double, or no clock. The result is calculated in the same way and does not mention it.',
    },
    fr: {
      question: 'Puis-je avoir plus de temps ?',
      answer:
        "Oui, sans donner de raison. Sur la page qui précède une évaluation, choisissez un tiers de plus, la moitié, le double, ou pas de chronomètre. Le résultat est calculé de la même façon et n'en fait pas mention.",
    },
  },
  {
    id: 'retake-when',
    updated: '2026-11-29',
    pages: EVALUATIONS,
    en: {
      question: 'When may I repeat an evaluation?',
      answer:
        'After 14 days, and at most three times in twelve months. One that you quit counts as well, from your first answer on. The list of skills shows the date. Questions that are new to you come first, and all your results stay.',
    },
    fr: {
      question: 'Quand puis-je refaire une évaluation ?',
      answer:
        "Après 14 jours, et au plus trois fois en douze mois. Une évaluation abandonnée compte aussi, dès la première réponse. La liste des compétences montre la date. Les questions nouvelles pour vous viennent d'abord, et tous vos résultats sont conservés.",
    },
  },
  {
    id: 'badge-lower-than-result',
    updated: '2026-11-30',
    pages: [...EVALUATIONS, '/profile'],
    en: {
      question: 'Why does my badge name a lower level than my result?',
      answer:
        'The result names the most probable level. The badge names the highest of which the evaluation is at least 95% sure, since others are meant to rely on it. Where two levels are close, it names the lower one.',
    },
    fr: {
      question: 'Pourquoi mon badge nomme-t-il un niveau plus bas que mon résultat ?',
      answer:
        "Le résultat nomme le niveau le plus probable. Le badge nomme le plus haut dont l'évaluation est sûre à 95 % au moins, car d'autres doivent pouvoir s'y fier. Quand deux niveaux sont proches, il nomme le plus bas.",
    },
  },
  {
    id: 'skip-profiling',
    updated,
    pages: ['/profiling'],
    en: {
      question: 'Can I skip the career questionnaire?',
      answer:
        'Most of its questions, yes; the career questionnaire as a whole, no. Without a target role and a few levels there would be nothing to compare jobs with. It takes ten minutes if you answer only what is required, and you can return to the rest at any time.',
    },
    fr: {
      question: 'Puis-je passer le questionnaire de carrière ?',
      answer:
        "La plupart de ses questions, oui ; le questionnaire de carrière entier, non. Sans métier visé ni quelques niveaux, il n'y aurait rien à quoi comparer les offres. Il prend dix minutes si vous ne répondez qu'à l'obligatoire, et vous pouvez revenir au reste à tout moment.",
    },
  },
  {
    id: 'which-skills-can-be-evaluated',
    updated: '2026-11-30',
    pages: EVALUATIONS,
    en: {
      question: 'Which skills can be evaluated?',
      answer:
        'Eight at present: JavaScript, SQL, spreadsheets, data analysis and statistics, project management, business English, data protection and customer relations. Each has at least eighty questions in both languages. For all other skills, the level that you give yourself counts, with a wider margin.',
    },
    fr: {
      question: 'Quelles compétences peuvent être évaluées ?',
      answer:
        "Huit pour l'instant : JavaScript, SQL, tableurs, analyse de données et statistiques, gestion de projet, anglais professionnel, protection des données et relation client. Chacune compte au moins quatre-vingts questions dans les deux langues. Pour toutes les autres, c'est le niveau que vous vous donnez qui compte, avec une marge plus large.",
    },
  },
]
