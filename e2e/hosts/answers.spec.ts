// What each web server answers with its configuration of docs/hosts.
import { testAnswers } from './answers.ts'
import { SERVERS } from './servers.ts'

for (const name of SERVERS) testAnswers(name)
