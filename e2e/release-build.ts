// Builds a later release for real, from a copy of the sources with a reworded message, a new one, an icon that no screen had and another picture of the app, in
// both languages. e2e/second-build.ts imitates one in a second, for what does not depend on texts.
import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..')
const SOURCES = ['src', 'sw', 'seed', 'public', 'vite-plugins', 'scripts', 'index.html', 'vite.config.ts'].concat([
  'lingui.config.ts',
  'package.json',
  'package-lock.json',
  ...['', '.base', '.contract', '.node', '.src', '.sw'].map((part) => `tsconfig${part}.json`),
])

/** What the heading of an address without a page says. */
export const HEADING = {
  before: { en: 'There’s nothing at this address', fr: 'Il n’y a rien à cette adresse' },
  after: { en: 'Open positions near and far', fr: 'Postes ouverts ici et ailleurs' },
} as const
/** The text below it from then on. */
export const NEWS = { en: 'Written for this release alone.', fr: 'Écrit pour cette version seulement.' } as const
/** The icon beside it, which no earlier build has. */
export const NEW_ICON = 'power'
export const PICTURE = 'icons/icon-192.png'

/** @returns the folder of the build. It lies under the project, whose packages it is built with. */
export async function buildRelease(): Promise<{ root: string; remove(): Promise<void> }> {
  const copy = join(project, '.cache/release')
  const remove = () => rm(copy, { recursive: true, force: true })
  await remove()
  await mkdir(copy, { recursive: true })
  for (const name of SOURCES) await cp(join(project, name), join(copy, name), { recursive: true })

  const heading = `<Trans>${HEADING.before.en}</Trans>`
  const news = `<p><Icon name="${NEW_ICON}" /> <Trans>${NEWS.en}</Trans></p>`
  await change(join(copy, 'src/shell/not-found-screen.tsx'), heading, `<Trans>${HEADING.after.en}</Trans>`)
  await change(join(copy, 'src/shell/not-found-screen.tsx'), '</h1>', `</h1>${news}`)
  for (const language of ['en', 'fr'] as const) {
    const words = [HEADING.after, NEWS].map(
      ({ en, ...other }) => `\nmsgid "${en}"\nmsgstr "${{ en, ...other }[language]}"\n`,
    )
    await appendFile(join(copy, `src/locales/${language}.po`), words.join(''))
  }
  await cp(join(project, 'public/icons/maskable-192.png'), join(copy, 'public', PICTURE))

  const built = spawnSync(process.execPath, [join(project, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: copy })
  if (built.status !== 0) throw new Error(`The release could not be built: ${built.stderr}`)
  return { root: join(copy, 'dist'), remove }
}

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from} any more`)
  await writeFile(file, text.replace(from, to))
}
