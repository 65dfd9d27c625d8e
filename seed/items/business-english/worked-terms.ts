/** Business English, worked: the terms of an offer are mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, MONTHS } from '#seed/items/business-english/editing.ts'

export const termsOfOffer = editItem(
  {
    id: 'business-english-w05',
    family: 'worked-terms-of-offer',
    topic: 'vocabulary',
    difficulty: [
      [2, 1],
      [3, 2],
      [3, 3],
      [4, 4],
      [5, 4],
    ],
    seconds: 250,
  },
  (draws) => {
    const company = draws.one(COMPANIES)
    const date = `${draws.whole(2, 28)} ${draws.one(MONTHS)}`
    const days = draws.whole(3, 9)
    return {
      title: `What we offer ${company}`,
      stem: {
        en: 'A firm sums up its terms for a customer. In five of the ten sentences one word or phrase isn’t what an English speaker would say: correct those sentences and leave the others as they are.',
        fr: 'Une entreprise résume ses conditions pour une cliente. Dans cinq des dix phrases, un mot ou une tournure n’est pas celle d’un anglophone : corrigez-les et laissez les autres telles quelles.',
      },
      points: [
        { en: 'Make, do and get', fr: '« Make », « do » et « get »' },
        { en: 'Receipts and goods', fr: 'Reçus et marchandises' },
        { en: 'Stock and delivery', fr: 'Stock et livraison' },
        { en: 'Faulty goods', fr: 'Produits défectueux' },
        { en: 'Words of contracts', fr: 'Vocabulaire du contrat' },
      ],
      slots: [
        {
          point: 0,
          wordings: [
            [
              'Before you ',
              ['make a decision', 'take a decision', 'make your decision', 'decide', 'come to a decision'],
              ', you are welcome to try everything in our showroom.',
              'do a decision',
            ],
            [
              'To see our showroom, please ',
              [
                'make an appointment',
                'arrange an appointment',
                'book an appointment',
                'get an appointment',
                'set up an appointment',
                'fix an appointment',
                'schedule an appointment',
              ],
              ' by phone.',
              'take an appointment',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'Nearly everything in our catalogue is ',
              ['in stock', 'available from stock', 'held in stock', 'kept in stock', 'available'],
              '.',
              'on stock',
            ],
            [
              'If we ',
              ['run out of', 'have run out of', 'are out of', 'have sold out of', 'sell out of'],
              ' a product, we will offer you a similar one.',
              'are in rupture of',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'When you pay in cash, our driver gives you a ',
              ['receipt', 'proof of payment', 'sales slip', 'receipt for it'],
              '.',
              'recipe',
            ],
            [
              'You only pay for the ',
              ['goods', 'items', 'products', 'articles', 'things', 'merchandise'],
              ` that you keep after ${days} days.`,
              'merchandises',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'If a part is ',
              ['faulty', 'defective', 'damaged', 'broken', 'not working', 'found to be defective'],
              ', we send you a new one.',
              'defect',
            ],
            [
              `If you want to `,
              ['complain', 'make a complaint', 'lodge a complaint', 'file a complaint', 'send us a complaint'],
              ', please write within ten days.',
              'reclaim',
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              'Our offer is ',
              [
                'valid until',
                'open until',
                'good until',
                'binding until',
                'valid till',
                'valid up to',
                'valid through',
              ],
              ` ${date}.`,
              'valuable until',
            ],
            [
              'The contract ',
              [
                'comes into force',
                'will come into force',
                'enters into force',
                'takes effect',
                'will take effect',
                'comes into effect',
                'becomes effective',
                'is effective',
                'starts',
                'begins',
                'will start',
              ],
              ` on ${date}.`,
              'enters in vigour',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'We deliver ',
              ['within', 'in', 'inside', 'in less than', 'in no more than'],
              ` ${days} working days.`,
              'under',
            ],
            [
              'As soon as your order is ready, it will be ',
              ['shipped', 'sent', 'dispatched', 'despatched', 'sent out', 'sent off', 'shipped out', 'posted'],
              ' from our warehouse.',
              'expedited',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              'We always ',
              ['do our best', 'do our utmost', 'do everything we can', 'do all we can', 'try our best', 'try'],
              ' to deliver sooner.',
              'make our best',
            ],
            [
              `We `,
              [
                'do business with',
                'are doing business with',
                'deal with',
                'work with',
                'trade with',
                'have dealings with',
              ],
              ` firms like yours in ${draws.whole(4, 30)} countries.`,
              'make business with',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              `Within ${draws.whole(14, 40)} days of delivery, we `,
              [
                'refund',
                'will refund',
                'reimburse',
                'return',
                'pay back',
                'repay',
                'give back',
                'can refund',
                'will pay back',
              ],
              ' the full price of whatever you send back.',
              'refound',
            ],
            [
              `After ${draws.one(['two', 'three', 'four', 'five'])} years the guarantee `,
              [
                'expires',
                'will expire',
                'runs out',
                'will run out',
                'ends',
                'will end',
                'is over',
                'lapses',
                'comes to an end',
              ],
              '.',
              'runs off',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'The price ',
              ['includes', 'already includes', 'covers', 'is inclusive of', 'will include'],
              ' packing and transport.',
              'comprehends',
            ],
            [
              `For a small `,
              ['fee', 'charge', 'amount', 'sum', 'extra charge', 'price', 'additional charge'],
              `, ${draws.whole(15, 60)} euros, we take your old furniture away.`,
              'honorary',
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              'You may ',
              ['terminate', 'end', 'cancel', 'withdraw from', 'get out of', 'bring to an end', 'discontinue'],
              ` the contract at ${draws.whole(2, 6)} months’ notice.`,
              'resign',
            ],
            [
              'Until the goods reach you, we are ',
              ['liable for', 'responsible for', 'to be held liable for', 'fully liable for', 'answerable for'],
              ' any damage to them.',
              'reliable for',
            ],
          ],
        },
      ],
      why: {
        en: 'Make a decision or an appointment, but do business and one’s best. Goods are in stock and shipped within so many days; expedite means hurry. A receipt proves payment, a recipe is for cooking. Faulty goods are a reason to complain, and the price is refunded. A contract that takes effect can be terminated; people resign from jobs.',
        fr: 'On dit « make a decision », « make an appointment », mais « do business », « do one’s best ». La marchandise est « in stock » et livrée « within » tant de jours ; « expedite » veut dire hâter. « Receipt » est un reçu, « recipe » une recette. « Complain » : réclamer ; « refund » : rembourser. Un contrat « takes effect », on le « terminate » ; « resign », c’est démissionner.',
      },
    }
  },
)
