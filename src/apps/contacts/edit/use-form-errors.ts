// Error messages of the contact form, shown beside the field. Used by contact-form.tsx.
import { useLingui } from '@lingui/react/macro'
import { birthdayMistake, type ContactValues, isEmail } from './form-values.ts'

export function useFormErrors() {
  const { t } = useLingui()
  const ofBirthday = {
    'no-day': t`This date doesn’t exist. Enter a valid day and month.`,
    future: t`Enter a date in the past.`,
    'long-ago': t`Enter a year of birth such as 1987.`,
  }
  return {
    messageOf: () => t`This is too long.`,
    check: ({ emails, birthday }: ContactValues) => {
      const mistake = birthdayMistake(birthday, Date.now())
      const wrong = emails.flatMap(({ email }, at) =>
        email.trim() === '' || isEmail(email) ? [] : [`emails.${at}.email`],
      )
      return {
        'birthday.day': mistake && ofBirthday[mistake],
        ...Object.fromEntries(wrong.map((path) => [path, t`Enter an email address such as name@example.com.`])),
      }
    },
  }
}
