// Who posts jobs: 60 employers, all invented, those of Alex's mails and notes first.
import type { CompanyDetail } from '#contract/portal/company-shapes.ts'
import type { Bilingual } from '#contract/shared.ts'
import { cities } from '#seed/career/cities.ts'
import { slug } from '#seed/slug.ts'
import { spacedInFrench } from '#seed/typeset.ts'

export const sectors: Readonly<Record<string, Bilingual>> = {
  transport: { en: 'Passenger transport', fr: 'Transport de voyageurs' },
  logistics: { en: 'Logistics', fr: 'Logistique' },
  energy: { en: 'Energy and water', fr: 'Énergie et eau' },
  health: { en: 'Health and care', fr: 'Santé et soin' },
  public: { en: 'Public service', fr: 'Service public' },
  software: { en: 'Software and data', fr: 'Logiciel et données' },
  food: { en: 'Food', fr: 'Alimentation' },
  retail: { en: 'Retail', fr: 'Commerce' },
  finance: { en: 'Banking and insurance', fr: 'Banque et assurance' },
  industry: { en: 'Industry', fr: 'Industrie' },
  construction: { en: 'Building', fr: 'Bâtiment' },
  education: { en: 'Education and research', fr: 'Enseignement et recherche' },
  culture: { en: 'Culture and media', fr: 'Culture et médias' },
  services: { en: 'Business services', fr: 'Services aux entreprises' },
}

const SIZES = ['1-10', '11-50', '51-250', '251-1000', '1001+'] as const

