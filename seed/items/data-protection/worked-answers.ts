/** Data protection, worked: requests that colleagues pass on, sorted by how each is to be answered. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const SCHOOLS = ['Lingua Nova', 'Parlando', 'Tandem', 'Wortreich', 'Northgate', 'Belvedere', 'Babel & Co'] as const
const NAMES = ['Amari', 'Bellini', 'Carvalho', 'Dubreuil', 'Ekström', 'Feldmann', 'Girard', 'Halloran'] as const

interface Facts {
  readonly month: ItemText
  readonly earlier: ItemText
  readonly people: number
  readonly pages: number
  readonly few: number
  readonly euros: number
  readonly age: number
  /** Nobody asks twice. */
  readonly names: Readonly<Record<'known' | 'stranger' | 'again' | 'examined' | 'leaving' | 'foreseen', string>>
}

const plainWish = ({ month, euros, names: { known } }: Facts): EmailPool =>
  filedIn(
    'all',
    emailOf(
      both('Her photo on our website', 'Sa photo sur notre site'),
      both(
        `A student agreed in ${month.en} that her photo may be on our home page. Now she wants it taken down. The designer hates to lose it: it’s the best we have.`,
        `Une élève a accepté en ${month.fr} que sa photo figure sur notre page d’accueil. Elle veut maintenant qu’on la retire. Le graphiste y tient : c’est la meilleure que nous ayons.`,
      ),
    ),
    emailOf(
      both('A wrong first name', 'Un prénom erroné'),
      both(
        `We’ve had the wrong first name for Mr ${known} since ${month.en}. He’s shown me his identity card and would like it put right. Do I charge him our usual €${euros}?`,
        `Depuis ${month.fr}, M. ${known} figure chez nous avec un prénom erroné. Il m’a montré sa carte d’identité et demande la correction. Faut-il lui compter les ${euros} € habituels ?`,
      ),
    ),
  )

const nobodyKnows = ({ names: { stranger } }: Facts): EmailPool =>
  filedIn(
    'proof',
    emailOf(
      both('A call just now', 'Un appel à l’instant'),
      both(
        `A man rang from a withheld number, said he was our student Mr ${stranger} and wants his address, timetable and bank details by email. He didn’t know his date of birth. He’s ringing again in ten minutes.`,
        `Un homme a appelé en numéro masqué. Il dit être M. ${stranger}, notre élève, et veut par e-mail son adresse, ses horaires et ses coordonnées bancaires. Il ignorait sa date de naissance. Il rappelle dans dix minutes.`,
      ),
    ),
    emailOf(
      both('From another address', 'D’une autre adresse'),
      both(
        `An email from an address we’ve never seen asks for Ms ${stranger}’s complete file, to be sent there. She has written to us for years from a different one, which still works.`,
        `Un e-mail venu d’une adresse inconnue demande qu’on y envoie le dossier complet de Mme ${stranger}. Depuis des années, elle nous écrit d’une autre adresse, qui marche toujours.`,
      ),
    ),
  )

const notAllOfIt = ({ month, people }: Facts): EmailPool =>
  filedIn(
    'part',
    emailOf(
      both('Everything is to go', 'Tout doit disparaître'),
      both(
        `A former student wants us to delete all we have about her: which courses she liked, a few photos, and her two invoices of ${month.en}. Tax law makes us keep invoices for years yet.`,
        `Une ancienne élève veut que nous supprimions tout : les cours qu’elle aimait, quelques photos et ses deux factures, établies en ${month.fr}. Le droit fiscal nous oblige à garder les factures encore des années.`,
      ),
    ),
    emailOf(
      both('The list of his course', 'La liste de son cours'),
      both(
        `A student wants a copy of what we hold on him, and the list of his course from top to bottom. Next to his own line it has the birthdays and phone numbers of ${people} others.`,
        `Un élève veut une copie de ce que nous avons sur lui, et la liste de son cours, en entier. À côté de sa ligne, on y lit les dates de naissance et les numéros de ${people} autres personnes.`,
      ),
    ),
  )

