/** Business English, worked: an email to a customer is mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, MONTHS, SURNAMES } from '#seed/items/business-english/editing.ts'

const GOODS = [
  'office chairs',
  'water filters',
  'desk lamps',
  'label printers',
  'coffee machines',
  'standing desks',
] as const

export const emailToCustomer = editItem(
  {
    id: 'business-english-w01',
    family: 'worked-email-to-customer',
    topic: 'correspondence',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 210,
  },
  (draws) => {
    const goods = draws.one(GOODS)
    const month = draws.one(MONTHS)
    const date = `${draws.whole(2, 28)} ${month}`
    const count = draws.whole(4, 48)
    return {
      title: `Email to Ms ${draws.one(SURNAMES)}, ${draws.one(COMPANIES)}`,
      stem: {
        en: 'A colleague has drafted this email to a new customer. Four of the eight sentences need correcting; leave the others as they are. The tone should be polite and businesslike.',
        fr: 'Une collègue a rédigé cet e-mail à une nouvelle cliente. Quatre des huit phrases sont à corriger ; laissez les autres telles quelles. Le ton doit être poli et professionnel.',
      },
      points: [
        { en: 'Set phrases: thanks and attachments', fr: 'Formules : remerciements et pièces jointes' },
        { en: 'The word after the verb', fr: 'Le mot qui suit le verbe' },
        { en: 'A tone for customers', fr: 'Le ton qui convient à une cliente' },
        { en: 'False friends', fr: 'Faux amis' },
      ],
      slots: [
        {
          point: 0,
          wordings: [
            [
              'Thank you ',
              ['for your interest in', 'for being interested in'],
              ` our ${goods}.`,
              'for your interest for',
            ],
            [
              'Thank you ',
              ['for sending us', 'for having sent us'],
              ` your questions about our ${goods}.`,
              'to send us',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'Our ',
              ['current', 'present', 'latest', 'existing', 'new'],
              ' prices are slightly lower than last year’s.',
              'actual',
            ],
            [
              '',
              ['Possible', 'Potential', 'Any', 'Any possible', 'Any potential'],
              ' extra costs, such as customs, would be ours.',
              'Eventual',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              'Please find ',
              ['attached', 'enclosed', 'in the attachment'],
              ` our offer for ${count} units.`,
              'in attachment',
            ],
            [
              `You’ll find the price for ${count} units `,
              [
                'in the attached list',
                'in the enclosed list',
                'in the list attached',
                'in the list enclosed',
                'in the attachment',
              ],
              '.',
              'in the joined list',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'The delivery time ',
              ['depends on', 'will depend on', 'is dependent on'],
              ' the colour that you choose.',
              'depends of',
            ],
            [
              'Our technicians are ',
              [
                'responsible for installing',
                'in charge of installing',
                'responsible for the installation of',
                'responsible for setting up',
              ],
              ' everything on site.',
              'responsible of installing',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              '',
              [
                'Please let me know',
                'Could you let me know',
                'Could you please let me know',
                'Please could you let me know',
                'Would you let me know',
                'Would you please let me know',
                'Can you let me know',
                'Can you please let me know',
                'Kindly let me know',
                'Please tell me',
                'Could you tell me',
                'Could you please tell me',
                'Can you tell me',
                'I would like to know',
                'I would be grateful if you could let me know',
              ],
              ` whether ${date} suits you.`,
              'You must tell me',
            ],
            [
              '',
              [
                'We would like you to confirm',
                'Please confirm',
                'Could you confirm',
                'Could you please confirm',
                'Please could you confirm',
                'Would you please confirm',
                'We would ask you to confirm',
                'We would kindly ask you to confirm',
                'We kindly ask you to confirm',
                'We ask you to confirm',
                'We would be grateful if you confirmed',
                'We would be grateful if you could confirm',
              ],
              ` your order by ${date}.`,
              'We want that you confirm',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'Once a year, a technician will ',
              ['check', 'inspect', 'examine', 'service', 'test', 'look over', 'go over'],
              ' everything free of charge.',
              'control',
            ],
            [
              'If you need spare parts, we deliver within the usual ',
              ['period', 'time', 'time limit', 'timeframe', 'time frame', 'delivery time', 'lead time'],
              ' of two days.',
              'delay',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'The driver ',
              [
                'will call you',
                'will ring you',
                'will phone you',
                'will telephone you',
                'will contact you',
                'is going to call you',
                'is going to phone you',
                'is going to ring you',
                'will give you a call',
                'will give you a ring',
                'calls you',
                'will be calling you',
              ],
              ' an hour before arriving.',
              'is gonna give you a shout',
            ],
            [
              'With such a large order, ',
              [
                'we can offer you',
                'we are able to offer you',
                'we could offer you',
                'we are happy to offer you',
                'we are pleased to offer you',
                'we would be happy to offer you',
                'we offer you',
                'we can give you',
                'we are able to give you',
                'we will give you',
                'we are going to give you',
              ],
              ' a discount of 5%.',
              'we’re gonna chuck in',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'We ',
              ['look forward to hearing', 'are looking forward to hearing', 'do look forward to hearing'],
              ' from you.',
              'look forward to hear',
            ],
            [
              'Please don’t hesitate to ',
              [
                'contact me',
                'contact us',
                'get in touch with me',
                'get in touch with us',
                'get in touch',
                'write to me',
                'write to us',
              ],
              ' if anything is unclear.',
              'contact with me',
            ],
          ],
        },
      ],
      why: {
        en: 'Thank you for doing, look forward to doing, depend on, responsible for. “Actual” means real, “eventual” means final, “control” means steer, and “delay” means lateness. “Must” and “gonna” don’t belong in an email to a customer.',
        fr: 'On écrit « thank you for doing », « look forward to doing », « depend on », « responsible for ». « Actual » veut dire réel, « eventual » final, « control » diriger, « delay » retard. « Must » et « gonna » n’ont pas leur place face à une cliente.',
      },
    }
  },
)
