// The web app manifest: how Cairn looks once installed. Used by vite.config.ts.
import type { ManifestOptions } from 'vite-plugin-pwa'

export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Cairn: careers and skills',
  short_name: 'Cairn',
  description: 'Jobs, applications and skills, kept on your device. Works without a network.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f9fafb',
  theme_color: '#ffffff',
  display_override: ['window-controls-overlay', 'standalone'],
  // A file or a link goes to the window that is open.
  launch_handler: { client_mode: ['focus-existing', 'auto'] },
  // The worker puts it by (sw/shared.ts), the page keeps it (src/shell/received).
  share_target: {
    action: '/open-file',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/*', 'text/*', 'application/*', 'audio/*', 'video/*'] }],
    },
  },
  file_handlers: [
    {
      action: '/open-file',
      accept: {
        'text/vcard': ['.vcf'],
        'text/calendar': ['.ics'],
        'text/csv': ['.csv'],
        'message/rfc822': ['.eml'],
      },
    },
  ],
  protocol_handlers: [{ protocol: 'mailto', url: '/open-file?mailto=%s' }],
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
    { name: 'Home', url: '/dashboards/mainpage', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'Tasks', url: '/apps/tasks', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
    { name: 'New task', url: '/apps/tasks?new=task', icons: [{ src: '/icons/icon-192.png', sizes: '192x192' }] },
  ],
}