const oneMore = ({ earlier, pages, few, names: { again } }: Facts): EmailPool =>
  filedIn(
    'fee',
    emailOf(
      both('Lost in the move', 'Perdu au déménagement'),
      both(
        `In ${earlier.en} Ms ${again} got a copy of her whole file. She’s moved house and lost it. Nothing has been added since; she’d like the same ${pages} pages by post again.`,
        `En ${earlier.fr}, Mme ${again} a reçu une copie de tout son dossier. Elle l’a perdue en déménageant. Rien ne s’y est ajouté depuis ; elle voudrait de nouveau les mêmes ${pages} pages par la poste.`,
      ),
    ),
    emailOf(
      both('For the family', 'Pour la famille'),
      both(
        `Mr ${again} came for the copy of his data yesterday and is quite pleased with it. Could he have ${few} more prints of the same ${pages} pages, for his brothers and sisters?`,
        `M. ${again} est venu hier chercher la copie de ses données, et elle lui plaît. Pourrait-il avoir les mêmes ${pages} pages en ${few} exemplaires de plus, pour ses frères et sœurs ?`,
      ),
    ),
  )

const noDoubt = ({ age }: Facts): EmailPool =>
  filedIn(
    'all',
    emailOf(
      both('Passport first?', 'Le passeport d’abord ?'),
      both(
        `A student has asked for her data through her account with us. She was signed in as usual, with the code sent to her phone, and that’s where the copy would go. Reception wants to see her passport before it does.`,
        `Une élève a demandé ses données depuis son compte chez nous. Elle s’y est connectée comme d’habitude, avec le code reçu sur son téléphone, et la copie irait là. L’accueil veut d’abord voir son passeport.`,
      ),
    ),
    emailOf(
      both('A mother at the desk', 'Une mère à l’accueil'),
      both(
        `A boy of ${age} learns English here. His mother, whom we all know, proved when he enrolled that she alone has custody. She wants a copy of what his teachers note about him. Doesn’t he have to ask himself?`,
        `Un garçon de ${age} ans apprend l’anglais chez nous. Sa mère, que nous connaissons bien, a prouvé à l’inscription qu’elle exerce seule l’autorité parentale. Elle veut une copie de ce que les professeurs notent sur lui. N’est-ce pas à lui de demander ?`,
      ),
    ),
  )

const noSuchRight = ({ earlier, few, people, names: { examined } }: Facts): EmailPool =>
  filedIn(
    'refuse',
    emailOf(
      both('A better answer', 'Une meilleure réponse'),
      both(
        `Mr ${examined} sat our exam in ${earlier.en}. By now he knows that his answer to question ${people} was wrong, and he wants the right one put in its place. He says his data have to be accurate.`,
        `M. ${examined} a passé notre examen en ${earlier.fr}. Il sait à présent que sa réponse à la question ${people} était fausse, et veut qu’on y mette la bonne. Ses données doivent être exactes, dit-il.`,
      ),
    ),
    emailOf(
      both('Before the hearing', 'Avant l’audience'),
      both(
        `Ms ${examined} owes us €${people * 40} for a course, and we’re in court about it. With ${few} days to go, she wants the contract she signed and our reminders erased, those and nothing else. The course is over, so we no longer need them, she writes.`,
        `Mme ${examined} nous doit ${people * 40} € pour un cours, et un procès est en cours. À ${few} jours de l’audience, elle veut qu’on efface le contrat signé et nos relances, et rien d’autre. Le cours est fini, donc nous n’en avons plus besoin, écrit-elle.`,
      ),
    ),
  )

