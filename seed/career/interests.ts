// Eighteen questions of what somebody likes doing, three of each of Holland's six kinds of work. The kind is the id's second part.

export const INTERESTS: readonly { readonly id: string; readonly en: string; readonly fr: string }[] = [
  {
    id: 'interest:R:1',
    en: 'Finding out why a machine has stopped, and getting it to run again',
    fr: 'Trouver pourquoi une machine s’est arrêtée et la remettre en marche',
  },
  {
    id: 'interest:I:1',
    en: 'Finding something in the figures that no one had noticed',
    fr: 'Faire parler des chiffres que personne n’avait remarqués',
  },
  {
    id: 'interest:A:1',
    en: 'Designing a poster or a page that people stop at',
    fr: 'Concevoir une affiche ou une page devant laquelle on s’arrête',
  },
  {
    id: 'interest:S:1',
    en: 'Explaining something patiently until someone understands it',
    fr: 'Expliquer patiemment jusqu’à ce que quelqu’un ait compris',
  },
  { id: 'interest:E:1', en: 'Winning people over to your idea', fr: 'Rallier des gens à une de vos idées' },
  {
    id: 'interest:C:1',
    en: 'Sorting a messy archive so that others can find things',
    fr: 'Mettre de l’ordre dans des archives pour que d’autres s’y retrouvent',
  },
  {
    id: 'interest:R:2',
    en: 'Building something with your hands that will be used every day',
    fr: 'Fabriquer de vos mains un objet qui servira chaque jour',
  },
  {
    id: 'interest:I:2',
    en: 'Reading how an experiment was done, and where it may be wrong',
    fr: 'Lire comment une expérience a été menée et où elle peut se tromper',
  },
  {
    id: 'interest:A:2',
    en: 'Writing a text whose tone has to be right',
    fr: 'Écrire un texte dont le ton doit être juste',
  },
  {
    id: 'interest:S:2',
    en: 'Listening to someone who is going through a hard time',
    fr: 'Écouter quelqu’un qui traverse un moment difficile',
  },
  {
    id: 'interest:E:2',
    en: 'Leading a team through a week in which everything comes at once',
    fr: 'Diriger une équipe pendant une semaine où tout arrive en même temps',
  },
  {
    id: 'interest:C:2',
    en: 'Checking an account until the last cent is found',
    fr: 'Vérifier un compte jusqu’au dernier centime',
  },
  {
    id: 'interest:R:3',
    en: 'Spending the day outdoors, whatever the weather',
    fr: 'Passer la journée dehors, quel que soit le temps',
  },
  {
    id: 'interest:I:3',
    en: 'Following a question for weeks without knowing whether there is an answer',
    fr: 'Suivre une question pendant des semaines sans savoir s’il y a une réponse',
  },
  {
    id: 'interest:A:3',
    en: 'Trying five ways to show one thing, and keeping the one that surprises',
    fr: 'Essayer cinq façons de montrer une chose et garder celle qui surprend',
  },
  {
    id: 'interest:S:3',
    en: 'Helping a new colleague through their first weeks',
    fr: 'Accompagner un nouveau collègue pendant ses premières semaines',
  },
  {
    id: 'interest:E:3',
    en: 'Negotiating a price that both sides can live with',
    fr: 'Négocier un prix acceptable pour les deux parties',
  },
  {
    id: 'interest:C:3',
    en: 'Following a procedure to the letter, because others rely on it',
    fr: 'Suivre une procédure à la lettre parce que d’autres s’y fient',
  },
]
