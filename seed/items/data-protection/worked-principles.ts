/** Data protection, worked: what an audit came across, sorted by the principle that it breaches. Joined with the others by seed/items/data-protection.ts. */
import { both, type EmailPool, emailOf, filedIn, folderQuestion, MONTHS, sortingItem } from '#seed/items/sorting.ts'
import type { ItemText } from '#seed/items/source-item.ts'

const TOWNS = ['Dunmore', 'Belmont', 'Corbeil', 'Linden', 'Monteval', 'Norrby', 'Saint-Martin'] as const

interface Facts {
  readonly people: number
  readonly years: number
  readonly year: number
  readonly month: ItemText
}

const keptForever = ({ people, year }: Facts): EmailPool =>
  filedIn(
    'storage',
    emailOf(
      both('Visitors’ books', 'Registres de visiteurs'),
      both(
        `The visitors’ books of the town hall, with names and phone numbers, fill a shelf and go back to ${year}. Nobody looks at them, and no rule asks for them.`,
        `Les registres des visiteurs de la mairie, avec noms et numéros, remontent à ${year} sur une étagère. Personne ne les consulte, et aucune règle ne les demande.`,
      ),
    ),
    emailOf(
      both('Swimming course', 'Cours de natation'),
      both(
        `The pool still has the lists of its course of ${year}: ${people} children, with their parents’ addresses. The course is long over and paid for.`,
        `La piscine a encore les listes de son cours de ${year} : ${people} enfants, avec l’adresse des parents. Le cours est terminé et payé depuis longtemps.`,
      ),
    ),
  )

const tooMuchAsked = ({ month }: Facts): EmailPool =>
  filedIn(
    'minimisation',
    emailOf(
      both('Library card', 'Carte de bibliothèque'),
      both(
        `For a library card, one has to state one’s profession, religion and number of children. The library says it makes no use of these, but the form was always like that.`,
        `Pour une carte de bibliothèque, il faut indiquer profession, religion et nombre d’enfants. La bibliothèque dit ne rien en faire, mais le formulaire a toujours été ainsi.`,
      ),
    ),
    emailOf(
      both('Parking permits', 'Cartes de stationnement'),
      both(
        `Since ${month.en}, whoever wants a resident’s parking permit must upload three full bank statements. The address is all that is looked at.`,
        `Depuis ${month.fr}, qui veut une carte de stationnement résidentiel doit déposer trois relevés bancaires complets. On n’y regarde que l’adresse.`,
      ),
    ),
  )

const otherUse = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'purpose',
    emailOf(
      both('Election letter', 'Lettre électorale'),
      both(
        `In ${month.en}, the mayor took the ${people} addresses from the waste collection list for a letter on his campaign.`,
        `En ${month.fr}, le maire a pris les ${people} adresses du fichier de collecte des déchets pour une lettre de campagne.`,
      ),
    ),
    emailOf(
      both('Day nursery', 'Crèche'),
      both(
        `Phone numbers that parents left with the nursery for emergencies went to a toy shop, which is calling all ${people} of them.`,
        `Les numéros laissés par les parents à la crèche pour les urgences sont allés à un magasin de jouets, qui appelle les ${people} familles.`,
      ),
    ),
  )

const openToAll = ({ people, years }: Facts): EmailPool =>
  filedIn(
    'security',
    emailOf(
      both('One password for all', 'Un mot de passe pour tous'),
      both(
        `The social benefits of ${people} families are in a system whose only password hangs next to the printer. It hasn’t changed for ${years} years.`,
        `Les aides sociales de ${people} familles sont dans un système dont l’unique mot de passe est affiché près de l’imprimante. Il n’a pas changé depuis ${years} ans.`,
      ),
    ),
    emailOf(
      both('Files in the corridor', 'Dossiers dans le couloir'),
      both(
        `While the office is painted, ${people} housing files stand in open boxes in the public corridor, overnight as well.`,
        `Pendant la peinture du bureau, ${people} dossiers de logement restent dans des cartons ouverts, dans le couloir public, même la nuit.`,
      ),
    ),
  )

