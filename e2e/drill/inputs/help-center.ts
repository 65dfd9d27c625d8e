// What the drill sends to the help center's writing calls.
import { helpCenterApi } from '#contract/apps/help-center.ts'
import { defineInputs } from './define-inputs.ts'

const { guides, requests, feedback } = helpCenterApi.endpoints

export const helpCenterInputs = defineInputs(helpCenterApi, {
  read: async (ask) => ({
    guides: (await ask(guides)).flatMap((category) => category.guides),
    requests: await ask(requests),
    judged: (await ask(feedback)).map(({ kind, about }) => ({ kind, id: about })),
  }),
  calls: {
    setFeedback: (chance, known) => ({
      body: {
        feedback: {
          kind: 'guide' as const,
          about: chance.id(known.guides),
          isHelpful: chance.percent(50),
          comment: chance.words(),
        },
      },
    }),
    deleteFeedback: (chance, { judged }) => {
      const id = chance.id(judged)
      return { query: { kind: judged.find((one) => one.id === id)?.kind ?? 'guide', about: id } }
    },
    setReading: (chance, known) => ({ body: { reading: { id: chance.id(known.guides), position: chance.random() } } }),
    createRequest: (chance) => ({
      body: {
        name: 'Alex Morgan',
        email: 'alex.morgan@kestrelway.example',
        subject: chance.words(),
        message: chance.words(),
        attachments: [chance.file(5000), chance.file(500)],
      },
    }),
    updateRequest: (chance, known) => ({
      body: { id: chance.id(known.requests), request: { isClosed: chance.percent(50) } },
    }),
    addMessage: (chance, known) => ({ body: { id: chance.id(known.requests), text: chance.words() } }),
    deleteRequest: (chance, known) => ({ query: { id: chance.id(known.requests) } }),
  },
})
