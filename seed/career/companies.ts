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
Halden Energy supplies electricity to two million homes in the Netherlands and publishes its demand forecasts. | Halden Energy fournit de l’électricité à deux millions de foyers aux Pays-Bas et publie ses prévisions de consommation.
Port de Sète | logistics | 3 | Sète | 1927 | 4 | 97
Port de Sète handles livestock, oil, ferries and fishing boats on the Mediterranean coast. | Le Port de Sète accueille bétail, hydrocarbures, ferries et bateaux de pêche sur la côte méditerranéenne.
Lumen Santé | health | 4 | Lyon | 1989 | 11 | 81
Lumen Santé runs eleven clinics along the Rhône and the Saône, with shared laboratories and kitchens. | Lumen Santé gère onze cliniques le long du Rhône et de la Saône, avec des laboratoires et cuisines communs.
Orsay Logistics | logistics | 4 | Orsay | 1998 | 15 | 64
Orsay Logistics delivers parcels overnight from seven depots south of Paris. | Orsay Logistics livre des colis de nuit à partir de sept dépôts au sud de Paris.
Rivet & Rye | retail | 3 | Manchester | 2009 | 17 | 58
Rivet & Rye sells durable workwear online and in twelve shops with a repair service. | Rivet & Rye vend des vêtements de travail durables, en ligne et dans douze boutiques avec service de réparation.
Fournils Associés | food | 4 | Lyon | 1983 | 12 | 70
Fournils Associés is a cooperative of 140 bakeries, with a programme to reduce food waste. | Fournils Associés est une coopérative de 140 boulangeries, engagée contre le gaspillage alimentaire.
Okapi Health | health | 3 | Bruxelles | 2016 | 10 | 83
Okapi Health develops software that helps hospitals to shorten their waiting lists. | Okapi Health développe des logiciels qui aident les hôpitaux à réduire leurs listes d’attente.
Nordaval | industry | 4 | Charleroi | 1951 | 13 | 77
Nordaval rolls and cuts steel for bridges, lifts and machine builders. | Nordaval lamine et découpe l’acier pour les ponts, les ascenseurs et les constructeurs de machines.
Blanchisserie Centrale | health | 3 | Lyon | 1966 | 9 | 88
Blanchisserie Centrale washes eleven tonnes of linen a day for the hospitals of the region. | La Blanchisserie Centrale lave onze tonnes de linge par jour pour les hôpitaux de la région.
Véro Mobilité | transport | 4 | Lyon | 1994 | 8 | 85
Véro Mobilité operates trams, buses and a funicular in three cities, with a single ticket. | Véro Mobilité exploite trams, bus et un funiculaire dans trois villes, avec un billet unique.
Clinique des Monts | health | 3 | Lyon | 1931 | 20 | 61
Clinique des Monts is a 90-bed private clinic in the hills above the city. | La Clinique des Monts est un établissement privé de 90 lits, sur les hauteurs de la ville.
Ville de Brume | public | 4 | Brume | 1790 | 24 | 93
Ville de Brume is the administration of a riverside city of 60,000 inhabitants. | La Ville de Brume est l’administration d’une commune de 60 000 habitants au bord d’une rivière.
Transports du Rhône | transport | 5 | Lyon | 1946 | 9 | 79
Transports du Rhône runs regional coaches between the Beaujolais and the Ardèche, school services included. | Transports du Rhône exploite les cars régionaux entre le Beaujolais et l’Ardèche, ramassage scolaire compris.
Institut Régional | education | 3 | Lyon | 1972 | 18 | 90
Institut Régional carries out studies on housing, work and travel, and publishes its data. | L’Institut Régional mène des études sur le logement, le travail et les déplacements, et publie ses données.
Nordlys Analytics | software | 2 | Göteborg | 2014 | 5 | 95
Nordlys Analytics is a company of nineteen people that provides demand forecasts for ferry and bus operators. | Nordlys Analytics, une équipe de dix-neuf personnes, fournit des prévisions de demande aux exploitants de ferries et de bus.
Verkehrsverbund Oberland | transport | 3 | Thun | 1991 | 14 | 87
Verkehrsverbund Oberland coordinates trains, boats, buses and cable cars on one regional timetable. | Le Verkehrsverbund Oberland coordonne trains, bateaux, bus et téléphériques sur un horaire régional unique.
Brightwell Water | energy | 4 | Bristol | 1989 | 12 | 74
Brightwell Water supplies drinking water in the west of England and is investing in leak reduction. | Brightwell Water distribue l’eau potable dans l’ouest de l’Angleterre et investit dans la réduction des fuites.
Tidewater Ferries | transport | 3 | Galway | 1978 | 7 | 91
Tidewater Ferries runs nine ships to the islands off the west coast of Ireland, all year round. | Tidewater Ferries dessert toute l’année, avec neuf navires, les îles de la côte ouest de l’Irlande.
Lignes du Jura | transport | 2 | Lons-le-Saunier | 1923 | 16 | 82
Lignes du Jura operates a local railway and the buses that connect with it. | Lignes du Jura exploite une ligne ferroviaire locale et les cars en correspondance.
Atelier Nord | services | 2 | Lyon | 2011 | 6 | 98
Atelier Nord is a consultancy that prepares maps and studies on walking and public space for local authorities. | Atelier Nord est un bureau d’études qui réalise cartes et études sur la marche et l’espace public pour les collectivités.
Brume Télécom | software | 4 | Brume | 1999 | 10 | 76
Brume Télécom builds and runs fibre networks in rural areas. | Brume Télécom construit et exploite des réseaux de fibre optique en zone rurale.
Compagnie du Léman | transport | 3 | Lausanne | 1873 | 11 | 84
Compagnie du Léman operates passenger boats and cargo services on Lake Geneva. | La Compagnie du Léman assure le transport de passagers et de fret sur le lac Léman.
Réseau Isère Mobilités | transport | 4 | Grenoble | 1981 | 9 | 86
Réseau Isère Mobilités runs the buses of the Grenoble area and publishes its occupancy figures every day. | Réseau Isère Mobilités exploite les bus de l’agglomération grenobloise et publie chaque jour leur taux de remplissage.
Observatoire des Gares | education | 1 | Lyon | 2005 | 19 | 89
Observatoire des Gares is a research body of six people that studies how stations are used. | L’Observatoire des Gares est un organisme d’étude de six personnes, spécialiste des usages des gares.
Aster Weather Services | software | 3 | Reading | 1995 | 8 | 80
Aster Weather Services provides frost, wind and road warnings to transport and public services. | Aster Weather Services fournit des alertes de gel, de vent et de route aux transporteurs et aux services publics.
Queue Theory | software | 2 | Dublin | 2018 | 7 | 73
Queue Theory develops software that forecasts waiting times for hospitals, ports and venues. | Queue Theory développe un logiciel de prévision des temps d’attente pour hôpitaux, ports et salles.
Severn Parcel | logistics | 5 | Gloucester | 1985 | 13 | 66
Severn Parcel delivers parcels from nine depots with a fleet of four hundred vans. | Severn Parcel livre des colis à partir de neuf dépôts, avec quatre cents camionnettes.
Musées Réunis | culture | 3 | Lyon | 1958 | 22 | 88
Musées Réunis manages seven museums with one pass, from silk weaving to natural history. | Musées Réunis gère sept musées avec un passe commun, du tissage de la soie à l’histoire naturelle.
Université de la Confluence | education | 5 | Lyon | 1896 | 25 | 94
Université de la Confluence has 28,000 students on five campuses. | L’Université de la Confluence accueille 28 000 étudiants sur cinq campus.
Cap Carrières | services | 2 | Lyon | 2002 | 3 | 99
Cap Carrières advises people who are changing careers and offers the training they need. | Cap Carrières conseille les personnes en reconversion et leur propose des formations adaptées.
Banque des Deux Rives | finance | 5 | Strasbourg | 1887 | 14 | 71
Banque des Deux Rives is a cooperative bank with branches on both banks of the Rhine. | La Banque des Deux Rives est une banque coopérative présente des deux côtés du Rhin.
Mutuelle du Phare | finance | 4 | Brest | 1934 | 12 | 83
Mutuelle du Phare insures fishing businesses, farms and families in Brittany. | La Mutuelle du Phare assure entreprises de pêche, exploitations agricoles et familles en Bretagne.
Alpes Crédit | finance | 3 | Annecy | 1969 | 16 | 69
Alpes Crédit finances hotels, sawmills and households in the Alps. | Alpes Crédit finance hôtels, scieries et ménages dans les Alpes.
Harrow & Pike | finance | 3 | Edinburgh | 1911 | 18 | 62
Harrow & Pike provides accounting services to eight hundred small businesses in Scotland. | Harrow & Pike assure la comptabilité de huit cents petites entreprises en Écosse.
Maison Vidal | food | 3 | Toulouse | 1952 | 10 | 78
Maison Vidal makes preserves, soups and cassoulet for independent shops. | Maison Vidal fabrique conserves, soupes et cassoulets pour les commerces indépendants.
Laiterie du Bocage | food | 4 | Caen | 1948 | 11 | 75
Laiterie du Bocage collects the milk of four hundred farms and produces butter and cheese. | La Laiterie du Bocage collecte le lait de quatre cents fermes et produit beurre et fromages.
Grünkorn | food | 3 | Freiburg im Breisgau | 1979 | 9 | 86
Grünkorn produces organic flour, oats and muesli in the Rhine valley and sells them across Europe. | Grünkorn produit farines, flocons et mueslis biologiques dans la vallée du Rhin et les vend dans toute l’Europe.
Comptoir des Halles | retail | 5 | Nantes | 1962 | 21 | 55
Comptoir des Halles runs three hundred neighbourhood food shops. | Comptoir des Halles exploite trois cents magasins alimentaires de proximité.
Papier Plume | retail | 2 | Bordeaux | 2006 | 8 | 90
Papier Plume sells stationery and pens online and in nine shops. | Papier Plume vend papeterie et stylos, en ligne et dans neuf boutiques.
Vélos Marguerite | retail | 3 | Bruxelles | 2012 | 7 | 87
Vélos Marguerite sells, repairs and rents out bicycles in its own shops and workshops. | Vélos Marguerite vend, répare et loue des vélos dans ses propres magasins et ateliers.
Librairies du Canal | culture | 3 | Montréal | 1986 | 12 | 81
Librairies du Canal runs fourteen bookshops and a central warehouse. | Librairies du Canal exploite quatorze librairies et un entrepôt central.
Radio Littoral | culture | 2 | Lorient | 1982 | 15 | 77
Radio Littoral broadcasts news, weather and music along the coast of southern Brittany. | Radio Littoral diffuse informations, météo et musique sur la côte sud de la Bretagne.
Éditions de l’Ancre | culture | 2 | Genève | 1993 | 20 | 84
Éditions de l’Ancre publishes textbooks and travel books in three languages. | Les Éditions de l’Ancre publient manuels scolaires et récits de voyage en trois langues.
Bauhof Rhein | construction | 4 | Mannheim | 1957 | 13 | 68
Bauhof Rhein builds schools, bridges and swimming pools along the Rhine. | Bauhof Rhein construit des écoles, des ponts et des piscines le long du Rhin.
Charpentes Morin | construction | 3 | Rennes | 1938 | 9 | 82
Charpentes Morin designs and builds timber frames for houses and public buildings. | Charpentes Morin conçoit et pose des charpentes en bois pour maisons et bâtiments publics.
Rénova Toit | construction | 3 | Lille | 2010 | 11 | 72
Rénova Toit specialises in the insulation and roofing of older houses. | Rénova Toit est spécialiste de l’isolation et de la toiture des maisons anciennes.
Gleann Builders | construction | 3 | Cork | 1988 | 14 | 70
Gleann Builders builds homes, surgeries and small stations in the south of Ireland. | Gleann Builders construit logements, cabinets médicaux et petites gares dans le sud de l’Irlande.
Usines Fabre | industry | 4 | Saint-Étienne | 1904 | 12 | 74
Usines Fabre manufactures bearings and bicycle chains. | Les Usines Fabre fabriquent des roulements et des chaînes de vélo.
Précision Horlogère du Doubs | industry | 3 | Besançon | 1922 | 15 | 80
Précision Horlogère du Doubs makes small turned parts for watchmaking, medical devices and space. | Précision Horlogère du Doubs fabrique de petites pièces décolletées pour l’horlogerie, le médical et le spatial.
Isarwerk | industry | 5 | München | 1919 | 17 | 65
Isarwerk manufactures, installs and maintains lifts and escalators. | Isarwerk fabrique, installe et entretient ascenseurs et escaliers mécaniques.
Solaire du Midi | energy | 3 | Montpellier | 2008 | 8 | 85
Solaire du Midi installs solar roofs on warehouses, schools and wineries. | Solaire du Midi installe des toitures solaires sur entrepôts, écoles et domaines viticoles.
Eaux de Wallonie Centrale | energy | 4 | Namur | 1976 | 18 | 91
Eaux de Wallonie Centrale supplies drinking water to three hundred communes and maintains the network. | Eaux de Wallonie Centrale distribue l’eau potable à trois cents communes et entretient le réseau.
Hydro Laurentides | energy | 5 | Montréal | 1963 | 16 | 78
Hydro Laurentides produces and distributes hydroelectricity in the north of Québec. | Hydro Laurentides produit et distribue l’hydroélectricité du nord du Québec.
Hôpital Sainte-Claire | health | 5 | Lausanne | 1842 | 21 | 89
Hôpital Sainte-Claire is a teaching hospital with 1,100 beds. | L’Hôpital Sainte-Claire est un hôpital universitaire de 1 100 lits.
Aidance | health | 3 | Nantes | 2001 | 6 | 93
Aidance supports four thousand people who live at home with care. | Aidance accompagne quatre mille personnes dans leur maintien à domicile.
Région Bords de Loire | public | 5 | Tours | 1982 | 28 | 95
Région Bords de Loire is responsible for regional trains, secondary schools and vocational training. | La Région Bords de Loire est responsable des trains régionaux, des lycées et de la formation professionnelle.
Stad Linde | public | 4 | Gent | 1830 | 23 | 92
Stad Linde runs the public services of a part of Ghent where half of all trips are made by bicycle. | La Stad Linde gère les services publics d’une partie de Gand où un trajet sur deux se fait à vélo.
Kanton Hochtal | public | 4 | Chur | 1803 | 19 | 96
Kanton Hochtal is responsible for roads, schools and statistics in a mountain canton. | Le Kanton Hochtal est responsable des routes, des écoles et de la statistique d’un canton de montagne.
Papaye Studio | software | 2 | Lyon | 2015 | 5 | 88
Papaye Studio designs and develops websites for public and cultural organisations. | Papaye Studio conçoit et développe des sites web pour les structures publiques et culturelles.
Cobalt Systems | software | 4 | Toronto | 2003 | 10 | 67
Cobalt Systems makes ticket machines and access gates for public transport, and the software that runs them. | Cobalt Systems fabrique distributeurs de billets et portillons pour les transports publics, avec leurs logiciels.
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
