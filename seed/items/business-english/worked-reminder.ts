/** Business English, worked: a reminder about an unpaid invoice is mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, MONTHS, SURNAMES } from '#seed/items/business-english/editing.ts'

const SERVICES = ['cleaning', 'translation', 'catering', 'repair', 'courier', 'gardening'] as const

export const reminderOfPayment = editItem(
  {
    id: 'business-english-w07',
    family: 'worked-reminder-of-payment',
    topic: 'correspondence',
    difficulty: [
      [2, 1],
      [3, 3],
      [4, 4],
      [5, 4],
    ],
    seconds: 210,
  },
  (draws) => {
    const month = draws.one(MONTHS)
    const date = `${draws.whole(2, 9)} ${month}`
    const deadline = `${draws.whole(15, 28)} ${month}`
    const number = draws.whole(1_000, 9_999)
    const service = draws.one(SERVICES)
    return {
      title: `Second reminder to Mr ${draws.one(SURNAMES)}, ${draws.one(COMPANIES)}`,
      stem: {
        en: 'A trainee has drafted this reminder to a good customer who hasn’t paid. Four of the eight sentences contain something that an attentive reader would change: correct them and leave the others as they are.',
        fr: 'Un stagiaire a rédigé cette relance à un bon client qui n’a pas payé. Quatre des huit phrases contiennent ce qu’un lecteur attentif changerait : corrigez-les et laissez les autres telles quelles.',
      },
      points: [
        { en: 'Your and you’re, their and there, its', fr: '« Your » et « you’re », « their » et « there », « its »' },
        { en: 'Referring to letters and dates', fr: 'Renvoyer à un courrier ou à une date' },
        { en: 'Tact where money is due', fr: 'Du tact quand il s’agit d’argent' },
        { en: 'Set phrases of formal emails', fr: 'Tournures des e-mails formels' },
      ],
      slots: [
        {
          point: 1,
          wordings: [
            [
              '',
              [
                'With reference to',
                'In reference to',
                'Referring to',
                'Further to',
                'Regarding',
                'Concerning',
                'With regard to',
                'Following',
                'Following up on',
              ],
              ` our email of ${date}, we are writing about invoice ${number}.`,
              'In reference of',
            ],
            [
              `Invoice ${number} `,
              ['dates from', 'is dated', 'was dated', 'was sent on', 'was issued on', 'was written on', 'is from'],
              ` ${date}.`,
              'dates of',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              'We have not yet received ',
              ['your payment', 'your transfer', 'any payment'],
              ` for our ${service} service.`,
              'you’re payment',
            ],
            [
              `Our colleagues have all done `,
              ['their work', 'the work', 'their job'],
              ` for the ${service} service as agreed.`,
              'there work',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              '',
              [
                'You may have overlooked our invoice',
                'You may have missed our invoice',
                'Perhaps you have overlooked our invoice',
                'Perhaps you overlooked our invoice',
                'Perhaps our invoice was overlooked',
                'Perhaps our invoice has been overlooked',
                'Our invoice may have been overlooked',
                'Our invoice may have been lost',
                'Perhaps our invoice got lost',
                'Perhaps our invoice was lost',
                'You may not have received our invoice',
                'Perhaps you have not received our invoice',
              ],
              ', as can happen to anyone.',
              'You obviously ignored our invoice',
            ],
            [
              'If there is a problem, ',
              [
                'please contact us',
                'please let us know',
                'please tell us',
                'please get in touch',
                'please call us',
                'do let us know',
                'please write to us',
                'do not hesitate to contact us',
                'just let us know',
                'we would be happy to help',
                'we will be happy to help',
              ],
              ', and we’ll find a way.',
              'you must tell us at once',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'We would be grateful ',
              ['if you could transfer', 'if you would transfer', 'if you transferred', 'if you could pay'],
              ` the amount by ${deadline}.`,
              'that you transfer',
            ],
            [
              'A copy of the invoice is ',
              ['enclosed', 'attached', 'enclosed with this email', 'attached to this email', 'in the attachment'],
              ', in case you need it again.',
              'adjoined',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              'The bank has changed ',
              ['its number', 'the number', 'its account number', 'our number'],
              ', so please use the one below.',
              'it’s number',
            ],
            [
              'Please note that the sum is ',
              ['higher than', 'more than', 'larger than', 'greater than', 'bigger than', 'above'],
              ` ${draws.whole(2, 9)}00 euros, as we did extra hours for you.`,
              'higher then',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              '',
              [
                'We value your custom',
                'We value your business',
                'We value you as a customer',
                'We appreciate your custom',
                'We appreciate your business',
                'You are a valued customer',
                'You are one of our best customers',
                'You are important to us',
                'You are a good customer',
                'You are an important customer to us',
              ],
              ' and hope to go on working with you.',
              'We want our money',
            ],
            [
              'If you have already paid, ',
              [
                'please ignore this reminder',
                'please disregard this reminder',
                'please forget this reminder',
                'kindly disregard this reminder',
                'kindly ignore this reminder',
                'you can ignore this reminder',
                'please excuse this reminder',
                'we apologise for this reminder',
                'we apologize for this reminder',
              ],
              ' and accept our thanks.',
              'prove it',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              `As we wrote `,
              [
                'in our last email',
                'in our previous email',
                'in our email',
                'in the last email',
                'in our latest email',
              ],
              `, the payment was due on ${date}.`,
              'on our last email',
            ],
            [
              'Our terms ask for payment within thirty days ',
              [
                'of the invoice date',
                'from the invoice date',
                'after the invoice date',
                'of the date of invoice',
                'following the invoice date',
              ],
              '.',
              'since the invoice date',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'Thank you ',
              ['in advance for', 'for', 'very much for', 'very much in advance for'],
              ' dealing with this.',
              'per advance for',
            ],
            [
              'We apologise for ',
              ['any inconvenience', 'the inconvenience', 'any trouble', 'any disturbance', 'any bother'],
              ' that this email may cause you.',
              'the eventual derangement',
            ],
          ],
        },
      ],
      why: {
        en: '“Your payment” belongs to you, “you’re” is “you are”; in the same way its and it’s, their and there, than and then. With reference to a letter, in an email, within thirty days of a date. Whoever wants money from a good customer leaves him a way out. We’d be grateful if you could …, and thank you in advance.',
        fr: '« Your » marque la possession, « you’re » abrège « you are » ; de même « its » et « it’s », « their » et « there », « than » et « then ». On dit « with reference to », « in an email », « within thirty days of ». À un bon client, on laisse une issue. « We’d be grateful if you could … », « thank you in advance ».',
      },
    }
  },
)