const forAnother = ({ people }: Facts): EmailPool =>
  filedIn(
    'proof',
    emailOf(
      both(`In the name of ${people} students`, `Au nom de ${people} élèves`),
      both(
        `A firm whose app promises “all your data in one place” demands the files of ${people} of our students on their behalf. Each of them has agreed, it says. All it sends along is a list of names, without a signature.`,
        `Une société dont l’appli promet « toutes vos données au même endroit » réclame les dossiers de ${people} de nos élèves, en leur nom. Tous ont accepté, dit-elle. Elle ne joint qu’une liste de noms, sans aucune signature.`,
      ),
    ),
    emailOf(
      both('A husband asks', 'Demande d’un mari'),
      both(
        `A student’s husband wants a copy of her marks and absences. She’s asked him to see to it, he writes, and it’s true that he pays for the course. She hasn’t told us anything of the kind.`,
        `Le mari d’une élève veut une copie des notes et des absences de sa femme. Elle l’en a chargé, écrit-il, et il est vrai que c’est lui qui paie le cours. Elle-même ne nous en a rien dit.`,
      ),
    ),
  )

const halfRight = ({ earlier, few }: Facts): EmailPool =>
  filedIn(
    'part',
    emailOf(
      both('Complaints about a teacher', 'Plaintes contre un professeur'),
      both(
        `One of our teachers wants to read every complaint about him since ${earlier.en}. Of the students who wrote, ${few} did so only because we promised that he’d never learn who they are. I’d leave the whole file shut.`,
        `Un de nos professeurs veut lire toutes les plaintes à son sujet depuis ${earlier.fr}. Parmi les élèves concernés, ${few} n’ont écrit que parce que nous avions promis de taire leur nom. Je laisserais tout le dossier fermé.`,
      ),
    ),
    emailOf(
      both('Against both', 'Contre les deux'),
      both(
        `The job centre pays a student’s course, and a statute makes us report her hours to it. She objects to that, for good personal reasons, and also to the ${few} letters with offers we’ve sent her. I’d give way on both.`,
        `L’agence pour l’emploi paie le cours d’une élève, et une loi nous impose de lui déclarer les heures suivies. L’élève s’y oppose, pour de bonnes raisons personnelles, ainsi qu’à nos ${few} lettres publicitaires. Je céderais sur les deux points.`,
      ),
    ),
  )

const theirOwn = ({ month, few, names: { leaving } }: Facts): EmailPool =>
  filedIn(
    'all',
    emailOf(
      both('What the examiner wrote', 'Les notes de l’examinateur'),
      both(
        `A woman who failed our exam in ${month.en} wants a copy of her answers, with what the examiner wrote in the margin. He says that’s his own work and for us alone. No name but hers is on the sheets.`,
        `Une candidate recalée en ${month.fr} veut une copie de ses réponses, avec ce que l’examinateur a écrit en marge. Il dit que c’est son travail, réservé à l’école. Sur les feuilles, il n’y a que son nom à elle.`,
      ),
    ),
    emailOf(
      both('Off to another app', 'Vers une autre appli'),
      both(
        `Mr ${leaving} paid for our app for ${few} years and is going over to another. He wants a file that it can read: which words he practised, and when. He never entered any of that: our program kept the log by itself.`,
        `M. ${leaving} a payé notre appli pendant ${few} ans et passe à une autre. Il veut un fichier qu’elle puisse lire : les mots travaillés, et quand. Il n’a jamais rien saisi de tel : notre programme a tenu ce journal tout seul.`,
      ),
    ),
  )

const notToBeTakenAlong = ({ earlier, names: { foreseen } }: Facts): EmailPool =>
  filedIn(
    'refuse',
    emailOf(
      both('Our forecast', 'Notre prévision'),
      both(
        `From lessons and tests, our program forecasts who’ll give up. Ms ${foreseen} has had her copy of everything. Now she wants that forecast, as a file, sent straight to her next school: “right to portability”.`,
        `À partir des cours et des tests, notre programme prévoit qui abandonnera. Mme ${foreseen} a déjà eu copie de tout. Elle veut maintenant que cette prévision parte, en fichier, à sa prochaine école : « droit à la portabilité ».`,
      ),
    ),
    emailOf(
      both('A record of hours', 'Un relevé d’heures'),
      both(
        `A teacher who left in ${earlier.en} wants us to send her new employer our file of her working hours: portability, she says. She’s had a copy. We keep such records only because labour law demands it.`,
        `Une professeure partie en ${earlier.fr} veut que nous envoyions à son nouvel employeur notre fichier de ses heures de travail : portabilité, dit-elle. Elle en a eu copie. Seul le droit du travail nous fait tenir ce relevé.`,
      ),
    ),
  )

