// Where jobs are and searches begin: 300 cities, the larger ones of each country first. Coordinates to a kilometre.
import type { Place } from '#contract/portal/job-shapes.ts'
import { slug } from '#seed/slug.ts'

/** A line in brackets begins a country and a time zone; `Name lat lng` after it, with semicolons between. */
const text = `
[FR Europe/Paris]
Paris 48.86 2.35; Marseille 43.30 5.37; Lyon 45.76 4.84; Toulouse 43.60 1.44; Nice 43.70 7.27; Nantes 47.22 -1.55; Montpellier 43.61 3.88; Strasbourg 48.58 7.75; Bordeaux 44.84 -0.58; Lille 50.63 3.06; Rennes 48.11 -1.68; Reims 49.26 4.03; Saint-Étienne 45.44 4.39; Toulon 43.12 5.93; Le Havre 49.49 0.11; Grenoble 45.19 5.72; Dijon 47.32 5.04; Angers 47.47 -0.56; Nîmes 43.84 4.36; Villeurbanne 45.77 4.88; Clermont-Ferrand 45.78 3.08; Aix-en-Provence 43.53 5.45; Le Mans 48.00 0.20; Brest 48.39 -4.49; Tours 47.39 0.69; Amiens 49.89 2.30; Annecy 45.90 6.13; Limoges 45.83 1.26; Metz 49.12 6.18; Perpignan 42.70 2.90; Besançon 47.24 6.02; Orléans 47.90 1.91; Rouen 49.44 1.10; Mulhouse 47.75 7.34; Caen 49.18 -0.37; Nancy 48.69 6.18; Saint-Denis 48.94 2.36; Montreuil 48.86 2.44; Avignon 43.95 4.81; Dunkerque 51.03 2.38; Poitiers 46.58 0.34; Versailles 48.80 2.13; La Rochelle 46.16 -1.15; Pau 43.30 -0.37; Cannes 43.55 7.02; Antibes 43.58 7.12; Calais 50.95 1.86; Béziers 43.34 3.22; Colmar 48.08 7.36; Bourges 47.08 2.40; Quimper 48.00 -4.10; Valence 44.93 4.89; Lorient 47.75 -3.37; Chambéry 45.57 5.92; Niort 46.32 -0.46; Troyes 48.30 4.07; Sète 43.40 3.70; Vannes 47.66 -2.76; Saint-Nazaire 47.27 -2.21; Saint-Malo 48.65 -2.03; Bayonne 43.49 -1.48; Angoulême 45.65 0.16; Belfort 47.64 6.86; Évreux 49.03 1.15; Chartres 48.45 1.48; Arles 43.68 4.63; Albi 43.93 2.15; Laval 48.07 -0.77; Bourg-en-Bresse 46.21 5.23; Mâcon 46.31 4.83; Roanne 46.04 4.07; Vienne 45.53 4.87; Villefranche-sur-Saône 45.99 4.72; Orsay 48.70 2.19; Massy 48.73 2.27; Évry 48.63 2.44; Cergy 49.04 2.06; Créteil 48.79 2.46; Nanterre 48.89 2.21; Saint-Quentin-en-Yvelines 48.78 2.04; Lons-le-Saunier 46.67 5.55; Brume 45.37 5.02; Nevers 46.99 3.16; Auxerre 47.80 3.57; Blois 47.59 1.33; Tarbes 43.23 0.08; Montauban 44.02 1.35; Périgueux 45.18 0.72; Cahors 44.45 1.44; Rodez 44.35 2.57; Aurillac 44.93 2.44; Le Puy-en-Velay 45.04 3.88; Gap 44.56 6.08; Digne-les-Bains 44.09 6.24; Ajaccio 41.92 8.74; Bastia 42.70 9.45; Cherbourg 49.64 -1.62; Saint-Brieuc 48.51 -2.76; Beauvais 49.43 2.08; Saint-Omer 50.75 2.25; Arras 50.29 2.78; Valenciennes 50.36 3.52; Charleville-Mézières 49.77 4.72; Épinal 48.17 6.45; Thionville 49.36 6.17; Roubaix 50.69 3.17; Tourcoing 50.72 3.16; Cholet 47.06 -0.88; Saint-Quentin 49.85 3.29; Châteauroux 46.81 1.69; Alès 44.13 4.08; Narbonne 43.18 3.00; Carcassonne 43.21 2.35; Fréjus 43.43 6.74; Castres 43.61 2.24; Vichy 46.13 3.43; Dieppe 49.92 1.08; Haguenau 48.82 7.79; Montélimar 44.56 4.75; Oyonnax 46.26 5.66; Bourgoin-Jallieu 45.59 5.28
[BE Europe/Brussels]
Bruxelles 50.85 4.35; Antwerpen 51.22 4.40; Gent 51.05 3.72; Charleroi 50.41 4.44; Liège 50.63 5.57; Brugge 51.21 3.22; Namur 50.47 4.87; Leuven 50.88 4.70; Mons 50.45 3.95; Mechelen 51.03 4.48; La Louvière 50.48 4.19; Kortrijk 50.83 3.27; Hasselt 50.93 5.34; Oostende 51.22 2.92; Tournai 50.61 3.39; Verviers 50.59 5.87; Louvain-la-Neuve 50.67 4.61; Arlon 49.68 5.82; Wavre 50.72 4.61; Zaventem 50.88 4.47; Seraing 50.58 5.50; Eupen 50.63 6.03
[LU Europe/Luxembourg]
Luxembourg 49.61 6.13; Esch-sur-Alzette 49.50 5.98
[CH Europe/Zurich]
Zürich 47.38 8.54; Genève 46.20 6.15; Basel 47.56 7.59; Lausanne 46.52 6.63; Bern 46.95 7.45; Winterthur 47.50 8.72; Luzern 47.05 8.31; St. Gallen 47.42 9.38; Lugano 46.00 8.95; Biel 47.14 7.25; Thun 46.76 7.63; Fribourg 46.81 7.16; Neuchâtel 46.99 6.93; La Chaux-de-Fonds 47.10 6.83; Sion 46.23 7.36; Yverdon-les-Bains 46.78 6.64; Zug 47.17 8.52; Chur 46.85 9.53; Vevey 46.46 6.84; Nyon 46.38 6.24; Montreux 46.43 6.91; Delémont 47.37 7.34; Aarau 47.39 8.05; Interlaken 46.69 7.86; Martigny 46.10 7.07; Bulle 46.62 7.06
[CA America/Toronto]
Montréal 45.50 -73.57; Toronto 43.65 -79.38; Québec 46.81 -71.21; Ottawa 45.42 -75.70; Gatineau 45.48 -75.70; Laval-sur-le-Lac 45.53 -73.86; Sherbrooke 45.40 -71.89; Trois-Rivières 46.34 -72.54; Longueuil 45.53 -73.52; Hamilton 43.26 -79.87; London (Ontario) 42.98 -81.25; Kitchener 43.45 -80.49; Kingston 44.23 -76.49; Saguenay 48.43 -71.07; Rimouski 48.45 -68.52; Sudbury 46.49 -81.01
[CA America/Halifax]
Halifax 44.65 -63.58; Moncton 46.09 -64.77; Fredericton 45.96 -66.64
[CA America/Winnipeg]
Winnipeg 49.90 -97.14
[CA America/Edmonton]
Calgary 51.05 -114.07; Edmonton 53.55 -113.49
[CA America/Vancouver]
Vancouver 49.28 -123.12; Victoria 48.43 -123.37
[GB Europe/London]
London 51.51 -0.13; Birmingham 52.48 -1.89; Manchester 53.48 -2.24; Glasgow 55.86 -4.25; Leeds 53.80 -1.55; Liverpool 53.41 -2.98; Sheffield 53.38 -1.47; Bristol 51.45 -2.59; Edinburgh 55.95 -3.19; Cardiff 51.48 -3.18; Leicester 52.64 -1.13; Nottingham 52.95 -1.15; Newcastle upon Tyne 54.98 -1.61; Southampton 50.90 -1.40; Brighton 50.82 -0.14; Plymouth 50.38 -4.14; Reading 51.45 -0.97; Aberdeen 57.15 -2.09; Swansea 51.62 -3.94; Belfast 54.60 -5.93; Oxford 51.75 -1.26; Cambridge 52.21 0.12; York 53.96 -1.08; Exeter 50.73 -3.53; Norwich 52.63 1.30; Bath 51.38 -2.36; Dundee 56.46 -2.97; Hull 53.74 -0.33; Portsmouth 50.80 -1.09; Gloucester 51.86 -2.24; Inverness 57.48 -4.22; Derry 55.00 -7.31; Lancaster 54.05 -2.80; Worcester 52.19 -2.22; Dover 51.13 1.31; Stoke-on-Trent 53.00 -2.18; Bradford 53.80 -1.76
[IE Europe/Dublin]
Dublin 53.35 -6.26; Cork 51.90 -8.47; Limerick 52.66 -8.63; Galway 53.27 -9.05; Waterford 52.26 -7.11; Drogheda 53.72 -6.35; Dundalk 54.00 -6.40; Sligo 54.27 -8.47; Kilkenny 52.65 -7.25; Tralee 52.27 -9.70; Athlone 53.42 -7.94; Wexford 52.34 -6.46; Letterkenny 54.95 -7.73; Ennis 52.84 -8.98; Carlow 52.84 -6.93
[DE Europe/Berlin]
Berlin 52.52 13.40; Hamburg 53.55 9.99; München 48.14 11.58; Köln 50.94 6.96; Frankfurt am Main 50.11 8.68; Stuttgart 48.78 9.18; Düsseldorf 51.23 6.78; Leipzig 51.34 12.37; Dortmund 51.51 7.47; Essen 51.46 7.01; Bremen 53.08 8.80; Dresden 51.05 13.74; Hannover 52.37 9.73; Nürnberg 49.45 11.08; Bonn 50.74 7.10; Münster 51.96 7.63; Karlsruhe 49.01 8.40; Mannheim 49.49 8.47; Augsburg 48.37 10.90; Freiburg im Breisgau 47.99 7.85; Aachen 50.78 6.08; Kiel 54.32 10.14; Mainz 49.99 8.25; Saarbrücken 49.24 6.99; Heidelberg 49.40 8.69; Kassel 51.31 9.49; Konstanz 47.66 9.18; Ulm 48.40 9.99; Rostock 54.09 12.14; Erfurt 50.98 11.03
[NL Europe/Amsterdam]
Amsterdam 52.37 4.90; Rotterdam 51.92 4.48; Utrecht 52.09 5.12; Eindhoven 51.44 5.48; Maastricht 50.85 5.69; Groningen 53.22 6.57
[SE Europe/Stockholm]
Göteborg 57.71 11.97; Stockholm 59.33 18.07; Malmö 55.61 13.00
[DK Europe/Copenhagen]
København 55.68 12.57; Aarhus 56.16 10.20
[NO Europe/Oslo]
Oslo 59.91 10.75; Bergen 60.39 5.32
[IT Europe/Rome]
Torino 45.07 7.69; Milano 45.46 9.19; Aosta 45.74 7.32; Genova 44.41 8.93
[ES Europe/Madrid]
Barcelona 41.39 2.17; Bilbao 43.26 -2.93; Girona 41.98 2.82
[AT Europe/Vienna]
Wien 48.21 16.37; Salzburg 47.81 13.05; Innsbruck 47.27 11.39
`

function parse(lines: string): Place[] {
  let [countryCode, zone] = ['', '']
  return lines
    .trim()
    .split('\n')
    .flatMap((line): Place[] => {
      if (line.startsWith('[')) {
        ;[countryCode = '', zone = ''] = line.slice(1, -1).split(' ')
        return []
      }
      return line.split('; ').map((city): Place => {
        const [, name = '', lat, lng] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(city) ?? []
        return { id: slug(`${name} ${countryCode}`), name, countryCode, lat: Number(lat), lng: Number(lng), zone }
      })
    })
}

export const cities: readonly Place[] = parse(text)
