// The gallery's first part: actions, labels and states.
import { announce } from '#ui/announce.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Key } from '#ui/key.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Note } from '#ui/note.tsx'
import { Pill } from '#ui/pill.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { SafeLink } from '#ui/safe-link.tsx'
import { Skeleton, SkeletonRows } from '#ui/skeleton.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Tag } from '#ui/tag.tsx'
import { TagList } from '#ui/tag-list.tsx'
import { showToast } from '#ui/toast-store.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Line } from './stage.tsx'

export function Buttons() {
  return (
    <>
      <Line>
        <Button variant="primary">Save changes</Button>
        <Button icon="bookmark">Save</Button>
        <Button variant="quiet">Propose other times</Button>
        <Button variant="danger">Delete account</Button>
      </Line>
      <Line>
        <Button variant="primary" size="sm" icon="plus">
          New task
        </Button>
        <Button size="sm">Use the sample account</Button>
        <Button variant="quiet" size="sm">
          Later
        </Button>
        <Button isPending>Sending</Button>
        <Button isDisabled>Not now</Button>
      </Line>
      <Line>
        <IconButton icon="magnifying-glass" label="Search" shortcut="/" />
        <IconButton icon="bell" label="Notifications, 4 unread">
          <Badge count={4} />
        </IconButton>
        <IconButton icon="heart" label="Like">
          <Badge />
        </IconButton>
        <IconButton icon="ellipsis-horizontal" label="More" size="sm" />
        <IconButton icon="trash" label="Delete" variant="secondary" />
        <Key>Ctrl K</Key>
        <Spinner />
      </Line>
      <Line>
        <LinkButton href="#here" variant="secondary" icon="arrow-right">
          Go there
        </LinkButton>
        <Link href="#here">Forgot password?</Link>
        <SafeLink href="https://example.com" hasIcon>
          A page elsewhere
        </SafeLink>
        <SafeLink href="file:///etc/hosts">An address that is refused</SafeLink>
        <Tooltip text="From your answers of 3 May" isDescription>
          <Button variant="quiet" size="sm">
            Why?
          </Button>
        </Tooltip>
      </Line>
      <Button variant="primary" size="lg" isWide>
        Sign in
      </Button>
    </>
  )
}

export function Marks() {
  return (
    <>
      <Line>
        {(['check', 'home', 'flag', 'calendar', 'user-circle'] as const).map((name) => (
          <Icon key={name} name={name} />
        ))}
        <Icon name="home" solid />
        <Icon name="flag" solid className="text-danger" />
        <Icon name="trash" size={16} />
      </Line>
      <Line>
        <Chip>Remote</Chip>
        <Chip hasMenu>Level</Chip>
        <Chip isSelected>Within 30 km of Lyon</Chip>
        <Chip count={4}>Unread</Chip>
        <Chip variant="add">Filter</Chip>
        <Chip isDisabled>Closed</Chip>
      </Line>
      <Line>
        <Tag color="oklch(0.62 0.15 300)">Interview</Tag>
        <Tag>Network</Tag>
        <Tag>Learning</Tag>
      </Line>
      <TagList
        label="Tags"
        tags={[
          { id: '1', label: 'Interview' },
          { id: '2', label: 'Training' },
        ]}
        onRemove={() => undefined}
      />
      <TagList label="Tags of nothing" isLabelHidden tags={[]} emptyText="No tags" />
      <Line>
        <Pill>Draft</Pill>
        <Pill tone="accent">New</Pill>
        <Pill tone="info">Sent</Pill>
        <Pill tone="success">Applied</Pill>
        <Pill tone="warning">Thu</Pill>
        <Pill tone="danger">Today</Pill>
      </Line>
      <Line>
        <Avatar name="Alex Morgan" size={24} />
        <Avatar name="Alex Morgan" />
        <Avatar name="Inès" size={40} />
        <Avatar name="Broken Picture" src="/none.png" size={56} />
      </Line>
    </>
  )
}

export function States() {
  return (
    <>
      <div className="rounded-12 border border-line bg-surface-raised">
        <EmptyState title="Tasks you add will stand here." action={<Button icon="plus">Add a task</Button>} />
      </div>
      <ErrorState
        title="The tasks could not be loaded."
        description="Check the connection and try again."
        onRetry={() => undefined}
      />
      <ErrorState variant="bar" title="This list may be out of date." onRetry={() => undefined} />
      <Note>
        <b>dbt, one level up, makes this 93 %.</b> Business English is self-rated; an evaluation would narrow the
        interval.
      </Note>
      <Note kind="warning">
        <b>Not calibrated yet.</b> The interval allows for how far off the authors may be.
      </Note>
      <Note kind="info" icon="clock" action={<Button size="sm">Refresh</Button>}>
        Saved copy from 10:32
      </Note>
      <ProgressBar label="Subtasks" value={3} max={5} valueText="3 of 5" />
      <div className="space-y-2">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton />
      </div>
      <SkeletonRows label="Loading tasks" count={2} />
      <Line>
        <Button
          onPress={() =>
            showToast({
              message: 'Moved to Learning',
              action: { label: 'Undo', onAction: () => showToast({ message: 'Moved back' }) },
            })
          }
        >
          Toast with undo
        </Button>
        <Button onPress={() => showToast({ message: 'Could not be sent. It waits on this device.', kind: 'error' })}>
          Toast of an error
        </Button>
        <Button variant="quiet" onPress={() => announce('46 jobs found')}>
          Say something
        </Button>
      </Line>
    </>
  )
}
