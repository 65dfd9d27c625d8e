// What is true of Alex wherever it is said: where Alex lives, what the flat costs, where Alex has worked. The profile, CVs, receipts, contacts and mails take it from here.

export const home = {
  street: '14 rue de la Charité',
  postalCode: '69002',
  city: 'Lyon',
  landlady: 'Catherine Roussel',
  /** Euros a month. */
  rent: 702,
  charges: 78,
} as const

/** The latest first; months as `2021-03`, and none where it goes on. */
export const work = [
  { name: 'Kestrelway', place: 'Lyon', from: '2021-03', to: '' },
  { name: 'Syndicat des transports du Val d’Aurelle', place: 'Valence', from: '2017-09', to: '2021-02' },
  { name: 'Severn Parcel', place: 'Gloucester', from: '2016-02', to: '2016-07' },
] as const

/** Colleagues who have come while Alex was there: days before the first run. */
export const cameDaysAgo: Readonly<Record<string, number>> = { 'samuel-okoro': 73, 'hana-kim': 174 }

/** Whether one of the cast was there so many days before the first run: who is not named above always was. */
export const hadCome = (id: string, daysAgo: number): boolean =>
  daysAgo <= (cameDaysAgo[id] ?? Number.POSITIVE_INFINITY)

/** The companies whose buses Kestrelway counts and shows. */
export const operators = { count: 40, inWords: 'forty', inFrench: 'quarante' } as const
