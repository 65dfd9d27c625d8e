// Whom Alex and Kestrelway know outside the company: recruiters, transport authorities, suppliers, family, friends, former colleagues. Mail, chat and contacts share them. All invented.
import { home } from '#seed/biography.ts'
import { type Look, portrait } from '#seed/portrait.ts'
import { slug } from '#seed/slug.ts'

export type Circle = 'recruiter' | 'authority' | 'supplier' | 'family' | 'friend' | 'former-colleague' | 'service'

export interface Acquaintance {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly company: string
  readonly email: string
  /** A drawn portrait as a data URL, or null. */
  readonly avatar: string | null
  readonly circle: Circle
}

const LOOKS = { f: { hairLength: 'long' }, m: { hairLength: 'short' } } as const
type Skin = NonNullable<Look['skin']>

/** `look`: long or short hair and the skin's tone (the hair's colour where the key shall not decide), or nothing where there is no portrait. */
const acquaintance =
  (circle: Circle) =>
  (
    name: string,
    title: string,
    company: string,
    email: string,
    look?: `${'f' | 'm'}${Skin}`,
    hair?: Look['hair'],
  ): Acquaintance => {
    const id = slug(name)
    const avatar = look
      ? portrait(id, { ...LOOKS[look[0] as 'f' | 'm'], skin: Number(look[1]) as Skin, ...(hair && { hair }) })
      : null
    return { id, name, title, company, email, avatar, circle }
  }

const recruiter = acquaintance('recruiter')
const authority = acquaintance('authority')
const supplier = acquaintance('supplier')
const family = acquaintance('family')
const friend = acquaintance('friend')
const former = acquaintance('former-colleague')
const service = acquaintance('service')

