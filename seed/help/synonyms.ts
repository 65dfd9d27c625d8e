// Words that mean much the same to somebody who looks for help, in both languages: a line a meaning. Loaded with the first search in the help center.
import type { Language } from '#contract/shared.ts'

export const helpSynonyms = `
job offer position vacancy post emploi offre poste annonce travail
application apply candidature postuler candidater
resume cv curriculum vitae
letter motivation lettre cover
employer company recruiter employeur entreprise recruteur
salary pay wage money salaire rémunération paie
score match fit rating correspondance compatibilité note pourcentage
skill competence ability compétence aptitude savoir
level niveau rating grade
evaluation test quiz exam assessment évaluation examen questionnaire
retake repeat again refaire repasser recommencer nouveau
badge certificate credential certificat attestation
profiling onboarding questionnaire profilage
profile profil account compte
interview entretien appointment rendez
withdraw cancel retirer annuler
status état statut stage étape
offline network internet connection tunnel hors ligne réseau connexion train avion
install app installer application icône
update version upgrade release mise jour
save store keep enregistrer sauvegarder garder stocker
backup export archive copy zip sauvegarde exportation exporter copie
import restore load importation importer restaurer
undo revert back annuler défaire revenir rétablir
history log changes historique journal modifications
trash bin delete remove erase lost deleted corbeille supprimer effacer perdu
space storage quota disk full place stockage disque plein mémoire
privacy private secret gdpr rgpd confidentialité privé secret
data personal données information
consent permission consentement autorisation
language english french langue anglais français translation traduction
dark light theme colour color appearance sombre clair thème couleur apparence nuit
keyboard shortcut key hotkey clavier raccourci touche
accessibility screen reader blind disability handicap accessibilité lecteur aveugle
search find look recherche chercher trouver retrouver
filter filtre narrow réduire
mail email mailbox inbox message courrier courriel messagerie boîte
draft brouillon
attachment file joindre pièce fichier
chat conversation talk discussion message
contact person people address personne gens adresse carnet
duplicate double twice merge doublon deux fusionner
task todo reminder tâche faire
reminder alarm notification rappel alarme sonner
calendar ics date agenda calendrier
board kanban card list tableau carte
note memo checklist
file document folder upload fichier dossier document envoi
product inventory stock barcode produit inventaire code
dashboard chart figure graph tableau graphique chiffre
activity feed news activité fil
label tag étiquette libellé
sign login password log connexion connecter mot passe identifiant
logout signout déconnexion déconnecter
error problem wrong bug broken erreur problème panne faux
slow time long duration lent temps durée longtemps
phone mobile tablet touch téléphone tablette tactile
browser chrome firefox safari edge navigateur
device computer laptop appareil ordinateur
support contact help question assistance aide demande
simulated fake real invented simulé faux réel inventé vrai
safety security safe sécurité sûr
`

/** Words that say nothing of what is looked for. */
export const stopWords: Readonly<Record<Language, string>> = {
  en: 'a an and are as at be but by can could do does did for from get got had has have how i if in into is it its me my no not of on or our should so that the their them then there they this to was we what when where which who why will with would you your please hello hi thanks thank cairn',
  fr: 'a ai à au aux avec c ce ces cet cette comment d dans de des dois du elle en est et être fait faire il ils j je l la le les leur ma mais me mes mon n ne nous on ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle quels quelles qui quoi s sa sans se ses si son sont sur t te tu un une vos votre vous y bonjour merci cairn',
}
