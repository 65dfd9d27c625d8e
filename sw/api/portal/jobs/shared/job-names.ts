// What people call kinds of work, levels, countries and cities, in both languages.

/** What a person may call the kind of work, in both languages: words, then names of several words. */
export const KINDS: Readonly<Record<string, string>> = {
  none: 'on-site sur place présentiel',
  // Some days from home are remote work too. What is remote on every day has these words for whole names as well, and ranks first.
  hybrid: 'hybrid hybride remote télétravail homeworking',
  full: 'remote télétravail distance homeworking wfh homeoffice; remote; télétravail; homeworking; home office; work from home; working from home; travail à domicile',
  permanent: 'permanent CDI indéterminée',
  fixedTerm: 'fixed-term CDD déterminée',
  internship: 'internship intern stage stagiaire',
  apprenticeship: 'apprenticeship apprentice alternance apprentissage',
  temporary: 'temporary temp intérim temporaire',
  freelance: 'freelance contractor indépendant mission',
}
export const LEVELS = [
  'débutant junior beginner',
  'junior',
  'confirmé',
  'senior sénior',
  'lead principal expert head director directeur directrice',
]
export const COUNTRIES: Readonly<Record<string, string>> = {
  FR: 'France',
  BE: 'Belgique Belgium',
  LU: 'Luxembourg',
  CH: 'Suisse Switzerland',
  CA: 'Canada',
  GB: 'Royaume-Uni United Kingdom',
  IE: 'Irlande Ireland',
  DE: 'Allemagne Germany',
  NL: 'Pays-Bas Netherlands',
  SE: 'Suède Sweden',
  DK: 'Danemark Denmark',
  NO: 'Norvège Norway',
  IT: 'Italie Italy',
  ES: 'Espagne Spain',
  AT: 'Autriche Austria',
}
/** What some cities are called in the other language. */
export const CITIES: Readonly<Record<string, string>> = {
  Bruxelles: 'Brussels',
  Antwerpen: 'Antwerp Anvers',
  Gent: 'Ghent Gand',
  Brugge: 'Bruges',
  Genève: 'Geneva',
  Bern: 'Berne',
  Basel: 'Bâle',
  Zürich: 'Zurich',
  London: 'Londres',
  Edinburgh: 'Édimbourg',
  München: 'Munich',
  Köln: 'Cologne',
  Göteborg: 'Gothenburg',
  København: 'Copenhagen Copenhague',
  Wien: 'Vienna Vienne',
  Montréal: 'Montreal',
}
