// Every piece of src/ui in its states, both schemes side by side. For development alone, at /ui; its words are not translated.
import { useState } from 'react'
import { AriaProvider } from '#ui/aria-provider.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { LoadingBar } from '#ui/loading-bar.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { ToastRegion } from '#ui/toast.tsx'
import { Buttons, Marks, States } from './basics.tsx'
import { Lists, Sections } from './collections.tsx'
import { Drawings } from './drawings.tsx'
import { Choices, Fields } from './forms.tsx'
import { Overlays } from './overlays.tsx'
import { Stage } from './stage.tsx'

const sections = { Buttons, Marks, States, Fields, Choices, Overlays, Lists, Sections, Drawings }
const themes = ['default', 'brand', 'teal', 'rose', 'purple', 'amber'].map((id) => ({ id, label: id }))
const schemes = ['light', 'dark'].map((id) => ({ id, label: id }))

export function Gallery() {
  const root = document.documentElement.dataset
  const [theme, setTheme] = useState(root.theme ?? 'default')
  const [scheme, setScheme] = useState(root.scheme ?? 'light')
  const change = (name: 'theme' | 'scheme', value: string) => {
    root[name] = value
    if (name === 'theme') setTheme(value)
    else setScheme(value)
  }
  return (
    <AriaProvider locale={document.documentElement.lang}>
      <LoadingBar label="Loading" isVisible value={60} />
      <main className="mx-auto max-w-(--page) px-4 py-8">
        <header className="mb-6 flex flex-wrap items-center gap-4">
          <h1 className="text-24 font-semibold tracking-tight">Design system</h1>
          <Segmented
            label="Theme"
            options={themes}
            value={theme}
            onChange={(value) => change('theme', value)}
            className="flex-wrap"
          />
          <Segmented
            label="Scheme of what floats"
            options={schemes}
            value={scheme}
            onChange={(value) => change('scheme', value)}
          />
        </header>
        {Object.entries(sections).map(([title, Section]) => (
          <Stage key={title} title={title} theme={theme}>
            <Section />
          </Stage>
        ))}
      </main>
      <LiveRegion />
      <ToastRegion />
    </AriaProvider>
  )
}
