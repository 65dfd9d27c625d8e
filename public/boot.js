// Runs before the first paint: the remembered language, scheme and theme, so that nothing flashes. The app takes over in src/platform/prefs.
// The browser's offer to install comes once, maybe before the page that shows it: src/portal/auth/use-install.ts.
;(() => {
  const root = document.documentElement
  let prefs = {}
  try {
    prefs = JSON.parse(localStorage.getItem('prefs') || '{}')
  } catch {}
  const dark =
    prefs.scheme === 'dark' || (prefs.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.scheme = dark ? 'dark' : 'light'
  if (/^(brand|teal|rose|purple|amber)$/.test(prefs.theme)) root.dataset.theme = prefs.theme
  root.lang = prefs.language === 'fr' ? 'fr' : 'en'
  const catalog = document.createElement('link')
  catalog.rel = 'preload'
  catalog.as = 'fetch'
  catalog.crossOrigin = 'anonymous'
  catalog.href = `/assets/i18n/${root.lang}.json`
  document.head.append(catalog)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installPrompt = event
  })
})()
