/** Business English, worked: a report on a quarter is mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, MONTHS } from '#seed/items/business-english/editing.ts'

const GOODS = ['pallets', 'cartons', 'tyres', 'bottles', 'barrels'] as const

export const reportOnFigures = editItem(
  {
    id: 'business-english-w04',
    family: 'worked-report-on-figures',
    topic: 'vocabulary',
    difficulty: [
      [1, 1],
      [2, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ],
    seconds: 250,
  },
  (draws) => {
    const goods = draws.one(GOODS)
    const month = draws.one(MONTHS)
    const before = draws.whole(12, 24)
    const customers = draws.whole(2, 9)
    return {
      title: `Report on the ${draws.one(['first', 'second', 'third', 'fourth'])} quarter, ${draws.one(COMPANIES)}`,
      stem: {
        en: 'This report on a quarter goes to the board tomorrow, but five of its ten sentences contain a wrong word. Correct those and leave the other sentences as they are.',
        fr: 'Ce rapport trimestriel part demain au conseil, mais cinq de ses dix phrases contiennent un mot qui ne va pas. Corrigez-les et laissez les autres telles quelles.',
      },
      points: [
        { en: 'Million, thousand, dozen', fr: '« Million », « thousand », « dozen »' },
        { en: 'Earning and spending', fr: 'Gagner et dépenser' },
        { en: 'Up, down and twice as much', fr: 'Hausse, baisse et double' },
        { en: 'Loans and debts', fr: 'Prêts et dettes' },
        { en: 'Words for shares and averages', fr: 'Parts et moyennes' },
      ],
      slots: [
        {
          point: 0,
          wordings: [
            [`Turnover came to ${draws.whole(3, 60)} `, ['million euros'], '.', 'millions euros'],
            [
              `More than ${draws.one(['four', 'five', 'seven', 'nine'])} `,
              ['hundred customers', 'hundred clients'],
              ' ordered from us for the first time.',
              'hundreds customers',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'Sales in shops ',
              [
                'fell',
                'dropped',
                'went down',
                'have fallen',
                'have dropped',
                'have gone down',
                'decreased',
                'have decreased',
                'declined',
                'have declined',
                'were down',
              ],
              ` by ${draws.whole(2, 9)}%.`,
              'fell down',
            ],
            [
              'The price of electricity ',
              [
                'remained stable',
                'stayed stable',
                'was stable',
                'has been stable',
                'stayed the same',
                'remained the same',
                'has remained the same',
                'did not change',
                'has not changed',
              ],
              ` until ${month}.`,
              'rested stable',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'Our net ',
              ['profit', 'profits', 'earnings', 'income', 'gain', 'gains', 'result'],
              ' was higher than planned.',
              'benefit',
            ],
            [
              'The web shop ',
              [
                'made',
                'has made',
                'earned',
                'has earned',
                'earned us',
                'made us',
                'brought in',
                'has brought in',
                'generated',
                'has generated',
              ],
              ' more money than our three shops together.',
              'won',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'We ',
              [
                'borrowed',
                'have borrowed',
                'took out a loan of',
                'got a loan of',
                'obtained',
                'have obtained',
                'got',
                'raised',
              ],
              ` ${draws.step(50, 400, 10)},000 euros from our bank.`,
              'lent',
            ],
            [
              `${draws.one(['Two', 'Three', 'Four'])} customers still `,
              ['owe us', 'have to pay us', 'need to pay us', 'must pay us'],
              ` ${draws.whole(3, 40)},000 euros.`,
              'own us',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [`We bought two `, ['dozen laptops', 'dozen new laptops'], ' for the sales team.', 'dozens of laptops'],
            [
              `The new warehouse holds ${draws.one(['two', 'three', 'six', 'eight'])} `,
              [`thousand ${goods}`],
              '.',
              `thousands ${goods}`,
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              `Our share of the market rose from ${before}% to ${before + 2}%, that is by two `,
              ['percentage points', 'points', 'per cent points', 'percent points'],
              '.',
              'percents',
            ],
            [
              `A customer spends `,
              ['on average', 'an average of', 'on an average', 'about', 'around', 'roughly', 'approximately'],
              ` ${customers * 12} euros on each order.`,
              'in average',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'Exports were ',
              [
                'double',
                'twice',
                'twice as high as',
                'twice as large as',
                'twice as big as',
                'two times',
                'twice the size of',
                'double the amount of',
              ],
              ' those of last year.',
              'the double of',
            ],
            [
              'The number of orders ',
              [
                'grew',
                'has grown',
                'rose',
                'has risen',
                'went up',
                'has gone up',
                'increased',
                'has increased',
                'climbed',
                'has climbed',
              ],
              ` from week to week in ${month}.`,
              'grew up',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              `We spent ${draws.whole(4, 30)},000 euros `,
              ['on advertising', 'on ads', 'on adverts', 'on advertisements', 'on publicity'],
              '.',
              'in advertising',
            ],
            [
              `Thanks to ${customers} video meetings a week, `,
              [
                'travel expenses',
                'travel costs',
                'travelling expenses',
                'travelling costs',
                'travel spending',
                'our travel expenses',
                'our travel costs',
                'travel expenditure',
              ],
              ' were low.',
              'travel spendings',
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              'Wages ',
              ['account for', 'make up', 'amount to', 'represent', 'come to', 'constitute', 'form', 'are', 'add up to'],
              ` ${draws.one(['half', 'a third', 'a quarter'])} of our costs.`,
              'count for',
            ],
            [
              'The costs of the move ',
              [
                'exceeded',
                'have exceeded',
                'exceed',
                'were over',
                'were above',
                'are over',
                'are above',
                'went over',
                'overran',
                'were higher than',
              ],
              ` the budget by ${draws.whole(2, 9)},000 euros.`,
              'overpassed',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'All in all, we must still ',
              ['pay back', 'repay', 'pay off', 'reimburse', 'settle', 'clear', 'redeem'],
              ` ${draws.one(['half', 'a third', 'a quarter'])} of the loan.`,
              'pay again',
            ],
            [
              'We have sent reminders about the invoices that are ',
              [
                'overdue',
                'past due',
                'late',
                'outstanding',
                'unpaid',
                'still unpaid',
                'still open',
                'still outstanding',
                'due',
              ],
              '.',
              'in lateness',
            ],
          ],
        },
      ],
      why: {
        en: 'After a number, million, thousand, hundred and dozen take no -s and no “of”. A profit is made, money is earned and spent on something. You borrow from a bank, and lend to others; whoever owes has debts, whoever owns has goods. From 20% to 22% are two points; costs account for a share and exceed a budget.',
        fr: 'Après un nombre, « million », « thousand », « hundred » et « dozen » restent sans -s ni « of ». On dit « profit », « earn money », « spend on ». « Borrow », c’est emprunter, « lend » prêter ; « owe » devoir, « own » posséder. De 20 % à 22 %, il y a deux « points » ; on dit « account for » une part et « exceed » un budget.',
      },
    }
  },
)
