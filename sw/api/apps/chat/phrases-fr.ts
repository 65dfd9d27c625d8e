// What sample partners say in French, and the patterns by which they recognise what was written to them.
import type { Phrases } from './responder.ts'

const DAY = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)'
const CLOCK = '(?:\\d{1,2}\\s?(?:h|heures?)(?:\\s?\\d{2})?|\\d{1,2}:\\d{2}|midi|minuit)'

export const french: Phrases = {
  patterns: {
    greeting: /^\W*(?:bonjour|salut|bonsoir|coucou|hello|cher|chère)(?!\p{L})/iu,
    thanks: /(?<!\p{L})(?:merci|remercie|c’est gentil|c'est gentil)(?!\p{L})/iu,
    howAreYou: /(?:comment (?:ça va|vas-tu|allez-vous|tu vas)|ça va\s?\?|tu vas bien|vous allez bien)/iu,
    congratulation: /(?:félicitations|bravo|joyeux anniversaire|bon anniversaire|chapeau)/iu,
    news: /(?:j’ai|j'ai|on a|nous avons) (?:eu|décroché|obtenu|signé|réussi|gagné|reçu) [^.?]*(?:poste|offre|contrat|examen|place|prix|emploi)/iu,
    apology: /(?:désolée?|pardon|excuse|excusez|navrée?|ma faute)/iu,
    time: /\?|(?<!\p{L})(?:voir|voit|rendez-vous|rdv|déjeuner|dîner|café|appel|appeler|libre|dispo|disponible|convient|plutôt|à|vers|avant|train|réserver)(?!\p{L})/iu,
    person:
      /(?<!\p{L})(?:avec|à|demande|dis|de|et|par|chez) (Priya|Jonas|Amina|Lucie|Marek|Sofia|Tom|Yuki|Omar|Elena|Kwame|Clara|Diego|Hana|Benoît|Nadia|Liam|Zeynep|Mateus|Greta|Samuel|Anneke|Inès|Josie|Rhys|Helen|David|Delphine)(?!\p{L})/u,
    request:
      /(?:peux-tu|pouvez-vous|tu peux|vous pouvez|pourrais-tu|pourriez-vous|tu pourrais|s’il te plaît|s'il te plaît|s’il vous plaît|s'il vous plaît|stp|svp)/iu,
    when: /(?:quand|à quelle heure|combien de temps)[^.!]*\?/iu,
    where: /(?<!\p{L})où(?!\p{L})[^.!]*\?|quel(?:le)? (?:salle|arrêt|gare|quai)/iu,
    why: /pourquoi|pour quelle raison/iu,
    how: /(?<!\p{L})(?:comment|combien)(?!\p{L})/iu,
    yesNo: /(?:est-ce que|as-tu|avez-vous|es-tu|êtes-vous|tu as|vous avez|est-il|est-elle|on peut|faut-il)[^.!]*\?/iu,
    question: /\?/u,
    bad: /(?<!\p{L})(?:malade|fatiguée?|triste|annulée?|cassée?|raté|refusé|inquiète?|bloquée?|affreux|retard|perdue?|malheureusement)(?!\p{L})/iu,
    good: /(?<!\p{L})(?:super|génial|parfait|excellent|content|contente|heureux|heureuse|enfin|fini|terminé|réussi|corrigé|formidable)(?!\p{L})/iu,
    link: /https?:\/\//iu,
    number: /(?<!\p{L})\d[\d,.\s]*(?:%|€|euros?|personnes|lignes|minutes|heures|jours|km)?/iu,
    goodbye:
      /(?:au revoir|à (?:bientôt|demain|plus|tout à l’heure|tout à l'heure)|bonne (?:nuit|soirée|journée|fin de semaine)|bon week-end)/iu,
    yes: /^\W*(?:oui|ok|d’accord|d'accord|bien sûr|entendu|volontiers|ça marche)(?!\p{L})/iu,
    no: /^\W*(?:non|pas encore|pas vraiment|jamais)(?!\p{L})/iu,
  },
  times: new RegExp(
    `(?<!\\p{L})(?:(?:demain|aujourd’hui|aujourd'hui|ce soir|${DAY}(?: prochain)?)(?: (?:matin|midi|après-midi|soir))?(?:,? (?:à|vers) ${CLOCK})?|(?:à|vers|avant|après) ${CLOCK}|${CLOCK}|la semaine prochaine|ce week-end|cet après-midi)(?!\\p{L})`,
    'iu',
  ),
  topic:
    /(?<!\p{L})(?:le|la|les|ton|ta|tes|votre|vos|notre|nos|mon|ma|mes|ce|cette)\s+([\p{L}][\p{L}-]*(?:\s+(?:de|du|des)\s+[\p{L}][\p{L}-]*)?)/giu,
  noTopic: new Set(
    'est sont était que qui quoi pas plus moins plein même fait va vas sera soir matin midi semaine fois jour jours temps chose faut voir dis peux monde rappelle envoie donne prends trouve'.split(
      ' ',
    ),
  ),
  familiar: /(?<!\p{L})(?:(?:tu|toi|ton|ta|tes|te|laisse|passe|prends|salut|coucou)(?!\p{Ll})|t’\p{Ll})/iu,
  greetings: {
    brief: ['Salut.', 'Bonjour.', 'Hello.'],
    warm: ['Bonjour Alex !', 'Coucou Alex, ça me fait plaisir de te lire.', 'Oh, bonjour toi !'],
    formal: ['Bonjour Alex,', 'Bonjour,'],
    playful: ['Salut salut !', 'Tiens, un revenant !', 'Alex ! Coucou !'],
  },
  welcomes: {
    brief: ['De rien.', 'Pas de souci.'],
    warm: ['Avec plaisir, vraiment.', 'Je t’en prie, c’était bien naturel.'],
    formal: ['Je vous en prie.', 'Tout le plaisir était pour moi.'],
    playful: ['Tu me dois un café.', 'À ton service !'],
  },
  answers: {
    picture: ['Jolie photo. C’était où ?', 'Elle est réussie, celle-là.', 'Quelle lumière ! Je la garde.'],
    file: [
      'Bien reçu {file}, je le lis ce soir à tête reposée.',
      'Le fichier s’ouvre bien. Laisse-moi une heure.',
      'Reçu. Faut-il regarder quelque chose en premier ?',
    ],
    emoji: ['😊', '👍', '😄', 'Ha !', '🙌'],
    howAreYou: [
      'Bien, merci. Une grosse semaine, mais une bonne. Et de ton côté ?',
      'Pas mal du tout. Un peu de fatigue. Et toi ?',
      'Mieux depuis que la pluie a cessé, merci de demander.',
    ],
    news: ['Félicitations, c’est formidable !', 'Bravo, c’est mérité.', 'Vraiment ? Cela mérite un gâteau.'],
    congratulation: [
      'Merci ! J’ai encore du mal à y croire.',
      'Ça me touche beaucoup, merci.',
      'Merci ! Il faut fêter ça.',
    ],
    apology: ['Il n’y a pas de mal.', 'Ça arrive, j’ai fait pareil le mois dernier.', 'C’est tout oublié.'],
    bad: [
      'Oh non. Quel dommage.',
      'C’est dommage. Est-ce que je peux faire quelque chose ?',
      'Prends ton temps aujourd’hui, le reste attendra.',
    ],
    good: [
      'Voilà une bonne nouvelle !',
      'Cela me fait grand plaisir. C’est mérité.',
      'Très bien, une chose de moins en tête.',
    ],
    time: [
      '{time}, ça me va. C’est noté.',
      '{time} ? Oui. Si quelque chose change, je préviens la veille.',
      'Je regarde … oui, {time}, c’est libre.',
      '{time}, c’est un peu juste, mais je m’arrange.',
    ],
    person: [
      'Je demanderai à {person} après le déjeuner.',
      'Pas de nouvelles de {person} depuis hier. Je lui écris ?',
      '{person} en sait plus que moi, je transmets.',
    ],
    when: [
      'Avant la fin de la semaine, je pense. J’en saurai plus demain.',
      'Pas avant la semaine prochaine, je le crains.',
      'Bientôt : j’attends une dernière réponse.',
    ],
    where: [
      'Au même endroit que d’habitude, près de l’entrée.',
      'J’envoie l’adresse exacte dans un instant.',
      'Tout près de la gare, cinq minutes à pied.',
    ],
    why: [
      'Bonne question. Par habitude, surtout.',
      'Parce que c’était le plus rapide à l’époque. On peut changer.',
      'C’est une longue histoire, à raconter devant un café.',
    ],
    how: [
      'Pas à pas : je le mets par écrit.',
      'C’est plus simple que ça n’en a l’air, je montre en dix minutes.',
      'Laisse-moi compter … réponse cet après-midi.',
    ],
    request: [
      'Oui, je peux. Pour ce soir ?',
      'Bien sûr, je m’en occupe juste après.',
      'Volontiers. Avec quel niveau de détail ?',
    ],
    yesNo: [
      'Oui, je crois.',
      'Pas encore, mais c’est la prochaine chose sur ma liste.',
      'À ma connaissance oui, je vérifie.',
      'Oui et non : cela dépend des réponses d’aujourd’hui.',
    ],
    question: [
      'J’y réfléchis et je reviens vers toi.',
      'Aucune certitude : je préfère regarder que deviner.',
      'Bonne question. Quel est ton sentiment ?',
    ],
    link: ['Je le lis sur le chemin du retour.', 'Ouvert. La deuxième moitié est la plus intéressante, je trouve.'],
    number: [
      '{number} ? C’est plus que je ne pensais.',
      '{number}, c’est ce que j’avais en tête.',
      'C’est noté : {number}.',
    ],
    goodbye: ['À bientôt !', 'À très vite.', 'Bonne journée !'],
    yes: ['Très bien, c’est entendu.', 'Parfait.', 'Super, je m’occupe de la suite.'],
    no: ['D’accord, tant pis.', 'Compris, il n’y a pas de mal.', 'Bon. On trouvera autre chose.'],
    statement: [
      'Je vois. Merci de me le dire.',
      'C’est bon à savoir.',
      'Ça se tient.',
      'C’est noté, je le garde en tête.',
      'Intéressant. Tu me raconteras la suite.',
    ],
  },
  aboutTopic: {
    yesNo: ['Pour « {topic} » : oui, à ma connaissance.', '« {topic} » ? Pas encore, mais aujourd’hui sans faute.'],
    request: ['Pour « {topic} », je m’en occupe cet après-midi.', 'Bien sûr. J’envoie ce que j’ai sur « {topic} ».'],
    question: [
      'Sur « {topic} », il faut que je regarde d’abord.',
      'Moi aussi, je me pose la question pour « {topic} ».',
    ],
    when: ['« {topic} » ? Avant la fin de la semaine, j’espère.'],
    statement: ['Ah oui, « {topic} ». J’allais oublier.', 'Bon à savoir, pour « {topic} ».'],
  },
  asides: {
    build: ['Tous les tests passent, pour une fois.', 'Je suis en pleine relecture, je réponds lentement.'],
    data: ['Au fait, l’import de cette nuit est allé au bout.', 'J’ai un graphique à te montrer à l’occasion.'],
    plan: ['Les exploitants seront contents.', 'On en parle jeudi de toute façon.'],
    hire: ['L’équipe a été impressionnée, entre nous.', 'Venez avec vos questions, nous les aimons.'],
    partner: ['Nos conducteurs apprécieront.', 'Je vois la région la semaine prochaine, cela tombe bien.'],
    family: ['Tu manges bien, au moins ?', 'On pense beaucoup à toi en ce moment.'],
    friend: ['Et quand est-ce qu’on mange ensemble ?', 'Passe donc samedi.'],
    service: ['On peut toujours me joindre le matin par téléphone.', 'Le cabinet est fermé le mercredi après-midi.'],
  },
  signs: {
    brief: [''],
    warm: ['Je t’embrasse.', '🙂'],
    formal: ['Bien cordialement', 'Cordialement'],
    playful: ['😄', 'Terminé.'],
  },
}
