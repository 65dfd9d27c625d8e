// One cast of people for all sample apps: the staff of Kestrelway, who make passenger information for regional buses, and whom Alex meets outside. All invented.
import { type Look, portrait } from '#seed/portrait.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly email: string
  /** A drawn portrait as a data URL; some people have none, and are shown by their initials. */
  readonly avatar: string | null
}

const person = (id: string, name: string, title: string, look: Look | null, email?: string): Person => ({
  id,
  name,
  title,
  email: email ?? `${id.replace('-', '.')}@kestrelway.example`,
  avatar: look && portrait(id, look),
})

export const people: readonly Person[] = [
  person(
    'alex-morgan',
    'Alex Morgan',
    'Data analyst',
    { style: 'parted', hair: 'chestnut', skin: 1, beard: 'none', hasGlasses: false },
    'alex.morgan@cairn.example',
  ),
  person(
    'ines-roche',
    'Inès Roche',
    'Hiring lead, Port de Sète',
    { style: 'waves', hair: 'dark', skin: 2, hasGlasses: false },
    'ines.roche@portdesete.example',
  ),
  person('jonas-weber', 'Jonas Weber', 'Front-end developer', {
    style: 'quiff',
    hair: 'blond',
    skin: 0,
    beard: 'stubble',
  }),
  person('amina-diallo', 'Amina Diallo', 'Product manager', {
    style: 'bun',
    hair: 'black',
    skin: 5,
    hasGlasses: false,
  }),
  person('lucie-bernard', 'Lucie Bernard', 'Designer', {
    style: 'fringe',
    hair: 'chestnut',
    skin: 1,
    hasGlasses: true,
  }),
  person('marek-nowak', 'Marek Nowak', 'Back-end developer', {
    style: 'crop',
    hair: 'brown',
    skin: 1,
    beard: 'full',
    hasGlasses: false,
  }),
  person(
    'sofia-rossi',
    'Sofia Rossi',
    'Career adviser',
    { style: 'bob', hair: 'dark', skin: 2, hasGlasses: false },
    'sofia.rossi@cap-carrieres.example',
  ),
  person('tom-hughes', 'Tom Hughes', 'Quality engineer', { style: 'receding', hair: 'ginger', skin: 0, beard: 'full' }),
  person('yuki-tanaka', 'Yuki Tanaka', 'Researcher', { style: 'straight', hair: 'black', skin: 1, hasGlasses: true }),
  person('omar-haddad', 'Omar Haddad', 'Operations', {
    style: 'crop',
    hair: 'black',
    skin: 3,
    beard: 'moustache',
    hasGlasses: false,
  }),
  person('priya-nair', 'Priya Nair', 'Head of engineering', {
    style: 'straight',
    hair: 'black',
    skin: 3,
    hasGlasses: false,
  }),
  person('elena-petrova', 'Elena Petrova', 'Back-end developer', {
    style: 'ponytail',
    hair: 'blond',
    skin: 0,
    hasGlasses: false,
  }),
  person('kwame-mensah', 'Kwame Mensah', 'Site reliability engineer', {
    style: 'shaved',
    hair: 'black',
    skin: 5,
    beard: 'full',
    hasGlasses: true,
  }),
  person('clara-svensson', 'Clara Svensson', 'Front-end developer', {
    style: 'pixie',
    hair: 'blond',
    skin: 0,
    hasGlasses: false,
    beard: 'none',
  }),
  person('diego-alvarez', 'Diego Álvarez', 'Mobile developer', {
    style: 'curls',
    hair: 'dark',
    skin: 2,
    beard: 'stubble',
  }),
  person('hana-kim', 'Hana Kim', 'Data engineer', { style: 'bob', hair: 'black', skin: 1, hasGlasses: false }),
  person('benoit-lefevre', 'Benoît Lefèvre', 'Customer support', {
    style: 'parted',
    hair: 'grey',
    skin: 1,
    beard: 'none',
    hasGlasses: true,
  }),
  person('nadia-benali', 'Nadia Benali', 'People and culture', { style: 'scarf', skin: 2, hasGlasses: false }),
  person('liam-osullivan', 'Liam O’Sullivan', 'Sales', null),
  person('zeynep-yildiz', 'Zeynep Yıldız', 'Finance', { style: 'waves', hair: 'brown', skin: 2, hasGlasses: false }),
  person('mateus-costa', 'Mateus Costa', 'Technical writer', {
    style: 'afro',
    hair: 'dark',
    skin: 4,
    beard: 'none',
    hasGlasses: true,
  }),
  person('greta-lindqvist', 'Greta Lindqvist', 'Accessibility specialist', null),
  person('samuel-okoro', 'Samuel Okoro', 'Apprentice, data team', {
    style: 'curls',
    hair: 'black',
    skin: 5,
    beard: 'none',
    hasGlasses: false,
  }),
  person(
    'anneke-de-vries',
    'Anneke de Vries',
    'Recruiter, Halden Energy',
    { style: 'curly', hair: 'ginger', skin: 0, hasGlasses: false },
    'anneke.devries@haldenenergy.example',
  ),
]

/** The last two digits of the telephone on somebody’s desk. */
export const extensionOf = (id: string): number => 10 + people.findIndex((person) => person.id === id)
