// The texts of invented contacts, by circle: their jobs, how Alex met them, notes.

export interface Dealt {
  readonly once: readonly string[]
  readonly often: readonly string[]
}

export interface ContactCircle {
  /** The tags' ids. */
  readonly tags: readonly string[]
  /** Title, company and the domain of its addresses. */
  readonly jobs: readonly (readonly [title: string, company: string, domain: string])[]
  /** `once`: what can be true of one of them only. */
  readonly met: Dealt
  readonly notes: Dealt
  /** Whether the address is their home; else their workplace. */
  readonly isPrivate?: boolean
}

/** By id. */
export const contactTags = {
  colleagues: 'Colleagues',
  customers: 'Customers',
  suppliers: 'Suppliers',
  recruiters: 'Recruiters',
  'former-colleagues': 'Former colleagues',
  family: 'Family',
  friends: 'Friends',
  neighbours: 'Neighbours',
  services: 'Services',
  conference: 'Conference',
  choir: 'Choir',
  climbing: 'Climbing',
  mentors: 'Mentors',
} as const

export const circles: readonly ContactCircle[] = [
  {
    tags: ['customers'],
    jobs: [
      ['Timetable planner', 'Cars du Lauragais', 'lauragais-cars.example'],
      ['Operations manager', 'Streekvervoer Noord', 'streeknoord.example'],
      ['Control room supervisor', 'Western Counties Transit', 'wct.example'],
      ['Ticketing lead', 'Hérault Mobilités', 'herault-mobilites.example'],
      ['Data officer', 'Transports del Delta', 'tdelta.example'],
      ['Depot manager', 'Kraj Bus', 'krajbus.example'],
      ['Customer information', 'Fjordbuss', 'fjordbuss.example'],
      ['Route development', 'Verkehrsverbund Oberland', 'vvo.example'],
      ['Fleet engineer', 'Kriti Lines', 'kritilines.example'],
      ['School transport coordinator', 'Cardigan Bay Council', 'cardiganbay.example'],
    ],
    met: {
      once: [
        'Wrote the first support ticket I ever answered at Kestrelway.',
        'Sat next to me in the night bus on the ride-along.',
      ],
      often: [
        'Kick-off workshop for the arrivals boards, in their depot.',
        'Introduced by Liam at the user day.',
        'Came to our office when the feed broke for two days.',
      ],
    },
    notes: {
      once: [
        'Knows the stop names by heart, including the ones that were renamed in 1994.',
        'Very patient with the duplicate stops. Owes us nothing; we owe a cake.',
        'Speaks for the drivers’ council as well.',
      ],
      often: [
        'Prefers a call before nine, while the buses are out.',
        'Wants the delay figures as medians. Averages start an argument.',
        'Sends spreadsheets with merged cells. Ask for the export instead.',
        'Signs off every change to the holiday timetable.',
        'Their feed is in local time. It is always the winter-time bug.',
        'Only reachable on the mobile during school holidays.',
      ],
    },
  },
  {
    tags: ['suppliers'],
    jobs: [
      ['Service technician', 'Lumiboard', 'lumiboard.example'],
      ['Logistics', 'Lumiboard', 'lumiboard.example'],
      ['SIM fleet manager', 'Radiolink Sud', 'radiolinksud.example'],
      ['Hosting engineer', 'Meridian Hosting', 'meridianhosting.example'],
      ['Invoicing', 'Meridian Hosting', 'meridianhosting.example'],
      ['Integration developer', 'Baltic Telematics', 'baltictelematics.example'],
      ['Translator', 'Parlance Co-operative', 'parlance.example'],
      ['Speech recordings', 'Studio Bitume', 'studiobitume.example'],
      ['Map data', 'Cartes & Cie', 'cartes-et-cie.example'],
    ],
    met: {
      once: [
        'Took over from Ruth when she moved to field work.',
        'Found the fault in the display firmware with us, over three evenings.',
        'Their stand at the transport fair had the good coffee.',
      ],
      often: ['Omar’s contact from before Kestrelway.'],
    },
    notes: {
      once: [
        'Says eight weeks and means eleven.',
        'Has a spare modem in the car at all times.',
        'Contract runs out in spring; Liam has the dates.',
        'Can say “Villefranche-de-Rouergue” eleven ways.',
      ],
      often: ['Invoices go to Zeynep, not to me.', 'Answers within the hour, on Sundays too. Do not take advantage.'],
    },
  },
  {
    tags: ['recruiters'],
    jobs: [
      ['Recruiter', 'Halden Energy', 'haldenenergy.example'],
      ['Talent partner', 'Velora Mobility', 'velora.example'],
      ['Human resources', 'Clinique des Monts', 'cliniquedesmonts.example'],
      ['Hiring manager, planning', 'Orsay Logistics', 'orsaylogistics.example'],
      ['Consultant', 'Cap Carrières', 'cap-carrieres.example'],
      ['People team', 'Lumen Santé', 'lumensante.example'],
      ['Pricing team', 'Véro Mobilité', 'veromobilite.example'],
      ['Talent acquisition', 'Atelier Nord', 'ateliernord.example'],
    ],
    met: {
      once: [],
      often: [
        'Wrote to me about a post that did not fit, and was nice about it.',
        'Job fair at the Halle Tony-Garnier.',
        'Sofia Rossi passed my CV on.',
      ],
    },
    notes: {
      once: [],
      often: [
        'Pay range given on the phone, not in writing.',
        'Said the team works in the office on Tuesdays and Thursdays.',
        'Answer promised within two weeks. Ask again after three.',
        'Liked the hub study; wanted to see the working, not the slides.',
        'Uses a form that loses the cover letter. Send it by mail as well.',
      ],
    },
  },
  {
    tags: ['former-colleagues'],
    jobs: [
      ['Planning analyst', 'Severn Parcel', 'severnparcel.example'],
      ['Shift manager', 'Severn Parcel', 'severnparcel.example'],
      ['Reporting', 'Severn Parcel', 'severnparcel.example'],
      ['Data engineer', 'Okapi Health', 'okapihealth.example'],
      ['Product analyst', 'Rivet & Rye', 'rivetandrye.example'],
      ['Lecturer in statistics', 'Université des Deux Rives', 'deuxrives.example'],
      ['Independent consultant', 'Self-employed', 'post.example'],
    ],
    met: {
      once: ['Shared a desk at Severn Parcel for a spring.', 'Taught me pivot tables, and then why not to use them.'],
      often: ['Night shift of the parcel hub, the week of the snow.', 'Same intake of trainees.'],
    },
    notes: {
      once: [
        'Still has my copy of the statistics book.',
        'Sends a postcard from every railway museum.',
        'Left in the same month as I did. We never wrote the handbook.',
        'Knows everyone in parcels between Cardiff and Rotterdam.',
      ],
      often: ['Would be a reference. Ask first.'],
    },
  },
  {
    tags: ['conference'],
    jobs: [
      ['Transport researcher', 'Université des Deux Rives', 'deuxrives.example'],
      ['Open data lead', 'Ville de Brume', 'villedebrume.example'],
      ['Accessibility consultant', 'Plain Signs', 'plainsigns.example'],
      ['Journalist', 'Le Courrier des Gares', 'courrierdesgares.example'],
      ['Data scientist', 'Queue Theory', 'queuetheory.example'],
      ['Cartographer', 'Isochrone', 'isochrone.example'],
      ['Doctoral student', 'Institut Régional', 'institut-regional.example'],
      ['Rail enthusiast and archivist', 'Musée du Tramway', 'museedutramway.example'],
    ],
    met: {
      once: [
        'Talk on queueing for bus stops; asked the best question.',
        'Missed the same train home from the open data meeting.',
      ],
      often: [
        'Passenger information days in Utrecht, the workshop on wording.',
        'Shared a table at the conference dinner, the one with the long speeches.',
      ],
    },
    notes: {
      once: [
        'Writing a paper on waiting times at rural stops. Promised the anonymised counts.',
        'Collects timetables from before 1970. Would swap.',
        'Believes that minutes should be shown in halves.',
        'Has a list of every bus stop named after a tree.',
        'Offered to read the talk before I give it.',
        'Works from a lighthouse two months a year. No signal.',
        'Draws isochrones by hand first.',
      ],
      often: [],
    },
  },
  {
    tags: ['friends'],
    isPrivate: true,
    jobs: [
      ['Baker', 'Fournil du Plateau', 'fournilduplateau.example'],
      ['Nurse', 'Hôpital de la Croix-Rousse', 'post.example'],
      ['Sound engineer', 'Studio Bitume', 'post.example'],
      ['Gardener', 'Parc de la Tête d’Or', 'post.example'],
      ['Bookkeeper', 'Self-employed', 'post.example'],
      ['Puppeteer', 'Théâtre de Poche', 'post.example'],
      ['Boatman', 'Bateaux du Confluent', 'post.example'],
      ['Illustrator', '', 'post.example'],
      ['Primary teacher', 'École des Marronniers', 'post.example'],
    ],
    met: {
      once: [
        'Cycling to Geneva; we fixed the same puncture twice.',
        'Neighbour of my sister in Galway.',
        'School, then not for twelve years, then by chance at Part-Dieu.',
      ],
      often: [
        'Flatshare in Gloucester, the one with the piano.',
        'Through Chidi, at the opening of the restaurant.',
        'Language exchange, the winter I came to Lyon.',
      ],
    },
    notes: {
      once: [
        'Two children, Basile and Inaya. Inaya is the loud one.',
        'Has my big suitcase.',
        'Lends the van if the tank comes back full.',
        'Moves in spring. Offer to carry boxes.',
        'Likes detective novels in which nobody dies.',
        'Practises the accordion. Warn before calling after eight.',
      ],
      often: ['Allergic to walnuts.', 'Never answers messages; ring.', 'Vegetarian except on holidays by the sea.'],
    },
  },
  {
    tags: ['neighbours'],
    isPrivate: true,
    jobs: [
      ['Retired postman', '', 'post.example'],
      ['Tailor', 'Retouches Colette', 'post.example'],
      ['Student', 'Université des Deux Rives', 'post.example'],
      ['Night porter', 'Hôtel du Simplon', 'post.example'],
      ['Allotment committee', 'Jardins du Canal', 'jardinsducanal.example'],
      ['Teacher', '', 'post.example'],
    ],
    met: {
      once: ['Third floor, left.', 'The allotment next to mine but one.'],
      often: ['The stairs, on the day I moved in.', 'Summer party in the courtyard.'],
    },
    notes: {
      once: [
        'Has the spare key.',
        'Waters the tomatoes in August.',
        'Knows when the water will be turned off before the notice is up.',
        'Cat is called Ampère and is not allowed anchovies.',
      ],
      often: ['Takes parcels in until seven.', 'Do not ring during the news.'],
    },
  },
  {
    tags: ['choir', 'friends'],
    isPrivate: true,
    jobs: [
      ['Soprano, pharmacist', 'Pharmacie du Pont', 'choeurdespentes.example'],
      ['Alto, archivist', 'Archives municipales', 'choeurdespentes.example'],
      ['Tenor, electrician', 'Self-employed', 'choeurdespentes.example'],
      ['Bass, judge', '', 'choeurdespentes.example'],
      ['Accompanist', 'Conservatoire', 'choeurdespentes.example'],
    ],
    met: {
      once: ['Sang next to me in the Fauré, half a tone higher.'],
      often: ['Chœur des Pentes, Tuesday evenings.', 'Choir weekend in the Vercors.'],
    },
    notes: {
      once: [
        'Keeps the scores. Return the Fauré!',
        'Organises the weekend; deposit of 40 euros.',
        'Has perfect pitch and says so.',
      ],
      often: ['Gives lifts home after rehearsal, as far as Vaise.', 'Cannot stand the Christmas programme.'],
    },
  },
  {
    tags: ['climbing', 'friends'],
    isPrivate: true,
    jobs: [
      ['Route setter', 'Bloc Nord', 'blocnord.example'],
      ['Physiotherapist', 'Cabinet du Rhône', 'post.example'],
      ['Demographer', 'Institut Régional', 'institut-regional.example'],
      ['Rope access technician', 'Hauteur & Fils', 'post.example'],
      ['Watchmaker', '', 'post.example'],
    ],
    met: {
      once: [],
      often: [
        'Bloc Nord, the overhang that nobody finishes.',
        'Léa’s beginners’ course.',
        'Weekend in Buis-les-Baronnies.',
      ],
    },
    notes: {
      once: [
        'Belays as if asleep; is not.',
        'Has the second rope, 60 metres, blue.',
        'Broken finger in spring, back on easy routes.',
        'Knows the weather better than the forecast.',
      ],
      often: ['Free on Friday afternoons.'],
    },
  },
  {
    tags: ['services'],
    jobs: [
      ['Optician', 'Optique des Cordeliers', 'optique-cordeliers.example'],
      ['Notary', 'Étude Vallin', 'etudevallin.example'],
      ['Locksmith', 'Serrures Express', 'serrures.example'],
      ['Insurance agent', 'Mutuelle du Fleuve', 'mutuelledufleuve.example'],
      ['Hairdresser', 'Salon Hirondelle', 'salonhirondelle.example'],
      ['Piano tuner', '', 'post.example'],
      ['Tax adviser', 'Cabinet Lozère', 'cabinetlozere.example'],
      ['Physiotherapist', 'Cabinet du Rhône', 'cabinetdurhone.example'],
      ['Librarian', 'Bibliothèque du Bachut', 'bachut.example'],
    ],
    met: {
      once: ['The only one who answered in August.'],
      often: ['Recommended by Delphine.', 'Their card was on the notice board at work.'],
    },
    notes: {
      once: [],
      often: [
        'Closed on Wednesdays.',
        'Contract number is on the paper file, second drawer.',
        'Comes between eight and noon, which means noon.',
        'Takes cash and cheques only.',
        'Renewals go by post. Two months’ notice.',
        'Ask for the morning appointment; afternoons run late.',
      ],
    },
  },
]
