// What the drill sends to the writing calls of the sample messages and the sample notifications, which are alike.
import { messagesApi } from '#contract/shell/messages.ts'
import { sampleNotificationsApi } from '#contract/shell/sample-notifications.ts'
import type { Chance } from './chance.ts'
import { defineInputs } from './define-inputs.ts'

const fields = (chance: Chance) => ({
  title: chance.words(),
  description: chance.words(),
  time: chance.date(10),
  read: chance.percent(50),
})

export const messagesInputs = defineInputs(messagesApi, {
  read: async (ask) => ({ all: await ask(messagesApi.endpoints.all) }),
  calls: {
    create: (chance) => ({ body: { message: fields(chance) } }),
    update: (chance, { all }) => ({ body: { id: chance.id(all), message: fields(chance) } }),
    remove: (chance, { all }) => ({ query: { id: chance.id(all) } }),
    markAllAsRead: () => ({}),
    toggleReadStatus: (chance, { all }) => ({ body: { message: { id: chance.id(all), read: chance.percent(50) } } }),
    updateMany: (chance, { all }) => ({ body: { ids: chance.ids(all), message: { read: chance.percent(50) } } }),
    removeMany: (chance, { all }) => ({ body: { ids: chance.ids(all, 2) } }),
  },
})

export const sampleNotificationsInputs = defineInputs(sampleNotificationsApi, {
  read: async (ask) => ({ all: await ask(sampleNotificationsApi.endpoints.all) }),
  calls: {
    create: (chance) => ({ body: { notification: fields(chance) } }),
    update: (chance, { all }) => ({ body: { id: chance.id(all), notification: fields(chance) } }),
    remove: (chance, { all }) => ({ query: { id: chance.id(all) } }),
    markAllAsRead: () => ({}),
    toggleReadStatus: (chance, { all }) => ({
      body: { notification: { id: chance.id(all), read: chance.percent(50) } },
    }),
    updateMany: (chance, { all }) => ({ body: { ids: chance.ids(all), notification: { read: chance.percent(50) } } }),
    removeMany: (chance, { all }) => ({ body: { ids: chance.ids(all, 2) } }),
  },
})
