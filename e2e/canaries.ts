// The person and the passwords that tests look for in everything that is stored: tests/api/secrets.test.ts and e2e/secrets.spec.ts.

export const person = { firstName: 'Quillon', lastName: 'Vantreaux', email: 'q.vantreaux@canary.example' }

export const passwords = {
  'the first password': 'seven grey herons 4711',
  'the second password': 'eight white herons 4712',
  'the third password': 'nine black herons 4713',
  'a wrong password': 'ten brown herons 4714',
}
