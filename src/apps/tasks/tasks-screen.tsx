import { useQuery } from '@tanstack/react-query'
import { taskQueries } from './queries.ts'

export function TasksScreen() {
  const { data = [] } = useQuery(taskQueries.all())
  return (
    <ul>
      {data.map((task) => (
        <li key={task.id}>{task.title}</li>
      ))}
    </ul>
  )
}