const notPutRight = ({ month, years }: Facts): EmailPool =>
  filedIn(
    'accuracy',
    emailOf(
      both('Twice reported', 'Signalé deux fois'),
      both(
        `A woman moved in ${month.en} and told us twice. The system still writes to her old address, where the reminders lie unopened.`,
        `Une habitante a déménagé en ${month.fr} et l’a signalé deux fois. Le système écrit toujours à l’ancienne adresse, où les rappels restent fermés.`,
      ),
    ),
    emailOf(
      both('The late Mr Roux', 'Feu M. Roux, vivant'),
      both(
        `A typing error ${years} years ago made Mr Roux a dead man in the register. He is well and has said so, yet nobody has changed the entry.`,
        `Une faute de frappe a fait de M. Roux un mort au registre, il y a ${years} ans. Il va bien et l’a dit, mais personne n’a corrigé la fiche.`,
      ),
    ),
  )

const asItShouldBe = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('School meals', 'Cantine'),
      both(
        `The canteen knows which of its ${people} children must not have nuts: parents tell it so that the cooks take care. When a child leaves, the entry goes the same week.`,
        `La cantine sait lesquels de ses ${people} enfants ne supportent pas les noix : les parents le disent pour que les cuisiniers y veillent. Au départ d’un enfant, la fiche part dans la semaine.`,
      ),
    ),
    emailOf(
      both('Lost property', 'Objets trouvés'),
      both(
        `Lost property notes names and phone numbers of those who look for something, in a locked drawer. In ${month.en} it shredded all that had been handed out.`,
        `Les objets trouvés notent nom et téléphone de qui cherche quelque chose, dans un tiroir fermé. En ${month.fr}, tout ce qui avait été rendu a été détruit.`,
      ),
    ),
  )

const moreThanNeeded = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'minimisation',
    emailOf(
      both('Proof of age', 'Preuve de l’âge'),
      both(
        `For the wine festival in ${month.en} the copies of ${people} identity cards were kept safely and shredded a day later. They were only to show that each guest was over 18, for which a look would have done.`,
        `Pour la fête du vin, en ${month.fr}, les copies de ${people} cartes d’identité ont été gardées sous clé et détruites le lendemain. Elles ne servaient qu’à prouver la majorité : un coup d’œil aurait suffi.`,
      ),
    ),
    emailOf(
      both('How many come by bicycle', 'Combien viennent à vélo'),
      both(
        `To count bicycles, a camera filmed the faces of ${people} riders for a day. The film was encrypted and gone by the evening, but a counter in the road would have given the same number.`,
        `Pour compter les vélos, une caméra a filmé un jour le visage de ${people} cyclistes. Le film était chiffré et effacé le soir, mais un compteur au sol aurait donné le même nombre.`,
      ),
    ),
  )

const fittingUse = ({ people, year }: Facts): EmailPool =>
  filedIn(
    'none',
    emailOf(
      both('Statistics on loans', 'Statistique des prêts'),
      both(
        `For its yearly statistics the library counts what was lent in each district. It takes the ${people} accounts without names, birthdays or numbers, and publishes totals only.`,
        `Pour sa statistique annuelle, la bibliothèque compte les prêts par quartier. Elle prend les ${people} comptes sans nom, date de naissance ni numéro, et ne publie que des totaux.`,
      ),
    ),
    emailOf(
      both('Town archives', 'Archives municipales'),
      both(
        `By law, the town archives take over the council’s minutes of ${year}, names included, for historians. They are locked away, and the archivist decides who may see what.`,
        `La loi confie aux archives municipales les procès-verbaux de ${year}, noms compris, pour les historiens. Ils sont sous clé, et l’archiviste décide qui peut voir quoi.`,
      ),
    ),
  )

const keptInCase = ({ people, years }: Facts): EmailPool =>
  filedIn(
    'storage',
    emailOf(
      both('Encrypted and forgotten', 'Chiffré et oublié'),
      both(
        `Applications of ${people} people we turned down lie encrypted on a server that three of us can reach. It’s ${years} years now; the time for complaints is long over, but you never know.`,
        `Les candidatures de ${people} personnes refusées sont chiffrées sur un serveur accessible à trois d’entre nous. Cela fait ${years} ans ; le délai de recours est passé, mais on ne sait jamais.`,
      ),
    ),
    emailOf(
      both('Former members', 'Anciens adhérents'),
      both(
        `The music school deletes pupils who leave from its lists. In the backups, though, ${people} of them have been there for ${years} years, since nobody ever set an end to those.`,
        `L’école de musique efface de ses listes les élèves qui partent. Mais ${people} d’entre eux restent dans les sauvegardes depuis ${years} ans, car nul n’en a fixé la fin.`,
      ),
    ),
  )

