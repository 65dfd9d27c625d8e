// One cast of people for all sample apps: who writes, is assigned, is met. All invented.

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
]
