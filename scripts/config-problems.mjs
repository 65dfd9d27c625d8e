// What is wrong with a config.json, for whoever wrote it: by public/config.schema.json, and by what is no address. The build and `npm start` ask it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { addressProblems } from './headers.mjs'
import { root } from './steps.mjs'

export const configSchemaFile = join(root, 'public/config.schema.json')

/**
 * @param {string} text what the file holds
 * @returns {string[]} a sentence for each
 */
export function configProblems(text) {
  const config = parsed(text)
  if (typeof config === 'string') return [config]
  const problems = addressProblems(config)
  const named = new Set(problems.map(({ name }) => name))
  const schema = JSON.parse(readFileSync(configSchemaFile, 'utf8'))
  const validate = new Ajv2020({ allErrors: true, verbose: true }).compile(schema)
  if (validate(config)) return problems.map(({ message }) => message)
  const found = (validate.errors ?? []).flatMap((error) => {
    const { name, message } = messageOf(error)
    return named.has(name) ? [] : [message]
  })
  return [...problems.map(({ message }) => message), ...new Set(found)]
}

/** @param {string} text @returns {Record<string, unknown> | string} what it holds, or what is wrong with the whole */
function parsed(text) {
  try {
    const config = JSON.parse(text)
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config
    return 'It holds no object: write {} where nothing is set.'
  } catch (error) {
    return `It is no JSON: ${/** @type {Error} */ (error).message}.`
  }
}

/** @param {import('ajv').ErrorObject} error @returns {{ name: string, message: string }} */
function messageOf({ keyword, instancePath, params, parentSchema, data, message = '' }) {
  const keys = instancePath.split('/').slice(1)
  const inside = (/** @type {string} */ name) => [...keys, name].join('.')
  if (keyword === 'additionalProperties') {
    const name = inside(params.additionalProperty)
    const known = Object.keys(parentSchema?.properties ?? {}).filter((one) => one !== '$schema')
    return { name, message: `${name} is not known: there are ${known.join(', ')}.` }
  }
  if (keyword === 'required') {
    const name = inside(params.missingProperty)
    return { name, message: `${name} is missing.` }
  }
  const name = keys.join('.')
  const wanted = keyword === 'pattern' ? `write ${firstSentence(parentSchema?.description)}.` : `it ${message}.`
  return { name, message: `${name} is ${JSON.stringify(data)}: ${wanted}` }
}

/** As the end of another one. */
const firstSentence = (text = '') =>
  (text[0] ?? '').toLowerCase() + text.replaceAll('`', '').split('. ')[0]?.slice(1).replace(/\.$/, '')
