/** The locale that a language is written in. English is that of Europe: day before month, 24 hours, no comma before the last “and”. */
export const localeOf = (language: string): 'fr-FR' | 'en-GB' => (language === 'fr' ? 'fr-FR' : 'en-GB')
