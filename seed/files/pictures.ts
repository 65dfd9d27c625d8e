// Pictures of stops and of holidays. They do not depend on dates, so that their sizes are known without drawing them (picture-sizes.ts).
import { jpeg } from '#seed/documents/jpeg.ts'
import { type Ground, type Light, type SceneOptions, scene } from '#seed/documents/picture.ts'
import { type PlannedFile, pick } from '#seed/files/planned-file.ts'
import { slug } from '#seed/slug.ts'

type Things = SceneOptions['has']

const WEATHER: Record<string, Light> = { m: 'morning', n: 'noon', e: 'evening', d: 'night', r: 'rain', s: 'snow' }
const GROUNDS: Record<string, Ground> = { m: 'meadow', s: 'street', h: 'harbour', p: 'station' }
const THINGS: Record<string, Things[number]> = { S: 'shelter', B: 'bus', P: 'pole', T: 'tree', H: 'house', D: 'board' }

/** `ns SB` is noon, a street, a shelter and a bus. */
function drawing(key: string, look: string): () => Uint8Array<ArrayBuffer> {
  const has = [...look.slice(3)].flatMap((letter) => THINGS[letter] ?? [])
  const light = WEATHER[look[0] ?? ''] ?? 'noon'
  const ground = GROUNDS[look[1] ?? ''] ?? 'street'
  return () => jpeg(scene(key, { light, ground, has }))
}

interface Album {
  readonly folder: string
  /** What its folder was called: the keys of its pictures and the drawings keep it. */
  readonly former?: string
  readonly by: readonly string[]
  readonly created: number
  /** Days from one picture to the one before. */
  readonly every: number
  readonly pictures: readonly (readonly [name: string, look: string, description?: string, days?: number])[]
}

const albums: readonly Album[] = [
  {
    folder: 'Kestrelway/Operations/Stops/Photos/Villeurbanne',
    by: ['omar-haddad', 'benoit-lefevre'],
    created: 16,
    every: 9,
    pictures: [
      ['Charpennes, platform B', 'mp SD', 'The new board, first morning.'],
      ['Cusset, after the repainting', 'ns SP'],
      ['Flachet, bench missing', 'rs SP', 'Reported to the city on the same day.'],
      ['Gratte-Ciel, shelter at night', 'ds SD'],
      ['Hôtel de Ville, both kerbs', 'ns BSP', 'For the importer: two kerbs, one name.'],
      ['Laurent Bonnevay, the queue at eight', 'mp BD'],
      ['Laurent Bonnevay, the queue at nine', 'np BD'],
      ['Place Grandclément, tree on the sight line', 'nm TSP', 'The camera saw the tree, not the bus.'],
      ['République, temporary pole', 'es P'],
      ['Stade Astroballe, detour', 'rs PB'],
      ['Croix-Luizet, first frost', 'ss SP'],
      ['Bonnevay depot, gate', 'mp BB', 'Where the first position could come from.'],
    ],
  },
  {
    folder: 'Kestrelway/Operations/Stops/Photos/Part-Dieu',
    by: ['tom-hughes', 'lucie-bernard'],
    created: 23,
    every: 11,
    pictures: [
      ['Kiosk from four metres', 'np D', 'Further away than people stand.'],
      ['Kiosk from one metre', 'np DD'],
      ['Board 3, one minute behind', 'ep DS', 'Beside the station clock.', 17],
      ['Board 3, corrected', 'mp DS', undefined, 1],
      ['Night lines, shared stop', 'dp DB'],
      ['Taxi rank in front of stop C', 'rp BP'],
      ['Stop C, evening', 'ep SB'],
      ['Stop D, snow of last winter', 'sp SD'],
      ['Kiosk, button with hum', 'np DP'],
      ['Footbridge, sign too high', 'ep PP', 'Read by nobody under 1.80 m.'],
    ],
  },
  {
    folder: 'Kestrelway/Operations/Stops/Photos/Monts du Lyonnais',
    by: ['omar-haddad', 'tom-hughes', 'diego-alvarez'],
    created: 31,
    every: 7,
    pictures: [
      ['Brindas, Verchères', 'nm STP'],
      ['Chaussan, school stop', 'mm PH', 'The parents wait in the house.'],
      ['Courzieu, the station', 'nm HSP'],
      ['Duerne, the pass', 'sm PT', 'Chains needed above this stop.'],
      ['Mornant, place', 'es HSB'],
      ['Pollionnay, the lime tree', 'nm TP'],
      ['Rontalon, end of line 103', 'em BTP'],
      ['Saint-Laurent-d’Agny', 'nm HP'],
      ['Thurins, the orchard', 'mm TTP', 'No network below the second row of trees.'],
      ['Vaugneray, mairie', 'ns HSD'],
      ['Yzeron, board in the fog', 'rm DT'],
      ['Yzeron, board in the sun', 'nm DT'],
    ],
  },
  {
    folder: 'Kestrelway/Product/Design',
    by: ['lucie-bernard', 'clara-svensson'],
    created: 12,
    every: 15,
    pictures: [
      ['Board by day, contrast check', 'np D', 'For the accessibility statement.'],
      ['Board by night, dimmed', 'dm D'],
      ['Large print, three runs', 'ep DD'],
      ['Pole sign, new type scale', 'ns P'],
      ['Shelter poster, mock-up', 'ns S'],
    ],
  },
  {
    folder: 'Alex/Pictures/Stops I like',
    by: ['alex-morgan'],
    created: 5,
    every: 26,
    pictures: [
      ['The first bus, Belleville', 'mm BT', '06:14. Nobody else was up but the driver and a cat.'],
      ['Bench with a view, Montmelas', 'em STT'],
      ['Harbour stop, Sète', 'mh PS', 'A bus that waits for a ferry. So it can be done.'],
      ['Last bus to Tarare', 'dm BP'],
      ['Rain at Gorge de Loup', 'rp SB'],
      ['Snow at Duerne', 'sm SP', undefined, 300],
      ['The stop with the geraniums', 'ns HSP'],
      ['The stop without a name', 'nm P', 'It has one now.'],
      ['Two benches, one sun', 'em TST'],
      ['Ferry and bus, Sète', 'eh BP'],
    ],
  },
  {
    folder: 'Alex/Pictures/Sète, holiday',
    former: 'Alex/Pictures/Sète, June',
    by: ['alex-morgan'],
    created: 160,
    every: 0.02,
    pictures: [
      ['Quay in the morning', 'mh H'],
      ['Quay at noon', 'nh HT'],
      ['Fishermen’s houses', 'nh HHH'],
      ['The bus to the beach', 'ns BT'],
      ['Evening on the mole', 'eh P'],
      ['Night, the same quay', 'dh HH'],
      ['Rain on the last day', 'rh HP'],
      ['Market by the canal', 'nh HTH'],
    ],
  },
]

/** An album was filled over the time before it was closed. */
export const pictures: readonly PlannedFile[] = albums.flatMap(
  ({ folder, former = folder, by, created, every, pictures: list }) =>
    list.map(([name, look, description, days], index): PlannedFile => {
      const file = `${name}.jpg`
      return {
        folder,
        name: file,
        key: slug(`${former}/${file}`),
        by: pick(by, index),
        created: days ?? created + (list.length - index) * every,
        description,
        isStarred: name === 'Harbour stop, Sète',
        content: drawing(slug(`${former}/${name}`), look),
      }
    }),
)
