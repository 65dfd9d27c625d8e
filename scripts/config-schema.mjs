// `npm run config:schema`: writes public/config.schema.json, what config.json may hold, from the values that the app checks (src/platform/config-values.ts) and
// their docstrings. tests/unit/config-schema.test.ts says when it is out of date.
import { writeFileSync } from 'node:fs'
import { toJSONSchema } from 'zod'
import { strictObject } from 'zod/mini'
import { configSchemaFile } from './config-problems.mjs'
import { runMarked } from './contract-docs.mjs'

const values = 'src/platform/config-values.ts'

/** The description, as JSON Schema. */
export async function configSchema() {
  const { VALUES, shapeDocs } = await runMarked(`export { VALUES } from '/${values}'`, /\/config-values\.ts$/)
  const { $schema, properties, ...rest } = toJSONSchema(strictObject(/** @type {any} */ (VALUES)), {
    io: 'input',
    metadata: /** @type {any} */ (shapeDocs),
    // A name that the app does not know is most often a slip.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type === 'object') jsonSchema.additionalProperties = false
    },
  })
  return {
    $schema,
    title: 'config.json of Cairn',
    description: 'What an operator of Cairn sets: every value can be left out.',
    ...rest,
    required: [],
    properties: {
      $schema: { type: 'string', description: 'The address of this description, for editors: `./config.schema.json`.' },
      ...properties,
    },
  }
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(configSchemaFile, `${JSON.stringify(await configSchema(), null, 2)}\n`)
