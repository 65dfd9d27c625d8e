// The gallery's last part: the interval bar, the mark, the ornaments, text from elsewhere.
import { Contours } from '#ui/contours.tsx'
import { IntervalBar } from '#ui/interval-bar.tsx'
import { Logo } from '#ui/logo.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { Scene } from '#ui/scene.tsx'

const html =
  '<h3>The work</h3><p>You turn <b>parcel flows</b> into decisions: <a href="https://example.com">see</a>.</p><ul><li>One</li><li>Two</li></ul><pre><code>select 1</code></pre><blockquote>Half a day on site.</blockquote><img src=x onerror=alert(1)>'

export function Drawings() {
  return (
    <>
      <div className="space-y-4 rounded-12 bg-surface-raised p-5">
        <IntervalBar
          low={47}
          high={70}
          estimate={58}
          need={50}
          className="w-40"
          label="Competent, likely between 47 and 70; 50 is asked"
        />
        <IntervalBar low={60} high={90} estimate={74} variant="plain" />
        <IntervalBar low={82} high={93} estimate={88} variant="thin" className="w-15" />
      </div>
      <Logo />
      <div className="relative h-40 overflow-hidden rounded-12 border border-line bg-surface-raised p-5">
        <Contours className="absolute inset-y-0 end-0 h-full w-105" />
        <p className="relative text-20 font-semibold tracking-tight">Choose an interview time</p>
      </div>
      <Scene className="h-72 w-full rounded-12" />
      <p>
        <MarkedText text="Finish the <mark>SQL</mark> evaluation &amp; rest &lt;b&gt;" />
      </p>
      <RichText html={html} />
    </>
  )
}
