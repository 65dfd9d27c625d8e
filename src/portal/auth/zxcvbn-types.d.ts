// What we use of zxcvbn 4.4.2, which brings no types.
declare module 'zxcvbn' {
  interface Estimate {
    readonly guesses: number
    readonly feedback: { readonly warning: string; readonly suggestions: readonly string[] }
  }
  export default function zxcvbn(password: string, userInputs?: readonly string[]): Estimate
}
