// One cast of people for all sample apps: the staff of Kestrelway, who make passenger information for regional buses, and whom Alex meets outside. All invented.

export interface Person {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly avatar: string | null
}

const person = (id: string, name: string, title: string): Person => ({ id, name, title, avatar: null })

export const people: readonly Person[] = [
  person('alex-morgan', 'Alex Morgan', 'Data analyst'),
  person('ines-roche', 'Inès Roche', 'Hiring lead, Port de Sète'),
  person('jonas-weber', 'Jonas Weber', 'Front-end developer'),
  person('amina-diallo', 'Amina Diallo', 'Product manager'),
  person('lucie-bernard', 'Lucie Bernard', 'Designer'),
  person('marek-nowak', 'Marek Nowak', 'Back-end developer'),
  person('sofia-rossi', 'Sofia Rossi', 'Career adviser'),
  person('tom-hughes', 'Tom Hughes', 'Quality engineer'),
  person('yuki-tanaka', 'Yuki Tanaka', 'Researcher'),
  person('omar-haddad', 'Omar Haddad', 'Operations'),
  person('priya-nair', 'Priya Nair', 'Head of engineering'),
  person('elena-petrova', 'Elena Petrova', 'Back-end developer'),
  person('kwame-mensah', 'Kwame Mensah', 'Site reliability engineer'),
  person('clara-svensson', 'Clara Svensson', 'Front-end developer'),
  person('diego-alvarez', 'Diego Álvarez', 'Mobile developer'),
  person('hana-kim', 'Hana Kim', 'Data engineer'),
  person('benoit-lefevre', 'Benoît Lefèvre', 'Customer support'),
  person('nadia-benali', 'Nadia Benali', 'People and culture'),
  person('liam-osullivan', 'Liam O’Sullivan', 'Sales'),
  person('zeynep-yildiz', 'Zeynep Yıldız', 'Finance'),
  person('mateus-costa', 'Mateus Costa', 'Technical writer'),
  person('greta-lindqvist', 'Greta Lindqvist', 'Accessibility specialist'),
  person('samuel-okoro', 'Samuel Okoro', 'Apprentice, data team'),
  person('anneke-de-vries', 'Anneke de Vries', 'Recruiter, Halden Energy'),
]
