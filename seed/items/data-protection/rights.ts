// Items on the rights of data subjects and how requests are answered. Joined with the other topics by data-protection.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const rightsItems: readonly SourceItem[] = [
  {
    id: 'data-protection-028',
    family: 'which-right-access',
    topic: 'rights',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: '“What do you store about me, and why?” Which right does a customer use with this question?',
      fr: '« Que conservez-vous sur moi, et pourquoi ? » Quel droit un client exerce-t-il par cette question ?',
    },
    options: [
      { en: 'The right to portability', fr: 'Le droit à la portabilité' },
      { en: 'The right of access', fr: 'Le droit d’accès' },
      { en: 'The right to object', fr: 'Le droit d’opposition' },
      { en: 'The right to erasure', fr: 'Le droit à l’effacement' },
    ],
    key: [1],
    why: {
      en: 'Confirmation, a copy and information on the processing: Art. 15.',
      fr: 'Confirmation, copie et informations sur le traitement : art. 15.',
    },
  },
  {
    id: 'data-protection-029',
    family: 'which-right-rectify',
    topic: 'rights',
    type: 'single',
    difficulty: [1, 1],
    seconds: 30,
    stem: {
      en: 'A bank has an old address of a customer on file. What can she demand under the GDPR?',
      fr: 'Une banque détient une ancienne adresse d’une cliente. Que peut-elle exiger au titre du RGPD ?',
    },
    options: [
      { en: 'That it is corrected within 24 hours', fr: 'Sa rectification sous 24 heures' },
      { en: 'That her account is closed at no charge', fr: 'La clôture gratuite de son compte' },
      { en: 'That it is corrected without undue delay', fr: 'Sa rectification à bref délai' },
      { en: 'That she is paid for the wrong address', fr: 'Une indemnité pour l’adresse erronée' },
    ],
    key: [2],
    why: {
      en: 'Right to rectification without undue delay: Art. 16.',
      fr: 'Droit de rectification dans les meilleurs délais : art. 16.',
    },
  },
  {
    id: 'data-protection-030',
    family: 'marketing-stop',
    topic: 'rights',
    type: 'single',
    difficulty: [1, 2],
    seconds: 35,
    stem: {
      en: 'A man writes: “Stop sending me your offers.” The firm finds its offers useful and legitimate. What must it do?',
      fr: 'Un homme écrit : « Cessez de m’envoyer vos offres. » L’entreprise juge ses offres utiles et légitimes. Que doit-elle faire ?',
    },
    options: [
      { en: 'Stop, without weighing any interests', fr: 'Cesser, sans peser aucun intérêt' },
      { en: 'Stop, if its interest weighs less', fr: 'Cesser, si son intérêt pèse moins' },
      { en: 'Go on until the end of the campaign', fr: 'Continuer jusqu’à la fin de la campagne' },
      { en: 'Ask him for his particular reasons', fr: 'Lui demander ses raisons particulières' },
    ],
    key: [0],
    why: {
      en: 'An objection to direct marketing is absolute: the data shall no longer be processed for it (Art. 21(2)–(3)).',
      fr: 'L’opposition à la prospection est absolue : les données ne sont plus traitées à cette fin (art. 21, § 2 et 3).',
    },
  },
  {
    id: 'data-protection-031',
    family: 'fee-for-copy',
    topic: 'rights',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A clinic asks €25 for the first copy of a patient’s data, “for the paper”. Is this lawful under the GDPR?',
      fr: 'Une clinique demande 25 € pour la première copie des données d’un patient, « pour le papier ». Est-ce licite au regard du RGPD ?',
    },
    options: [
      { en: 'No, unless the costs are very high', fr: 'Non, sauf si les coûts sont élevés' },
      { en: 'Yes, as it covers real costs', fr: 'Oui, car cela couvre les coûts' },
      { en: 'Yes, as health has rules of its own', fr: 'Oui, car la santé a ses propres règles' },
      { en: 'No, the first copy is free of charge', fr: 'Non, la première copie est gratuite' },
    ],
    key: [3],
    why: {
      en: 'Information and the first copy are free (Art. 12(5), 15(3)); a reasonable fee may be asked for further copies.',
      fr: 'Les informations et la première copie sont gratuites (art. 12, § 5, et 15, § 3) ; des frais raisonnables sont possibles pour d’autres copies.',
    },
  },
  {
    id: 'data-protection-032',
    family: 'plain-notice',
    topic: 'rights',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which opening of a privacy notice follows Article 12 best?',
      fr: 'Quel début de notice d’information respecte le mieux l’article 12 ?',
    },
    options: [
      {
        en: '“We reserve all rights of use permitted by applicable law.”',
        fr: '« Nous nous réservons tout usage permis par le droit applicable. »',
      },
      {
        en: '“We use your data for purposes that we find of interest.”',
        fr: '« Nous utilisons vos données à des fins qui nous intéressent. »',
      },
      {
        en: '“We use your address to send you the goods that you order.”',
        fr: '« Nous utilisons votre adresse pour vous livrer vos commandes. »',
      },
      {
        en: '“Your privacy matters to us, as does all that you entrust to us.”',
        fr: '« Votre vie privée nous importe, comme tout ce que vous nous confiez. »',
      },
    ],
    key: [2],
    why: {
      en: 'Information has to be concise, intelligible, in clear and plain language (Art. 12(1)): which data, for what.',
      fr: 'L’information doit être concise, compréhensible, en termes clairs et simples (art. 12, § 1) : quelles données, pour quoi.',
    },
  },
  {
    id: 'data-protection-033',
    family: 'one-month',
    topic: 'rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A request for access arrives on 10 May. Without any extension, by when must the firm have answered?',
      fr: 'Une demande d’accès arrive le 10 mai. Sans prolongation, quand l’entreprise doit-elle avoir répondu au plus tard ?',
    },
    options: [
      { en: 'On 13 May', fr: 'Le 13 mai' },
      { en: 'On 25 May', fr: 'Le 25 mai' },
      { en: 'On 10 June', fr: 'Le 10 juin' },
      { en: 'On 10 August', fr: 'Le 10 août' },
    ],
    key: [2],
    why: {
      en: 'Without undue delay and within one month of receipt (Art. 12(3)). 72 hours is the time for breaches.',
      fr: 'Dans les meilleurs délais et au plus tard un mois après réception (art. 12, § 3). 72 heures, c’est le délai des violations.',
    },
  },
  {
    id: 'data-protection-034',
    family: 'extension-total',
    topic: 'rights',
    type: 'number',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'A request is very complex, and the firm tells the person in good time that it extends the period as far as the GDPR allows. How many months after receipt does the period then end?',
      fr: 'Une demande est très complexe, et l’entreprise informe à temps la personne qu’elle prolonge le délai autant que le RGPD le permet. Combien de mois après réception ce délai prend-il fin ?',
    },
    key: { value: 3 },
    why: {
      en: 'One month, extended by two further months: three in all, with notice and reasons within the first month (Art. 12(3)).',
      fr: 'Un mois, prolongé de deux : trois en tout, avec information et motifs dans le premier mois (art. 12, § 3).',
    },
  },
  {
    id: 'data-protection-035',
    family: 'erase-invoices',
    topic: 'rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A former customer asks for the erasure of everything. Tax law obliges the shop to keep invoices. What is right?',
      fr: 'Un ancien client demande l’effacement de tout. Le droit fiscal oblige le magasin à conserver les factures. Que faut-il faire ?',
    },
    options: [
      { en: 'Erase it, as the GDPR outranks tax law', fr: 'Effacer, le RGPD primant le droit fiscal' },
      { en: 'Erase the rest, keep the invoices', fr: 'Effacer le reste, garder les factures' },
      { en: 'Keep it, with the names masked', fr: 'Conserver, en masquant les noms' },
      { en: 'Refuse erasure, as retention prevails', fr: 'Refuser, la conservation primant' },
    ],
    key: [1],
    why: {
      en: 'Erasure does not apply as far as a legal obligation requires processing (Art. 17(3)(b)); for the rest it does (Art. 17(1)).',
      fr: 'L’effacement ne s’applique pas dans la mesure où une obligation légale impose le traitement (art. 17, § 3, b) ; pour le reste, si (art. 17, § 1).',
    },
  },
  {
    id: 'data-protection-036',
    family: 'doubt-on-identity',
    topic: 'rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Someone asks by a new e-mail address for all the data of “Marie Duval”, a customer. There is reason to doubt. What should the firm do?',
      fr: 'Quelqu’un demande, depuis une adresse inconnue, toutes les données de « Marie Duval », une cliente. Le doute est fondé. Que doit faire l’entreprise ?',
    },
    options: [
      { en: 'Ask for what is needed to confirm who it is', fr: 'Demander de quoi confirmer son identité' },
      { en: 'Send all the data, as time is running already', fr: 'Envoyer les données, car le délai court déjà' },
      { en: 'Leave it unanswered, as it may well be fraud', fr: 'Ne pas répondre, car ce peut être une fraude' },
      { en: 'Demand a copy of passport and bank card', fr: 'Exiger copie du passeport et de la carte bancaire' },
    ],
    key: [0],
    why: {
      en: 'With reasonable doubts the controller may ask for additional information necessary to confirm identity (Art. 12(6)), no more than needed.',
      fr: 'En cas de doute raisonnable, le responsable peut demander les informations nécessaires pour confirmer l’identité (art. 12, § 6), sans excès.',
    },
  },
  {
    id: 'data-protection-037',
    family: 'notice-contents',
    topic: 'rights',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'Which three things must a firm tell people when it collects data from them?',
      fr: 'Quelles sont les trois informations qu’une entreprise doit donner lorsqu’elle collecte des données auprès des personnes ?',
    },
    options: [
      { en: 'The right to complain to an authority', fr: 'Le droit de réclamation auprès d’une autorité' },
      { en: 'The names of all staff with access', fr: 'Les noms des salariés ayant accès' },
      { en: 'How long the data is kept, or how that is decided', fr: 'La durée de conservation, ou ses critères' },
      { en: 'The purposes and the legal basis', fr: 'Les finalités et la base légale' },
      { en: 'The make of the server that is used', fr: 'La marque du serveur utilisé' },
    ],
    key: [0, 2, 3],
    why: {
      en: 'Art. 13(1)(c) and 13(2)(a) and (d). Staff names and server makes are not on the list.',
      fr: 'Art. 13, § 1, c, et § 2, a et d. Ni les noms des salariés ni la marque du serveur n’y figurent.',
    },
  },
  {
    id: 'data-protection-038',
    family: 'refuse-with-reasons',
    topic: 'rights',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A firm decides not to act on a request for erasure. What does it owe the person within a month?',
      fr: 'Une entreprise décide de ne pas donner suite à une demande d’effacement. Que doit-elle à la personne dans le mois ?',
    },
    options: [
      { en: 'A copy of the advice of its legal department', fr: 'Une copie de l’avis de son service juridique' },
      { en: 'The approval of the authority for the refusal', fr: 'L’accord de l’autorité sur ce refus' },
      { en: 'Nothing, as silence counts as a refusal here', fr: 'Rien, car le silence vaut ici refus' },
      { en: 'The reasons, and how to complain or go to court', fr: 'Les motifs et les voies de recours' },
    ],
    key: [3],
    why: {
      en: 'Art. 12(4): reasons, the possibility of a complaint to a supervisory authority and of a judicial remedy.',
      fr: 'Art. 12, § 4 : motifs, possibilité de réclamation auprès d’une autorité de contrôle et de recours juridictionnel.',
    },
  },
  {
    id: 'data-protection-039',
    family: 'accuracy-contested',
    topic: 'rights',
    type: 'single',
    difficulty: [3, 4],
    seconds: 50,
    stem: {
      en: 'A tenant says that an entry on unpaid rent is wrong. The landlord needs three weeks to check. What can the tenant demand for this time?',
      fr: 'Une locataire conteste une mention de loyers impayés. Le bailleur a besoin de trois semaines pour vérifier. Que peut-elle exiger entre-temps ?',
    },
    options: [
      { en: 'That the contested entry disappears', fr: 'Que la mention soit effacée, car contestée' },
      { en: 'That the entry is passed on with her comment', fr: 'Que la mention circule avec son commentaire' },
      { en: 'That the entry is stored but not used', fr: 'Que la mention soit conservée sans être utilisée' },
      { en: 'That verification takes three days', fr: 'Que la mention soit vérifiée en trois jours' },
    ],
    key: [2],
    why: {
      en: 'Restriction of processing while accuracy is verified (Art. 18(1)(a)): storage yes, other use no (Art. 18(2)).',
      fr: 'Limitation du traitement pendant la vérification de l’exactitude (art. 18, § 1, a) : conservation oui, autre usage non (art. 18, § 2).',
    },
  },
  {
    id: 'data-protection-040',
    family: 'loan-by-algorithm',
    topic: 'rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 55,
    stem: {
      en: 'A computer alone refuses a loan, on a contract that the applicant wanted. The GDPR exception for contracts applies. What may the applicant still demand?',
      fr: 'Un ordinateur refuse seul un prêt que le demandeur souhaitait souscrire. L’exception du RGPD relative aux contrats s’applique. Que peut encore exiger le demandeur ?',
    },
    options: [
      { en: 'That a human looks at it, and hears his view', fr: 'Qu’un humain l’examine et entende son point de vue' },
      { en: 'That no computer is used in the decision', fr: 'Qu’aucun ordinateur ne serve à la décision' },
      { en: 'That the program’s source code is shown to him', fr: 'Que le code source du programme lui soit montré' },
      { en: 'That the loan is granted to him after all', fr: 'Que le prêt lui soit finalement accordé' },
    ],
    key: [0],
    why: {
      en: 'Art. 22(3): human intervention, expressing one’s view, contesting the decision. Art. 15(1)(h) gives information on the logic, not the code.',
      fr: 'Art. 22, § 3 : intervention humaine, expression de son point de vue, contestation. L’art. 15, § 1, h donne des informations sur la logique, non le code.',
    },
  },
  {
    id: 'data-protection-041',
    family: 'portability-scope',
    topic: 'rights',
    type: 'multiple',
    difficulty: [3, 4],
    seconds: 60,
    stem: {
      en: 'Which two sets of data can a person take along under the right to portability? All of it is processed by computer.',
      fr: 'Quels sont les deux ensembles de données qu’une personne peut emporter au titre de la portabilité ? Tous sont traités par ordinateur.',
    },
    options: [
      {
        en: 'The songs she listened to on a service that she pays for',
        fr: 'Les titres écoutés sur un service qu’elle paie',
      },
      { en: 'The opinion that a clinic formed from her tests', fr: 'L’avis qu’une clinique a tiré de ses analyses' },
      {
        en: 'The pulse that her watch recorded, with her consent',
        fr: 'Le pouls relevé par sa montre, avec son consentement',
      },
      {
        en: 'The score that the bank worked out from her payments',
        fr: 'Le score que la banque a tiré de ses paiements',
      },
      {
        en: 'The tax file that the law obliges the office to keep',
        fr: 'Le dossier fiscal que la loi impose à l’administration',
      },
    ],
    key: [0, 2],
    why: {
      en: 'Data provided by the person (observed data included), processed by automated means, on consent or contract (Art. 20(1)). Not what was inferred, nor what rests on a legal obligation.',
      fr: 'Données fournies par la personne (y compris observées), traitées de façon automatisée, sur consentement ou contrat (art. 20, § 1). Non ce qui est déduit, ni ce qui repose sur une obligation légale.',
    },
  },
  {
    id: 'data-protection-042',
    family: 'request-handling',
    topic: 'rights',
    type: 'order',
    difficulty: [3, 2],
    seconds: 70,
    stem: {
      en: 'A request for access arrives by telephone. Put the handling in order.',
      fr: 'Une demande d’accès arrive par téléphone. Mettez son traitement en ordre.',
    },
    options: [
      { en: 'Search all systems for her data', fr: 'Chercher ses données dans tous les systèmes' },
      { en: 'Note the request and its date of receipt', fr: 'Noter la demande et sa date de réception' },
      { en: 'Send the copy in a secure way', fr: 'Envoyer la copie de façon sécurisée' },
      { en: 'Make sure that the caller is who she says', fr: 'S’assurer de l’identité de l’appelante' },
      {
        en: 'Take out what would harm the rights of others',
        fr: 'Retirer ce qui porterait atteinte aux droits d’autrui',
      },
    ],
    key: [1, 3, 0, 4, 2],
    why: {
      en: 'The period runs from receipt (Art. 12(3)); identity (Art. 12(6)) comes before searching and sending; others’ rights before the copy goes out (Art. 15(4)). No form is prescribed.',
      fr: 'Le délai court dès la réception (art. 12, § 3) ; l’identité (art. 12, § 6) précède la recherche et l’envoi ; les droits d’autrui se vérifient avant l’envoi (art. 15, § 4). Aucune forme n’est imposée.',
    },
  },
  {
    id: 'data-protection-043',
    family: 'third-party-in-file',
    topic: 'rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'An employee asks for a copy of her data. One e-mail about her also contains details on a colleague’s illness. What is right?',
      fr: 'Une salariée demande copie de ses données. Un e-mail à son sujet contient aussi des détails sur la maladie d’un collègue. Que faire ?',
    },
    options: [
      { en: 'Refuse the whole request, so as to protect him', fr: 'Refuser toute la demande, pour le protéger' },
      {
        en: 'Give her the e-mail with those details blacked out',
        fr: 'Lui remettre l’e-mail en masquant ces détails',
      },
      {
        en: 'Give her the whole e-mail, since it is about her',
        fr: 'Lui remettre l’e-mail entier, puisqu’il la concerne',
      },
      {
        en: 'Leave out the e-mail, since it concerns two people',
        fr: 'Écarter l’e-mail, puisqu’il concerne deux personnes',
      },
    ],
    key: [1],
    why: {
      en: 'The right to a copy shall not adversely affect others (Art. 15(4)), but that must not end in a refusal of everything (recital 63).',
      fr: 'Le droit à une copie ne porte pas atteinte à autrui (art. 15, § 4), sans pour autant conduire à tout refuser (considérant 63).',
    },
  },
  {
    id: 'data-protection-044',
    family: 'data-from-elsewhere',
    topic: 'rights',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'A recruiter finds a candidate’s data on a public professional network and stores it, without contacting her. When must he inform her at the latest?',
      fr: 'Un recruteur trouve les données d’une candidate sur un réseau professionnel public et les enregistre, sans la contacter. Quand doit-il l’informer au plus tard ?',
    },
    options: [
      { en: 'Never, as the data was public', fr: 'Jamais, les données étant publiques' },
      { en: 'Within 72 hours of storing it', fr: 'Dans les 72 heures' },
      { en: 'Within a month of finding it', fr: 'Dans le mois de la collecte' },
      { en: 'When she asks for it herself', fr: 'Quand elle en fait la demande' },
    ],
    key: [2],
    why: {
      en: 'Data not obtained from the person: within a reasonable period, at the latest one month (Art. 14(3)(a)). Public sources are not exempt: the source has to be named (Art. 14(2)(f)).',
      fr: 'Données non collectées auprès de la personne : dans un délai raisonnable, au plus tard un mois (art. 14, § 3, a). Les sources publiques ne sont pas exemptées : il faut les indiquer (art. 14, § 2, f).',
    },
  },
  {
    id: 'data-protection-045',
    family: 'tell-recipients',
    topic: 'rights',
    type: 'single',
    difficulty: [4, 4],
    seconds: 55,
    stem: {
      en: 'A firm corrects a wrong date of birth, which it had passed on to an insurer and a travel agency. What else must it do?',
      fr: 'Une entreprise corrige une date de naissance erronée qu’elle avait transmise à un assureur et à une agence de voyages. Que doit-elle faire de plus ?',
    },
    options: [
      { en: 'Tell neither, as controllers are separate', fr: 'N’avertir personne : chacun répond de ses données' },
      { en: 'Tell both, if requested beforehand', fr: 'Les avertir, si la personne le demande' },
      { en: 'Tell the authority, which then informs both', fr: 'Avertir l’autorité, qui transmettra aux deux' },
      { en: 'Tell both, unless impossible or disproportionate', fr: 'Les avertir, sauf effort disproportionné' },
    ],
    key: [3],
    why: {
      en: 'Rectification, erasure and restriction are communicated to each recipient (Art. 19). On request the person is told who they are.',
      fr: 'Rectification, effacement et limitation sont notifiés à chaque destinataire (art. 19). Sur demande, la personne apprend qui ils sont.',
    },
  },
  {
    id: 'data-protection-046',
    family: 'objection-burden',
    topic: 'rights',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A person objects, for reasons of her situation, to processing based on legitimate interests (no marketing). Who must show what?',
      fr: 'Une personne s’oppose, pour des raisons tenant à sa situation, à un traitement fondé sur l’intérêt légitime (hors prospection). Qui doit démontrer quoi ?',
    },
    options: [
      { en: 'The person, that her interests outweigh the firm’s', fr: 'La personne, que ses intérêts l’emportent' },
      { en: 'The firm, that processing was announced', fr: 'L’entreprise, que le traitement était annoncé' },
      {
        en: 'The firm, that its compelling grounds override hers',
        fr: 'L’entreprise, que ses motifs impérieux prévalent',
      },
      { en: 'The person, that processing harms her', fr: 'La personne, que le traitement lui nuit' },
    ],
    key: [2],
    why: {
      en: 'After an objection the controller must stop unless it demonstrates compelling legitimate grounds (Art. 21(1)) or needs the data for legal claims.',
      fr: 'Après opposition, le responsable cesse, sauf à démontrer des motifs légitimes et impérieux (art. 21, § 1) ou la nécessité pour des droits en justice.',
    },
  },
  {
    id: 'data-protection-047',
    family: 'published-then-erased',
    topic: 'rights',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A website published a person’s address and must now erase it. Other sites have copied it. What does the GDPR ask of the first site?',
      fr: 'Un site a publié l’adresse d’une personne et doit maintenant l’effacer. D’autres sites l’ont copiée. Qu’exige le RGPD du premier site ?',
    },
    options: [
      {
        en: 'Reasonable steps to inform the others of her request',
        fr: 'Des mesures raisonnables pour informer les autres',
      },
      { en: 'Nothing beyond erasing its own publication', fr: 'Rien de plus que l’effacement de sa propre page' },
      { en: 'Evidence that copies have disappeared elsewhere', fr: 'La preuve que les copies ont disparu ailleurs' },
      {
        en: 'A notice on its site that the address was a mistake',
        fr: 'Un avis sur son site signalant que l’adresse était une erreur',
      },
    ],
    key: [0],
    why: {
      en: 'Art. 17(2): reasonable steps, taking account of technology and cost, to inform controllers processing the data. A result is not promised.',
      fr: 'Art. 17, § 2 : mesures raisonnables, compte tenu des technologies et des coûts, pour informer les responsables qui traitent les données. Le résultat n’est pas garanti.',
    },
  },
  {
    id: 'data-protection-048',
    family: 'repeated-requests',
    topic: 'rights',
    type: 'single',
    difficulty: [4, 3],
    seconds: 55,
    stem: {
      en: 'A man sends the same access request every three days though nothing has changed. Which answer does the GDPR allow?',
      fr: 'Un homme envoie la même demande d’accès tous les trois jours, bien que rien n’ait changé. Quelle réponse le RGPD permet-il ?',
    },
    options: [
      {
        en: 'A full reply each time, since rights have no limit',
        fr: 'Une réponse complète chaque fois, car le droit est sans limite',
      },
      {
        en: 'A fee or a refusal, with proof of excess',
        fr: 'Des frais raisonnables ou un refus, l’excès étant prouvé',
      },
      {
        en: 'A fine for each of the requests, fixed by the firm',
        fr: 'Une amende par demande, fixée par l’entreprise',
      },
      { en: 'A block of his address, without any further reply', fr: 'Le blocage de son adresse, sans autre réponse' },
    ],
    key: [1],
    why: {
      en: 'Art. 12(5): for manifestly unfounded or excessive requests a fee or a refusal; the controller bears the burden of demonstrating it.',
      fr: 'Art. 12, § 5 : pour une demande manifestement infondée ou excessive, des frais ou un refus ; la démonstration incombe au responsable.',
    },
  },
  {
    id: 'data-protection-049',
    family: 'consent-gone-what-now',
    topic: 'rights',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'A person withdraws the consent on which an app’s health diary rests. Which two statements are right?',
      fr: 'Une personne retire le consentement sur lequel repose le carnet de santé d’une application. Quelles sont les deux affirmations exactes ?',
    },
    options: [
      { en: 'The app may make her pay for the loss it suffers', fr: 'L’application peut lui facturer la perte subie' },
      {
        en: 'Without another legal basis her data can be erased on request',
        fr: 'Sans autre base légale, elle peut obtenir l’effacement',
      },
      { en: 'What was done before the withdrawal stays lawful', fr: 'Ce qui a été fait avant le retrait reste licite' },
      {
        en: 'All that was done since the first day becomes unlawful',
        fr: 'Tout ce qui a été fait depuis le premier jour devient illicite',
      },
      {
        en: 'The app may go on for a month to find a new basis',
        fr: 'L’application peut continuer un mois, le temps d’une autre base',
      },
    ],
    key: [1, 2],
    why: {
      en: 'Withdrawal does not affect earlier processing (Art. 7(3)); it must not cause detriment (recital 42); erasure follows from Art. 17(1)(b).',
      fr: 'Le retrait ne compromet pas le traitement antérieur (art. 7, § 3) ; il ne doit causer aucun préjudice (considérant 42) ; l’effacement découle de l’art. 17, § 1, b.',
    },
  },
  {
    id: 'data-protection-050',
    family: 'named-recipients',
    topic: 'rights',
    type: 'single',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: 'A customer asks to whom his data was disclosed. The firm answers: “to business partners”. It knows which ones. What does the Court of Justice say?',
      fr: 'Un client demande à qui ses données ont été communiquées. L’entreprise répond : « à des partenaires commerciaux ». Elle les connaît. Que dit la Cour de justice ?',
    },
    options: [
      {
        en: 'It must name them, as he asked for their identity',
        fr: 'Elle doit les nommer, puisqu’il demande leur identité',
      },
      {
        en: 'Categories can suffice, as the firm may choose between them',
        fr: 'Les catégories peuvent suffire, car l’entreprise a le choix',
      },
      { en: 'It must name only those outside the Union', fr: 'Elle ne doit nommer que ceux situés hors de l’Union' },
      {
        en: 'Categories suffice, as partners have privacy rights too',
        fr: 'Les catégories suffisent, car les partenaires ont des droits aussi',
      },
    ],
    key: [0],
    why: {
      en: 'Art. 15(1)(c) gives the person the actual identity of recipients, unless that is impossible or the request is manifestly unfounded or excessive (C-154/21, 2023).',
      fr: 'L’art. 15, § 1, c donne droit à l’identité réelle des destinataires, sauf impossibilité ou demande manifestement infondée ou excessive (C-154/21, 2023).',
    },
  },
  {
    id: 'data-protection-051',
    family: 'score-as-decision',
    topic: 'rights',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'An agency computes a credit score by machine. A bank always refuses those with a low score. The agency says: “The bank decides, not we.” What does the Court of Justice say?',
      fr: 'Une agence calcule par machine un score de crédit. Une banque refuse toujours les scores bas. L’agence dit : « C’est la banque qui décide, pas nous. » Que dit la Cour de justice ?',
    },
    options: [
      {
        en: 'The score is a preparation; only the refusal is a decision',
        fr: 'Le score n’est qu’une préparation ; seul le refus est une décision',
      },
      {
        en: 'The score is a decision if the bank relies on it heavily',
        fr: 'Le score est une décision si la banque s’y fie largement',
      },
      {
        en: 'The score is lawful whenever its formula has been published',
        fr: 'Le score est licite dès lors que sa formule est publiée',
      },
      {
        en: 'The score is an opinion, to which the GDPR does not apply',
        fr: 'Le score est une opinion, à laquelle le RGPD ne s’applique pas',
      },
    ],
    key: [1],
    why: {
      en: 'C-634/21 (SCHUFA, 2023): a score on which a third party draws strongly is an automated decision under Art. 22(1).',
      fr: 'C-634/21 (SCHUFA, 2023) : un score dont dépend de manière déterminante l’action d’un tiers est une décision automatisée au sens de l’art. 22, § 1.',
    },
  },
  {
    id: 'data-protection-052',
    family: 'motive-of-request',
    topic: 'rights',
    type: 'single',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: 'A patient asks for the first copy of her file and says openly that she means to sue the dentist. May the dentist charge for it or refuse it for that reason?',
      fr: 'Une patiente demande la première copie de son dossier et dit ouvertement vouloir poursuivre le dentiste. Celui-ci peut-il la faire payer ou refuser pour ce motif ?',
    },
    options: [
      { en: 'Refuse, as access serves verification', fr: 'Refuser, car le droit d’accès ne sert qu’à vérifier' },
      {
        en: 'Charge, as litigation is not data protection',
        fr: 'La faire payer, car le but n’est pas la protection des données',
      },
      {
        en: 'As he likes, unless a court orders otherwise',
        fr: 'Comme il veut, tant qu’un tribunal n’en a pas décidé autrement',
      },
      {
        en: 'Neither: for a first copy her motive is irrelevant',
        fr: 'Ni l’un ni l’autre : le motif d’une première copie importe peu',
      },
    ],
    key: [3],
    why: {
      en: 'C-307/22 (2023): a first copy is free and need not be justified, even if it serves another purpose (Art. 12(5), 15(3)).',
      fr: 'C-307/22 (2023) : la première copie est gratuite et sans motif à donner, même si elle sert un autre but (art. 12, § 5, et 15, § 3).',
    },
  },
  {
    id: 'data-protection-053',
    family: 'access-not-portability',
    topic: 'rights',
    type: 'multiple',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'A music service has derived from a subscriber’s plays that she is “probably a parent”. Which two rights cover this derived entry?',
      fr: 'Un service de musique a déduit des écoutes d’une abonnée qu’elle est « probablement parent ». Quels sont les deux droits qui couvrent cette mention déduite ?',
    },
    options: [
      {
        en: 'Rectification: she may have it put right if wrong',
        fr: 'La rectification : elle peut la faire corriger si elle est fausse',
      },
      { en: 'Access: she may see what is held about her', fr: 'L’accès : elle peut voir ce qui est détenu sur elle' },
      {
        en: 'Portability: she may take it to another service',
        fr: 'La portabilité : elle peut l’emporter vers un autre service',
      },
      {
        en: 'Payment: she may ask for a share of its value',
        fr: 'La rémunération : elle peut demander une part de sa valeur',
      },
    ],
    key: [0, 1],
    why: {
      en: 'It is personal data (Art. 4(1), 15, 16), but not “provided” by her: portability covers what she gave or what was observed (Art. 20(1)).',
      fr: 'C’est une donnée personnelle (art. 4, point 1, 15 et 16), mais elle ne l’a pas « fournie » : la portabilité couvre ce qu’elle a donné ou ce qui a été observé (art. 20, § 1).',
    },
  },
]
