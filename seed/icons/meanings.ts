// What people call the things that icons show, in English and French: a line a meaning, the words of icon names before the bar, what is searched behind
// it. One text and no list of words, so that none of them is taken for the name of an icon that the app shows.
export const iconMeanings = `
home house|main start dashboard building accueil maison domicile foyer
user person account|profile people human member avatar contact utilisateur personne profil compte membre humain
users people group groups team|crowd members community everyone équipe groupe utilisateurs personnes gens communauté
search magnifying find|look seek lens loupe zoom recherche rechercher chercher trouver
settings cog cog6 gear adjustments tune sliders|preferences options configuration configure control réglages paramètres préférences configurer engrenage
trash delete remove backspace|bin garbage rubbish discard erase throw waste corbeille poubelle supprimer effacer enlever jeter
add plus create|new more insert ajouter créer nouveau plus insérer
minus remove|less subtract reduce moins retirer réduire soustraire
x close cancel clear|cross dismiss exit abort no fermer annuler croix quitter non
check done tick verified|ok yes confirm complete accept valid correct finished cocher coche valider terminé fait oui accepter
edit pencil pen create mode|write modify change rename compose modifier écrire crayon stylo éditer changer renommer
save floppy bookmark|store keep disk enregistrer sauvegarder disquette garder conserver
download arrow cloud|get import receive save télécharger recevoir importer descendre
upload arrow cloud|send put export publish téléverser envoyer importer publier
share ios forward link|send distribute spread partager partage transmettre diffuser
link insert chain|url address hyperlink connect lien adresse chaîne relier
mail email envelope inbox|letter message post courriel lettre enveloppe message courrier
chat message bubble forum comment sms textsms|talk conversation speech discuss reply discussion bavarder parler conversation commentaire
phone call telephone smartphone|ring dial mobile contact téléphone appel appeler portable
video videocam movie film|camera record cinema watch vidéo caméra cinéma filmer
camera photo image picture|photograph snapshot shoot appareil photo image cliché
image photo picture panorama wallpaper|photograph gallery illustration images galerie tableau
music note audio audiotrack headphones headset|song sound listen musique son chanson écouter casque
volume speaker sound|audio loud noise volume son haut-parleur bruit
mic microphone|voice record speak dictate micro voix parler dicter enregistrement
play start resume|run begin video lecture lire démarrer jouer commencer
pause stop|wait break hold halt pause arrêter attendre suspendre
stop square block|halt end finish arrêt arrêter fin
calendar event date today schedule days|day month week appointment agenda calendrier jour mois semaine rendez-vous date événement
clock time schedule watch alarm access|hour minute timer when horloge heure temps minute montre réveil
timer hourglass stopwatch|countdown wait duration sablier minuteur chronomètre durée compte
alarm bell notifications notification|alert reminder ring remind alerte rappel cloche sonnette notification avertir
bell notifications|alert ring reminder cloche alerte notification sonnerie
star grade favorite|rate bookmark like favourite important étoile favori noter important
heart favorite|love like favourite health coeur amour aimer favori santé
bookmark flag label|save favourite marker signet marque-page favori repère
flag report|mark country report banner drapeau signaler pays marquer
tag label sell loyalty|category price keyword étiquette catégorie prix mot-clé
folder|directory files archive dossier répertoire classeur
file document description article|paper page sheet fichier document papier page feuille
text document article notes subject|paragraph read words texte article paragraphe lire
copy clipboard duplicate content|clone paste copier copie dupliquer presse-papiers
paste clipboard content|insert coller presse-papiers insérer
cut scissors content|clip trim couper ciseaux découper
print printer|paper imprimer imprimante papier
attach attachment paperclip clip|file join joindre pièce jointe trombone attacher
archive box inventory|store keep old archiver archives boîte carton
lock locked security https|secure private password safe verrou verrouiller cadenas sécurité privé
unlock open lock|free access déverrouiller ouvrir libre accès
key vpn password|login access unlock secret clé clef mot passe
shield security safety verified|protect safe guard bouclier protéger sécurité protection
fingerprint finger|biometric identity touch empreinte doigt identité biométrie
login log in enter|sign-in connect connexion connecter entrer identifier
logout log out exit leave|sign-out disconnect déconnexion sortir quitter
eye visibility preview|view see show look watch oeil voir montrer afficher visible
eye off visibility slash|hide hidden invisible blind cacher masquer invisible caché
info information circle|about details help informations détails propos
help question live|support ask faq aide question support pourquoi
warning alert exclamation triangle report|danger caution error attention avertissement danger alerte
error alert exclamation|problem wrong fail erreur problème échec faux
bug report ant|insect error defect issue bogue insecte défaut anomalie
wrench build handyman tool construction|repair fix mechanic maintenance clé outil réparer maintenance
tool hammer hardware build construction|tools fix marteau outils chantier construction
code terminal braces command|program developer script programming développeur programmer programmation script
terminal command console|shell prompt line terminal commande console invite
database storage dns server|data sql store base données stockage serveur
server storage dns|host rack computer serveur hébergement ordinateur
cloud|sky weather online storage nuage ciel météo en-ligne
wifi network signal|wireless internet connection réseau sans-fil internet connexion
bluetooth|wireless connect sans-fil connecter
offline off cloud wifi slash|disconnected unplugged no-network hors-ligne déconnecté coupé
globe public language world earth|international planet web monde planète terre globe langue
language translate|speak tongue international langue traduire traduction
map|plan location geography carte plan géographie
pin map location place room marker|position address where gps lieu adresse position endroit repère
compass explore navigation|direction north boussole direction nord explorer
navigation near directions arrow|route gps direction itinéraire
route directions alt|way path road trip itinéraire chemin route trajet
bus directions transit transportation|coach public transport autobus car transport bus
train subway tram railway|rail metro station gare métro rail
car directions drive garage|automobile vehicle voiture auto véhicule conduire
truck local shipping|lorry delivery freight camion livraison transport
bike pedal directions bicycle|cycle vélo bicyclette cycliste
walk directions hiking run|pedestrian foot step marcher marche piéton pied
plane flight airplane airport travel paper|fly trip aircraft avion vol voyage aéroport
boat sailing directions anchor|ship sea harbour port bateau navire mer
rocket launch|start boost space fusée lancer espace décollage
gift card giftcard redeem|present surprise cadeau présent offrir
cake birthday|anniversary party celebrate gâteau anniversaire fête
cart shopping basket bag|buy store purchase shop panier achat acheter courses caddie
shop store storefront shopping bag|market retail boutique magasin marché commerce
credit card payment|pay bank visa carte bancaire payer paiement
money dollar currency payments paid attach banknotes|cash price cost pay argent prix coût monnaie espèces
euro currency|money europe argent monnaie
pound currency sterling|money livre
bank account balance library building|finance money banque finance argent
wallet account balance|money purse portefeuille argent
receipt percent refund|bill invoice ticket reçu facture ticket addition
calculator calculate functions|math sum count calculatrice calculer compter
percent percentage discount|rate sale pourcentage pourcent remise taux
chart bar graph stats analytics assessment|statistics diagram report graphique statistiques diagramme histogramme
pie chart donut|share part statistics camembert secteur part
trending up arrow growth|increase rise progress hausse croissance augmenter progression
trending down arrow|decrease fall loss baisse chute diminuer perte
activity monitor heart pulse|health beat heartbeat activité pouls battement
presentation chart present slideshow|slides talk présentation diaporama diapositive
table grid view|spreadsheet rows columns tableau grille tableur
list bullet queue format|items lines todo liste éléments puces
todo checklist list task check clipboard document|tasks work things tâches liste tâche faire
grid view apps squares|tiles mosaic grille mosaïque tuiles
columns view column board|kanban layout colonnes tableau disposition
layout view dashboard template web|page structure mise-en-page disposition modèle
menu bars hamburger dehaze|navigation lines list menu navigation
more ellipsis horizontal vertical|dots options others plus autres points
filter funnel alt|refine narrow sort filtrer filtre entonnoir affiner
sort order arrows swap|arrange rank trier tri ordre classer
refresh sync rotate arrow autorenew cached path|reload update again actualiser recharger synchroniser rafraîchir
undo uturn arrow back reply restore|revert back cancel annuler défaire revenir rétablir
redo arrow uturn forward|again repeat rétablir refaire
history restore clock manage|past log recent historique passé récent journal
repeat loop replay|again cycle répéter boucle recommencer
shuffle random|mix aléatoire mélanger hasard
left arrow chevron back west|previous gauche précédent retour
right arrow chevron forward east|next droite suivant avancer
up arrow chevron north upward|top above haut monter dessus
down arrow chevron south downward|bottom below bas descendre dessous
expand maximize fullscreen open unfold pointing out|enlarge bigger agrandir plein-écran étendre
collapse minimize compress close fullscreen pointing in|shrink smaller réduire rétrécir
external open launch new top|outside window externe ouvrir fenêtre nouvel-onglet
move drag open with|displace drag déplacer glisser bouger
zoom in plus magnifying|closer enlarge agrandir rapprocher
zoom out minus magnifying|farther shrink éloigner réduire
crop|cut trim frame rogner recadrer
rotate crop screen|turn spin tourner pivoter rotation
flip reflect|mirror reverse miroir retourner inverser
palette color colors swatch lens|paint art theme couleur palette peinture thème
brush paint format|art draw pinceau peindre dessiner peinture
droplet water drop opacity invert|liquid wet goutte eau liquide
eyedropper colorize dropper|pick colour pipette couleur
bold format|strong thick gras épais
italic format|slanted italique penché
underline format underlined|line souligné souligner
align format left center right justify|text paragraph aligner alignement centrer
type text fields title font format|letter typography police lettre typographie texte
quote format|citation blockquote citation guillemets
hash tag numbers hashtag|number sign dièse numéro
at symbol alternate email|arobase mention address
sun light wb sunny mode|day bright weather soleil jour clair lumière
moon dark night bedtime nightlight mode|sleep evening lune nuit sombre
weather cloud sun partly thermostat|forecast météo temps climat
rain umbrella water drizzle|wet weather pluie parapluie averse
snow snowing ac snowflake|cold winter neige froid hiver
wind air|breeze blow vent air souffle
storm thunderstorm lightning bolt flash zap|thunder electricity orage éclair foudre tonnerre
bolt flash zap lightning electric|energy power fast éclair énergie rapide électricité
fire whatshot local flame|hot burn popular feu flamme chaud populaire
leaf eco spa grass nature|plant green ecology feuille plante écologie nature vert
tree park forest nature|wood plant arbre forêt bois parc
flower florist local|plant garden fleur jardin
mountain landscape terrain filter hdr|hill montagne paysage sommet cairn
pets cruelty|animal dog cat paw animal chien chat patte
food restaurant dining lunch fastfood|eat meal kitchen manger repas nourriture cuisine restaurant
coffee cafe local|tea drink cup hot café thé boire tasse
drink bar local wine liquor|glass alcohol verre boisson vin bière
pizza local|food italian manger
bed hotel bedtime king single|sleep night room lit dormir hôtel chambre
key door front meeting room|entrance exit porte entrée sortie
chair seat event weekend|sit furniture chaise siège fauteuil canapé
light bulb lightbulb idea tips|lamp bright invention ampoule idée lampe lumière
battery full charging half|power charge energy batterie pile charge énergie
plug power electrical outlet|socket electricity prise courant électricité
power settings new|on off switch shutdown marche arrêt éteindre allumer
toggle switch on off|enable disable interrupteur basculer activer
computer desktop laptop monitor device|screen pc mac ordinateur écran portable
tablet device ipad|screen touch tablette écran
keyboard|type keys clavier taper touches
mouse cursor pointer|click souris curseur clic
cpu chip memory developer|processor hardware processeur puce mémoire
hard drive disk storage sd save|memory disque stockage mémoire
usb|key stick port clé
qr code scanner|barcode scan code-barres scanner
radio podcasts|broadcast music antenne émission
tv television live|screen watch télé télévision écran
gamepad games sports esports puzzle|play controller jeu jouer manette
puzzle piece extension|plugin module jigsaw pièce module extension
book open menu auto stories library|read literature livre lire lecture bibliothèque
library books local building|reading bibliothèque livres
school academic cap|education learn study university graduate école étude apprendre formation université diplôme
science beaker biotech|laboratory experiment chemistry laboratoire chimie expérience
briefcase work business|job career office company travail emploi métier bureau entreprise carrière
building office business apartment corporate|company firm bureau immeuble entreprise bâtiment
award badge trophy emoji military workspace|medal prize win récompense médaille prix trophée
trophy emoji events|win cup champion coupe victoire gagner
target gps adjust track crosshair center|aim goal focus cible but objectif viser
thumb thumbs up hand|like agree approve pouce aimer approuver
thumb thumbs down hand|dislike disagree pouce désapprouver
hand raised front back pan tool|stop palm wave main arrêt
smile face mood sentiment satisfied emoji|happy emotion sourire content heureux humeur
frown face sad mood sentiment dissatisfied bad|unhappy triste mécontent malheureux
baby child stroller care|kid infant enfant bébé
family restroom|parents kids famille
accessible accessibility wheelchair|disability handicap handicapé accessibilité fauteuil
hearing ear|listen deaf audition oreille sourd
medical health local hospital services cross|doctor care medicine santé hôpital médecin soin
pill medication vaccines|medicine drug pharmacy médicament pilule pharmacie
sport sports fitness exercise|ball training sport entraînement gym
party celebration popper|celebrate festival fête célébration
scale balance law gavel|justice weigh legal balance justice loi droit
vote ballot how poll|election survey voter élection sondage
megaphone campaign|announce marketing loud mégaphone annonce campagne
rss feed|news blog subscribe flux actualités abonnement
newspaper|news press article journal presse actualités
send paper plane airplane|submit post mail envoyer soumettre
reply arrow uturn all|answer respond répondre réponse
forward arrow right|next pass transférer suivant
inbox stack tray arrow|mail receive boîte-de-réception courrier réception
draft drafts edit note|unfinished brouillon
spam report gmailerrorred|junk indésirable pourriel
layers stack square|levels overlap couches calques pile
package box inventory cube|parcel delivery product colis paquet boîte produit
cube box view|3d block solid cube bloc
circle radio button fiber|round dot cercle rond point
square crop din checkbox|box shape carré case
triangle change warning play|shape triangle
hexagon octagon|shape polygon hexagone
infinity all inclusive|endless infini sans-fin
crown workspace premium|king royal couronne roi
sparkles auto awesome|magic new shine ai étincelles magie brillant nouveau
robot smart toy|bot android machine assistant automate
identification badge id card contact|identity card carte identité
contacts book contact users|address people carnet contacts répertoire
translate language g|word tongue traduire langues
signature draw gesture pen|sign write signer dessiner
scan scanner document viewfinder|read numériser lire
loading hourglass pending sync loader|wait progress chargement attente progression
speed gauge shutter|fast performance vitesse rapide
copyright|law rights droits auteur
closed captioning caption subtitles|text subtitles sous-titres
`
