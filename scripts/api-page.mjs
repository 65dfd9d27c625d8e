// public/openapi.json as a page to read, `/docs/api/`: plain HTML without a script. Made by the build (vite-plugins/api-page.ts).
import { escaped, exampleOf, nameOf, objectIn, prose, typeOf } from './api-schema.mjs'

/** @typedef {import('./api-schema.mjs').Schema} Schema @typedef {import('./api-schema.mjs').Shapes} Shapes */

/**
 * @param {Schema} document the parsed openapi.json
 * @param {string} [base] what the site is below, with a slash at both ends
 */
export function apiPage({ info, tags, paths, components }, base = '/') {
  const operations = Object.entries(/** @type {Record<string, Record<string, Schema>>} */ (paths)).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const groups = tags.map((/** @type {Schema} */ tag) => ({
    tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const shapes = /** @type {Shapes} */ (components.schemas)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}</title>
<link rel="stylesheet" href="${base}docs/api/style.css">
<link rel="icon" href="${base}icons/icon.svg">
</head>
<body>
<a class="skip" href="#content">Skip to the operations</a>
<header>
<h1>${escaped(info.title)}</h1>
${info.description.split('\n\n').map(paragraph).join('\n')}
<p>The same as a file: <a href="${base}openapi.json">openapi.json</a>, OpenAPI 3.1.</p>
</header>
<nav aria-label="Contents">
<h2>Contents</h2>
${groups.map(contents).join('\n')}
<details><summary>Shapes</summary><ul>${Object.keys(shapes).map(shapeLink).join('')}</ul></details>
</nav>
<main id="content">
${groups.map((/** @type {Group} */ group) => section(group, components)).join('\n')}
<section id="shapes">
<h2>Shapes</h2>
${Object.entries(shapes)
  .map(([name, shape]) => shapeArticle(name, shape, shapes))
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

/** @typedef {{ path: string, method: string, operation: Schema }} Operation @typedef {{ tag: Schema, operations: Operation[] }} Group */

/** @param {string} text */
const paragraph = (text) => `<p>${prose(text)}</p>`

/** @param {string} name */
const shapeLink = (name) => `<li><a href="#shape-${name}">${name}</a></li>`

/** @param {Group} group */
const contents = ({ tag, operations }) =>
  `<details open><summary>${escaped(tag.name)}</summary><ul>${operations
    .map(({ operation }) => `<li><a href="#${operation.operationId}">${prose(operation.summary)}</a></li>`)
    .join('')}</ul></details>`

/** @param {Group} group @param {Schema} components */
const section = ({ tag, operations }, components) => `<section id="tag-${tag.name}">
<h2>${escaped(tag.name)}</h2>
${paragraph(tag.description)}
${operations.map((one) => article(one, components)).join('\n')}
</section>`

/** @param {Operation} operation @param {Schema} components */
function article({ path, method, operation }, { schemas, responses }) {
  const { operationId, summary, description, parameters, requestBody, security } = operation
  return `<article id="${operationId}">
<h3><a href="#${operationId}">${prose(summary)}</a></h3>
<p class="call"><span>${method.toUpperCase()}</span> <code>${escaped(path)}</code></p>
${description ? paragraph(description) : ''}
${security ? '<p>Needs no token.</p>' : ''}
${parameters.length > 0 ? `<h4>Parameters</h4>\n${fieldList(parameters.map(parameterField))}` : ''}
${requestBody ? requestPart(requestBody, schemas) : ''}
<h4>Answers</h4>
<dl>${Object.entries(operation.responses)
    .map(([status, response]) => answer(status, response, { schemas, responses }))
    .join('')}</dl>
</article>`
}

/** @typedef {{ name: string, type: string, note: string, description: string }} Field */

/** @param {Schema} parameter @returns {Field} */
const parameterField = ({ name, in: place, required, description = '', schema }) => ({
  name,
  type: typeOf(schema),
  note: `${place}${required ? ', required' : ''}`,
  description,
})

/** @param {Schema} schema @returns {Field[]} */
const fieldsOf = ({ properties = {}, required = [] }) =>
  Object.entries(/** @type {Shapes} */ (properties)).map(([name, schema]) => ({
    name,
    type: typeOf(schema),
    note: required.includes(name) ? 'required' : '',
    description: [schema.description ?? '', innerOf(schema)].filter(Boolean).join(' '),
  }))

/** The fields of an object without a name, in one line. @param {Schema} schema */
function innerOf(schema) {
  const inner = objectIn(schema)
  if (!inner) return ''
  return fieldsOf(inner)
    .map(({ name, description }) => (description ? `\`${name}\`: ${description}` : `\`${name}\``))
    .join(' ')
}

/** @param {Field[]} fields */
const fieldList = (fields) =>
  `<dl class="fields">${fields
    .map(
      ({ name, type, note, description }) =>
        `<dt><code>${escaped(name)}</code> <small>${type}${note ? ` · ${note}` : ''}</small></dt><dd>${prose(description)}</dd>`,
    )
    .join('')}</dl>`

/** @param {Schema} body @param {Shapes} shapes */
function requestPart({ content, required }, shapes) {
  const [type = '', media] = /** @type {[string, Schema][]} */ (Object.entries(content))[0] ?? []
  const schema = media?.schema ?? {}
  return `<h4>Request body</h4>
<p><code>${type}</code>${required ? '' : ', may be left out'}${schema.$ref ? `: ${typeOf(schema)}` : ''}</p>
${schema.properties ? fieldList(fieldsOf(schema)) : ''}
${type === 'application/json' ? example(schema, shapes, media?.example) : ''}`
}

/** @param {string} status @param {Schema} said @param {{ schemas: Shapes, responses: Shapes }} components */
function answer(status, said, { schemas, responses }) {
  const response = said.$ref ? (responses[nameOf(said.$ref)] ?? {}) : said
  const [type = '', media] = /** @type {[string, Schema][]} */ (Object.entries(response.content ?? {}))[0] ?? []
  const schema = media?.schema
  const isShown = schema && type === 'application/json' && status.startsWith('2')
  const own = schema && !schema.$ref ? objectIn(schema) : undefined
  return `<dt>${status === 'default' ? 'Other' : status} ${schema ? `<small>${typeOf(schema)}</small>` : ''}</dt>
<dd>${prose(response.description)}${own ? fieldList(fieldsOf(own)) : ''}${isShown ? example(schema, schemas, media?.example) : ''}</dd>`
}

/** @param {Schema} schema @param {Shapes} shapes @param {unknown} [given] the one that the document has */
const example = (schema, shapes, given = exampleOf(schema, shapes)) =>
  `<details><summary>Example</summary><pre tabindex="0"><code>${escaped(JSON.stringify(given, null, 2))}</code></pre></details>`

/** @param {string} name @param {Schema} shape @param {Shapes} shapes */
const shapeArticle = (name, shape, shapes) => `<article id="shape-${name}">
<h3><a href="#shape-${name}">${name}</a></h3>
${paragraph(shape.description ?? '')}
${shape.properties ? fieldList(fieldsOf(shape)) : `<p>${typeOf(shape)}</p>`}
${example(shape, shapes)}
</article>`
