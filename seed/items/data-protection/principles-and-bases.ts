// Items on what the GDPR covers, its principles and the legal bases of processing. Joined with the other topics by data-protection.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const principlesAndBasesItems: readonly SourceItem[] = [
  {
    id: 'data-protection-001',
    family: 'personal-or-not',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which of these is personal data?',
      fr: 'Laquelle de ces informations est une donnée à caractère personnel ?',
    },
    options: [
      {
        en: 'The visitor counts of a museum, with monthly averages',
        fr: 'Les entrées mensuelles d’un musée et leur moyenne',
      },
      {
        en: 'The badge number of an employee, with entry times',
        fr: 'Le numéro de badge et les heures d’entrée d’une salariée',
      },
      {
        en: 'The temperatures of an office, with daily averages',
        fr: 'Les températures d’un bureau et leur moyenne du jour',
      },
      { en: 'The yearly turnover of a limited company', fr: 'Le chiffre d’affaires annuel d’une société anonyme' },
    ],
    key: [1],
    why: {
      en: 'A number that points to one person is enough to identify her (Art. 4(1)). Figures on companies and counts are not about an identifiable person.',
      fr: 'Un numéro qui renvoie à une personne suffit à l’identifier (art. 4, point 1). Des chiffres sur une société ou des comptages ne visent pas une personne identifiable.',
    },
  },
  {
    id: 'data-protection-002',
    family: 'new-purpose',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A shop collected e-mail addresses to announce deliveries. It wants to sell the list to an insurer. Which principle stands in the way first of all?',
      fr: 'Un magasin a recueilli des adresses électroniques pour annoncer les livraisons. Il veut vendre la liste à un assureur. Quel principe s’y oppose en premier ?',
    },
    options: [
      { en: 'Purpose limitation', fr: 'La limitation des finalités' },
      { en: 'Storage limitation', fr: 'La conservation limitée' },
      { en: 'Data minimisation', fr: 'La minimisation des données' },
      { en: 'Accuracy of the data', fr: 'L’exactitude des données' },
    ],
    key: [0],
    why: {
      en: 'Data collected for one specified purpose may not be processed in a way incompatible with it (Art. 5(1)(b)).',
      fr: 'Des données collectées pour une finalité déterminée ne peuvent être traitées d’une manière incompatible avec elle (art. 5, § 1, b).',
    },
  },
  {
    id: 'data-protection-003',
    family: 'too-many-fields',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A newsletter form asks for e-mail address, date of birth and home address, all required. What should change?',
      fr: 'Un formulaire d’inscription à une lettre d’information exige l’adresse électronique, la date de naissance et l’adresse postale. Que faut-il changer ?',
    },
    options: [
      { en: 'The form should say that all data is encrypted', fr: 'Indiquer que toutes les données sont chiffrées' },
      { en: 'The data should be erased after a year', fr: 'Effacer toutes les données au bout d’un an' },
      { en: 'Only the e-mail address should be asked for', fr: 'Ne demander que l’adresse électronique' },
      { en: 'People should tick a box to accept all fields', fr: 'Faire cocher une case acceptant tous les champs' },
    ],
    key: [2],
    why: {
      en: 'Data must be limited to what is necessary for the purpose (Art. 5(1)(c)). Encryption or a tick does not make a needless field necessary.',
      fr: 'Les données doivent se limiter à ce qui est nécessaire à la finalité (art. 5, § 1, c). Ni le chiffrement ni une case ne rendent nécessaire un champ inutile.',
    },
  },
  {
    id: 'data-protection-004',
    family: 'ticked-box',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A box “Yes, send me offers” is ticked in advance, and the customer orders without touching it. Has she consented?',
      fr: 'Une case « Oui, envoyez-moi des offres » est cochée d’avance ; la cliente commande sans y toucher. A-t-elle consenti ?',
    },
    options: [
      { en: 'Yes, because she ordered something willingly', fr: 'Oui, car elle a commandé de son plein gré' },
      { en: 'No, because consent must be signed on paper', fr: 'Non, car le consentement doit être signé sur papier' },
      { en: 'Yes, because she could have unticked the box', fr: 'Oui, car elle pouvait décocher la case' },
      { en: 'No, because consent needs a clear act', fr: 'Non, car le consentement demande un acte clair' },
    ],
    key: [3],
    why: {
      en: 'Consent is an unambiguous indication by a clear affirmative action (Art. 4(11)); silence or pre-ticked boxes are none (recital 32). It need not be on paper.',
      fr: 'Le consentement est une manifestation univoque par un acte positif clair (art. 4, point 11) ; le silence ou une case pré-cochée n’en sont pas (considérant 32). Le papier n’est pas exigé.',
    },
  },
  {
    id: 'data-protection-005',
    family: 'old-applications',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A firm keeps the applications of all the people it turned down in the last 15 years, “in case”. Which principle does it breach above all?',
      fr: 'Une entreprise garde les candidatures de toutes les personnes refusées depuis 15 ans, « au cas où ». Quel principe viole-t-elle avant tout ?',
    },
    options: [
      { en: 'Accuracy of the data', fr: 'L’exactitude des données' },
      { en: 'Transparency of processing', fr: 'La transparence du traitement' },
      { en: 'Integrity and confidentiality', fr: 'L’intégrité et la confidentialité' },
      { en: 'Storage limitation', fr: 'La limitation de la conservation' },
    ],
    key: [3],
    why: {
      en: 'Data may be kept no longer than its purpose requires (Art. 5(1)(e)); “in case” is no purpose.',
      fr: 'Les données ne sont pas conservées plus longtemps que leur finalité ne l’exige (art. 5, § 1, e) ; « au cas où » n’est pas une finalité.',
    },
  },
  {
    id: 'data-protection-006',
    family: 'basis-for-delivery',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A customer buys a bicycle online and has it delivered. On which legal basis does the shop pass the address to its own delivery staff?',
      fr: 'Une cliente achète un vélo en ligne et se le fait livrer. Sur quelle base légale le magasin donne-t-il l’adresse à ses livreurs ?',
    },
    options: [
      { en: 'Her consent to delivery', fr: 'Son consentement à la livraison' },
      { en: 'A legal obligation', fr: 'Une obligation légale' },
      { en: 'The contract with her', fr: 'Le contrat conclu avec elle' },
      { en: 'Her vital interests', fr: 'Ses intérêts vitaux' },
    ],
    key: [2],
    why: {
      en: 'The address is necessary to perform the contract with her (Art. 6(1)(b)). A separate consent would be misleading: she could not withdraw it and still get the bicycle.',
      fr: 'L’adresse est nécessaire à l’exécution du contrat conclu avec elle (art. 6, § 1, b). Un consentement distinct serait trompeur : le retirer empêcherait la livraison.',
    },
  },
  {
    id: 'data-protection-007',
    family: 'basis-for-payroll',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'The law obliges employers to report wages to the tax office. An employee refuses her consent to this. What follows?',
      fr: 'La loi oblige les employeurs à déclarer les salaires au fisc. Une salariée refuse d’y consentir. Que s’ensuit-il ?',
    },
    options: [
      {
        en: 'The report is left out until she gives her consent',
        fr: 'La déclaration est suspendue jusqu’à son consentement',
      },
      {
        en: 'The report is made: it rests on a legal obligation',
        fr: 'La déclaration a lieu : elle repose sur une obligation légale',
      },
      {
        en: 'The report is made without her name for that reason',
        fr: 'La déclaration a lieu, mais pour cette raison sans son nom',
      },
      {
        en: 'The report is made: it rests on a legitimate interest',
        fr: 'La déclaration a lieu : elle repose sur un intérêt légitime',
      },
    ],
    key: [1],
    why: {
      en: 'Where processing is necessary to comply with a legal obligation (Art. 6(1)(c)) consent is neither needed nor asked for.',
      fr: 'Quand le traitement est nécessaire au respect d’une obligation légale (art. 6, § 1, c), le consentement n’est ni requis ni demandé.',
    },
  },
  {
    id: 'data-protection-008',
    family: 'withdrawing-consent',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [2, 1],
    seconds: 40,
    stem: {
      en: 'One click is enough to subscribe to a newsletter. To leave it, one must send a letter. What does the GDPR say?',
      fr: 'Un clic suffit pour s’abonner à une lettre d’information. Pour la quitter, il faut envoyer un courrier. Que dit le RGPD ?',
    },
    options: [
      { en: 'Leaving must be as easy as subscribing was', fr: 'Partir doit être aussi simple que s’abonner' },
      { en: 'Leaving may take a letter, if it costs nothing', fr: 'Un courrier peut être exigé s’il est gratuit' },
      { en: 'Leaving must be explained to the controller', fr: 'Le départ doit être motivé auprès du responsable' },
      { en: 'Leaving must be possible only after a month', fr: 'Le départ doit être possible après un mois' },
    ],
    key: [0],
    why: {
      en: 'It shall be as easy to withdraw as to give consent, at any time and without reasons (Art. 7(3)).',
      fr: 'Il est aussi simple de retirer que de donner son consentement, à tout moment et sans motif (art. 7, § 3).',
    },
  },
  {
    id: 'data-protection-009',
    family: 'special-categories',
    topic: 'principles-and-bases',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'Which two entries of a staff file belong to the special categories of personal data?',
      fr: 'Quelles sont les deux mentions d’un dossier du personnel qui relèvent des catégories particulières de données ?',
    },
    options: [
      { en: 'Member of a trade union', fr: 'Membre d’un syndicat' },
      { en: 'Bank account for the salary', fr: 'Compte bancaire pour le salaire' },
      { en: 'Warned for being late twice', fr: 'Avertie pour deux retards' },
      { en: 'Two children, born in 2015', fr: 'Deux enfants, nés en 2015' },
      { en: 'On sick leave for a bad back', fr: 'En arrêt pour un mal de dos' },
    ],
    key: [0, 4],
    why: {
      en: 'Trade union membership and health are listed in Art. 9(1). Bank details, family and warnings deserve care but are not.',
      fr: 'L’appartenance syndicale et la santé figurent à l’art. 9, § 1. Coordonnées bancaires, famille et avertissements méritent de l’attention mais n’y figurent pas.',
    },
  },
  {
    id: 'data-protection-010',
    family: 'unconscious-patient',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A hiker is unconscious. A passer-by reads the emergency card in her pocket to the rescue service, which records it. Which legal basis of Article 6 fits best?',
      fr: 'Une randonneuse est inconsciente. Un passant lit la carte d’urgence de sa poche aux secours, qui l’enregistrent. Quelle base légale de l’article 6 convient le mieux ?',
    },
    options: [
      { en: 'Presumed consent', fr: 'Le consentement présumé' },
      { en: 'Vital interests', fr: 'Les intérêts vitaux' },
      { en: 'A contract to rescue', fr: 'Un contrat de secours' },
      { en: 'A publicly known fact', fr: 'Un fait de notoriété' },
    ],
    key: [1],
    why: {
      en: 'Processing is lawful when necessary to protect vital interests (Art. 6(1)(d); for health data also Art. 9(2)(c), as she cannot consent). “Presumed consent” does not exist.',
      fr: 'Le traitement est licite s’il est nécessaire à la sauvegarde des intérêts vitaux (art. 6, § 1, d ; pour la santé aussi art. 9, § 2, c, car elle ne peut consentir). Le « consentement présumé » n’existe pas.',
    },
  },
  {
    id: 'data-protection-011',
    family: 'prove-consent',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'An authority asks a firm whether 3,000 people gave their consent to its mailings. The firm answers that nobody has complained. Is that enough?',
      fr: 'Une autorité demande à une entreprise si 3 000 personnes ont donné leur consentement à ses envois. L’entreprise répond que nul ne s’est plaint. Est-ce suffisant ?',
    },
    options: [
      {
        en: 'Yes: the authority must prove that consent was lacking',
        fr: 'Oui : l’autorité doit prouver que nul n’a consenti',
      },
      { en: 'Yes: silence over a long time amounts to consent', fr: 'Oui : un long silence vaut consentement' },
      { en: 'No: the firm must be able to demonstrate consent', fr: 'Non : l’entreprise doit pouvoir le prouver' },
      {
        en: 'No: the people must confirm their consent once more',
        fr: 'Non : les personnes doivent consentir de nouveau',
      },
    ],
    key: [2],
    why: {
      en: 'The controller bears the burden of proof for consent (Art. 7(1)), as it does for all the principles (Art. 5(2)).',
      fr: 'La preuve du consentement incombe au responsable du traitement (art. 7, § 1), comme celle du respect de tous les principes (art. 5, § 2).',
    },
  },
  {
    id: 'data-protection-012',
    family: 'pseudonymous',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'A laboratory replaces names with codes and keeps the list of codes in a safe. A manager says: “So this is no longer personal data.” Is she right?',
      fr: 'Un laboratoire remplace les noms par des codes et garde la table des codes dans un coffre. Une responsable dit : « Ce ne sont donc plus des données personnelles. » A-t-elle raison ?',
    },
    options: [
      { en: 'No: pseudonyms are themselves sensitive data', fr: 'Non : un pseudonyme est une donnée sensible' },
      { en: 'Yes: a list kept under lock counts as erased', fr: 'Oui : une table sous clé passe pour effacée' },
      { en: 'Yes: removing names makes everybody anonymous', fr: 'Oui : ôter les noms rend chacun anonyme' },
      {
        en: 'No: for the laboratory it remains personal data',
        fr: 'Non : pour le laboratoire, elles restent personnelles',
      },
    ],
    key: [3],
    why: {
      en: 'The laboratory can attribute the data again with the list, so it stays personal for it (Art. 4(5), recital 26).',
      fr: 'Le laboratoire peut réattribuer les données grâce à la table : elles restent personnelles pour lui (art. 4, point 5, considérant 26).',
    },
  },
  {
    id: 'data-protection-013',
    family: 'household-limit',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'Which use of personal data by a private person does the GDPR leave aside as purely personal or household activity?',
      fr: 'Quel usage de données par un particulier le RGPD laisse-t-il de côté comme activité strictement personnelle ou domestique ?',
    },
    options: [
      {
        en: 'A list of friends’ birthdays kept in a notebook at home',
        fr: 'Une liste d’anniversaires d’amis, gardée dans un carnet',
      },
      {
        en: 'A list of neighbours, used for a small business at home',
        fr: 'Une liste de voisins, utile à une petite activité à domicile',
      },
      {
        en: 'A camera at the door that films the street in front of it',
        fr: 'Une caméra à la porte qui filme la rue devant la maison',
      },
      {
        en: 'A public web page with the illnesses of one’s colleagues',
        fr: 'Une page publique avec les maladies de ses collègues',
      },
    ],
    key: [0],
    why: {
      en: 'Art. 2(2)(c). The exemption ends with filming public space (C-212/13), publishing to everyone (C-101/01) and business use.',
      fr: 'Art. 2, § 2, c. L’exception cesse quand on filme l’espace public (C-212/13), publie pour tous (C-101/01) ou exerce une activité professionnelle.',
    },
  },
  {
    id: 'data-protection-014',
    family: 'interest-test',
    topic: 'principles-and-bases',
    type: 'order',
    difficulty: [3, 4],
    seconds: 70,
    stem: {
      en: 'A firm wants to rely on a legitimate interest. Put the steps of its assessment in order.',
      fr: 'Une entreprise veut se fonder sur un intérêt légitime. Mettez en ordre les étapes de son analyse.',
    },
    options: [
      { en: 'Record the result and inform those concerned', fr: 'Consigner le résultat et informer les personnes' },
      { en: 'Stop for a person whose objection is upheld', fr: 'Cesser pour la personne dont l’opposition est admise' },
      {
        en: 'Weigh it against the rights of those concerned',
        fr: 'Le mettre en balance avec les droits des personnes',
      },
      { en: 'Name the interest and check that it is lawful', fr: 'Nommer l’intérêt et vérifier qu’il est licite' },
      { en: 'Check whether the processing is necessary for it', fr: 'Vérifier que le traitement lui est nécessaire' },
    ],
    key: [3, 4, 2, 0, 1],
    why: {
      en: 'Interest, necessity, balance (Art. 6(1)(f)), then information on the interest (Art. 13(1)(d)) and the right to object (Art. 21(1)).',
      fr: 'Intérêt, nécessité, mise en balance (art. 6, § 1, f), puis information sur l’intérêt (art. 13, § 1, d) et droit d’opposition (art. 21, § 1).',
    },
  },
  {
    id: 'data-protection-015',
    family: 'employee-consent',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'An employer asks staff to consent to location tracking of their private telephones at work. All sign. Why is this consent doubtful?',
      fr: 'Un employeur demande au personnel de consentir à la géolocalisation des téléphones privés au travail. Tous signent. Pourquoi ce consentement est-il douteux ?',
    },
    options: [
      {
        en: 'Those who depend on the employer can hardly refuse',
        fr: 'Qui dépend de l’employeur ne peut guère refuser',
      },
      {
        en: 'Location data may never be processed at all at work',
        fr: 'La localisation est toujours interdite au travail',
      },
      { en: 'Consent is needed from the telephone company too', fr: 'L’opérateur doit consentir également' },
      {
        en: 'Consent cannot be given in a list signed by many',
        fr: 'On ne consent pas sur une liste signée à plusieurs',
      },
    ],
    key: [0],
    why: {
      en: 'Consent must be freely given (Art. 4(11), 7(4)); a clear imbalance makes that unlikely (recital 43).',
      fr: 'Le consentement doit être libre (art. 4, point 11, et 7, § 4) ; un déséquilibre manifeste rend cela improbable (considérant 43).',
    },
  },
  {
    id: 'data-protection-016',
    family: 'valid-consent-request',
    topic: 'principles-and-bases',
    type: 'multiple',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'A gym asks to use members’ photographs on its website. Which two features make the request for consent sound?',
      fr: 'Une salle de sport souhaite utiliser des photos de ses membres sur son site. Quels sont les deux traits qui rendent la demande de consentement valable ?',
    },
    options: [
      { en: 'It is part of the contract of membership', fr: 'Elle fait partie du contrat d’adhésion' },
      { en: 'It covers “all purposes of our marketing”', fr: 'Elle couvre « toutes nos finalités marketing »' },
      { en: 'It cannot be taken back once one has signed', fr: 'Elle ne peut plus être retirée après signature' },
      { en: 'It stands apart from the rules of the gym', fr: 'Elle est distincte du règlement de la salle' },
      { en: 'Members who refuse may train as before', fr: 'Les membres qui refusent s’entraînent comme avant' },
    ],
    key: [3, 4],
    why: {
      en: 'Consent must be free, specific, distinguishable from other matters and withdrawable (Art. 4(11), 7(2)–(4)).',
      fr: 'Le consentement doit être libre, spécifique, présenté à part et révocable (art. 4, point 11, et 7, § 2 à 4).',
    },
  },
  {
    id: 'data-protection-017',
    family: 'child-online',
    topic: 'principles-and-bases',
    type: 'number',
    difficulty: [3, 4],
    seconds: 40,
    stem: {
      en: 'Where an online service for children relies on consent, children consent for themselves from the age of 16. Member States may lower this age, but not below which age?',
      fr: 'Quand un service en ligne destiné aux enfants repose sur le consentement, l’enfant consent lui-même à partir de 16 ans. Les États membres peuvent abaisser cet âge, mais pas au-dessous de quel âge ?',
    },
    key: { value: 13 },
    why: {
      en: 'Art. 8(1): 16 years, or less by national law, but not below 13.',
      fr: 'Art. 8, § 1 : 16 ans, ou moins selon le droit national, mais pas moins de 13 ans.',
    },
  },
  {
    id: 'data-protection-018',
    family: 'deceased',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [3, 3],
    seconds: 40,
    stem: {
      en: 'A family asks a social network to erase the account of their late father, “under the GDPR”. What is accurate?',
      fr: 'Une famille demande à un réseau social d’effacer le compte du père décédé, « en vertu du RGPD ». Qu’est-ce qui est exact ?',
    },
    options: [
      { en: 'The GDPR protects the dead for 10 years', fr: 'Le RGPD protège les défunts dix ans après leur mort' },
      {
        en: 'The GDPR covers the dead, unless national law says no',
        fr: 'Le RGPD couvre les défunts, sauf loi nationale contraire',
      },
      {
        en: 'The heirs hold the father’s rights under the GDPR',
        fr: 'Les héritiers détiennent les droits du père au titre du RGPD',
      },
      {
        en: 'The GDPR does not cover the dead; national law may',
        fr: 'Le RGPD ne couvre pas les défunts ; une loi nationale peut le faire',
      },
    ],
    key: [3],
    why: {
      en: 'The Regulation does not apply to the personal data of deceased persons; Member States may make rules (recital 27).',
      fr: 'Le règlement ne s’applique pas aux données des personnes décédées ; les États membres peuvent légiférer (considérant 27).',
    },
  },
  {
    id: 'data-protection-019',
    family: 'authority-and-interest',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A town wants to publish the names of residents who water their lawn in a drought, and names its “legitimate interest” as basis. What is wrong?',
      fr: 'Une commune veut publier les noms des habitants qui arrosent leur pelouse en pleine sécheresse et invoque son « intérêt légitime ». Où est l’erreur ?',
    },
    options: [
      {
        en: 'That basis covers private persons, not their households',
        fr: 'Cette base vise les personnes, non leurs foyers',
      },
      {
        en: 'Authorities may not use that basis in their public tasks',
        fr: 'Une autorité ne peut pas l’invoquer dans ses missions publiques',
      },
      {
        en: 'That basis may only be used with the residents’ consent',
        fr: 'Cette base suppose aussi le consentement des habitants',
      },
      {
        en: 'That basis needs prior approval by the supervisory authority',
        fr: 'Cette base exige l’accord préalable de l’autorité de contrôle',
      },
    ],
    key: [1],
    why: {
      en: 'Art. 6(1), last sentence: point (f) does not apply to processing by public authorities in the performance of their tasks. They need a task laid down by law (point (e), Art. 6(3)).',
      fr: 'Art. 6, § 1, dernière phrase : le point f ne s’applique pas aux autorités publiques dans l’exécution de leurs missions. Il leur faut une mission prévue par le droit (point e, art. 6, § 3).',
    },
  },
  {
    id: 'data-protection-020',
    family: 'foreign-shop',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'A shop with no office in the Union offers shoes in euros, in Dutch, with delivery to Belgium. Does the GDPR apply to its Belgian customers’ data?',
      fr: 'Une boutique sans établissement dans l’Union propose des chaussures en euros, en néerlandais, avec livraison en Belgique. Le RGPD s’applique-t-il aux données de ses clients belges ?',
    },
    options: [
      {
        en: 'No, as it has no establishment within the Union',
        fr: 'Non, car elle n’a pas d’établissement dans l’Union',
      },
      { en: 'No, as the sale is made outside of the Union', fr: 'Non, car la vente a lieu hors de l’Union' },
      {
        en: 'Yes, as it offers goods to people in the Union',
        fr: 'Oui, car elle offre des biens à des gens dans l’Union',
      },
      { en: 'Yes, as any site accessible there is covered', fr: 'Oui, car tout site accessible est couvert' },
    ],
    key: [2],
    why: {
      en: 'Art. 3(2)(a): offering goods or services to people in the Union. Mere accessibility of a site would not be enough (recital 23).',
      fr: 'Art. 3, § 2, a : offre de biens ou de services à des personnes dans l’Union. La simple accessibilité d’un site ne suffirait pas (considérant 23).',
    },
  },
  {
    id: 'data-protection-021',
    family: 'mere-accessibility',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A local newspaper in Ohio, with no office in the Union, sells subscriptions in dollars to its county and uses no tracking. A tourist from Ohio reads it in Rome. Is this reading subject to the GDPR?',
      fr: 'Un journal local de l’Ohio, sans établissement dans l’Union, vend des abonnements en dollars dans son comté et n’utilise aucun traceur. Un touriste de l’Ohio le lit à Rome. Cette lecture relève-t-elle du RGPD ?',
    },
    options: [
      {
        en: 'Yes: the tourist is in the Union when he reads the newspaper',
        fr: 'Oui : le touriste se trouve dans l’Union quand il lit le journal',
      },
      { en: 'No: the tourist is no citizen of the Union', fr: 'Non : le touriste n’est pas citoyen de l’Union' },
      {
        en: 'No: it neither targets nor monitors people in the Union',
        fr: 'Non : il ne vise ni ne suit des personnes dans l’Union',
      },
      { en: 'Yes: the newspaper is accessible in the Union', fr: 'Oui : le journal est accessible dans l’Union' },
    ],
    key: [2],
    why: {
      en: 'Art. 3(2) asks for offering to, or monitoring of, people in the Union; accessibility alone is not that (recital 23). Citizenship plays no part (recital 14).',
      fr: 'L’art. 3, § 2 suppose une offre à des personnes dans l’Union ou leur suivi ; l’accessibilité seule n’y suffit pas (considérant 23). La nationalité est indifférente (considérant 14).',
    },
  },
  {
    id: 'data-protection-022',
    family: 'research-reuse',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A hospital holds files whose purpose is the treatment of patients, and now wants to use them for a statistical study with strong safeguards. How does purpose limitation deal with this?',
      fr: 'Un hôpital tient des dossiers dont la finalité est de soigner ses patients, et veut les utiliser pour une étude statistique assortie de garanties fortes. Qu’en dit la limitation des finalités ?',
    },
    options: [
      {
        en: 'Such use is not covered, as statistics fall outside',
        fr: 'Cet usage n’est pas visé, les statistiques échappant au RGPD',
      },
      { en: 'Such use is incompatible, hence forbidden', fr: 'Cet usage est incompatible, donc interdit' },
      {
        en: 'Such use is compatible only if each patient agrees',
        fr: 'Cet usage n’est compatible que si chaque patient est d’accord',
      },
      {
        en: 'Such use is not deemed incompatible with the purpose',
        fr: 'Cet usage n’est pas jugé incompatible avec la finalité',
      },
    ],
    key: [3],
    why: {
      en: 'Further processing for research or statistics under Art. 89(1) is not incompatible with the first purpose (Art. 5(1)(b)). The rest, such as Art. 9 and information, must still be respected.',
      fr: 'Le traitement ultérieur à des fins de recherche ou de statistique selon l’art. 89, § 1 n’est pas incompatible (art. 5, § 1, b). Le reste, dont l’art. 9 et l’information, demeure applicable.',
    },
  },
  {
    id: 'data-protection-023',
    family: 'criminal-records',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [4, 5],
    seconds: 60,
    stem: {
      en: 'A shop keeps its own list of customers convicted of theft, taken from court reports. No law provides for it. Why is this not allowed, even with a legitimate interest?',
      fr: 'Un magasin tient sa propre liste de clients condamnés pour vol, tirée de chroniques judiciaires. Aucune loi ne le prévoit. Pourquoi est-ce interdit, même avec un intérêt légitime ?',
    },
    options: [
      {
        en: 'Such data needs official control or a law that authorises it',
        fr: 'Il faut un contrôle officiel ou une loi qui l’autorise',
      },
      {
        en: 'Such data is one of the special categories named in Article 9',
        fr: 'Ces données relèvent des catégories particulières de l’article 9',
      },
      {
        en: 'Such data may be kept only by firms with over 250 staff',
        fr: 'Seules les entreprises de plus de 250 salariés le peuvent',
      },
      {
        en: 'Such data may only be kept if the customers give consent',
        fr: 'Ces données exigent le consentement des clients',
      },
    ],
    key: [0],
    why: {
      en: 'Art. 10: data on convictions only under the control of official authority or when authorised by law with safeguards. It is a rule beside Art. 9.',
      fr: 'Art. 10 : les données de condamnation ne se traitent que sous le contrôle de l’autorité publique ou si le droit l’autorise avec des garanties. C’est une règle distincte de l’art. 9.',
    },
  },
  {
    id: 'data-protection-024',
    family: 'contract-and-ads',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A free social network writes into its terms that it builds advertising profiles, and calls this “performance of the contract”. What is the test, and how does it come out?',
      fr: 'Un réseau social gratuit inscrit dans ses conditions qu’il établit des profils publicitaires, au titre de « l’exécution du contrat ». Quel est le critère, et qu’en résulte-t-il ?',
    },
    options: [
      {
        en: 'Is it useful to pay for the service? Here it is, clearly',
        fr: 'Est-ce utile pour financer le service ? Ici, oui, clairement',
      },
      {
        en: 'Is it indispensable to the service itself? Here it is not',
        fr: 'Est-ce indispensable au service même ? Ici, non',
      },
      {
        en: 'Is it usual among networks of this kind? Here it is as well',
        fr: 'Est-ce d’usage parmi de tels réseaux ? Ici, oui également',
      },
      {
        en: 'Is it written into the terms? Here it is, so it is covered',
        fr: 'Est-ce inscrit dans les conditions ? Ici, oui : c’est couvert',
      },
    ],
    key: [1],
    why: {
      en: '“Necessary” in Art. 6(1)(b) means objectively indispensable for the main subject of the contract (CJEU C-252/21, 2023). A clause or a business model does not make it so.',
      fr: '« Nécessaire » à l’art. 6, § 1, b signifie objectivement indispensable à l’objet principal du contrat (CJUE C-252/21, 2023). Ni une clause ni un modèle économique n’y suffisent.',
    },
  },
  {
    id: 'data-protection-025',
    family: 'inferred-orientation',
    topic: 'principles-and-bases',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'An office must publish online the name of each official’s spouse or partner. Nothing else is said. How does the Court of Justice see such data?',
      fr: 'Un service doit publier en ligne le nom du conjoint ou partenaire de chaque agent. Rien d’autre n’est indiqué. Comment la Cour de justice voit-elle ces données ?',
    },
    options: [
      {
        en: 'As ordinary, since a name states no orientation',
        fr: 'Comme ordinaires, car un nom n’énonce aucune orientation',
      },
      {
        en: 'As public, since marriages are entered in registers',
        fr: 'Comme publiques, car les mariages sont inscrits aux registres',
      },
      { en: 'As anonymous, since only the official is concerned', fr: 'Comme anonymes, car seul l’agent est concerné' },
      {
        en: 'As special, for they can reveal sexual orientation',
        fr: 'Comme particulières, car elles peuvent révéler l’orientation',
      },
    ],
    key: [3],
    why: {
      en: 'Data from which sensitive information can be inferred indirectly falls under Art. 9(1) (C-184/20, 2022).',
      fr: 'Les données dont on peut déduire indirectement une information sensible relèvent de l’art. 9, § 1 (C-184/20, 2022).',
    },
  },
  {
    id: 'data-protection-026',
    family: 'two-locks',
    topic: 'principles-and-bases',
    type: 'multiple',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'A politician has posted about his own illness on his public page. A research institute wants to store the post. Which two statements are right?',
      fr: 'Un élu a évoqué sa propre maladie sur sa page publique. Un institut de recherche veut conserver ce message. Quelles sont les deux affirmations exactes ?',
    },
    options: [
      {
        en: 'The ban on health data is lifted, as he made it public himself',
        fr: 'L’interdiction visant la santé est levée : il l’a lui-même rendue publique',
      },
      {
        en: 'The post is no longer personal data since it is public',
        fr: 'Le message public n’est plus une donnée personnelle',
      },
      {
        en: 'He loses the right of access to what is stored of him',
        fr: 'Il perd le droit d’accès à ce qui est conservé',
      },
      {
        en: 'His explicit consent is needed in every case of health data',
        fr: 'Son consentement explicite est requis pour toute donnée de santé',
      },
      {
        en: 'A legal basis of Article 6 is needed all the same',
        fr: 'Une base légale de l’article 6 reste nécessaire',
      },
    ],
    key: [0, 4],
    why: {
      en: 'Art. 9(2)(e) lifts the prohibition for data manifestly made public by the person; Art. 6, the principles and the rights stay (see C-252/21).',
      fr: 'L’art. 9, § 2, e lève l’interdiction pour les données manifestement rendues publiques par la personne ; l’art. 6, les principes et les droits demeurent (voir C-252/21).',
    },
  },
  {
    id: 'data-protection-027',
    family: 'compatible-test',
    topic: 'principles-and-bases',
    type: 'order',
    difficulty: [4, 4],
    seconds: 100,
    stem: {
      en: 'A firm wishes to reuse customer data for a new purpose without consent or a law. Put its questions in the order in which each becomes relevant.',
      fr: 'Une entreprise souhaite réutiliser des données de clients pour une nouvelle finalité, sans consentement ni loi. Mettez ses questions dans l’ordre où chacune devient pertinente.',
    },
    options: [
      {
        en: 'If so, have the people been told of the new purpose?',
        fr: 'Si oui, les personnes en ont-elles été informées ?',
      },
      {
        en: 'For which purpose was the data collected at first?',
        fr: 'Pour quelle finalité les données ont-elles été collectées ?',
      },
      { en: 'Once told, has anybody objected to it?', fr: 'Une fois informées, certaines s’y sont-elles opposées ?' },
      {
        en: 'Is the new purpose compatible with that one?',
        fr: 'La nouvelle finalité est-elle compatible avec celle-ci ?',
      },
    ],
    key: [1, 3, 0, 2],
    why: {
      en: 'First purpose, compatibility (Art. 6(4)), information before the further processing (Art. 13(3)), objections (Art. 21).',
      fr: 'Finalité initiale, compatibilité (art. 6, § 4), information avant le traitement ultérieur (art. 13, § 3), oppositions (art. 21).',
    },
  },
]
