// Names of invented people by where they live or come from, with what a number looks like there; and the streets around Lyon.
import type { Look } from '#seed/portrait.ts'

export interface Origin {
  /** ISO 3166 alpha-2 in small letters. */
  readonly country: string
  readonly skins: readonly NonNullable<Look['skin']>[]
  readonly women: readonly string[]
  readonly men: readonly string[]
  /** `#` is a digit. The numbers are of ranges reserved for fiction where the country has one. */
  readonly phones: readonly string[]
}

const list = (names: string): string[] => names.split(',').map((name) => name.trim())

/** Where those live whom one meets by day: a street is in one town. */
export const streetsNear: readonly string[] = `
rue des Tables-Claudiennes, 69001 Lyon
montée de la Grande-Côte, 69001 Lyon
quai Saint-Vincent, 69001 Lyon
rue Sébastien-Gryphe, 69007 Lyon
avenue Berthelot, 69007 Lyon
cours Émile-Zola, 69100 Villeurbanne
rue de l’Arbre-Sec, 69001 Lyon
place Bellevue, 69001 Lyon
chemin des Ormes, 69500 Bron
rue du Repos, 69007 Lyon
boulevard des Brotteaux, 69006 Lyon
impasse du Lavoir, 69600 Oullins
`
  .trim()
  .split('\n')