export const acquaintances: readonly Acquaintance[] = [
  recruiter('Björn Håkansson', 'Talent partner', 'Nordlys Analytics', 'bjorn.hakansson@nordlys.example', 'm0', 'blond'),
  recruiter('Chiara De Luca', 'Recruiter, data and research', 'Velora Mobility', 'chiara.deluca@velora.example', 'f2'),
  recruiter('Farid Meziane', 'Head of people', 'Atelier Méridien', 'farid.meziane@meridien.example', 'm2'),
  recruiter('Tuğba Aksoy', 'Recruiting coordinator', 'Lumen Santé', 'tugba.aksoy@lumensante.example', 'f2'),
  recruiter('Oisín Gallagher', 'Senior recruiter', 'Tidewater Ferries', 'oisin@tidewater.example', 'm0'),
  recruiter('Maëlle Le Goff', 'Placement officer', 'Cap Carrières', 'maelle.legoff@cap-carrieres.example', 'f1'),
  recruiter(
    'Rahul Deshpande',
    'Hiring manager, forecasting',
    'Halden Energy',
    'rahul.deshpande@haldenenergy.example',
    'm3',
  ),
  recruiter('Katarzyna Wójcik', 'Talent acquisition', 'Brightwell Water', 'k.wojcik@brightwell.example', 'f1'),

  authority(
    'Étienne Garnier',
    'Network planner',
    'Hérault Mobilités',
    'etienne.garnier@herault-mobilites.example',
    'm1',
  ),
  authority(
    'Siobhán Byrne',
    'Passenger information lead',
    'Western Counties Transit',
    'siobhan.byrne@wct.example',
    'f0',
  ),
  authority('Jürgen Scholz', 'Timetable office', 'Verkehrsverbund Oberland', 'j.scholz@vvo.example', 'm1'),
  authority('Ingrid Østby', 'Head of digital channels', 'Fjordbuss', 'ingrid.ostby@fjordbuss.example', 'f0'),
  authority(
    'Noémie Fabre',
    'Accessibility officer',
    'Hérault Mobilités',
    'noemie.fabre@herault-mobilites.example',
    'f3',
  ),
  authority('Pau Ferrer i Soler', 'Open data officer', 'Transports del Delta', 'pau.ferrer@tdelta.example', 'm2'),
  authority(
    'Margaret Achterberg',
    'Contract manager',
    'Streekvervoer Noord',
    'm.achterberg@streeknoord.example',
    'f1',
    'grey',
  ),
  authority('Dimitrios Papadakis', 'Stops and shelters', 'Kriti Lines', 'd.papadakis@kritilines.example', 'm2', 'grey'),
  authority('Folasade Adeyemi', 'Programme director', 'Lagos Mainland Transit', 'f.adeyemi@lmtransit.example', 'f5'),
  authority('Žofie Dvořáková', 'Regional coordinator', 'Kraj Bus', 'zofie.dvorakova@krajbus.example', 'f0'),
  authority('Aurélien Thévenet', 'Driver training', 'Cars du Lauragais', 'a.thevenet@lauragais-cars.example'),

  supplier('Wei Zhang', 'Account manager, displays', 'Lumiboard', 'wei.zhang@lumiboard.example', 'm1', 'black'),
  supplier('Ruth Abelson', 'Field engineer', 'Lumiboard', 'ruth.abelson@lumiboard.example', 'f1'),
  supplier('Søren Kjær', 'Integration lead', 'Baltic Telematics', 'soren@baltictelematics.example', 'm0'),
  supplier('Camille N’Guyen', 'Sales engineer', 'Radiolink Sud', 'camille.nguyen@radiolinksud.example', 'f1', 'black'),
  supplier('Ahmed El-Sayed', 'Key accounts', 'Meridian Hosting', 'ahmed.elsayed@meridianhosting.example', 'm3'),
  supplier('Beatriz Carvalho', 'Support desk lead', 'Meridian Hosting', 'beatriz@meridianhosting.example', 'f2'),
  supplier(
    'Gwenaël Kerbrat',
    'Office manager',
    'Kestrel House Estates',
    'g.kerbrat@kestrelhouse.example',
    'm1',
    'brown',
  ),
  supplier('Nomvula Dlamini', 'Translator', 'Parlance Co-operative', 'nomvula@parlance.example', 'f5'),
  supplier('Ludo Vermeulen', 'Auditor', 'Vermeulen & Partners', 'ludo@vermeulen-audit.example', 'm1'),
  supplier('Théa Marchetti', 'Printing', 'Imprimerie du Quai', 'contact@imprimerie-du-quai.example', 'f2'),
  supplier('Rory McAllister', 'Removals', 'McAllister & Daughters', 'rory@mcallister-removals.example', 'm0'),

  family('Helen Morgan', 'Retired primary teacher', '', 'helen.morgan@post.example', 'f0', 'grey'),
  family('David Morgan', 'Beekeeper', '', 'david.morgan@post.example', 'm0', 'white'),
  family(
    'Josie Morgan',
    'Marine biology student',
    'University of Galway',
    'josie.morgan@students.example',
    'f0',
    'chestnut',
  ),
  family('Rhys Morgan', 'Stonemason', 'Morgan & Pugh Masonry', 'rhys@morganpugh.example', 'm0', 'chestnut'),
  family('Delphine Aubert', 'Nurse', 'Hôpital de la Croix-Rousse', 'delphine.aubert@post.example', 'f1', 'brown'),
  family('Nana Eirlys Pugh', 'Great-aunt', '', 'eirlys.pugh@post.example'),

  friend('Chidi Eze', 'Chef', 'La Petite Calabash', 'chidi@calabash.example', 'm5'),
  friend('Marguerite Vasseur', 'Violin maker', 'Atelier Vasseur', 'marguerite@ateliervasseur.example', 'f0'),
  friend('Tariq Rahman', 'Secondary school teacher', 'Collège Joliot', 'tariq.rahman@post.example', 'm3'),
  friend('Léa Fontaine', 'Climbing instructor', 'Bloc Nord', 'lea@blocnord.example', 'f1'),
  friend('Mikołaj Zieliński', 'Game developer', 'Paper Otter', 'mikolaj@paperotter.example', 'm0'),
  friend('Saoirse Kelly', 'Vet', 'Clinique des Étangs', 'saoirse.kelly@post.example', 'f0'),
  friend('Hiroshi Yamamoto', 'Cyclist and translator', '', 'hiroshi.y@post.example', 'm1', 'black'),
  friend('Anaïs Bouchard', 'Choir conductor', 'Chœur des Pentes', 'anais@choeurdespentes.example', 'f2'),
  friend('Pedro Quintana', 'Allotment neighbour', 'Jardins du Canal', 'pedro.quintana@post.example', 'm3'),
  friend('Ottoline Grey', 'Bookseller', 'The Second Shelf', 'ottoline@secondshelf.example'),
  friend('Yasmine Cherif', 'Paediatrician', 'Cabinet des Arceaux', 'yasmine.cherif@post.example', 'f2'),

  former('Gareth Llewellyn', 'Head of reporting', 'Severn Parcel', 'gareth.llewellyn@severnparcel.example', 'm1'),
  former('Divya Krishnamurthy', 'Data scientist', 'Okapi Health', 'divya@okapihealth.example', 'f4'),
  former('Paolo Ferrante', 'Business analyst', 'Severn Parcel', 'paolo.ferrante@severnparcel.example', 'm2'),
  former('Ewa Jabłońska', 'Analytics lead', 'Rivet & Rye', 'ewa@rivetandrye.example', 'f0'),
  former('Thomas Okonkwo', 'Database administrator', 'Cardigan Bay Council', 't.okonkwo@cardiganbay.example', 'm5'),
  former('Fatoumata Bâ', 'Statistician', 'Institut Régional', 'fatoumata.ba@institut-regional.example', 'f5'),
  former('Lars Mikkelsen', 'Freelance dashboard designer', 'Mikkelsen Studio', 'lars@mikkelsen.example', 'm0'),
  former('Jiyeon Park', 'Logistics planner', 'Severn Parcel', 'jiyeon.park@severnparcel.example', 'f1', 'black'),

  service(home.landlady, 'Landlady', home.street, 'c.roussel@post.example', 'f1', 'grey'),
  service('Dr Ismaël Kaboré', 'Dentist', 'Cabinet Kaboré', 'rdv@cabinet-kabore.example', 'm5'),
  service('Vladimír Novotný', 'Bicycle repair', 'Atelier des Rayons', 'atelier@rayons.example', 'm1'),
  service('Isabelle Joly', 'Bank adviser', 'Banque du Littoral', 'isabelle.joly@banquelittoral.example', 'f1', 'brown'),
  service('Marcus Oyelaran', 'Piano teacher', '', 'marcus.oyelaran@post.example', 'm4'),
]