export const answersToRequests = sortingItem(
  {
    id: 'data-protection-w07',
    family: 'worked-answers-to-requests',
    topic: 'rights',
    difficulty: [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ],
    seconds: 300,
  },
  (draws) => {
    const school = draws.one(SCHOOLS)
    const [known = '', stranger = '', again = '', examined = '', leaving = '', foreseen = ''] = draws.some(NAMES, 6)
    const [month = both('', ''), earlier = month] = draws.some(MONTHS, 2)
    const facts: Facts = {
      month,
      earlier,
      people: draws.whole(11, 24),
      pages: draws.whole(26, 98),
      few: draws.whole(3, 6),
      euros: draws.whole(5, 15),
      age: draws.whole(6, 9),
      names: { known, stranger, again, examined, leaving, foreseen },
    }
    return {
      stem: both(
        `You are the data protection officer of ${school}, a private language school. Colleagues pass ten requests on to you: choose the answer that is right under the GDPR. Where it may charge a fee, the school does so.`,
        `À la protection des données de l’école de langues privée ${school}, vous recevez dix demandes que des collègues vous transmettent. Choisissez la réponse juste selon le RGPD. Là où des frais sont permis, l’école en demande.`,
      ),
      questions: folderQuestion(both('Answer', 'Réponse'), {
        all: both('Grant it all, free of charge', 'Tout accepter, sans frais'),
        part: both('Grant part of it', 'Accepter en partie'),
        proof: both('Ask for proof first', 'D’abord demander une preuve'),
        fee: both('Grant it for a fee', 'Accepter, contre des frais'),
        refuse: both('Refuse, with reasons', 'Refuser, motifs à l’appui'),
      }),
      points: [
        {
          label: both('A plain wish, and a stranger', 'Un souhait clair, et un inconnu'),
          pools: [plainWish(facts), nobodyKnows(facts)],
        },
        {
          label: both('Too much at once, and one copy more', 'Trop à la fois, et une copie de plus'),
          pools: [notAllOfIt(facts), oneMore(facts)],
        },
        {
          label: both('No doubt about who asks, and no such right', 'Aucun doute sur l’identité, et aucun droit'),
          pools: [noDoubt(facts), noSuchRight(facts)],
        },
        {
          label: both('On behalf of others, and half right', 'Au nom d’autrui, et à moitié fondé'),
          pools: [forAnother(facts), halfRight(facts)],
        },
        {
          label: both(
            'One’s own data, and which of them can be taken along',
            'Ses propres données, et lesquelles s’emportent',
          ),
          pools: [theirOwn(facts), notToBeTakenAlong(facts)],
        },
      ],
      why: both(
        'Answers are free (Art. 12(5)), further copies need not be (15(3)); proof is asked for in case of doubt (12(6)). Others’ rights limit a copy (15(4)), legal duties and claims erasure (17(3)); nobody can object to a legal duty (21(1)). An examiner’s remarks are the candidate’s data (C-434/16). Portable is what one provided, if only by use (20(1)).',
        'Répondre est gratuit (art. 12, § 5), sauf copie de plus (15, § 3) ; une preuve se demande en cas de doute (12, § 6). Les droits d’autrui limitent la copie (15, § 4), obligations légales et litiges l’effacement (17, § 3) ; on ne s’oppose pas à une obligation légale (21, § 1). Les remarques de l’examinateur sont des données du candidat (C-434/16). Est portable ce qu’on a fourni, même par l’usage (20, § 1).',
      ),
    }
  },
)
