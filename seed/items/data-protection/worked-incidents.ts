/** Data protection, worked: incidents that colleagues report, sorted by what has to be done about each. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const HOUSES = ['Linden', 'Saint-Martin', 'Belvedere', 'Rosenhof', 'Corbeil', 'Ashgrove', 'Monte Verde'] as const

interface Facts {
  readonly people: number
  readonly few: number
  readonly days: number
  readonly place: ItemText
}

const PLACES: readonly ItemText[] = [
  both('on the train', 'dans le train'),
  both('in a taxi', 'dans un taxi'),
  both('at the airport', 'à l’aéroport'),
  both('in a café', 'dans un café'),
  both('on the tram', 'dans le tram'),
]

const serious = ({ people, days, place }: Facts): EmailPool =>
  filedIn(
    'people',
    emailOf(
      both('Laptop stolen', 'Ordinateur volé'),
      both(
        `My laptop was stolen ${place.en} this morning. The disk isn’t encrypted, and the full health records of ${people} patients are on it.`,
        `On m’a volé mon ordinateur ${place.fr} ce matin. Le disque n’est pas chiffré et contient les dossiers médicaux complets de ${people} patients.`,
      ),
    ),
    emailOf(
      both('Members’ data for sale', 'Données d’adhérents en vente'),
      both(
        `The names, bank details and unencrypted passwords of ${people} members are for sale on a forum. They come from our database; I’ve checked ten.`,
        `Les noms, coordonnées bancaires et mots de passe en clair de ${people} adhérents sont en vente sur un forum. Ils viennent de notre base : j’en ai vérifié dix.`,
      ),
    ),
    emailOf(
      both('Reports open to everyone', 'Rapports ouverts à tous'),
      both(
        `For ${days} days, ${people} psychological reports, with names, could be read on our website without a login. Search engines have copied them.`,
        `Pendant ${days} jours, ${people} bilans psychologiques nominatifs étaient lisibles sur notre site sans mot de passe. Des moteurs de recherche les ont copiés.`,
      ),
    ),
  )

const harmless = ({ few }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Odd message', 'Message étrange'),
      both(
        'Someone wrote to me asking for my password. I deleted it at once and clicked on nothing. Just so that you know.',
        'On m’a écrit pour me demander mon mot de passe. J’ai supprimé aussitôt et n’ai cliqué sur rien. C’est pour information.',
      ),
    ),
    emailOf(
      both('Price list', 'Liste de prix'),
      both(
        `Our new price list went to a competitor by mistake. It has ${few} services and their prices in it, nothing else.`,
        `Notre nouvelle liste de prix est partie par erreur chez un concurrent. Elle contient ${few} prestations et leurs prix, rien d’autre.`,
      ),
    ),
    emailOf(
      both('Water in the cellar', 'De l’eau à la cave'),
      both(
        `The cellar was flooded: ${few} boxes of blank forms and old brochures are ruined. No files were kept down there.`,
        `La cave a été inondée : ${few} cartons de formulaires vierges et de vieilles brochures sont perdus. Aucun dossier ne s’y trouvait.`,
      ),
    ),
  )

const protectedLoss = ({ people, few, place }: Facts): EmailPool =>
  filedIn(
    'record',
    emailOf(
      both('USB stick', 'Clé USB'),
      both(
        `I left a USB stick ${place.en}, with ${people} clients’ files. It’s encrypted, its long passphrase is written down nowhere, and we have everything on the server.`,
        `J’ai oublié une clé USB ${place.fr}, avec les fiches de ${people} clients. Elle est chiffrée, sa longue phrase secrète n’est notée nulle part, et nous avons tout sur le serveur.`,
      ),
    ),
    emailOf(
      both('Sent to our lawyer', 'Envoyé à notre avocate'),
      both(
        `A list with ${few} names meant for the trainer went to our own lawyer. She is bound to secrecy, deleted it within minutes and has confirmed that in writing.`,
        `Une liste de ${few} noms destinée au formateur est partie chez notre avocate. Tenue au secret, elle l’a supprimée en quelques minutes et l’a confirmé par écrit.`,
      ),
    ),
    emailOf(
      both('Tablet gone', 'Tablette disparue'),
      both(
        `Two encrypted tablets have been missing since last night. Both were locked with strong passwords, we wiped them remotely before anyone switched them on, and all ${few} files are in the backup.`,
        `Deux tablettes chiffrées manquent depuis hier soir. Verrouillées par des mots de passe solides, elles ont été effacées à distance avant tout démarrage, et les ${few} fiches sont dans la sauvegarde.`,
      ),
    ),
  )

const contactsTaken = ({ people, days }: Facts): EmailPool =>
  filedIn(
    'authority',
    emailOf(
      both('Former colleague', 'Ancien collègue'),
      both(
        `A salesman who left us has copied the names and work email addresses of ${people} customers and is now writing to them for his own firm. He took nothing else.`,
        `Un commercial qui nous a quittés a copié les noms et adresses e-mail professionnelles de ${people} clients, et leur écrit désormais pour sa propre entreprise. Il n’a rien pris d’autre.`,
      ),
    ),
    emailOf(
      both('Ransomware in the workshop', 'Rançongiciel à l’atelier'),
      both(
        `Ransomware has locked ${people} customers’ repair orders. Nothing was copied, but there was no backup: typing it all in again from paper took ${days} days, and repairs were late.`,
        `Un rançongiciel a bloqué les ordres de réparation de ${people} clients. Rien n’a été copié, mais sans sauvegarde : tout ressaisir à partir du papier a pris ${days} jours, et des réparations ont pris du retard.`,
      ),
    ),
  )

const quicklyOver = ({ few, people }: Facts): EmailPool =>
  filedIn(
    'record',
    emailOf(
      both('Ransomware, over', 'Rançongiciel, terminé'),
      both(
        `Ransomware got onto one PC. The ${people} files on it were encrypted by us with a key that’s kept elsewhere, the logs show that nothing left, and after three hours all was back.`,
        `Un rançongiciel a atteint un poste. Les ${people} fiches y étaient chiffrées par nous avec une clé gardée ailleurs, les journaux montrent que rien n’est sorti, et après trois heures tout était revenu.`,
      ),
    ),
    emailOf(
      both('Wrong attachment', 'Mauvaise pièce jointe'),
      both(
        `I sent Thursday’s list of participants, ${few} names and work addresses, to the people of last week’s course. I called at once; all have deleted it.`,
        `J’ai envoyé la liste des participants de jeudi, ${few} noms et adresses professionnelles, aux personnes du cours précédent. J’ai appelé aussitôt ; toutes l’ont supprimée.`,
      ),
    ),
  )

const outOfReach = ({ people, few }: Facts): EmailPool =>
  filedIn(
    'people',
    emailOf(
      both('Records out of reach', 'Dossiers inaccessibles'),
      both(
        `Since the attack two days ago nobody can open the patient records. ${few} operations have been put off, and ${people} patients are affected.`,
        `Depuis l’attaque d’il y a deux jours, personne ne peut ouvrir les dossiers des patients. ${few} opérations sont reportées, et ${people} patients sont touchés.`,
      ),
    ),
    emailOf(
      both('To all applicants', 'À tous les candidats'),
      both(
        `I sent an invitation to ${people} applicants and attached the table with everyone’s date of birth, social security number and illnesses by mistake.`,
        `J’ai envoyé une invitation à ${people} candidats en y joignant par erreur le tableau avec la date de naissance, le numéro de sécurité sociale et les maladies de chacun.`,
      ),
    ),
  )

const notPersonal = ({ few, days }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('System off', 'Système arrêté'),
      both(
        `The patient system was off for ${few} minutes last night: the update that was announced ${days} days before. Everything works as it should.`,
        `Le système des patients était arrêté ${few} minutes cette nuit : la mise à jour annoncée ${days} jours plus tôt. Tout fonctionne comme prévu.`,
      ),
    ),
    emailOf(
      both('Published too early', 'Publié trop tôt'),
      both(
        `The yearly figures went online ${days} days early: beds, meals and energy, in totals for the whole group. I’ve taken them down.`,
        `Les chiffres annuels sont parus ${days} jours trop tôt : lits, repas et énergie, en totaux pour tout le groupe. Je les ai retirés.`,
      ),
    ),
  )

const atTheProvider = ({ people }: Facts): EmailPool =>
  filedIn(
    'authority',
    emailOf(
      both('Our newsletter provider', 'Notre prestataire d’infolettre'),
      both(
        `Our newsletter provider tells us that an intruder has copied our ${people} subscribers’ names and email addresses from its servers. It’s their fault, so I’d leave it to them.`,
        `Notre prestataire d’infolettre nous apprend qu’un intrus a copié sur ses serveurs les noms et adresses e-mail de nos ${people} abonnés. C’est sa faute, je le laisserais donc faire.`,
      ),
    ),
    emailOf(
      both('Booking tool', 'Outil de réservation'),
      both(
        `The company that runs our table bookings writes: someone has read the names and phone numbers of ${people} of our guests. They haven’t told anyone but us.`,
        `La société qui gère nos réservations de table nous écrit : quelqu’un a lu les noms et numéros de téléphone de ${people} de nos clients. Elle n’a prévenu que nous.`,
      ),
    ),
  )

export const incidentsReported = sortingItem(
  {
    id: 'data-protection-w02',
    family: 'worked-incidents-reported',
    topic: 'security-and-breaches',
    difficulty: [
      [1, 1],
      [3, 2],
      [4, 4],
      [5, 5],
    ],
    seconds: 240,
  },
  (draws) => {
    const house = draws.one(HOUSES)
    const facts: Facts = {
      people: draws.whole(120, 980),
      few: draws.whole(11, 29),
      days: draws.whole(4, 9),
      place: draws.one(PLACES),
    }
    return {
      stem: both(
        `You are the data protection officer of the ${house} group, which runs clinics, hotels and garages. Colleagues report eight incidents: choose what the law requires for each one, and no more.`,
        `À la protection des données du groupe ${house}, qui exploite des cliniques, des hôtels et des garages, vous recevez huit signalements de collègues. Choisissez pour chacun ce que la loi exige, sans plus.`,
      ),
      questions: folderQuestion(both('What to do', 'Que faire'), {
        none: both('Nothing: no data breach', 'Rien : pas une violation'),
        record: both('Record it internally', 'L’inscrire au registre interne'),
        authority: both('Notify the authority', 'Notifier à l’autorité'),
        people: both('Notify authority and people', 'Prévenir autorité et personnes'),
      }),
      points: [
        {
          label: both('A high risk, and no personal data at all', 'Un risque élevé, et aucune donnée personnelle'),
          pools: [serious(facts), harmless(facts)],
        },
        {
          label: both('A loss without a risk, and one with a risk', 'Une perte sans risque, et une avec'),
          pools: [protectedLoss(facts), contactsTaken(facts)],
        },
        {
          label: both('Over at once, or with grave effects', 'Vite réglé, ou lourd de conséquences'),
          pools: [quicklyOver(facts), outOfReach(facts)],
        },
        {
          label: both(
            'Planned or without names, and a breach at a provider',
            'Prévu ou sans noms, et une violation chez un prestataire',
          ),
          pools: [notPersonal(facts), atTheProvider(facts)],
        },
      ],
      why: both(
        'Every breach is recorded (Art. 33(5)). The authority is notified unless a risk to people is unlikely (Art. 33(1)), also when it happened at a processor; the people are told when the risk is high (Art. 34(1)).',
        'Toute violation est inscrite au registre (art. 33, § 5). Elle est notifiée à l’autorité sauf si un risque pour les personnes est improbable (art. 33, § 1), même survenue chez un sous-traitant ; les personnes sont informées si le risque est élevé (art. 34, § 1).',
      ),
    }
  },
)