export const origins: readonly Origin[] = [
  {
    country: 'fr',
    skins: [0, 1, 1, 2, 4],
    women: list(
      'Adèle Chastaing, Agathe Vuillermoz, Béatrice Ollivier, Capucine Rey, Céline Aubignac, Clémence Duhamel, Édith Lantelme, Élodie Perrachon, Flore Jacquemin, Gaëlle Trividic, Héloïse Mercadier, Jeanne Colombet, Justine Bérard, Ludivine Masson, Manon Etchegaray, Mireille Sauvaget, Océane Bonnefoy, Perrine Delorme, Rose-May Nativel, Solène Kervella, Valérie Grangeon, Zélie Pommier',
    ),
    men: list(
      'Achille Montagnon, Alban Peyrard, Aymeric Lafont, Baptiste Chomel, Cédric Poncet, Corentin Le Bihan, Damien Veyret, Émile Barjavel, Fabrice Lenoir, François-Xavier Bayle, Gaspard Thiollier, Guilhem Castelnau, Jérôme Arnoux, Loïc Madec, Mathurin Peltier, Noël Bassompierre, Octave Renaudin, Quentin Saulnier, Rémi Coquard, Théophile Janvier, Yoann Barthélemy',
    ),
    phones: ['06 39 98 ## ##', '04 65 71 ## ##', '01 99 00 ## ##'],
  },
  {
    country: 'gb',
    skins: [0, 0, 1, 3, 5],
    women: list(
      'Abigail Thwaite, Bronwen Griffiths, Cerys Bevan, Constance Ashworth, Eilidh MacAskill, Florence Okafor, Harriet Penhaligon, Imogen Tate, Mabel Underhill, Morag Sinclair, Nerys Probert, Rosalind Birch',
    ),
    men: list(
      'Alasdair Munro, Bryn Caddick, Cuthbert Lyle, Dafydd Rees, Duncan Fairweather, Ellis Braithwaite, Hamish Rennie, Ivor Trelawny, Leon Baptiste, Malcolm Yarrow, Owain Parry, Toby Winstanley',
    ),
    phones: ['07700 900###', '020 7946 0###', '0113 496 0###'],
  },
  {
    country: 'ie',
    skins: [0, 0, 1],
    women: list('Aoife Brennan, Caoimhe Nolan, Gráinne Ó Dónaill, Róisín Whelan, Sorcha Devlin'),
    men: list('Cathal Doherty, Eoin Mac Giolla, Pádraig Keane, Ruairí Tierney'),
    phones: ['085 012 ####', '01 555 ####'],
  },
  {
    country: 'de',
    skins: [0, 1, 1, 2],
    women: list(
      'Anneliese Büttner, Brigitte Öhlschläger, Carla Weißenberg, Dörte Petersen, Friederike Kühn, Gesa Thomsen, Jutta Straßer, Käthe Lindemann, Mechthild Überreiter, Svenja Grothe',
    ),
    men: list(
      'Detlef Krämer, Eberhard Jäger, Florian Hübner, Götz von Stetten, Henning Claasen, Ingo Schäuffele, Kai-Uwe Möller, Lothar Brandt, Matthias Groß, Torben Hinrichs',
    ),
    phones: ['0171 39200##', '030 23125 ###', '089 99998 ###'],
  },
  {
    country: 'it',
    skins: [1, 2, 2],
    women: list(
      'Annalisa Pezzotti, Benedetta Lo Cascio, Fiorella Zanetti, Ginevra Boscolo, Ornella D’Amico, Silvana Tosi',
    ),
    men: list(
      'Alvise Contarin, Dario Scognamiglio, Ezio Marangon, Gianluca Dell’Orto, Niccolò Fabbri, Raffaele Lo Russo',
    ),
    phones: ['347 555 ####', '011 555 ####'],
  },
  {
    country: 'es',
    skins: [1, 2, 3],
    women: list(
      'Ainhoa Etxeberria, Begoña Llorente, Inmaculada Ríos, Itziar Zubieta, Nieves Cabañas, Rocío Peñalver, Sabela Loureiro',
    ),
    men: list('Álvaro Ibáñez, Eneko Mendizabal, Íñigo Arriaga, Jordi Puigdomènech, Joaquín Sepúlveda, Xoán Castiñeira'),
    phones: ['611 55# ###', '93 555 ## ##'],
  },
  {
    country: 'pt',
    skins: [1, 2, 4],
    women: list('Conceição Brás, Graça Monteiro, Leonor Távora, Luísa Quaresma, Sílvia Araújo'),
    men: list('Afonso Valadares, Gonçalo Teles, João Simões, Rui Magalhães, Tomé Sacramento'),
    phones: ['91 555 ####', '21 555 ####'],
  },
  {
    country: 'br',
    skins: [1, 3, 4, 5],
    women: list('Dandara Nascimento, Iara Figueiredo, Thaís Brandão'),
    men: list('Caetano Assunção, Raí Guimarães, Valdir Conceição'),
    phones: ['(11) 95555-####', '(71) 3555-####'],
  },
  {
    country: 'nl',
    skins: [0, 1, 4],
    women: list('Femke van der Zwaan, Hilde ten Brink, Marijke ’t Hart, Roos Dijkstra, Saskia Bakhuizen'),
    men: list('Daan Oosterhuis, Jelle de Boer, Pieter-Jan Kuyper, Ruben van ’t Veer, Sjoerd Hofstra'),
    phones: ['06 1555 ####', '020 555 ####'],
  },
  {
    country: 'be',
    skins: [0, 1, 2],
    women: list('Godelieve Claes, Séverine Dubois-Lambert, Tine Vanhoutte'),
    men: list('Benoît Wautelet, Jef Nys, Thibault Servais'),
    phones: ['0470 55 ## ##', '02 555 ## ##'],
  },
  {
    country: 'se',
    skins: [0, 0, 2],
    women: list('Åsa Hedlund, Ebba Nyström, Märta Öberg, Signe Wallgren, Ulrika Åkesson'),
    men: list('Axel Söderqvist, Göran Ekström, Måns Lidström, Örjan Fredriksson'),
    phones: ['070-174 06 ##', '08-465 004 ##'],
  },
  {
    country: 'no',
    skins: [0, 0, 1],
    women: list('Astrid Håland, Øyunn Brekke, Ragnhild Ådland'),
    men: list('Håkon Myhre, Ståle Fjeld, Øystein Lie'),
    phones: ['990 12 ###', '215 55 ###'],
  },
  {
    country: 'dk',
    skins: [0, 1],
    women: list('Birgitte Nørgaard, Karoline Ærø'),
    men: list('Jeppe Skovgård, Rasmus Østergaard'),
    phones: ['20 55 ## ##', '33 55 ## ##'],
  },
  {
    country: 'fi',
    skins: [0, 0],
    women: list('Aino Hämäläinen, Sirkka Mäkelä'),
    men: list('Pekka Väisänen, Väinö Räsänen'),
    phones: ['045 555 ####'],
  },
  {
    country: 'pl',
    skins: [0, 1],
    women: list('Bogumiła Ślązak, Elżbieta Gąsior, Jadwiga Żurek, Małgorzata Świątek, Zuzanna Łukasik'),
    men: list('Bartłomiej Dąbrowski, Grzegorz Brzęczyk, Łukasz Ciesielski, Stanisław Żak, Wojciech Śliwa'),
    phones: ['501 555 ###', '22 555 ## ##'],
  },
  {
    country: 'cz',
    skins: [0, 1],
    women: list('Alžběta Říhová, Ludmila Černá, Šárka Hájková'),
    men: list('Jiří Čermák, Ondřej Šťastný, Zdeněk Vlček'),
    phones: ['601 555 ###'],
  },
  {
    country: 'hu',
    skins: [0, 1],
    women: list('Kárpáti Eszter, Szűcs Boglárka'),
    men: list('Kőszegi Ádám, Nagy Zoltán'),
    phones: ['20 555 ####'],
  },
  {
    country: 'ro',
    skins: [1, 2],
    women: list('Ioana Țepeș, Ruxandra Bălan, Ștefania Munteanu'),
    men: list('Horia Câmpeanu, Mihai Știrbei'),
    phones: ['0755 555 ###'],
  },
  {
    country: 'gr',
    skins: [1, 2],
    women: list('Eleni Karagianni, Ασπασία Βλάχου'),
    men: list('Stavros Kouris, Θανάσης Μαυρίδης'),
    phones: ['694 555 ####'],
  },
  {
    country: 'hr',
    skins: [0, 1],
    women: list('Đurđica Šimić, Željka Perković'),
    men: list('Hrvoje Čović, Žarko Vuković'),
    phones: ['091 555 ####'],
  },
  {
    country: 'tr',
    skins: [1, 2],
    women: list('Ayşegül Öztürk, Gülşen Çelik, Nilüfer Işık'),
    men: list('Çağlar Demirbağ, İlhan Şahin, Uğur Güneş'),
    phones: ['0532 555 ## ##'],
  },
  {
    country: 'ma',
    skins: [2, 3, 4],
    women: list('Ghizlane Bennis, Hind Alaoui, Lalla Zineb Tazi, Samira Ouazzani'),
    men: list('Abdelhak Berrada, Driss El Fassi, Youssef Lahlou'),
    phones: ['0661-55####'],
  },
  {
    country: 'dz',
    skins: [2, 3],
    women: list('Djamila Bouzid, Lynda Aït Ahmed'),
    men: list('Mourad Hamdani, Sofiane Kaci'),
    phones: ['0550 55 ## ##'],
  },
  {
    country: 'sn',
    skins: [5, 5, 4],
    women: list('Aïssatou Ndiaye, Coumba Sarr, Mame Diarra Fall'),
    men: list('Cheikh Anta Gueye, Ibrahima Thiam, Ousmane Diouf'),
    phones: ['77 555 ## ##'],
  },
  {
    country: 'ng',
    skins: [5, 5, 4],
    women: list('Adaeze Nwosu, Bukola Ọlájídé, Ngozi Umeh'),
    men: list('Babátúndé Àkàndé, Emeka Ibekwe, Olumide Fáshọlá'),
    phones: ['0803 555 ####'],
  },
  {
    country: 'in',
    skins: [3, 4, 3],
    women: list('Ananya Chatterjee, Kavitha Subramaniam, Meenakshi Iyer, Shreya Kulkarni'),
    men: list('Arjun Mahadevan, Devendra Rathore, Harpreet Singh Gill, Nikhil Bhattacharya'),
    phones: ['98555 #####'],
  },
  {
    country: 'jp',
    skins: [0, 1, 1],
    women: list('Ayaka Fujimoto, Michiko Ōno, 佐藤 美咲'),
    men: list('Daisuke Kōno, Ryōta Shimizu, Takumi Ōtani'),
    phones: ['090-5555-####'],
  },
  {
    country: 'kr',
    skins: [0, 1],
    women: list('Seo-yeon Choi, Ha-eun Lim'),
    men: list('Min-jun Oh, Tae-hyung Bae'),
    phones: ['010-5555-####'],
  },
  {
    country: 'cn',
    skins: [0, 1],
    women: list('Chen Meiling, Liu Xiaoyan'),
    men: list('Guo Jianhong, Sun Haoran'),
    phones: ['139 5555 ####'],
  },
  {
    country: 'vn',
    skins: [1, 2],
    women: list('Nguyễn Thị Thu Hà, Phạm Ngọc Ánh'),
    men: list('Đặng Quốc Bảo, Trần Văn Lộc'),
    phones: ['0905 555 ###'],
  },
  {
    country: 'lb',
    skins: [1, 2],
    women: list('Joumana Khoury, Rima Abou Jaoudé'),
    men: list('Élie Nassar, Ziad Mansour'),
    phones: ['03 555 ###'],
  },
  {
    country: 'ca',
    skins: [0, 1, 3],
    women: list('Geneviève Tremblay-Roy, Winona Cardinal'),
    men: list('Jean-Sébastien Ouellet, Marshall Quan'),
    phones: ['514-555-01##', '604-555-01##'],
  },
  {
    country: 'us',
    skins: [0, 2, 3, 5],
    women: list('Dolores Whitehorse, Keisha Landry, Priscilla Vang'),
    men: list('Desmond Achebe-Ross, Walt Zabriskie, Xavier Thibodeaux'),
    phones: ['(206) 555-01##', '(504) 555-01##'],
  },
]
