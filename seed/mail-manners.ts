// How people begin and end their mails.

interface Manners {
  readonly greeting: string
  readonly farewell: string
}

const manners = (greeting: string, farewell: string): Manners => ({ greeting, farewell })

/** To Alex, by the writer's id. */
export const MANNERS: Readonly<Record<string, Manners>> = {
  'ines-roche': manners('Dear Alex,', 'Kind regards,\nInès Roche\nPort de Sète'),
  'anneke-de-vries': manners('Dear Alex,', 'Best regards,\nAnneke de Vries\nHalden Energy'),
  'sofia-rossi': manners('Ciao Alex,', 'A presto,\nSofia'),
  'priya-nair': manners('Alex,', 'Priya'),
  'omar-haddad': manners('Right, Alex,', 'Cheers,\nOmar'),
  'kwame-mensah': manners('Hey Alex,', 'Kwame'),
  'hana-kim': manners('Hi Alex,', 'Thanks,\nHana'),
  'samuel-okoro': manners('Hello Alex,', 'Thank you!\nSamuel'),
  'lucie-bernard': manners('Salut Alex,', 'Bises,\nLucie'),
  'greta-lindqvist': manners('Hej Alex,', 'Hälsningar,\nGreta'),
  'zeynep-yildiz': manners('Hello Alex,', 'Regards,\nZeynep\nFinance, Kestrelway'),
  'nadia-benali': manners('Hi everyone,', 'Warmly,\nNadia'),
  'yuki-tanaka': manners('Hello Alex,', 'Yuki'),
  'marek-nowak': manners('Hi,', 'MN'),
  'tom-hughes': manners('Alex, hi,', 'Ta,\nTom'),
  'benoit-lefevre': manners('Bonjour Alex,', 'Bien à toi,\nBenoît\nCustomer support'),
  'liam-osullivan': manners('Alex!', 'All the best,\nLiam'),
  'mateus-costa': manners('Olá Alex,', 'Abraço,\nMateus'),
  'helen-morgan': manners('Dear Alex,', 'Lots of love,\nMum'),
  'david-morgan': manners('Alex,', 'Dad (typed with one finger)'),
  'josie-morgan': manners('al!!', 'xx J'),
  'rhys-morgan': manners('Alright,', 'Rhys'),
  'nana-eirlys-pugh': manners('My dear Alex,', 'Your affectionate great-aunt,\nEirlys'),
  'catherine-roussel': manners('Bonjour Alex,', 'Cordialement,\nCatherine Roussel'),
  'marguerite-vasseur': manners('Bonjour Alex,', 'À bientôt,\nMarguerite'),
  'ottoline-grey': manners('Alex, dear customer,', 'Yours from behind the counter,\nOttoline'),
  'hiroshi-yamamoto': manners('Alex-san,', 'Hiroshi'),
}

/** Of everyone else, by how well they know Alex. */
export const POLITE = manners('Dear Alex,', 'Kind regards,')
export const FRIENDLY = manners('Hi Alex,', 'Best,')
