// What a person has settled with the portal: time zone, what their data may be used for, what they are told, and what makes an evaluation fair to them.
// @chunk evaluation-shapes
import { defineApi } from '#contract/define-api.ts'
import { PortalError } from '#contract/portal/portal-error.ts'
import { Unauthorized } from '#contract/portal/user.ts'
import * as z from '#contract/zod.ts'

/** An IANA name, such as `Europe/Paris`. */
export const TimeZone = z.string().check(z.maxLength(100), z.regex(/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/, 'not a time zone'))

/** What the person's data may be used for, each for itself. */
export const Consents = z.object({
  /** Skills and answers are compared with job offers. */
  matching: z.boolean(),
  /** The interests of the profiling are part of that comparison. */
  interests: z.boolean(),
  /** The portal may write to the person of its own accord. */
  notifications: z.boolean(),
})
export type Consents = z.infer<typeof Consents>

/** How one type of notification is told of. */
export const Alert = z.object({
  /** A new one is announced while Cairn is open; it is in the list in any case. */
  inApp: z.boolean(),
  /** The device shows it while Cairn is open and out of sight. */
  onDevice: z.boolean(),
})
export type Alert = z.infer<typeof Alert>

/** How the person is told, for each type of notification. */
export const Alerts = z.object({ JOB_OFFER: Alert, APPLICATION: Alert })
export type Alerts = z.infer<typeof Alerts>

/** How much longer than usual a question may take; `untimed`: as long as it takes. */
export const EXTRA_TIME = ['none', 'third', 'half', 'double', 'untimed'] as const

/** What every evaluation begins with, unless the person changes it there. */
export const Accommodations = z.object({
  /** How much longer than usual a question may take; `untimed`: without a limit. */
  extraTime: z.enum(EXTRA_TIME),
  /** Whether to use a typeface whose letters are easier to tell apart. */
  readableFont: z.boolean(),
  /** Whether to ask easier questions, of which three in four are answered rightly. */
  comfortableTarget: z.boolean(),
})
export type Accommodations = z.infer<typeof Accommodations>

/** What the person has settled with the portal. */
export const Settings = z.object({
  /** Null: that of the device. */
  timeZone: z.nullable(TimeZone),
  consents: Consents,
  alerts: Alerts,
  accommodations: Accommodations,
  /** Rises with each change. */
  version: z.int(),
})
export type Settings = z.infer<typeof Settings>

/** What nobody has changed yet. */
export const DEFAULT_SETTINGS: Settings = {
  timeZone: null,
  consents: { matching: true, interests: true, notifications: true },
  alerts: { JOB_OFFER: { inApp: true, onDevice: false }, APPLICATION: { inApp: true, onDevice: false } },
  accommodations: { extraTime: 'none', readableFont: false, comfortableTarget: false },
  version: 0,
}

/** Any part of the settings, down to one switch. What is left out stays. */
export const SettingsPatch = z.partial(
  z.object({
    timeZone: z.nullable(TimeZone),
    /** The consents to change. */
    consents: z.partial(Consents),
    /** The alerts to change. */
    alerts: z.partial(
      z.object({
        /** The switches to change. */
        JOB_OFFER: z.partial(Alert),
        /** The switches to change. */
        APPLICATION: z.partial(Alert),
      }),
    ),
    /** The accommodations to change. */
    accommodations: z.partial(Accommodations),
  }),
)
export type SettingsPatch = z.infer<typeof SettingsPatch>

/** The settings with a change in them, without a new version. The back end and the page's optimistic change agree by it. */
export function patchSettings(settings: Settings, patch: SettingsPatch): Settings {
  const { consents, alerts, accommodations } = settings
  return {
    ...settings,
    ...(patch.timeZone !== undefined && { timeZone: patch.timeZone }),
    consents: { ...consents, ...patch.consents },
    alerts: {
      JOB_OFFER: { ...alerts.JOB_OFFER, ...patch.alerts?.JOB_OFFER },
      APPLICATION: { ...alerts.APPLICATION, ...patch.alerts?.APPLICATION },
    },
    accommodations: { ...accommodations, ...patch.accommodations },
  }
}

/** A refusal with the settings as they are now. */
const Stale = z.object({
  /** As in `PortalError`. */
  message: z.string(),
  current: Settings,
})

/** The person’s settings with the portal, their data as one file, and the end of their account. */
export const settingsApi = defineApi('settings', 'portal', {
  /** Returns the person’s settings. */
  settings: { method: 'GET', path: 'settings', answers: { 200: Settings, 401: Unauthorized } },
  /**
   * Changes settings, down to single switches; the others stay. Without `version`, the last change of a field counts.
   * @200 All settings as they are now.
   * @409 `error.settings.conflict.msg.settings`: `version` is not the present one.
   */
  updateSettings: {
    method: 'PATCH',
    path: 'settings',
    body: z.object({
      settings: SettingsPatch,
      /** The version that the person has changed. */
      version: z.optional(z.int()),
    }),
    answers: { 200: Settings, 401: Unauthorized, 409: Stale },
    offline: 'queue',
  },
  /** Returns all that the portal keeps about the person, as one JSON file. Passwords and tokens are not in it. @200 The JSON file. */
  export: {
    method: 'GET',
    path: 'settings/export',
    answerType: 'file',
    answers: { 200: z.file(), 401: Unauthorized },
  },
  /** Deletes the person’s account with all their data, for good. It cannot be undone. @200 Always true: the account is deleted. */
  deleteAccount: {
    method: 'DELETE',
    path: 'settings/account',
    answers: { 200: z.boolean(), 400: PortalError, 401: Unauthorized },
  },
})
