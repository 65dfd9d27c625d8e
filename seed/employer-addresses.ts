// Where those work whom Alex knows: a company has one address, whoever of it is among the contacts.

const text = `
Port de Sète | Capitainerie, quai de la République, 34200 Sète
Halden Energy | Wilhelminakade 30, 3072 AR Rotterdam
Nordlys Analytics | Storgatan 24, 411 17 Göteborg
Velora Mobility | Corso Vittorio Emanuele 40, 10123 Torino
Atelier Méridien | 2 rue des Tables-Claudiennes, 69001 Lyon
Lumen Santé | 44 avenue Berthelot, 69007 Lyon
Tidewater Ferries | The Quay, Galway H91 E9XR
Cap Carrières | 5 place Bellevue, 69001 Lyon
Brightwell Water | 11 Mill Lane, Bristol BS1 5TR
Clinique des Monts | 8 montée de la Grande-Côte, 69001 Lyon
Orsay Logistics | 2 rue du Dépôt, 91400 Orsay
Véro Mobilité | 21 boulevard des Brotteaux, 69006 Lyon
Atelier Nord | 11 quai Saint-Vincent, 69001 Lyon
Hérault Mobilités | 12 rue de la République, 34000 Montpellier
Western Counties Transit | 1 Abbey Gate, Galway H91 TF6C
Verkehrsverbund Oberland | Bahnhofstrasse 5, 3600 Thun
Fjordbuss | Fergekaien 2, 7010 Trondheim
Transports del Delta | Carrer Major 8, 43870 Amposta
Streekvervoer Noord | Stationsplein 4, 9726 AE Groningen
Kriti Lines | Odos 25is Avgoustou 10, 712 02 Irakleio
Lagos Mainland Transit | 21 Herbert Macaulay Way, Yaba, Lagos 101245
Kraj Bus | Nádražní 12, 702 00 Ostrava
Cars du Lauragais | 4 avenue de l’Autan, 31000 Toulouse
Cardigan Bay Council | 1 Harbour Street, Aberystwyth SY23 1LN
Lumiboard | 3 rue de l’Optique, 42000 Saint-Étienne
Baltic Telematics | Havnegade 14, 1058 København
Radiolink Sud | 8 avenue des Antennes, 34000 Montpellier
Meridian Hosting | 14 quai des Docks, 13002 Marseille
Kestrel House Estates | 9 rue Casimir-Périer, 69002 Lyon
Parlance Co-operative | 27 montée de la Grande-Côte, 69001 Lyon
Vermeulen & Partners | Chaussée de Wavre 88, 1050 Bruxelles
Imprimerie du Quai | 41 quai Rambaud, 69002 Lyon
McAllister & Daughters | 18 cours Gambetta, 69007 Lyon
Studio Bitume | 3 rue Sébastien-Gryphe, 69007 Lyon
Cartes & Cie | 19 cours Émile-Zola, 69100 Villeurbanne
Severn Parcel | 2 Docks Road, Gloucester GL1 2EH
Okapi Health | Chaussée d’Ixelles 19, 1050 Bruxelles
Rivet & Rye | 3 Loom Street, Manchester M4 6JA
Institut Régional | 32 avenue Berthelot, 69007 Lyon
Université des Deux Rives | 2 quai Claude-Bernard, 69007 Lyon
Ville de Brume | 1 place de la Mairie, 38440 Brume
Plain Signs | 14 Albert Road, Bristol BS2 0XP
Le Courrier des Gares | 9 rue du Repos, 69007 Lyon
Queue Theory | 12 Dame Lane, Dublin 2
Isochrone | 6 rue Saint-Georges, 69005 Lyon
Musée du Tramway | 10 chemin du Dépôt, 69500 Bron
`

/** By the name of the company; none for those who work for themselves. */
export const employerAddresses: ReadonlyMap<string, string> = new Map(
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [company: string, address: string]),
)
