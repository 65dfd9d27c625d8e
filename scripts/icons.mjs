// Draws public/icons/*.png from the two drawings here and writes their SVGs. Run by hand after a change of the mark: `node scripts/icons.mjs`.
import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './browsers.mjs'

const folder = new URL('../public/icons/', import.meta.url)
const background = '#3b4cb8'
const [upper, middle, lower] = [
  'M9.1 5.2c.8-2.1 5-2.7 6.6-.7 1.1 1.4.7 3.3-1.1 3.7-1.4.3-3.3.3-4.7 0-1.5-.3-1.3-1.7-.8-3z',
  'M5 12.3c.6-2.3 3.3-3 6.8-3 3.7 0 6.7.6 7.3 2.6.5 1.8-.7 3-2.7 3.2-2.8.3-6 .3-8.7 0-2-.2-3.1-1.2-2.7-2.8z',
  'M1.9 19.2c.5-2.4 4.2-3 10.2-3 5.7 0 9.3.7 9.9 2.8.4 1.7-.9 2.7-2.9 2.8-4.6.3-9.7.3-14.3 0-2-.1-3.3-1-2.9-2.6z',
]

/**
 * The mark in white on the brand colour.
 * @param {number} corner the radius of the corners, of 512; 0 fills the square, for systems that cut their own shape
 * @param {number} scale the mark's size: at most 13 stays in the circle that every mask leaves visible
 */
function appIcon(corner, scale) {
  // The mark's own middle on its 24 px grid.
  const [x, y] = [12, 12.55].map((middle) => 256 - middle * scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="${corner}" fill="${background}"/><g transform="translate(${x} ${y}) scale(${scale})" fill="#fff"><path d="${upper}"/><path fill-opacity=".86" d="${middle}"/><path fill-opacity=".86" d="${lower}"/></g></svg>\n`
}

const mono = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${upper}"/><path d="${middle}"/><path d="${lower}"/></svg>\n`
const icon = appIcon(112, 16)
const maskable = appIcon(0, 13)

await writeFile(new URL('icon.svg', folder), icon)
await writeFile(new URL('mono.svg', folder), mono)

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() })
for (const [name, drawing] of Object.entries({ icon, maskable })) {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`)
    const path = new URL(`${name}-${size}.png`, folder)
    await writeFile(path, await page.screenshot({ omitBackground: true }))
    await page.close()
  }
}
await browser.close()
