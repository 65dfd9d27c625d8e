import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fr'],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['src/ui/gallery/**'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  orderBy: 'message',
})
