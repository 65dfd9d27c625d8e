// The French of the sample account and the sample project. A text that is not here is a name, the same in both languages.
import type { Language } from '#contract/shared.ts'

const FRENCH: Readonly<Record<string, string>> = {
  // What the account books.
  'Kestrelway, salary': 'Kestrelway, salaire',
  'Catherine Roussel, rent': 'Catherine Roussel, loyer',
  'Region pass, monthly': 'Abonnement régional, mensuel',
  'To the savings account': 'Vers le livret d’épargne',
  'Home insurance': 'Assurance habitation',
  'Income tax': 'Impôt sur le revenu',
  'Tax, difference paid back': 'Impôt, trop-perçu remboursé',
  'Comoedia cinema': 'Cinéma Comoedia',
  'Vélo-Rhône repairs': 'Vélo-Rhône, réparation',
  'Bibliothèque, overdue': 'Bibliothèque, retard',
  'Yuki, for the concert': 'Yuki, pour le concert',
  'SNCF Connect, train late': 'SNCF Connect, train en retard',
  // What the project plans.
  'Nothing planned. The night import runs at 02:00.': 'Rien de prévu. L’import de nuit démarre à 02:00.',
  'Week ahead': 'La semaine à venir',
  'Review of the counts': 'Revue des comptages',
  'On call: the week handed over': 'Astreinte\u00a0: passage de relais',
  'Stand-up': 'Mêlée du matin',
  'Review of the arrivals board': 'Revue de l’écran des arrivées',
  'Lunch with Yuki': 'Déjeuner avec Yuki',
  'Test drive on line 38': 'Essai sur la ligne 38',
  'Half an hour at the kiosk': 'Une demi-heure à la borne',
  'Design hour with Lucie': 'Heure de design avec Lucie',
  'Call with the region about the feed': 'Appel avec la région au sujet du flux',
  'Displays leave for Die': 'Départ des afficheurs pour Die',
  'Demo, and cake': 'Démo, et gâteau',
  'The week in numbers': 'La semaine en chiffres',
  'Open workshop: repair your bicycle': 'Atelier ouvert\u00a0: réparez votre vélo',
  'Data centre, Villeurbanne': 'Centre de données, Villeurbanne',
  'Room Carnot': 'Salle Carnot',
  'Room Perrache': 'Salle Perrache',
  'Room Bellecour': 'Salle Bellecour',
  Call: 'Appel',
  'Ramp 2': 'Quai 2',
  Kitchen: 'Cuisine',
  Yard: 'Cour',
}

export const inLanguage = (words: string, language: Language): string =>
  language === 'fr' ? (FRENCH[words] ?? words) : words
