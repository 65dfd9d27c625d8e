// Items on controllers, processors, records, assessments, officers and transfers. Joined with the other topics by data-protection.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const rolesAndDutiesItems: readonly SourceItem[] = [
  {
    id: 'data-protection-054',
    family: 'who-is-controller',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'A choir stores its singers’ data with a hosting firm and uses a program by a third firm. Who is the controller?',
      fr: 'Une chorale conserve les données de ses choristes chez un hébergeur, avec le logiciel d’une autre entreprise. Qui est responsable du traitement ?',
    },
    options: [
      {
        en: 'The singer who types the data in for the choir',
        fr: 'Le choriste qui saisit les données pour la chorale',
      },
      { en: 'The host, as the data lies on its machines', fr: 'L’hébergeur, dont les machines portent les données' },
      { en: 'The choir, as it decides on their use', fr: 'La chorale, qui décide de leur usage' },
      { en: 'The author of the program that handles the data', fr: 'L’auteur du logiciel qui traite les données' },
    ],
    key: [2],
    why: {
      en: 'The controller determines purposes and means (Art. 4(7)), whoever owns the machines.',
      fr: 'Le responsable détermine les finalités et les moyens (art. 4, point 7), quel que soit le propriétaire des machines.',
    },
  },
  {
    id: 'data-protection-055',
    family: 'who-is-processor',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'An accountant’s office gives its wage slips to a printing firm, which prints and posts them as instructed. What is the printing firm?',
      fr: 'Un cabinet comptable confie ses fiches de paie à un imprimeur, qui les imprime et les expédie selon ses instructions. Qu’est l’imprimeur ?',
    },
    options: [
      { en: 'A processor', fr: 'Un sous-traitant' },
      { en: 'A joint controller', fr: 'Un responsable conjoint' },
      { en: 'A controller', fr: 'Un responsable du traitement' },
      { en: 'A data subject', fr: 'Une personne concernée' },
    ],
    key: [0],
    why: {
      en: 'It processes personal data on behalf of another and on instructions (Art. 4(8), 28).',
      fr: 'Il traite des données pour le compte d’autrui et sur instruction (art. 4, point 8, et 28).',
    },
  },
  {
    id: 'data-protection-056',
    family: 'officer-tasks',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'Which task is one of the data protection officer’s under the GDPR?',
      fr: 'Quelle mission le RGPD confie-t-il au délégué à la protection des données ?',
    },
    options: [
      { en: 'Paying the fines that the firm has been given', fr: 'Payer les amendes infligées à l’entreprise' },
      {
        en: 'Advising the firm and watching how it complies',
        fr: 'Conseiller l’entreprise et contrôler le respect des règles',
      },
      {
        en: 'Granting other firms leave to use personal data',
        fr: 'Autoriser d’autres entreprises à utiliser des données',
      },
      {
        en: 'Deciding for which purposes the firm uses its data',
        fr: 'Décider des finalités pour lesquelles les données servent',
      },
    ],
    key: [1],
    why: {
      en: 'Inform, advise, monitor, cooperate with the authority (Art. 39). Decisions and liability stay with the controller.',
      fr: 'Informer, conseiller, contrôler, coopérer avec l’autorité (art. 39). Les décisions et la responsabilité restent au responsable.',
    },
  },
  {
    id: 'data-protection-057',
    family: 'friendly-default',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A new app for runners can show routes to everybody, to friends or to nobody. Which setting should a new user find?',
      fr: 'Une nouvelle application de course peut montrer les parcours à tous, aux amis ou à personne. Quel réglage un nouvel utilisateur doit-il trouver ?',
    },
    options: [
      { en: 'Friends, as this is the middle of the three', fr: 'Les amis, car c’est le choix médian' },
      { en: 'Everybody, with a notice on how to change it', fr: 'Tous, avec un avis sur la façon de changer' },
      { en: 'Nobody, until the user chooses otherwise', fr: 'Personne, tant qu’il n’en décide pas autrement' },
      { en: 'Whatever most of the users have chosen so far', fr: 'Ce que la plupart des utilisateurs ont choisi' },
    ],
    key: [2],
    why: {
      en: 'By default data must not be made accessible to an indefinite number of people without the person’s intervention, and only what is necessary is processed (Art. 25(2)).',
      fr: 'Par défaut, les données ne sont pas rendues accessibles à un nombre indéterminé de personnes sans intervention de l’intéressé, et seul le nécessaire est traité (art. 25, § 2).',
    },
  },
  {
    id: 'data-protection-058',
    family: 'record-for-authority',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'An inspector asks a hospital for an overview of which data it uses and why. Which document should hold it?',
      fr: 'Une inspectrice demande à un hôpital une vue d’ensemble des données qu’il utilise et des buts poursuivis. Quel document doit la contenir ?',
    },
    options: [
      { en: 'Patients’ signed consent forms', fr: 'Les formulaires de consentement signés' },
      { en: 'The register of data breaches', fr: 'Le registre des violations de données' },
      { en: 'The contract with the software firm', fr: 'Le contrat avec l’éditeur du logiciel' },
      { en: 'The record of processing activities', fr: 'Le registre des activités de traitement' },
    ],
    key: [3],
    why: {
      en: 'Art. 30(1) and (4): a written record, made available to the authority on request.',
      fr: 'Art. 30, § 1 et 4 : un registre écrit, mis à la disposition de l’autorité sur demande.',
    },
  },
  {
    id: 'data-protection-059',
    family: 'record-contents',
    topic: 'roles-and-duties',
    type: 'multiple',
    difficulty: [2, 3],
    seconds: 50,
    stem: {
      en: 'Which three entries belong in a controller’s record of processing activities?',
      fr: 'Quelles sont les trois mentions qui doivent figurer au registre d’un responsable du traitement ?',
    },
    options: [
      { en: 'The categories of recipients', fr: 'Les catégories de destinataires' },
      { en: 'The categories of data and of people', fr: 'Les catégories de données et de personnes' },
      { en: 'The time limits envisaged for erasure', fr: 'Les délais prévus pour l’effacement' },
      { en: 'The wages of those with access', fr: 'Les salaires de ceux qui ont accès' },
      { en: 'The names of all people concerned', fr: 'Les noms de toutes les personnes concernées' },
    ],
    key: [0, 1, 2],
    why: {
      en: 'Art. 30(1)(c), (d) and (f). The record describes processing by categories; it is no list of people.',
      fr: 'Art. 30, § 1, c, d et f. Le registre décrit les traitements par catégories ; ce n’est pas une liste de personnes.',
    },
  },
  {
    id: 'data-protection-060',
    family: 'processor-contract',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [2, 2],
    seconds: 45,
    stem: {
      en: 'A firm hires an agency to send its mailings. The agency says: “We are honest, we need no contract on data.” What is right?',
      fr: 'Une entreprise charge une agence de ses envois. L’agence dit : « Nous sommes honnêtes, pas besoin de contrat sur les données. » Qu’est-ce qui est exact ?',
    },
    options: [
      { en: 'A contract is required only outside the Union', fr: 'Un contrat n’est exigé que hors de l’Union' },
      {
        en: 'A binding contract on the processing is required',
        fr: 'Un contrat contraignant sur le traitement est exigé',
      },
      {
        en: 'A contract is required only for sensitive data',
        fr: 'Un contrat n’est exigé que pour les données sensibles',
      },
      {
        en: 'A promise by e-mail to obey the law is enough',
        fr: 'Une promesse par e-mail de respecter la loi suffit',
      },
    ],
    key: [1],
    why: {
      en: 'Art. 28(3) and (9): a contract in writing that sets out subject, duration, purpose, instructions, security and more.',
      fr: 'Art. 28, § 3 et 9 : un contrat écrit fixant l’objet, la durée, la finalité, les instructions, la sécurité, etc.',
    },
  },
  {
    id: 'data-protection-061',
    family: 'sub-processor',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [2, 3],
    seconds: 45,
    stem: {
      en: 'A payroll processor wants to move the data to another firm’s cloud. Its contract says nothing of sub-processors. What comes first?',
      fr: 'Un sous-traitant chargé de la paie veut confier les données au cloud d’une autre entreprise. Son contrat ne dit rien des sous-traitants ultérieurs. Que faut-il d’abord ?',
    },
    options: [
      { en: 'A letter to all employees concerned', fr: 'Une lettre à tous les salariés concernés' },
      { en: 'The authority’s approval, in writing', fr: 'L’autorisation écrite de l’autorité' },
      { en: 'The controller’s approval, in writing', fr: 'L’autorisation écrite du responsable' },
      { en: 'An impact assessment by the new firm', fr: 'Une analyse d’impact par l’autre entreprise' },
    ],
    key: [2],
    why: {
      en: 'Art. 28(2): no other processor without prior specific or general written authorisation of the controller.',
      fr: 'Art. 28, § 2 : pas d’autre sous-traitant sans autorisation écrite préalable, spécifique ou générale, du responsable.',
    },
  },
  {
    id: 'data-protection-062',
    family: 'contract-ends',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'The contract with a processor ends. What happens to the personal data that it holds?',
      fr: 'Le contrat avec un sous-traitant prend fin. Que deviennent les données personnelles qu’il détient ?',
    },
    options: [
      {
        en: 'It becomes the controller, with all the duties',
        fr: 'Il en devient responsable, avec toutes les obligations',
      },
      {
        en: 'It keeps the data, as the contract may be renewed',
        fr: 'Il les garde, au cas où le contrat serait renouvelé',
      },
      {
        en: 'It hands the data over to the authority, as the law says',
        fr: 'Il les remet à l’autorité de contrôle, selon la loi',
      },
      {
        en: 'It deletes or returns the data, as the controller says',
        fr: 'Il les efface ou les rend, au choix du responsable',
      },
    ],
    key: [3],
    why: {
      en: 'Art. 28(3)(g): at the choice of the controller, delete or return, and delete copies unless law requires storage.',
      fr: 'Art. 28, § 3, g : au choix du responsable, suppression ou restitution, et destruction des copies sauf obligation légale.',
    },
  },
  {
    id: 'data-protection-063',
    family: 'shared-officer',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [2, 3],
    seconds: 40,
    stem: {
      en: 'Five small towns each need a data protection officer and lack the money. What does the GDPR allow?',
      fr: 'Cinq petites communes ont chacune besoin d’un délégué à la protection des données mais manquent de moyens. Que permet le RGPD ?',
    },
    options: [
      { en: 'One officer for all of them, who may be external', fr: 'Un délégué pour toutes, éventuellement externe' },
      { en: 'No officer at all below 250 employees', fr: 'Aucun délégué sous 250 agents' },
      { en: 'Each mayor as the officer of his or her own town', fr: 'Chaque maire comme délégué de sa commune' },
      {
        en: 'One officer for all, liable instead of the towns',
        fr: 'Un délégué pour toutes, garant de leurs fautes',
      },
    ],
    key: [0],
    why: {
      en: 'Art. 37(3) and (6): several authorities may share one officer, who may work under a service contract. The towns remain responsible (Art. 24(1)), and a mayor would have a conflict of interests (Art. 38(6)).',
      fr: 'Art. 37, § 3 et 6 : plusieurs autorités peuvent partager un délégué, y compris sous contrat de service. Les communes restent responsables (art. 24, § 1), et un maire serait en conflit d’intérêts (art. 38, § 6).',
    },
  },
  {
    id: 'data-protection-064',
    family: 'officer-needed',
    topic: 'roles-and-duties',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 60,
    stem: {
      en: 'Which three organisations must appoint a data protection officer under the GDPR itself?',
      fr: 'Quelles sont les trois organisations que le RGPD lui-même oblige à désigner un délégué à la protection des données ?',
    },
    options: [
      { en: 'A town council with 12 employees', fr: 'Une mairie de 12 agents' },
      {
        en: 'A doctor who works alone and treats her own patients',
        fr: 'Une médecin seule qui soigne sa propre patientèle',
      },
      {
        en: 'A chain of clinics that treats 200,000 patients a year',
        fr: 'Une chaîne de cliniques soignant 200 000 patients par an',
      },
      {
        en: 'A factory for screws with 900 staff and ordinary records',
        fr: 'Une usine de vis de 900 salariés aux fichiers ordinaires',
      },
      {
        en: 'A firm that tracks a million shoppers by their telephones',
        fr: 'Une société qui suit un million de clients par leur téléphone',
      },
    ],
    key: [0, 2, 4],
    why: {
      en: 'Art. 37(1): public authorities; core activities of regular and systematic monitoring, or of special categories, on a large scale. Staff numbers are not the test; a single doctor is not large scale (recital 91).',
      fr: 'Art. 37, § 1 : autorités publiques ; activités de base de suivi régulier et systématique, ou données particulières, à grande échelle. L’effectif n’est pas le critère ; un médecin seul n’est pas à grande échelle (considérant 91).',
    },
  },
  {
    id: 'data-protection-065',
    family: 'processor-goes-own-way',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'A host uses its customers’ data, without being told to, to train a product of its own. What is the host for this use?',
      fr: 'Un hébergeur utilise de sa propre initiative les données de ses clients pour entraîner un produit à lui. Qu’est-il pour cet usage ?',
    },
    options: [
      { en: 'A processor, at fault towards its customers', fr: 'Un sous-traitant, en faute envers ses clients' },
      { en: 'A third party outside the scope of the GDPR', fr: 'Un tiers hors du champ du RGPD' },
      { en: 'A joint controller together with its customers', fr: 'Un responsable conjoint avec ses clients' },
      { en: 'A controller, with all of a controller’s duties', fr: 'Un responsable, avec tous ses devoirs' },
    ],
    key: [3],
    why: {
      en: 'A processor that determines purposes and means is considered a controller for that processing (Art. 28(10)).',
      fr: 'Un sous-traitant qui détermine finalités et moyens est considéré comme responsable pour ce traitement (art. 28, § 10).',
    },
  },
  {
    id: 'data-protection-066',
    family: 'joint-arrangement',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [3, 4],
    seconds: 50,
    stem: {
      en: 'Two universities run one alumni register together and both decide on its use. A former student sends an access request to only one of them, though their arrangement names the other. What is right?',
      fr: 'Deux universités gèrent ensemble un registre d’anciens et décident toutes deux de son usage. Un ancien adresse sa demande d’accès à l’une alors que leur accord désigne l’autre. Qu’est-ce qui est exact ?',
    },
    options: [
      { en: 'Beforehand, he has to ask the authority', fr: 'Il lui faut d’abord interroger l’autorité' },
      { en: 'He has to address the institution named', fr: 'Il est tenu de s’adresser à celle désignée' },
      { en: 'He may turn to either, whatever they arranged', fr: 'Il peut s’adresser à l’une ou l’autre' },
      { en: 'He has to write to both simultaneously', fr: 'Il peut écrire, mais aux deux en même temps' },
    ],
    key: [2],
    why: {
      en: 'Joint controllers divide duties between them, but the person may exercise rights against each (Art. 26(3)).',
      fr: 'Les responsables conjoints se répartissent les obligations, mais la personne exerce ses droits à l’égard de chacun (art. 26, § 3).',
    },
  },
  {
    id: 'data-protection-067',
    family: 'impact-assessment-when',
    topic: 'roles-and-duties',
    type: 'multiple',
    difficulty: [3, 2],
    seconds: 60,
    stem: {
      en: 'Which two projects clearly require a data protection impact assessment?',
      fr: 'Quels sont les deux projets qui exigent clairement une analyse d’impact relative à la protection des données ?',
    },
    options: [
      { en: 'A list of members kept by a small chess club', fr: 'La liste des membres d’un petit club d’échecs' },
      {
        en: 'Profiles that decide automatically who gets insurance',
        fr: 'Des profils décidant automatiquement de l’accès à une assurance',
      },
      {
        en: 'Cameras that watch all the streets of a city centre',
        fr: 'Des caméras surveillant toutes les rues d’un centre-ville',
      },
      { en: 'A new printer for the letters of an office', fr: 'Une nouvelle imprimante pour le courrier d’un bureau' },
      {
        en: 'An address book for the suppliers of a bakery',
        fr: 'Le carnet d’adresses des fournisseurs d’une boulangerie',
      },
    ],
    key: [1, 2],
    why: {
      en: 'Art. 35(3)(a) and (c): systematic evaluation with legal or similar effects, and large-scale monitoring of public areas.',
      fr: 'Art. 35, § 3, a et c : évaluation systématique produisant des effets juridiques ou similaires, et surveillance à grande échelle de zones publiques.',
    },
  },
  {
    id: 'data-protection-068',
    family: 'impact-assessment-steps',
    topic: 'roles-and-duties',
    type: 'order',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Put the steps of an impact assessment in order.',
      fr: 'Mettez en ordre les étapes d’une analyse d’impact.',
    },
    options: [
      { en: 'Choose measures against these risks', fr: 'Choisir des mesures contre ces risques' },
      { en: 'Consult the authority if the risk is still high', fr: 'Consulter l’autorité si le risque reste élevé' },
      { en: 'Assess the risks for the people concerned', fr: 'Évaluer les risques pour les personnes concernées' },
      { en: 'Describe the planned processing and its purposes', fr: 'Décrire le traitement envisagé et ses finalités' },
      { en: 'Judge whether it is necessary and proportionate', fr: 'Juger de sa nécessité et de sa proportionnalité' },
    ],
    key: [3, 4, 2, 0, 1],
    why: {
      en: 'Art. 35(7)(a)–(d), then prior consultation under Art. 36(1), before the processing begins.',
      fr: 'Art. 35, § 7, a à d, puis consultation préalable selon l’art. 36, § 1, avant le début du traitement.',
    },
  },
  {
    id: 'data-protection-069',
    family: 'officer-conflict',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'Whom of its staff can a firm most properly appoint as data protection officer, beside the present work?',
      fr: 'Qui, parmi son personnel, une entreprise peut-elle le plus régulièrement nommer délégué à la protection des données, en plus du travail actuel ?',
    },
    options: [
      { en: 'The head of marketing, who uses the data', fr: 'La directrice marketing, qui utilise les données' },
      { en: 'A lawyer who decides on no use of data', fr: 'Une juriste qui ne décide d’aucun usage de données' },
      { en: 'The managing director, who is liable', fr: 'Le directeur général, qui est responsable' },
      { en: 'The head of IT, who knows the systems', fr: 'Le directeur informatique, qui connaît les systèmes' },
    ],
    key: [1],
    why: {
      en: 'Other tasks must not lead to a conflict of interests (Art. 38(6)): who determines purposes and means would be checking him- or herself (C-453/21).',
      fr: 'Les autres tâches ne doivent pas créer de conflit d’intérêts (art. 38, § 6) : qui fixe finalités et moyens se contrôlerait lui-même (C-453/21).',
    },
  },
  {
    id: 'data-protection-070',
    family: 'employee-role',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [3, 3],
    seconds: 45,
    stem: {
      en: 'A clerk of a bank enters customers’ data as part of her work. What is she under the GDPR?',
      fr: 'Une employée de banque saisit des données de clients dans le cadre de son travail. Quel est son statut au regard du RGPD ?',
    },
    options: [
      {
        en: 'A person acting under the controller’s authority',
        fr: 'Une personne agissant sous l’autorité du responsable',
      },
      {
        en: 'A joint controller, as she handles the data as well',
        fr: 'Une responsable conjointe, puisqu’elle manie les données',
      },
      { en: 'A recipient, to be named in notices', fr: 'Une destinataire, à nommer dans chaque notice' },
      {
        en: 'A processor for the controller, bound by contract',
        fr: 'Une sous-traitante du responsable, liée par contrat',
      },
    ],
    key: [0],
    why: {
      en: 'Persons under the direct authority of the controller act on its instructions (Art. 29, 4(10)); a processor is a separate body.',
      fr: 'Les personnes placées sous l’autorité directe du responsable agissent sur ses instructions (art. 29 et 4, point 10) ; un sous-traitant est un organisme distinct.',
    },
  },
  {
    id: 'data-protection-071',
    family: 'prior-consultation-weeks',
    topic: 'roles-and-duties',
    type: 'number',
    difficulty: [4, 5],
    seconds: 40,
    stem: {
      en: 'A controller consults the authority because a high risk remains after its assessment. Within how many weeks does the authority normally give written advice if it sees an infringement (without extension)?',
      fr: 'Un responsable consulte l’autorité car un risque élevé demeure après son analyse. En combien de semaines l’autorité rend-elle normalement son avis écrit si elle estime le règlement méconnu (sans prolongation) ?',
    },
    key: { value: 8 },
    why: {
      en: 'Up to eight weeks from the request, to be extended by six for complex cases (Art. 36(2)).',
      fr: 'Huit semaines au maximum à compter de la demande, prolongeables de six si le cas est complexe (art. 36, § 2).',
    },
  },
  {
    id: 'data-protection-072',
    family: 'transfer-tools',
    topic: 'roles-and-duties',
    type: 'order',
    difficulty: [4, 4],
    seconds: 80,
    stem: {
      en: 'A transfer of data outside the Union is planned. Put the questions in the order in which the GDPR has them asked.',
      fr: 'Un transfert de données hors de l’Union est prévu. Mettez les questions dans l’ordre où le RGPD invite à les poser.',
    },
    options: [
      {
        en: 'Is there an adequacy decision for the country?',
        fr: 'Existe-t-il une décision d’adéquation pour ce pays ?',
      },
      {
        en: 'If not, can appropriate safeguards be put in place?',
        fr: 'Sinon, peut-on prévoir des garanties appropriées ?',
      },
      {
        en: 'If not, does a derogation fit this specific case?',
        fr: 'Sinon, une dérogation convient-elle à ce cas précis ?',
      },
      { en: 'Would the processing be lawful within the Union?', fr: 'Le traitement serait-il licite dans l’Union ?' },
    ],
    key: [3, 0, 1, 2],
    why: {
      en: 'General rules first (Art. 44), then adequacy (Art. 45), safeguards such as standard clauses (Art. 46), and derogations last (Art. 49).',
      fr: 'Les règles générales d’abord (art. 44), puis l’adéquation (art. 45), les garanties telles que les clauses types (art. 46) et, en dernier, les dérogations (art. 49).',
    },
  },
  {
    id: 'data-protection-073',
    family: 'remote-support',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'Data stays on servers in Ireland. A separate support firm in a country without adequacy decision looks at it on its screens to solve faults. Is this a transfer to that country?',
      fr: 'Les données restent sur des serveurs en Irlande. Une société d’assistance distincte, dans un pays sans décision d’adéquation, les consulte à l’écran pour résoudre des pannes. Est-ce un transfert vers ce pays ?',
    },
    options: [
      {
        en: 'No: mere support is not processing of the data',
        fr: 'Non : la simple assistance n’est pas un traitement',
      },
      {
        en: 'Yes: access from there makes the data available there',
        fr: 'Oui : l’accès à distance y rend les données disponibles',
      },
      {
        en: 'Yes: but only if the firm takes copies of the data',
        fr: 'Oui : mais seulement si la société en fait des copies',
      },
      { en: 'No: the place of the servers decides on transfers', fr: 'Non : c’est le lieu des serveurs qui décide' },
    ],
    key: [1],
    why: {
      en: 'Making data available to a separate importer in a third country is a transfer (Art. 44; EDPB Guidelines 05/2021), and consultation is processing (Art. 4(2)).',
      fr: 'Mettre des données à la disposition d’un importateur distinct dans un pays tiers est un transfert (art. 44 ; lignes directrices 05/2021 du CEPD), et la consultation est un traitement (art. 4, point 2).',
    },
  },
  {
    id: 'data-protection-074',
    family: 'derogation-limits',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'Each month a firm sends its whole staff file to its parent firm in a third country, without adequacy decision or safeguards. It invokes the derogation for transfers that a contract requires. Why does this derogation not fit?',
      fr: 'Chaque mois, une entreprise envoie tout son fichier du personnel à sa maison mère dans un pays tiers, sans décision d’adéquation ni garanties. Elle invoque la dérogation pour les transferts nécessaires à un contrat. Pourquoi cette dérogation ne convient-elle pas ?',
    },
    options: [
      {
        en: 'It is meant for firms that belong to no group',
        fr: 'Elle vise des entreprises qui n’appartiennent à aucun groupe',
      },
      { en: 'It is meant for customers’ contracts alone', fr: 'Elle vise les seuls contrats des clients' },
      {
        en: 'It is meant for transfers that an authority has approved',
        fr: 'Elle vise des transferts qu’une autorité a approuvés',
      },
      {
        en: 'It is meant for occasional transfers, not for regular ones',
        fr: 'Elle vise des transferts occasionnels, non des envois réguliers',
      },
    ],
    key: [3],
    why: {
      en: 'Under this derogation (Art. 49(1)(b)) only occasional transfers are allowed (recital 111; EDPB Guidelines 2/2018). It covers employment contracts and groups too, and needs no approval. Standard clauses or binding corporate rules (Art. 46, 47) are the way.',
      fr: 'Cette dérogation (art. 49, § 1, b) ne permet que des transferts occasionnels (considérant 111 ; lignes directrices 2/2018 du CEPD). Elle vaut aussi pour les contrats de travail et les groupes, et ne demande pas d’autorisation. La voie est celle des clauses types ou des règles d’entreprise contraignantes (art. 46 et 47).',
    },
  },
  {
    id: 'data-protection-075',
    family: 'lead-authority',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [4, 4],
    seconds: 50,
    stem: {
      en: 'A firm has offices in four Member States. The decisions on purposes and means of all its data are taken in Lisbon; most of its staff work in Madrid. Which authority leads on its cross-border processing?',
      fr: 'Une entreprise a des bureaux dans quatre États membres. Les décisions sur les finalités et moyens de tous ses traitements se prennent à Lisbonne ; l’effectif le plus nombreux est à Madrid. Quelle autorité est chef de file pour ses traitements transfrontaliers ?',
    },
    options: [
      { en: 'The Portuguese one, where decisions are made', fr: 'L’autorité portugaise : les décisions y sont prises' },
      { en: 'All four, as the firm has offices there', fr: 'Les quatre autorités : l’entreprise y a des bureaux' },
      { en: 'The Spanish one, given staff numbers', fr: 'L’autorité espagnole : l’effectif y est le plus nombreux' },
      {
        en: 'The European Data Protection Board, as several states are involved',
        fr: 'Le Comité européen (CEPD) : plusieurs États en jeu',
      },
    ],
    key: [0],
    why: {
      en: 'Lead authority of the main establishment (Art. 56(1)): the central administration or the place where decisions on purposes and means are taken (Art. 4(16)(a)).',
      fr: 'Autorité chef de file de l’établissement principal (art. 56, § 1) : l’administration centrale ou le lieu où se décident finalités et moyens (art. 4, point 16, a).',
    },
  },
  {
    id: 'data-protection-076',
    family: 'certified-processor',
    topic: 'roles-and-duties',
    type: 'multiple',
    difficulty: [4, 4],
    seconds: 60,
    stem: {
      en: 'A processor shows a certificate under Article 42. Which two statements are right?',
      fr: 'Un sous-traitant présente une certification de l’article 42. Quelles sont les deux affirmations exactes ?',
    },
    options: [
      { en: 'It is valid for as long as the firm exists', fr: 'Elle vaut tant que l’entreprise existe' },
      { en: 'It leaves its responsibility as it was', fr: 'Elle laisse sa responsabilité inchangée' },
      { en: 'It protects from controls by the authority', fr: 'Elle protège des contrôles de l’autorité' },
      { en: 'It may help to show sufficient guarantees', fr: 'Elle peut aider à établir des garanties suffisantes' },
      { en: 'It makes the contract of Article 28 needless', fr: 'Elle dispense du contrat de l’article 28' },
    ],
    key: [1, 3],
    why: {
      en: 'An element to demonstrate guarantees (Art. 28(5)), for at most three years (Art. 42(7)), without reducing responsibility or the authority’s powers (Art. 42(4)).',
      fr: 'Un élément de preuve des garanties (art. 28, § 5), pour trois ans au plus (art. 42, § 7), sans réduire la responsabilité ni les pouvoirs de l’autorité (art. 42, § 4).',
    },
  },
  {
    id: 'data-protection-077',
    family: 'embedded-button',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [5, 5],
    seconds: 80,
    stem: {
      en: 'A shop embeds a social network’s button, which sends every visitor’s data to the network. The shop never sees that data. How far is it a controller?',
      fr: 'Une boutique intègre le bouton d’un réseau social, qui envoie au réseau les données de tout visiteur. La boutique ne voit jamais ces données. Dans quelle mesure est-elle responsable ?',
    },
    options: [
      { en: 'Not at all, without access to data', fr: 'Nullement, faute d’accès aux données' },
      {
        en: 'Jointly, for whatever the network does with the data',
        fr: 'Conjointement, pour ce que le réseau fait des données',
      },
      {
        en: 'Jointly, for collecting and passing the data on',
        fr: 'Conjointement, pour la collecte et la transmission',
      },
      { en: 'Solely, for gathering visitors on its site', fr: 'Seule, pour la venue des visiteurs sur son site' },
    ],
    key: [2],
    why: {
      en: 'Joint controller for the operations whose purposes and means it co-determines, not for those that follow (C-40/17, Fashion ID, 2019; Art. 26).',
      fr: 'Responsable conjoint des opérations dont elle codétermine finalités et moyens, non des suivantes (C-40/17, Fashion ID, 2019 ; art. 26).',
    },
  },
  {
    id: 'data-protection-078',
    family: 'clauses-and-local-law',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'A firm has signed the Commission’s standard clauses with an importer. The law there lets agencies read all data without limits or redress. What follows from Schrems II?',
      fr: 'Une entreprise a signé les clauses types de la Commission avec un importateur. Le droit local permet aux services de tout lire, sans limite ni recours. Que résulte-t-il de l’arrêt Schrems II ?',
    },
    options: [
      {
        en: 'Ask the agencies to sign the clauses in their turn',
        fr: 'Demander aux services de signer à leur tour les clauses',
      },
      {
        en: 'Nothing more, as signed clauses make a transfer lawful',
        fr: 'Rien de plus : les clauses signées rendent le transfert licite',
      },
      {
        en: 'Sign again, as clauses concluded before 2020 are void',
        fr: 'Signer à nouveau : les clauses d’avant 2020 sont nulles',
      },
      {
        en: 'Add measures that really protect, or stop the transfer',
        fr: 'Protéger réellement en plus, ou cesser le transfert',
      },
    ],
    key: [3],
    why: {
      en: 'C-311/18 (2020): the exporter must verify whether the clauses can be honoured there, supplement them or suspend (Art. 46(1)). Clauses do not bind authorities.',
      fr: 'C-311/18 (2020) : l’exportateur vérifie si les clauses peuvent y être respectées, les complète ou suspend (art. 46, § 1). Les clauses ne lient pas les autorités.',
    },
  },
  {
    id: 'data-protection-079',
    family: 'fan-page',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [5, 5],
    seconds: 70,
    stem: {
      en: 'An association runs a page on a social network, which shows it anonymous statistics on visitors by criteria that it sets. The network alone holds the data. Which view of the association did the Court of Justice take?',
      fr: 'Une association tient une page sur un réseau social, qui lui montre des statistiques anonymes sur les visiteurs selon des critères qu’elle règle. Le réseau seul détient les données. Quelle position la Cour de justice a-t-elle adoptée sur l’association ?',
    },
    options: [
      {
        en: 'It is a joint controller, as it shares in the decisions',
        fr: 'Elle est responsable conjointe : elle participe aux décisions',
      },
      {
        en: 'It is a processor, as it works by means of the network',
        fr: 'Elle est sous-traitante : elle agit au moyen du réseau',
      },
      {
        en: 'It is a recipient, as it only receives anonymous figures',
        fr: 'Elle est destinataire : elle ne reçoit que des chiffres anonymes',
      },
      {
        en: 'It is an equal controller, liable for half of any damage',
        fr: 'Elle est responsable à égalité, pour moitié de tout dommage',
      },
    ],
    key: [0],
    why: {
      en: 'C-210/16 (Wirtschaftsakademie, 2018): joint control does not require access to the data, nor equal responsibility.',
      fr: 'C-210/16 (Wirtschaftsakademie, 2018) : la responsabilité conjointe ne suppose ni l’accès aux données ni une responsabilité égale.',
    },
  },
  {
    id: 'data-protection-080',
    family: 'representative',
    topic: 'roles-and-duties',
    type: 'single',
    difficulty: [5, 5],
    seconds: 60,
    stem: {
      en: 'A firm outside the Union sells to people in several Member States on a regular basis and has no establishment there. Its representative in the Union (Art. 27) is in Vienna. What does this change?',
      fr: 'Une entreprise hors de l’Union vend régulièrement à des personnes de plusieurs États membres, sans y être établie. Son représentant dans l’Union (art. 27) est à Vienne. Qu’est-ce que cela change ?',
    },
    options: [
      {
        en: 'It makes the Austrian authority lead for all states',
        fr: 'L’autorité autrichienne devient chef de file partout',
      },
      {
        en: 'It counts as an establishment that the firm has there',
        fr: 'Cela vaut établissement de l’entreprise dans l’Union',
      },
      {
        en: 'It gives people and authorities someone to address',
        fr: 'Personnes et autorités ont quelqu’un à qui s’adresser',
      },
      {
        en: 'It frees the firm itself from claims in the Union',
        fr: 'L’entreprise échappe elle-même aux actions dans l’Union',
      },
    ],
    key: [2],
    why: {
      en: 'Art. 27(4) and (5): a contact in addition to or instead of the firm, without prejudice to actions against it. A representative is no establishment, so there is no one-stop shop (Art. 56; EDPB Guidelines 3/2018).',
      fr: 'Art. 27, § 4 et 5 : un interlocuteur en plus ou à la place de l’entreprise, sans préjudice des actions contre elle. Ce n’est pas un établissement : pas de guichet unique (art. 56 ; lignes directrices 3/2018 du CEPD).',
    },
  },
]
