// Types a date into a date field, part by part, as a person does.
import { type Locator, userEvent } from 'vitest/browser'

/** @param scope has the field and no other @param parts such as { day: 9, month: 3, year: 2031 } */
export async function typeDate(
  scope: Pick<Locator, 'getByRole'>,
  parts: Readonly<Partial<Record<'day' | 'month' | 'year' | 'hour' | 'minute', number>>>,
): Promise<void> {
  for (const [name, value] of Object.entries(parts)) {
    const part = scope.getByRole('spinbutton', { name: new RegExp(`^${name}`) })
    ;((await part.findElement()) as HTMLElement).focus()
    await userEvent.keyboard(String(value).padStart(name === 'year' ? 4 : 2, '0'))
  }
}
