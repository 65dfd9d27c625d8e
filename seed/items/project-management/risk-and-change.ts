// Items on risk and change: what may happen, what to prepare, how a change is decided. Joined with the other topics by project-management.ts.
import type { SourceItem } from '#seed/items/source-item.ts'

export const riskAndChangeItems: readonly SourceItem[] = [
  {
    id: 'project-management-026',
    family: 'risk-or-issue',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'Which entry belongs in the list of risks rather than in the list of present problems?',
      fr: 'Quelle ligne relève de la liste des risques plutôt que de celle des problèmes en cours ?',
    },
    options: [
      { en: 'The delivered steel does not fit the drawings', fr: 'L’acier livré n’est pas conforme aux plans' },
      { en: 'Two invoices of April are still unpaid', fr: 'Deux factures d’avril restent dues' },
      { en: 'The only welder may be called away in May', fr: 'L’unique soudeur pourrait manquer en mai' },
      {
        en: 'Since this morning, nobody may enter the site',
        fr: 'Depuis ce matin, nul ne peut entrer sur le chantier',
      },
    ],
    key: [2],
    why: {
      en: 'A risk may or may not happen; the other three have happened and are problems to solve.',
      fr: 'Un risque peut se produire ou non ; les trois autres faits se sont produits et sont des problèmes à résoudre.',
    },
  },
  {
    id: 'project-management-027',
    family: 'risk-sentence',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [1, 2],
    seconds: 40,
    stem: {
      en: 'Which wording of a risk is the most useful to the team?',
      fr: 'Quelle formulation d’un risque est la plus utile à l’équipe ?',
    },
    options: [
      {
        en: 'The quality of the foundations could turn out to be insufficient in places',
        fr: 'La qualité des fondations pourrait bien se révéler par endroits insuffisante',
      },
      {
        en: 'Delays are always possible on sites where several companies work together',
        fr: 'Des retards sont toujours possibles quand plusieurs entreprises travaillent ensemble',
      },
      {
        en: 'There is a serious risk, linked to the weather and also to the authorities',
        fr: 'Il existe un risque sérieux, lié à la fois à la météo et aux administrations',
      },
      {
        en: 'If the permit comes after May, the foundations meet the autumn rain',
        fr: 'Si le permis arrive après mai, les fondations subiront les pluies d’automne',
      },
    ],
    key: [3],
    why: {
      en: 'It names a cause, an event and an effect, so that each can be acted on.',
      fr: 'Elle nomme une cause, un événement et un effet : on peut agir sur chacun.',
    },
  },
  {
    id: 'project-management-028',
    family: 'share-the-risk',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [1, 1],
    seconds: 35,
    stem: {
      en: 'A museum insures the paintings that it borrows for an exhibition. Which response to risk is this?',
      fr: 'Un musée assure les tableaux qu’il emprunte pour une exposition. De quelle réponse au risque s’agit-il ?',
    },
    options: [
      { en: 'Transferring it', fr: 'Le transfert' },
      { en: 'Avoiding it', fr: 'L’évitement' },
      { en: 'Accepting it', fr: 'L’acceptation' },
      { en: 'Reducing its chance', fr: 'La réduction' },
    ],
    key: [0],
    why: {
      en: 'The insurer bears the cost; the chance of damage stays as it was.',
      fr: 'L’assureur supporte le coût ; la probabilité d’un dommage reste la même.',
    },
  },
  {
    id: 'project-management-029',
    family: 'expected-cost',
    topic: 'risk-and-change',
    type: 'number',
    difficulty: [1, 2],
    seconds: 45,
    stem: {
      en: 'A delay fee of €20,000 has a 15% chance of falling due. What is its expected cost, in euros?',
      fr: 'Une pénalité de retard de 20 000 € a 15 % de chances d’être due. Quel est son coût attendu, en euros ?',
    },
    key: { value: 3000 },
    why: {
      en: '0.15 × 20,000 = 3,000: the weight of this risk in a reserve shared by many.',
      fr: '0,15 × 20 000 = 3 000 : le poids de ce risque dans une réserve partagée entre plusieurs.',
    },
  },
  {
    id: 'project-management-030',
    family: 'change-first-step',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [1, 1],
    seconds: 40,
    stem: {
      en: 'A client asks by telephone for “one small extra screen”. What does the project manager do first?',
      fr: 'Un client demande par téléphone « un petit écran de plus ». Que fait d’abord le chef de projet ?',
    },
    options: [
      { en: 'Says yes, as the client is the one who pays', fr: 'Il accepte, puisque c’est le client qui paie' },
      { en: 'Says no, as a signed scope may not be changed', fr: 'Il refuse, car un périmètre signé ne peut changer' },
      { en: 'Writes it down and has its effects estimated', fr: 'Il note la demande et en fait estimer les effets' },
      { en: 'Asks a developer to fit it in where possible', fr: 'Il demande à un développeur de le caser' },
    ],
    key: [2],
    why: {
      en: 'Neither yes nor no is sound before the effect on cost, time and the rest is known; and an oral request is soon remembered differently.',
      fr: 'Ni oui ni non n’est fondé avant de connaître l’effet sur les coûts, les délais et le reste ; et chacun se souvient autrement d’une demande orale.',
    },
  },
  {
    id: 'project-management-031',
    family: 'risk-owner',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [2, 2],
    seconds: 40,
    stem: {
      en: 'A list of 40 risks has been written, and at each review nothing has been done. What is most likely missing?',
      fr: 'Une liste de 40 risques a été rédigée et, à chaque revue, rien n’a été fait. Que manque-t-il le plus probablement ?',
    },
    options: [
      { en: 'A named owner and a date for each response', fr: 'Un responsable nommé et une date par réponse' },
      { en: 'A tool that sends out the list weekly', fr: 'Un outil qui envoie la liste à tous chaque semaine' },
      {
        en: 'A longer list, gathered from the whole company',
        fr: 'Une liste plus longue, issue de toute l’entreprise',
      },
      { en: 'A finer scale to score the chance of each risk', fr: 'Une échelle plus fine de probabilité des risques' },
    ],
    key: [0],
    why: {
      en: 'Risks are acted on by persons. Without an owner and a date a list only gets older.',
      fr: 'Ce sont des personnes qui agissent sur les risques. Sans responsable ni date, une liste ne fait que vieillir.',
    },
  },
  {
    id: 'project-management-032',
    family: 'plan-b-or-prevention',
    topic: 'risk-and-change',
    type: 'multiple',
    difficulty: [2, 2],
    seconds: 60,
    stem: {
      en: 'A concert is to be held in the open. Which two measures reduce the effect of rain rather than its probability?',
      fr: 'Un concert doit avoir lieu en plein air. Quelles sont les deux mesures qui réduisent l’effet de la pluie plutôt que sa probabilité ?',
    },
    options: [
      { en: 'Book a hall that can be released two days before', fr: 'Réserver une salle annulable deux jours avant' },
      { en: 'Move the date to the driest month of the year', fr: 'Déplacer la date au mois le plus sec de l’année' },
      {
        en: 'Hold it in a town where it hardly ever rains',
        fr: 'L’organiser dans une ville où il ne pleut presque jamais',
      },
      {
        en: 'Lay covers beside the stage for the instruments',
        fr: 'Placer des bâches près de la scène pour les instruments',
      },
    ],
    key: [0, 3],
    why: {
      en: 'The hall and the covers limit the effect; the date and the town change how likely rain is.',
      fr: 'La salle et les bâches limitent l’effet ; la date et la ville changent la probabilité de pluie.',
    },
  },
  {
    id: 'project-management-033',
    family: 'opportunity',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [2, 3],
    seconds: 45,
    stem: {
      en: 'A supplier hints that a cheaper, better lamp may appear before you order. What is this for the project?',
      fr: 'Un fournisseur laisse entendre qu’une lampe moins chère et meilleure pourrait sortir avant votre commande. Qu’est-ce que cela représente pour le projet ?',
    },
    options: [
      {
        en: 'A change, because the price in the budget is now wrong',
        fr: 'Un changement, car le prix du budget est désormais faux',
      },
      {
        en: 'An issue, because the design has to be stopped at once',
        fr: 'Un problème, car il faut arrêter aussitôt la conception',
      },
      { en: 'Nothing, as only harmful events concern it', fr: 'Rien, car seuls les dangers le concernent' },
      {
        en: 'An opportunity to record and follow like other risks',
        fr: 'Une opportunité à noter et à suivre comme tout risque',
      },
    ],
    key: [3],
    why: {
      en: 'An uncertain event with a good effect deserves an owner and a response too, such as ordering later.',
      fr: 'Un événement incertain à effet favorable mérite lui aussi un responsable et une réponse, par exemple commander plus tard.',
    },
  },
  {
    id: 'project-management-034',
    family: 'change-path',
    topic: 'risk-and-change',
    type: 'order',
    difficulty: [2, 2],
    seconds: 70,
    stem: {
      en: 'Put the steps of a change request in order.',
      fr: 'Remettez dans l’ordre les étapes d’une demande de changement.',
    },
    options: [
      { en: 'Estimate its effects on time, cost and quality', fr: 'Estimer ses effets sur délais, coûts et qualité' },
      { en: 'Carry out the change and check its result', fr: 'Réaliser le changement et en vérifier le résultat' },
      { en: 'Record the request and who asks for it', fr: 'Consigner la demande et son auteur' },
      { en: 'Bring the plan, budget and contract up to date', fr: 'Mettre à jour le plan, le budget et le contrat' },
      { en: 'Decide, at the level that has the authority', fr: 'Décider, au niveau qui en a le pouvoir' },
    ],
    key: [2, 0, 4, 3, 1],
    why: {
      en: 'A decision needs the estimate, and work needs the new plan: otherwise the change is done before anybody has agreed to it.',
      fr: 'La décision a besoin de l’estimation, et le travail du plan à jour : sinon le changement est fait avant que quiconque l’ait accepté.',
    },
  },
  {
    id: 'project-management-035',
    family: 'three-small-favours',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [2, 2],
    seconds: 50,
    stem: {
      en: 'A developer has added three features that a user asked for in the corridor. Each took an hour; testing is now two days late. What should be agreed from now on?',
      fr: 'Un développeur a ajouté trois fonctions demandées par un utilisateur dans le couloir. Une heure chacune ; les tests ont maintenant deux jours de retard. Que faut-il convenir pour la suite ?',
    },
    options: [
      {
        en: 'Testing gets a reserve of two days for wishes of this kind',
        fr: 'Les tests reçoivent une réserve de deux jours pour ces souhaits',
      },
      {
        en: 'Every wish goes on one list and is weighed at its full cost',
        fr: 'Tout souhait va dans une liste et se décide au vu du coût total',
      },
      {
        en: 'Wishes of less than two hours’ work need nobody’s approval',
        fr: 'Les souhaits de moins de deux heures se passent d’approbation',
      },
      {
        en: 'Users and developers speak through the manager only',
        fr: 'Utilisateurs et développeurs ne se parlent pas sans le chef',
      },
    ],
    key: [1],
    why: {
      en: 'The cost of a change lies in testing, documents and support too. One list makes it visible, and people can go on talking.',
      fr: 'Le coût d’un changement est aussi dans les tests, la documentation et le support. Une liste unique le rend visible, et chacun peut continuer à se parler.',
    },
  },
  {
    id: 'project-management-036',
    family: 'secondary-risk',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [3, 4],
    seconds: 50,
    stem: {
      en: 'To avoid depending on a slow supplier, a team changes to a new one whose quality is unknown. What is the unknown quality called in risk management?',
      fr: 'Pour ne plus dépendre d’un fournisseur lent, une équipe en prend un nouveau, dont la qualité est inconnue. Comment nomme-t-on cette qualité inconnue en gestion des risques ?',
    },
    options: [
      { en: 'A transferred risk', fr: 'Un risque transféré' },
      { en: 'An avoided risk', fr: 'Un risque évité' },
      { en: 'A secondary risk', fr: 'Un risque secondaire' },
      { en: 'A residual risk', fr: 'Un risque résiduel' },
    ],
    key: [2],
    why: {
      en: 'A response may create a new risk: it is secondary. Residual would be what is left of the first one, slowness.',
      fr: 'Une réponse peut créer un risque nouveau : il est secondaire. Résiduel désignerait ce qui reste du premier, la lenteur.',
    },
  },
  {
    id: 'project-management-037',
    family: 'early-sign',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'The risk is that a partner’s team falls behind without saying so. Which is the best early warning sign to watch?',
      fr: 'Le risque est que l’équipe d’un partenaire prenne du retard sans le dire. Quel est le meilleur signe avant-coureur à surveiller ?',
    },
    options: [
      { en: 'Colours in the monthly reports they send', fr: 'Les couleurs de leur rapport mensuel' },
      { en: 'Penalties that their contract would allow', fr: 'Les pénalités prévues par leur contrat' },
      {
        en: 'The final delivery date once it has passed',
        fr: 'La date de livraison finale une fois qu’elle est passée',
      },
      { en: 'Interim deliveries that come later each time', fr: 'Des livraisons partielles toujours plus tardives' },
    ],
    key: [3],
    why: {
      en: 'A warning sign must come before the damage and not depend on what the partner chooses to say.',
      fr: 'Un signe avant-coureur doit précéder le dommage et ne pas dépendre de ce que le partenaire veut bien dire.',
    },
  },
  {
    id: 'project-management-038',
    family: 'is-prevention-worth-it',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'A pump has a 10% chance of failing during the event, at a loss of €30,000. A spare for €2,000 lowers the chance to 2%. Judged by expected cost alone, is it worth buying?',
      fr: 'Une pompe a 10 % de chances de tomber en panne pendant l’événement, avec une perte de 30 000 €. Une pompe de secours à 2 000 € ramène ce chiffre à 2 %. Au seul regard du coût attendu, faut-il l’acheter ?',
    },
    options: [
      {
        en: 'No: the event happens once, so 10% most likely means nothing fails',
        fr: 'Non : l’événement est unique ; à 10 %, la panne n’aura sans doute pas lieu',
      },
      {
        en: 'Yes: it costs €2,000 and lowers the expected loss by €2,400',
        fr: 'Oui : elle coûte 2 000 € et réduit la perte attendue de 2 400 €',
      },
      {
        en: 'Yes: it costs €2,000 and lowers the expected loss by €28,000',
        fr: 'Oui : elle coûte 2 000 € et réduit la perte attendue de 28 000 €',
      },
      {
        en: 'No: it costs €2,000, yet the loss expected with it is only €600',
        fr: 'Non : elle coûte 2 000 € pour une perte attendue de 600 € seulement',
      },
    ],
    key: [1],
    why: {
      en: 'Expected loss goes from €3,000 to €600, a gain of €2,400 for €2,000.',
      fr: 'La perte attendue passe de 3 000 € à 600 €, soit un gain de 2 400 € pour 2 000 €.',
    },
  },
  {
    id: 'project-management-039',
    family: 'reserves',
    topic: 'risk-and-change',
    type: 'multiple',
    difficulty: [3, 3],
    seconds: 70,
    stem: {
      en: 'Which two costs are rightly paid from the contingency reserve for identified risks?',
      fr: 'Quelles sont les deux dépenses qu’il est juste de prélever sur la réserve constituée pour les risques identifiés ?',
    },
    options: [
      {
        en: 'Air freight, after the strike that was listed as a risk',
        fr: 'Un fret aérien, après la grève recensée comme risque',
      },
      {
        en: 'Extra pumping, after ground water that the register had foreseen',
        fr: 'Un pompage, après une venue d’eau prévue au registre des risques',
      },
      {
        en: 'A finer floor, which the client came to prefer during the works',
        fr: 'Un plus beau sol, que le client a préféré en cours de chantier',
      },
      {
        en: 'Overtime, for a task that had been forgotten in the plan',
        fr: 'Des heures supplémentaires pour une tâche oubliée au plan',
      },
      {
        en: 'The salary of the planner, who stays to the end of the project',
        fr: 'Le salaire du planificateur, présent jusqu’à la fin',
      },
    ],
    key: [0, 1],
    why: {
      en: 'The reserve pays for named risks that occur. A wish is a change to be paid for, a forgotten task is an error of the plan, and the planner is a normal cost.',
      fr: 'La réserve paie les risques nommés qui surviennent. Un souhait est un changement à financer, une tâche oubliée une erreur du plan, et le planificateur un coût ordinaire.',
    },
  },
  {
    id: 'project-management-040',
    family: 'premortem',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [3, 3],
    seconds: 50,
    stem: {
      en: 'Everyone in a team says that the plan is sound. Before starting, the manager asks: “It is a year from now and we have failed. Write down why.” What is this mainly good for?',
      fr: 'Toute l’équipe trouve le plan solide. Avant de commencer, la responsable demande : « Nous sommes dans un an et nous avons échoué. Écrivez pourquoi. » À quoi cela sert-il surtout ?',
    },
    options: [
      {
        en: 'It makes doubts that nobody dares to voice easy to say',
        fr: 'À rendre faciles à dire des doutes que chacun taisait',
      },
      {
        en: 'It shows who will have to answer for a later failure',
        fr: 'À établir qui devra répondre d’un éventuel échec',
      },
      {
        en: 'It measures how likely each of the named failures is',
        fr: 'À mesurer la probabilité de chacun des échecs cités',
      },
      {
        en: 'It prepares the team for bad news from the sponsor',
        fr: 'À préparer l’équipe aux mauvaises nouvelles d’en haut',
      },
    ],
    key: [0],
    why: {
      en: 'Taking the failure as a fact frees people to name causes, against group optimism. It gives a list, not figures or guilty parties.',
      fr: 'Tenir l’échec pour acquis libère la parole contre l’optimisme du groupe. On obtient une liste, non des chiffres ni des coupables.',
    },
  },
  {
    id: 'project-management-041',
    family: 'emergency-change',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [4, 3],
    seconds: 60,
    stem: {
      en: 'At night a safety fault is found on site and must be put right within the hour. The board that approves changes meets on Thursday. What should a good change procedure say?',
      fr: 'La nuit, un défaut de sécurité est découvert sur le chantier ; il faut le corriger dans l’heure. Le comité des changements se réunit jeudi. Que doit prévoir une bonne procédure ?',
    },
    options: [
      {
        en: 'The duty lead may act now; the board reviews it afterwards',
        fr: 'Le responsable de garde agit ; le comité examine ensuite',
      },
      {
        en: 'The site is closed until the board has met and has approved it',
        fr: 'Le chantier ferme jusqu’à ce que le comité ait approuvé',
      },
      {
        en: 'Each board member is rung up at night to agree',
        fr: 'Chaque membre du comité est appelé pour approuver oralement',
      },
      {
        en: 'The duty lead may act now; safety work needs no later record',
        fr: 'Le responsable de garde agit ; rien n’est à consigner ensuite',
      },
    ],
    key: [0],
    why: {
      en: 'Urgent action needs authority given beforehand, and a record and review after it, so that the plan and the drawings follow.',
      fr: 'L’urgence demande une autorité déléguée d’avance, puis une trace et un examen, afin que le plan et les dessins suivent.',
    },
  },
  {
    id: 'project-management-042',
    family: 'residual-expected',
    topic: 'risk-and-change',
    type: 'number',
    difficulty: [4, 4],
    seconds: 110,
    stem: {
      en: 'Three independent risks: 20% of €50,000, 50% of €8,000, 10% of €120,000. A €5,000 measure removes the third altogether. What do the measure and the remaining expected losses come to, in euros?',
      fr: 'Trois risques indépendants : 20 % de 50 000 €, 50 % de 8 000 €, 10 % de 120 000 €. Une mesure de 5 000 € supprime entièrement le troisième. À combien s’élèvent la mesure et les pertes attendues restantes, en euros ?',
    },
    key: { value: 19000 },
    why: {
      en: '10,000 + 4,000 remain, plus 5,000 for the measure: 19,000. Without it: 26,000.',
      fr: 'Il reste 10 000 + 4 000, plus 5 000 pour la mesure : 19 000. Sans elle : 26 000.',
    },
  },
  {
    id: 'project-management-043',
    family: 'rare-but-ruinous',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [4, 3],
    seconds: 70,
    stem: {
      en: 'Risk X: 50% chance of losing €10,000. Risk Y: 1% chance of losing €500,000, which would end the company. A register sorted by expected loss puts both at €5,000. How should they be treated?',
      fr: 'Risque X : 50 % de chances de perdre 10 000 €. Risque Y : 1 % de chances de perdre 500 000 €, ce qui tuerait l’entreprise. Un registre trié par perte attendue les met tous deux à 5 000 €. Comment les traiter ?',
    },
    options: [
      {
        en: 'X first: it is likelier by far, so the money is nearly gone',
        fr: 'X d’abord : bien plus probable, l’argent est presque perdu',
      },
      {
        en: 'X only: a chance of 1% is too small to be worth planning for',
        fr: 'X seul : une probabilité de 1 % ne mérite aucun plan',
      },
      {
        en: 'Y first: a loss that one cannot survive outweighs its mean',
        fr: 'Y d’abord : une perte mortelle pèse plus que sa moyenne',
      },
      {
        en: 'Alike: the expected loss is the measure made for comparing',
        fr: 'À égalité : la perte attendue est faite pour comparer',
      },
    ],
    key: [2],
    why: {
      en: 'Expected loss suits losses that can be borne many times. Ruin cannot be averaged out: transfer it or avoid it.',
      fr: 'La perte attendue convient aux pertes que l’on peut supporter maintes fois. La ruine ne se compense pas : il faut la transférer ou l’éviter.',
    },
  },
  {
    id: 'project-management-044',
    family: 'baseline-after-change',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [4, 3],
    seconds: 60,
    stem: {
      en: 'An approved change adds 3 weeks. A month later someone compares progress with the old plan and reports “3 weeks late”. What was left out?',
      fr: 'Un changement approuvé ajoute 3 semaines. Un mois après, quelqu’un compare l’avancement à l’ancien plan et annonce « 3 semaines de retard ». Qu’a-t-on oublié ?',
    },
    options: [
      {
        en: 'Reporting the delay when the change was requested',
        fr: 'Annoncer le retard dès la demande de changement',
      },
      {
        en: 'Updating the baseline when the change was approved',
        fr: 'Mettre à jour la référence lors de l’approbation',
      },
      {
        en: 'Using up the reserve before the change was approved',
        fr: 'Consommer la réserve avant d’approuver le changement',
      },
      {
        en: 'Keeping the first baseline, so that it stays comparable',
        fr: 'Garder la première référence, pour rester comparable',
      },
    ],
    key: [1],
    why: {
      en: 'An approved change makes a new baseline; the old one is kept for the record, not for measuring delay.',
      fr: 'Un changement approuvé crée une nouvelle référence ; l’ancienne est gardée pour mémoire, non pour mesurer le retard.',
    },
  },
  {
    id: 'project-management-045',
    family: 'fixed-price-risk',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [4, 4],
    seconds: 70,
    stem: {
      en: 'The work is well described, but the price of copper swings widely. The contractor offers a fixed price 25% above today’s cost. What does the client buy with this 25%?',
      fr: 'Les travaux sont bien décrits, mais le cours du cuivre varie fortement. L’entreprise propose un prix ferme, 25 % au-dessus du coût du jour. Qu’achète le client avec ces 25 % ?',
    },
    options: [
      { en: 'A share of any fall in the price of copper', fr: 'Une part de toute baisse du cours du cuivre' },
      {
        en: 'A lower cost on average, because the price cannot rise',
        fr: 'Un coût plus bas en moyenne, le prix ne pouvant monter',
      },
      {
        en: 'Earlier completion, with copper ordered immediately',
        fr: 'Un achèvement rapide, le cuivre étant commandé aussitôt',
      },
      {
        en: 'Freedom from the swings, which the contractor now bears',
        fr: 'La tranquillité : l’entreprise supporte les variations',
      },
    ],
    key: [3],
    why: {
      en: 'A fixed price moves the price risk to the contractor, who asks to be paid for it. On average that costs more, not less.',
      fr: 'Un prix ferme transfère le risque de prix à l’entreprise, qui le fait payer. En moyenne, cela coûte plus et non moins.',
    },
  },
  {
    id: 'project-management-046',
    family: 'common-cause',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [5, 5],
    seconds: 90,
    stem: {
      en: 'Two suppliers are each 90% likely to deliver on time, so a manager puts the chance that both fail at 1%. Both buy from the same mill. What is wrong with the 1%?',
      fr: 'Deux fournisseurs ont chacun 90 % de chances de livrer à l’heure ; un responsable estime donc à 1 % le risque que les deux échouent. Tous deux s’approvisionnent à la même aciérie. En quoi ce 1 % est-il faux ?',
    },
    options: [
      {
        en: 'It may be too high, as the mill has reserves',
        fr: 'Il est peut-être trop élevé, l’aciérie ayant des réserves',
      },
      {
        en: 'The failures are linked, so it may be nearer to 10%',
        fr: 'Les échecs sont liés : le risque peut approcher 10 %',
      },
      {
        en: 'The failures add up, so it must be exactly 20%',
        fr: 'Les échecs s’ajoutent : le risque est de 20 % exactement',
      },
      {
        en: 'It should be 19%, the chance that one or both fail',
        fr: 'Il serait de 19 %, le risque qu’au moins un échoue',
      },
    ],
    key: [1],
    why: {
      en: 'Multiplying holds for independent events. If the mill stops, both fail: at worst the joint chance is that of one, 10%.',
      fr: 'Multiplier ne vaut que pour des événements indépendants. Si l’aciérie s’arrête, les deux échouent : au pire, le risque conjoint est celui d’un seul, 10 %.',
    },
  },
  {
    id: 'project-management-047',
    family: 'value-of-a-pilot',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [5, 5],
    seconds: 110,
    stem: {
      en: 'A new machine either suits (60%, gain €100,000) or does not (40%, loss €80,000). A pilot for €10,000 would tell for certain before buying. Judged by expected value, what is best?',
      fr: 'Une nouvelle machine convient (60 %, gain de 100 000 €) ou non (40 %, perte de 80 000 €). Un essai à 10 000 € permettrait de le savoir avec certitude avant l’achat. Au regard de la valeur attendue, quel est le meilleur choix ?',
    },
    options: [
      {
        en: 'Run the pilot: worth 90,000, against 20,000 for buying now',
        fr: 'Faire l’essai : 90 000, contre 20 000 en achetant aussitôt',
      },
      {
        en: 'Buy neither: the possible loss is nearly as big as the gain',
        fr: 'Ne rien acheter : la perte possible vaut presque le gain',
      },
      {
        en: 'Run the pilot: worth 50,000, against 28,000 for buying now',
        fr: 'Faire l’essai : 50 000, contre 28 000 en achetant aussitôt',
      },
      {
        en: 'Buy now: worth 28,000, and the pilot would leave only 18,000',
        fr: 'Acheter : 28 000, et l’essai n’en laisserait que 18 000',
      },
    ],
    key: [2],
    why: {
      en: 'Buying: 0.6 × 100,000 − 0.4 × 80,000 = 28,000. Pilot: 0.6 × 100,000 + 0.4 × 0 − 10,000 = 50,000, since one does not buy after a bad test.',
      fr: 'Achat : 0,6 × 100 000 − 0,4 × 80 000 = 28 000. Essai : 0,6 × 100 000 + 0,4 × 0 − 10 000 = 50 000, car on n’achète pas après un mauvais essai.',
    },
  },
  {
    id: 'project-management-048',
    family: 'decide-as-late-as-safe',
    topic: 'risk-and-change',
    type: 'number',
    difficulty: [5, 4],
    seconds: 110,
    stem: {
      en: 'A stand for a fair must be ready by the end of day 40. Plan A (reuse) needs 10 days but depends on a part that may not arrive; plan B (hire) needs 14 days of preparation. By the end of which day, at the latest, must the part have arrived, if B is to remain possible without paying for both?',
      fr: 'Un stand de salon doit être prêt à la fin du jour 40. Le plan A (réemploi) demande 10 jours mais dépend d’une pièce qui peut ne pas arriver ; le plan B (location) demande 14 jours de préparation. À la fin de quel jour, au plus tard, la pièce doit-elle être arrivée si l’on veut garder B possible sans payer les deux ?',
    },
    key: { value: 26 },
    why: {
      en: 'Plan B must start after day 26 to take 14 days (27 to 40): the decision falls at the end of day 26, though A alone could wait until day 30.',
      fr: 'Le plan B doit commencer après le jour 26 pour durer 14 jours (27 à 40) : la décision tombe à la fin du jour 26, même si A seul pourrait attendre le jour 30.',
    },
  },
  {
    id: 'project-management-049',
    family: 'reserve-release',
    topic: 'risk-and-change',
    type: 'single',
    difficulty: [5, 4],
    seconds: 80,
    stem: {
      en: 'Half-way through, risks worth half of the reserve have passed without occurring. The sponsor wants that half for new features; the risks still open are as large as first estimated. What is the sound answer?',
      fr: 'À mi-parcours, des risques pesant la moitié de la réserve sont passés sans se produire. Le commanditaire veut cette moitié pour de nouvelles fonctions ; les risques encore ouverts restent tels qu’estimés. Quelle réponse est fondée ?',
    },
    options: [
      {
        en: 'Release it by a decision, after weighing the risks still open',
        fr: 'La libérer par une décision, après examen des risques restants',
      },
      {
        en: 'Use it for features when the team finds time to build them',
        fr: 'L’employer pour des fonctions quand l’équipe en a le temps',
      },
      {
        en: 'Release all of it, since the plan has proved to be a safe one',
        fr: 'Tout libérer, puisque le plan s’est révélé sûr',
      },
      {
        en: 'Keep all of it to the end, as a reserve may never be reduced',
        fr: 'Tout garder jusqu’à la fin : une réserve ne se réduit jamais',
      },
    ],
    key: [0],
    why: {
      en: 'A reserve stands for open risks. What covered those that have passed may be freed, openly and after a fresh look at the rest.',
      fr: 'Une réserve répond aux risques ouverts. Ce qui couvrait les risques passés peut être libéré, au grand jour et après réexamen des autres.',
    },
  },
]
