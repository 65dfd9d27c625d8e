// The one door to zod: the small build, with its code generation off (our content security policy forbids it). Every schema imports this.
// @chunk contract
import { config } from 'zod/mini'

config({ jitless: true })

export * from 'zod/mini'