const mixedUp = ({ people, month }: Facts): EmailPool =>
  filedIn(
    'accuracy',
    emailOf(
      both('Two of the same name', 'Deux homonymes'),
      both(
        `Two women of the same name were merged into one record in ${month.en}. Now the reminders for the unpaid fines of one go to the other under her name. No outsider got in.`,
        `Deux habitantes du même nom ont été réunies en une fiche en ${month.fr}. Les rappels pour les amendes impayées de l’une partent désormais au nom et chez l’autre. Nul n’est entré de l’extérieur.`,
      ),
    ),
    emailOf(
      both('Guessed by the system', 'Deviné par le système'),
      both(
        `Where a date of birth is missing, the new system puts in 1 January 1950 and treats it as true. So ${people} residents were congratulated on a birthday that isn’t theirs.`,
        `S’il manque une date de naissance, le nouveau système met le 1er janvier 1950 et la tient pour vraie. Ainsi ${people} habitants ont reçu des vœux pour un anniversaire qui n’est pas le leur.`,
      ),
    ),
  )

export const principlesAtStake = sortingItem(
  {
    id: 'data-protection-w05',
    family: 'worked-principles-at-stake',
    topic: 'principles-and-bases',
    difficulty: [
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 4],
    ],
    seconds: 300,
  },
  (draws) => {
    const facts: Facts = {
      people: draws.whole(34, 180),
      years: draws.whole(6, 14),
      year: draws.whole(1988, 2009),
      month: draws.one(MONTHS),
    }
    const town = draws.one(TOWNS)
    return {
      stem: both(
        `After an audit in the town of ${town}, ten findings are on your desk. Choose for each one the principle that was breached above all, or “none”.`,
        `Après un audit dans la commune de ${town}, dix constats vous attendent. Choisissez pour chacun le principe enfreint en premier lieu, ou « aucun ».`,
      ),
      questions: folderQuestion(both('Principle', 'Principe'), {
        purpose: both('Purpose limitation', 'Limitation des finalités'),
        minimisation: both('Data minimisation', 'Minimisation des données'),
        accuracy: both('Accuracy', 'Exactitude'),
        storage: both('Storage limitation', 'Limitation de conservation'),
        security: both('Integrity, confidentiality', 'Intégrité, confidentialité'),
        none: both('None: all is well', 'Aucun : tout va bien'),
      }),
      points: [
        {
          label: both('Kept for too long, and too much asked for', 'Gardé trop longtemps, et trop demandé'),
          pools: [keptForever(facts), tooMuchAsked(facts)],
        },
        {
          label: both('Used for something else, and open to anybody', 'Détourné, et ouvert à tous'),
          pools: [otherUse(facts), openToAll(facts)],
        },
        {
          label: both(
            'What was never put right, and what is as it should be',
            'Ce qui reste faux, et ce qui est en ordre',
          ),
          pools: [notPutRight(facts), asItShouldBe(facts)],
        },
        {
          label: both(
            'Well guarded but needless, and new uses that fit',
            'Bien gardé mais inutile, et usages compatibles',
          ),
          pools: [moreThanNeeded(facts), fittingUse(facts)],
        },
        {
          label: both('Kept “in case”, and people mixed up', 'Gardé « au cas où », et personnes confondues'),
          pools: [keptInCase(facts), mixedUp(facts)],
        },
      ],
      why: both(
        'Art. 5(1): data serve the purpose they were collected for (b), are no more than that takes (c), are right (d), go when it’s over (e) and are protected (f). Archives in the public interest and statistics are compatible purposes, with safeguards (Art. 89(1)). Encryption makes nothing necessary.',
        'Art. 5, § 1 : les données servent la finalité de leur collecte (b), s’y limitent (c), sont exactes (d), disparaissent ensuite (e) et sont protégées (f). Archives d’intérêt public et statistiques sont des finalités compatibles, avec des garanties (art. 89, § 1). Le chiffrement ne rend rien nécessaire.',
      ),
    }
  },
)
