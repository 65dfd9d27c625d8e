/** Business English, worked: a notice to the staff is mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, FIRST_NAMES, MONTHS } from '#seed/items/business-english/editing.ts'

const PLACES = [
  'in the kitchen',
  'at reception',
  'next to the lift',
  'in the meeting room',
  'in the post room',
] as const

export const noticeToStaff = editItem(
  {
    id: 'business-english-w03',
    family: 'worked-notice-to-staff',
    topic: 'grammar-in-use',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 200,
  },
  (draws) => {
    const name = draws.one(FIRST_NAMES)
    const month = draws.one(MONTHS)
    const floor = draws.one(['second', 'third', 'fourth', 'fifth'])
    const place = draws.one(PLACES)
    const day = draws.one(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    return {
      title: `Notice to the staff of ${draws.one(COMPANIES)}`,
      stem: {
        en: 'This notice about an office move is to be put up today, but half of its eight sentences contain a grammar mistake. Correct those and leave the rest as it is.',
        fr: 'Cette note sur un déménagement doit être affichée aujourd’hui, mais la moitié de ses huit phrases contiennent une faute de grammaire. Corrigez-les et laissez le reste tel quel.',
      },
      points: [
        { en: 'Words without a plural', fr: 'Mots sans pluriel' },
        { en: 'Most, both, each, everyone', fr: '« Most », « both », « each », « everyone »' },
        { en: 'If, when, must', fr: '« If », « when », « must »' },
        {
          en: 'Despite, twice as, recommend, have done',
          fr: '« Despite », « twice as », « recommend », « have done »',
        },
      ],
      slots: [
        {
          point: 3,
          wordings: [
            [
              '',
              ['Despite', 'In spite of'],
              ` the building work, we move to the ${floor} floor in ${month}.`,
              'Despite of',
            ],
            [
              `The offices on the ${floor} floor, ours from ${month} on, are `,
              [
                'twice as big as',
                'twice as large as',
                'twice the size of',
                'double the size of',
                'two times as big as',
                'two times bigger than',
              ],
              ' those we have now.',
              'twice bigger than',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            ['More ', ['information', 'info', 'details'], ` and a map are waiting for you ${place}.`, 'informations'],
            ['The new ', ['furniture', 'pieces of furniture'], ` will be set up on ${day}.`, 'furnitures'],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              '',
              [
                'Most employees',
                'Most of the employees',
                'Most of our employees',
                'Most of us',
                'Most staff',
                'The majority of employees',
                'The majority of the employees',
              ],
              ' will keep their desks.',
              'The most employees',
            ],
            [
              '',
              ['Both entrances', 'Both the entrances', 'Both of the entrances', 'The two entrances'],
              ' stay open during the move.',
              'The both entrances',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'If ',
              ['you find', 'you should find', 'you do find', 'you have found', 'anyone finds'],
              ` any damage, ${name} will take a photo of it.`,
              'you will find',
            ],
            [
              `${name} will tell you when the network `,
              ['is', 'is working', 'is running', 'has been', 'is up'],
              ' ready.',
              'will be',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'Each of the ',
              ['rooms has', 'rooms has got', 'rooms will have', 'rooms is going to have'],
              ' a printer.',
              'rooms have',
            ],
            [
              '',
              [
                'Everyone needs',
                'Everybody needs',
                'Everyone will need',
                'Everybody will need',
                'Everyone is going to need',
                'Everyone requires',
                'Everyone must have',
                'Everyone has to have',
              ],
              ` a new badge from ${day} on.`,
              'Everyone need',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              `If you’re not sure how to pack, ${name} can give you some `,
              ['advice', 'pieces of advice', 'tips', 'guidance'],
              '.',
              'advices',
            ],
            [
              'Please take all your personal ',
              ['equipment', 'items of equipment', 'pieces of equipment'],
              ' home with you for the time being.',
              'equipments',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'The fire doors ',
              [
                'must not be',
                'may not be',
                'should not be',
                'can not be',
                'must never be',
                'are not to be',
                'should never be',
              ],
              ' blocked by boxes.',
              'must not to be',
            ],
            [
              'Those who ',
              ['can help', 'are able to help', 'could help'],
              ` with carrying, please meet ${place}.`,
              'can to help',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'As the car park is full of lorries, we recommend ',
              [
                'leaving',
                'that you leave',
                'you leave',
                'that everyone leave',
                'that everyone leaves',
                'that everybody leaves',
                'that you should leave',
              ],
              ' your car at home.',
              'to leave',
            ],
            [`Before we move in, we’ll have the walls `, ['painted', 'repainted'], ' white.', 'to paint'],
          ],
        },
      ],
      why: {
        en: 'Information, furniture, advice and equipment have no plural. Most and both go without “the”; each and everyone take a singular. No “will” after if and when, no “to” after must and can. Despite stands alone, recommend takes -ing, and you have something done.',
        fr: '« Information », « furniture », « advice » et « equipment » n’ont pas de pluriel. « Most » et « both » se passent de « the » ; « each » et « everyone » veulent le singulier. Pas de « will » après « if » et « when », pas de « to » après « must » et « can ». « Despite » va seul, « recommend » veut -ing, et l’on dit « have something done ».',
      },
    }
  },
)
