// The web app manifest: how Cairn looks once installed, and what it takes from other apps.
import type { ManifestOptions } from 'vite-plugin-pwa'
import { hasScreen } from '../scripts/built-places.mjs'
import { type Place, placeOf, places } from '../src/platform/places.ts'

/** The site's root, or what a build is below (vite.config.ts). */
const ROOT = '/'

/**
 * @param has Default: what this build has a screen for; what nobody could look at is not accepted
 * @param base with a slash at both ends
 */
export function manifestOf(
  has: (place: Place) => boolean = hasScreen,
  all = places,
  base = ROOT,
): Partial<ManifestOptions> {
  const offered = all.filter(has)
  const accept: Record<string, string[]> = {}
  for (const { opens = {} } of offered)
    for (const [type, endings] of Object.entries(opens)) accept[type] = [...(accept[type] ?? []), ...endings]
  const shared = [...Object.entries(accept).flat(2), ...offered.flatMap(({ shareTarget = [] }) => shareTarget)]
  const protocols = offered.flatMap(({ protocol }) => (protocol ? [protocol] : []))
  return {
    ...looksBelow(base),
    // The worker puts it by (sw/shared.ts), the page shows it (src/shell/received).
    share_target: {
      action: `${base}open-file`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        ...(shared.length > 0 && { files: [{ name: 'files', accept: [...new Set(shared)] }] }),
      },
    },
    ...(Object.keys(accept).length > 0 && { file_handlers: [{ action: `${base}open-file`, accept }] }),
    ...(protocols.length > 0 && {
      protocol_handlers: protocols.map((protocol) => ({ protocol, url: `${base}open-file?${protocol}=%s` })),
    }),
  }
}

const shortcutTo = (place: Place) => shortcut(place.title.en, place.path)

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }],
})

const LOOKS: Partial<ManifestOptions> = {
  name: 'Cairn: careers and skills',
  short_name: 'Cairn',
  description: 'Jobs, applications and skills, kept on your device. Works without a network.',
  lang: 'en',
  display: 'standalone',
  background_color: '#f9fafb',
  theme_color: '#ffffff',
  display_override: ['window-controls-overlay', 'standalone'],
  // A file or a link goes to the window that is open.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  categories: ['business', 'productivity', 'education'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/mono.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshots/tasks-wide.png',
      sizes: '1440x900',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Tasks, with one open',
    },
    {
      src: '/screenshots/tasks-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Tasks on a phone',
    },
  ],
  shortcuts: [
    shortcutTo(placeOf('dashboards.mainpage')),
    shortcutTo(placeOf('apps.tasks')),
    ...places.flatMap(({ makes }) => (makes ? [shortcut(makes.title.en, makes.link)] : [])),
  ],
}

/** @param base as above */
function looksBelow(base: string): Partial<ManifestOptions> {
  const below = (key: string, value: unknown) =>
    typeof value === 'string' && /^(?:src|url)$/.test(key) ? base + value.slice(ROOT.length) : value
  return { ...JSON.parse(JSON.stringify(LOOKS), below), id: base, start_url: base, scope: base }
}
