/** Business English, worked: the note of a phone call is mended. Joined with the others by seed/items/business-english.ts. */
import { COMPANIES, editItem, MONTHS, SURNAMES } from '#seed/items/business-english/editing.ts'

export const noteOfCall = editItem(
  {
    id: 'business-english-w06',
    family: 'worked-note-of-call',
    topic: 'meetings-and-calls',
    difficulty: [
      [1, 1],
      [2, 2],
      [3, 2],
      [3, 3],
      [4, 4],
    ],
    seconds: 250,
  },
  (draws) => {
    const caller = `Ms ${draws.one(SURNAMES)}`
    const day = draws.one(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    const date = `${draws.whole(2, 28)} ${draws.one(MONTHS)}`
    return {
      title: `Note of a call: ${caller}, ${draws.one(COMPANIES)}`,
      stem: {
        en: 'A colleague has left you this note of a phone call about a broken lift. Five of its ten sentences need correcting; leave the rest as they are.',
        fr: 'Un collègue vous a laissé cette note sur un appel au sujet d’un ascenseur en panne. Cinq de ses dix phrases sont à corriger ; laissez les autres telles quelles.',
      },
      points: [
        { en: 'Verbs of the telephone', fr: 'Verbes du téléphone' },
        { en: 'Say, tell, talk, ask', fr: '« Say », « tell », « talk », « ask »' },
        { en: 'Finding a time', fr: 'Trouver une date' },
        { en: 'What somebody said or asked', fr: 'Paroles et questions rapportées' },
        { en: 'Reaching and informing people', fr: 'Joindre et tenir au courant' },
      ],
      slots: [
        {
          point: 0,
          wordings: [
            [
              `${caller} `,
              [
                'phoned us',
                'called us',
                'rang us',
                'telephoned us',
                'gave us a call',
                'gave us a ring',
                'has called us',
              ],
              ` at ${draws.whole(8, 11)}:${draws.whole(10, 55)} about the lift.`,
              'phoned to us',
            ],
            [
              `I asked ${caller} to `,
              ['hold on', 'hold the line', 'stay on the line', 'hold', 'wait', 'wait a moment', 'wait on the line'],
              ' while I found the contract.',
              'rest on the line',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'She ',
              [
                'told me',
                'said',
                'said to me',
                'informed me',
                'explained',
                'explained to me',
                'let me know',
                'mentioned',
              ],
              ' that the lift stopped between two floors.',
              'said me',
            ],
            [
              'I ',
              ['told her', 'said to her', 'informed her', 'assured her', 'promised her', 'explained to her', 'said'],
              ' that a technician would come.',
              'said her',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'She asked me when ',
              [
                'we could come',
                'we can come',
                'we would come',
                'we will come',
                'we would be able to come',
                'we might come',
              ],
              '.',
              'could we come',
            ],
            [
              'She wanted to know where ',
              ['our technicians were', 'our technicians are', 'our technicians might be', 'our technicians had got to'],
              '.',
              'were our technicians',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              'A visit is possible ',
              [`on ${day} morning`, `on the morning of ${day}`, `this ${day} morning`, `next ${day} morning`],
              '.',
              `in ${day} morning`,
            ],
            [
              'Her own meeting has been ',
              [
                'postponed until',
                'postponed to',
                'put off until',
                'put off to',
                'moved to',
                'put back to',
                'pushed back to',
                'rescheduled for',
                'deferred until',
              ],
              ` ${date}.`,
              'reported to',
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              'It took her three tries before she ',
              [
                'reached',
                'could reach',
                'managed to reach',
                'was able to reach',
                'got through to',
                'managed to get through to',
                'got hold of',
                'was put through to',
              ],
              ' us.',
              'arrived to join',
            ],
            [
              'At first she ',
              [
                'dialled the wrong number',
                'dialed the wrong number',
                'had the wrong number',
                'got the wrong number',
                'rang the wrong number',
                'called the wrong number',
              ],
              ' and reached the canteen.',
              'was wrong of number',
            ],
          ],
        },
        {
          point: 1,
          wordings: [
            [
              'We ',
              ['talked about', 'spoke about', 'discussed', 'went over', 'talked over', 'went through', 'spoke of'],
              ` the price of the repair, ${draws.step(300, 900, 10)} euros.`,
              'told about',
            ],
            [
              'She ',
              ['asked me for', 'asked for', 'requested', 'wanted', 'would like to have'],
              ` a written offer by ${date}.`,
              'demanded me',
            ],
          ],
        },
        {
          point: 2,
          wordings: [
            [
              `On ${day} she is `,
              ['available', 'free', 'reachable', 'contactable', 'able to talk'],
              ` from ${draws.whole(2, 4)} o’clock on.`,
              'disposable',
            ],
            [
              'As both of us have ',
              ['a busy week', 'a full week', 'a hectic week', 'a packed week', 'busy weeks', 'a busy week ahead'],
              ', we kept it short.',
              'a charged week',
            ],
          ],
        },
        {
          point: 3,
          wordings: [
            [
              'I replied that we ',
              [
                'would check',
                'will check',
                'would be checking',
                'were going to check',
                'are going to check',
                'should check',
              ],
              ' everything.',
              'would to check',
            ],
            [
              'She asked us ',
              ['not to send', 'to not send', 'to stop sending', 'to avoid sending', 'to send no more'],
              ' letters, but emails.',
              'to don’t send',
            ],
          ],
        },
        {
          point: 4,
          wordings: [
            [
              'About the bill, I ',
              [
                'put her through to',
                'transferred her to',
                'connected her with',
                'passed her on to',
                'put her in touch with',
                'put her in contact with',
                'referred her to',
              ],
              ' our accounts department.',
              'put her in relation with',
            ],
            [
              'Until the lift works again, we must ',
              [
                'keep her informed',
                'keep her posted',
                'keep her updated',
                'keep her up to date',
                'keep her in the picture',
                'inform her',
              ],
              '.',
              'hold her at current',
            ],
          ],
        },
        {
          point: 0,
          wordings: [
            [
              `She will `,
              [
                'call back',
                'ring back',
                'phone back',
                'call again',
                'ring again',
                'call us back',
                'ring us back',
                'call',
              ],
              ` on ${day}.`,
              'recall',
            ],
            [
              'Then we were ',
              ['cut off', 'disconnected', 'interrupted', 'suddenly cut off'],
              ', so I rang her again.',
              'cut down',
            ],
          ],
        },
      ],
      why: {
        en: 'You phone or call somebody, without “to”; you tell a person something, and say it to her. Questions that are reported keep the sequence of a statement, and requests take (not) to. A meeting is postponed, people are available, and weeks are busy. You get through to somebody, put a caller through and keep her informed.',
        fr: '« Phone » et « call » se construisent sans « to » ; on dit « tell somebody », mais « say to somebody ». La question rapportée garde l’ordre de la phrase simple, la demande veut « (not) to ». Une réunion est « postponed », une personne « available », une semaine « busy ». « Get through to » : joindre ; « put through » : passer quelqu’un ; « keep informed » : tenir au courant.',
      },
    }
  },
)