/** name | sector | size 1 to 5 | city | founded | days until the first answer | answers in a hundred, and below it in English | in French */
const text = `
Halden Energy | energy | 4 | Rotterdam | 1974 | 6 | 92
Buys and sells electricity for two million homes, and is known for forecasts that it publishes before they come true. | Achète et vend l’électricité de deux millions de foyers, et publie ses prévisions avant qu’elles se vérifient.
Port de Sète | logistics | 3 | Sète | 1927 | 4 | 97
A harbour of livestock, oil, ferries and oysters, run by people who know each ship by its horn. | Un port de bétail, d’huile, de ferries et d’huîtres, tenu par des gens qui reconnaissent chaque navire à sa corne.
Lumen Santé | health | 4 | Lyon | 1989 | 11 | 81
Eleven clinics around the Rhône that share their laboratories, their kitchens and one way of counting. | Onze cliniques autour du Rhône qui partagent laboratoires, cuisines et une même façon de compter.
Orsay Logistics | logistics | 4 | Orsay | 1998 | 15 | 64
Moves parcels by night between seven depots and a good part of the south of Paris. | Transporte la nuit des colis entre sept dépôts et une bonne partie du sud de Paris.
Rivet & Rye | retail | 3 | Manchester | 2009 | 17 | 58
Sells working clothes that last, online and in twelve shops with a sewing machine in the window. | Vend des vêtements de travail qui durent, en ligne et dans douze boutiques avec une machine à coudre en vitrine.
Fournils Associés | food | 4 | Lyon | 1983 | 12 | 70
A hundred and forty bakeries under one cooperative, which throws away less bread every year. | Cent quarante boulangeries réunies en coopérative, qui jettent chaque année un peu moins de pain.
Okapi Health | health | 3 | Bruxelles | 2016 | 10 | 83
Makes waiting lists of hospitals shorter, with software that doctors agree to use. | Raccourcit les listes d’attente des hôpitaux, avec un logiciel que les médecins acceptent d’utiliser.
Nordaval | industry | 4 | Charleroi | 1951 | 13 | 77
Rolls and cuts steel for bridges, lifts and the odd roller coaster. | Lamine et découpe l’acier des ponts, des ascenseurs et, parfois, d’un grand huit.
Blanchisserie Centrale | health | 3 | Lyon | 1966 | 9 | 88
Washes eleven tonnes of linen a day for the hospitals of the region, and returns every sheet. | Lave onze tonnes de linge par jour pour les hôpitaux de la région, et rend chaque drap.
Véro Mobilité | transport | 4 | Lyon | 1994 | 8 | 85
Trams, buses and a funicular in three cities, with one ticket for all of them. | Trams, bus et un funiculaire dans trois villes, avec un seul billet pour tous.
Clinique des Monts | health | 3 | Lyon | 1931 | 20 | 61
A clinic above the city with ninety beds, an orchard and a long waiting list. | Une clinique au-dessus de la ville : quatre-vingt-dix lits, un verger et une longue liste d’attente.
Ville de Brume | public | 4 | Brume | 1790 | 24 | 93
The administration of a town of sixty thousand on a river that it has to watch. | L’administration d’une ville de soixante mille habitants, au bord d’une rivière à surveiller.
Transports du Rhône | transport | 5 | Lyon | 1946 | 9 | 79
Runs the regional buses between the Beaujolais and the Ardèche, school runs included. | Exploite les cars régionaux entre le Beaujolais et l’Ardèche, ramassage scolaire compris.
Institut Régional | education | 3 | Lyon | 1972 | 18 | 90
Studies how a region lives, works and moves, and lends its data to whoever asks. | Étudie comment une région vit, travaille et se déplace, et prête ses données à qui les demande.
Nordlys Analytics | software | 2 | Göteborg | 2014 | 5 | 95
Forecasts for ferries and, from this winter, for buses; nineteen people and a sauna. | Prévisions pour les ferries et, dès cet hiver, pour les bus ; dix-neuf personnes et un sauna.
Verkehrsverbund Oberland | transport | 3 | Thun | 1991 | 14 | 87
Trains, boats, buses and cable cars of one valley, on one timetable. | Les trains, bateaux, bus et téléphériques d’une vallée, sur un seul horaire.
Brightwell Water | energy | 4 | Bristol | 1989 | 12 | 74
Brings water to the west of England and is learning to lose less of it on the way. | Amène l’eau dans l’ouest de l’Angleterre et apprend à en perdre moins en route.
Tidewater Ferries | transport | 3 | Galway | 1978 | 7 | 91
Nine ships to the islands, in all weathers that the harbour master allows. | Neuf navires vers les îles, par tous les temps que le capitaine du port autorise.
Lignes du Jura | transport | 2 | Lons-le-Saunier | 1923 | 16 | 82
A small railway and its buses, where the driver waits for the school bell. | Un petit chemin de fer et ses cars, où le conducteur attend la sonnerie de l’école.
Atelier Nord | services | 2 | Lyon | 2011 | 6 | 98
Maps and studies for cities that want to know where their people walk. | Cartes et études pour les villes qui veulent savoir où marchent leurs habitants.
Brume Télécom | software | 4 | Brume | 1999 | 10 | 76
Brings fibre to villages that the large operators have forgotten. | Amène la fibre dans les villages que les grands opérateurs ont oubliés.
Compagnie du Léman | transport | 3 | Lausanne | 1873 | 11 | 84
Steamers, cargo and commuters on a lake between two countries. | Vapeurs, fret et navetteurs sur un lac entre deux pays.
Réseau Isère Mobilités | transport | 4 | Grenoble | 1981 | 9 | 86
Publishes how full its buses were every night, and means it. | Publie chaque nuit le remplissage de ses bus, et le prend au sérieux.
Observatoire des Gares | education | 1 | Lyon | 2005 | 19 | 89
Six people who count what happens in stations, platform by platform. | Six personnes qui comptent ce qui se passe dans les gares, quai par quai.
Aster Weather Services | software | 3 | Reading | 1995 | 8 | 80
Frost, wind and road warnings for those who have to go out anyway. | Alertes de gel, de vent et de route pour ceux qui doivent sortir quand même.
Queue Theory | software | 2 | Dublin | 2018 | 7 | 73
Software that tells a hall, a hospital or a harbour how long its queue will be. | Un logiciel qui dit à une salle, un hôpital ou un port quelle sera la longueur de sa file.
Severn Parcel | logistics | 5 | Gloucester | 1985 | 13 | 66
Four hundred vans, nine depots and a chair with a history. | Quatre cents camionnettes, neuf dépôts et une chaise qui a une histoire.
Musées Réunis | culture | 3 | Lyon | 1958 | 22 | 88
Seven museums with one pass, from silk looms to a natural history of rivers. | Sept musées pour un seul passe, des métiers à soie à l’histoire naturelle des fleuves.
Université de la Confluence | education | 5 | Lyon | 1896 | 25 | 94
Twenty-eight thousand students, five campuses, and lecture halls from three centuries. | Vingt-huit mille étudiants, cinq campus et des amphithéâtres de trois siècles.
Cap Carrières | services | 2 | Lyon | 2002 | 3 | 99
Advises people who change their work, and teaches what the change needs. | Conseille celles et ceux qui changent de travail, et enseigne ce qu’il faut pour cela.
Banque des Deux Rives | finance | 5 | Strasbourg | 1887 | 14 | 71
A cooperative bank on both banks of the Rhine, with tellers who speak two languages. | Une banque coopérative sur les deux rives du Rhin, avec des guichets bilingues.
Mutuelle du Phare | finance | 4 | Brest | 1934 | 12 | 83
Insures fishing boats, farms and families at the end of the land. | Assure bateaux de pêche, fermes et familles au bout de la terre.
Alpes Crédit | finance | 3 | Annecy | 1969 | 16 | 69
Lends to hotels, sawmills and young households in the mountains. | Prête aux hôtels, aux scieries et aux jeunes ménages de montagne.
Harrow & Pike | finance | 3 | Edinburgh | 1911 | 18 | 62
Keeps the books of eight hundred small companies in Scotland. | Tient la comptabilité de huit cents petites entreprises en Écosse.
Maison Vidal | food | 3 | Toulouse | 1952 | 10 | 78
Preserves, soups and cassoulet for shops that read labels. | Conserves, soupes et cassoulets pour les magasins qui lisent les étiquettes.
Laiterie du Bocage | food | 4 | Caen | 1948 | 11 | 75
Collects the milk of four hundred farms and makes butter, cheese and a little noise at dawn. | Collecte le lait de quatre cents fermes et en fait du beurre, du fromage et un peu de bruit à l’aube.
Grünkorn | food | 3 | Freiburg im Breisgau | 1979 | 9 | 86
Organic flour, oats and muesli from the Rhine valley to half of Europe. | Farines, avoines et mueslis biologiques, de la vallée du Rhin à la moitié de l’Europe.
Comptoir des Halles | retail | 5 | Nantes | 1962 | 21 | 55
Three hundred neighbourhood shops that open early and know their customers. | Trois cents magasins de quartier qui ouvrent tôt et connaissent leurs clients.
Papier Plume | retail | 2 | Bordeaux | 2006 | 8 | 90
Stationery, pens and patience, online and in nine small shops. | Papeterie, stylos et patience, en ligne et dans neuf petites boutiques.
Vélos Marguerite | retail | 3 | Bruxelles | 2012 | 7 | 87
Sells, repairs and lends bicycles, and has a workshop in every third street. | Vend, répare et prête des vélos, avec un atelier toutes les trois rues.
Librairies du Canal | culture | 3 | Montréal | 1986 | 12 | 81
Fourteen bookshops along the water and a warehouse that smells of paper. | Quatorze librairies au bord de l’eau et un entrepôt qui sent le papier.
Radio Littoral | culture | 2 | Lorient | 1982 | 15 | 77
News, weather and music for the coast, from a studio above the fish market. | Infos, météo et musique pour la côte, depuis un studio au-dessus de la criée.
Éditions de l’Ancre | culture | 2 | Genève | 1993 | 20 | 84
Textbooks and travel books in three languages. | Manuels scolaires et récits de voyage en trois langues.
Bauhof Rhein | construction | 4 | Mannheim | 1957 | 13 | 68
Builds schools, bridges and swimming pools between Basel and Cologne. | Construit des écoles, des ponts et des piscines entre Bâle et Cologne.
Charpentes Morin | construction | 3 | Rennes | 1938 | 9 | 82
Timber frames for houses, halls and one church tower a year. | Charpentes en bois pour maisons, halles et un clocher par an.
Rénova Toit | construction | 3 | Lille | 2010 | 11 | 72
Insulates old brick houses so that their owners can turn the heating down. | Isole de vieilles maisons de brique pour que l’on puisse y baisser le chauffage.
Gleann Builders | construction | 3 | Cork | 1988 | 14 | 70
Homes, surgeries and small stations in the south of Ireland. | Logements, cabinets médicaux et petites gares dans le sud de l’Irlande.
Usines Fabre | industry | 4 | Saint-Étienne | 1904 | 12 | 74
Bearings and bicycle chains, made where ribbons used to be woven. | Roulements et chaînes de vélo, fabriqués là où l’on tissait des rubans.
Précision Horlogère du Doubs | industry | 3 | Besançon | 1922 | 15 | 80
Small turned parts for watches, pacemakers and satellites. | Petites pièces décolletées pour montres, stimulateurs cardiaques et satellites.
Isarwerk | industry | 5 | München | 1919 | 17 | 65
Lifts and escalators, and the people who answer when one stops. | Ascenseurs et escaliers mécaniques, et les gens qui répondent quand l’un s’arrête.
Solaire du Midi | energy | 3 | Montpellier | 2008 | 8 | 85
Solar roofs on warehouses, schools and vineyards. | Toitures solaires sur entrepôts, écoles et domaines viticoles.
Eaux de Wallonie Centrale | energy | 4 | Namur | 1976 | 18 | 91
Drinking water for three hundred communes, and the pipes under them. | L’eau potable de trois cents communes, et les tuyaux qui passent dessous.
Hydro Laurentides | energy | 5 | Montréal | 1963 | 16 | 78
Dams, lines and winters: electricity for the north of the province. | Barrages, lignes et hivers : l’électricité du nord de la province.
Hôpital Sainte-Claire | health | 5 | Lausanne | 1842 | 21 | 89
A teaching hospital with eleven hundred beds and a view of the lake. | Un hôpital universitaire de onze cents lits, avec vue sur le lac.
Aidance | health | 3 | Nantes | 2001 | 6 | 93
Helps four thousand people to go on living at home. | Aide quatre mille personnes à continuer de vivre chez elles.
Région Bords de Loire | public | 5 | Tours | 1982 | 28 | 95
Trains, secondary schools and training for a region of rivers. | Trains, lycées et formation pour une région de fleuves.
Stad Linde | public | 4 | Gent | 1830 | 23 | 92
Runs the services of a Flemish town where every second trip is by bicycle. | Gère les services d’une ville flamande où un trajet sur deux se fait à vélo.
Kanton Hochtal | public | 4 | Chur | 1803 | 19 | 96
Roads, snow, schools and statistics of a mountain canton. | Routes, neige, écoles et statistiques d’un canton de montagne.
Papaye Studio | software | 2 | Lyon | 2015 | 5 | 88
Builds websites that also work on an old telephone in a tunnel. | Construit des sites qui marchent aussi sur un vieux téléphone dans un tunnel.
Cobalt Systems | software | 4 | Toronto | 2003 | 10 | 67
Ticket machines, gates and the software that decides whether they open. | Distributeurs de billets, portillons, et le logiciel qui décide s’ils s’ouvrent.
`

/** With the place where each is at home. */
export interface SeedCompany extends CompanyDetail {
  readonly cityId: string
}

export const companies: readonly SeedCompany[] = text
  .trim()
  .split('\n')
  .flatMap((line, index, lines): SeedCompany[] => {
    if (index % 2 === 1) return []
    const [name = '', sector = '', size, cityName, founded, answersInDays, answersPct] = line
      .split('|')
      .map((part) => part.trim())
    const [en = '', fr = ''] = (lines[index + 1] ?? '').split('|').map((part) => part.trim())
    const city = cities.find((one) => one.name === cityName)
    if (!city) throw new Error(`No such city: ${cityName}`)
    return [
      {
        id: slug(name),
        name,
        sector,
        sectorLabel: sectors[sector] ?? { en: sector, fr: sector },
        size: SIZES[Number(size) - 1] ?? '1-10',
        about: { en, fr: spacedInFrench(fr) },
        city: city.name,
        cityId: city.id,
        countryCode: city.countryCode,
        founded: Number(founded),
        answersInDays: Number(answersInDays),
        answersPct: Number(answersPct),
      },
    ]
  })
