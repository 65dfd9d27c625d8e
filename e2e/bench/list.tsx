// The list that both yardsticks show: bare React, no styles, no router.
import { createRoot } from 'react-dom/client'

interface Row {
  readonly id: string
  readonly title: string
  readonly completed: boolean
}

/** Fetches the list and shows it. */
export async function showList(url: string): Promise<void> {
  const rows: Row[] = await (await fetch(url)).json()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<List rows={rows} />)
}

function List({ rows }: { rows: readonly Row[] }) {
  return (
    <main>
      <h1>Tasks</h1>
      <ul>
        {rows.map(({ id, title, completed }) => (
          <li key={id}>
            <label>
              <input type="checkbox" defaultChecked={completed} /> {title}
            </label>
          </li>
        ))}
      </ul>
    </main>
  )
}
