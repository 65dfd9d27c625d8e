// The gallery's second part: what takes input.
import { useState } from 'react'
import { Checkbox } from '#ui/checkbox.tsx'
import { ComboBox } from '#ui/combo-box.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Select } from '#ui/select.tsx'
import { Switch } from '#ui/switch.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Line } from './stage.tsx'

const levels = [
  { id: 'novice', label: 'Novice' },
  { id: 'basic', label: 'Basic', description: 'With help' },
  { id: 'competent', label: 'Competent' },
]

export function Fields() {
  const [text, setText] = useState('alex.morgan@cairn.example')
  const [level, setLevel] = useState<string | null>('basic')
  const [search, setSearch] = useState('sql')
  const [day, setDay] = useState<string | null>('2026-11-19')
  const [moment, setMoment] = useState<string | null>('2026-11-19T11:00:00.000Z')
  return (
    <>
      <TextField label="Email" size="lg" type="email" value={text} onChange={setText} />
      <PasswordField label="Password" size="lg" value="cairn-demo" onChange={() => undefined} />
      <TextField label="Title" labelEnd="Optional" placeholder="What is to be done" description="Two lines at most." />
      <TextField label="Phone" icon="phone" defaultValue="12" error="Give the number with its country, such as +33." />
      <TextField label="Pay" isDisabled defaultValue="42,000" suffix={<span className="pe-2 text-ink-faint">€</span>} />
      <TextArea label="Notes" defaultValue="They sent two years of berth data." />
      <SearchField label="Search tasks" value={search} onChange={setSearch} />
      <Select label="Level" options={levels} value={level} onChange={setLevel} description="As you see it yourself." />
      <Select
        label="Section"
        options={levels}
        value={null}
        onChange={setLevel}
        placeholder="Choose a section"
        error="Choose a section."
      />
      <ComboBox label="Skill" options={levels} value={level} onChange={setLevel} emptyText="No skill of that name" />
      <DatePicker
        label="Start"
        value={day}
        onChange={setDay}
        quickPicks={[{ label: 'Tomorrow', value: '2026-11-18' }]}
      />
      <DatePicker label="Due" value={moment} onChange={setMoment} granularity="minute" error="The day has passed." />
    </>
  )
}

export function Choices() {
  const [isOn, setOn] = useState(true)
  const [size, setSize] = useState<string | null>('one')
  const [language, setLanguage] = useState('en')
  const options = [
    { id: 'one', label: 'Thu 19 Nov, 10:00', description: 'Free' },
    { id: 'two', label: 'Fri 20 Nov, 14:30', description: 'Overlaps dentist, 15:00' },
    { id: 'three', label: 'Mon 23 Nov, 09:00', isDisabled: true },
  ]
  return (
    <>
      <Line>
        <Checkbox isSelected={isOn} onChange={setOn}>
          Remember me
        </Checkbox>
        <Checkbox isSelected={false}>Off</Checkbox>
        <Checkbox isIndeterminate isSelected={false}>
          Some
        </Checkbox>
        <Checkbox isSelected isDisabled>
          Fixed
        </Checkbox>
      </Line>
      <Checkbox
        isSelected={false}
        error="Accept the terms to continue."
        description="You can take it back at any time."
      >
        I accept the terms
      </Checkbox>
      <Line>
        <Checkbox variant="completion" label="Done: Rehearse" isSelected={isOn} onChange={setOn} />
        <Checkbox variant="completion" label="Done: Read" isSelected={!isOn} onChange={() => setOn(!isOn)} />
        <Checkbox variant="completion" isSelected={isOn} onChange={setOn}>
          Read the port traffic report
        </Checkbox>
      </Line>
      <Switch isSelected={isOn} onChange={setOn} description="Press ? for the list.">
        Single-key shortcuts
      </Switch>
      <Switch isSelected={!isOn} onChange={() => setOn(!isOn)}>
        Notifications
      </Switch>
      <RadioGroup label="Size" options={options} value={size} onChange={setSize} />
      <RadioGroup label="Time" variant="cards" options={options} value={size} onChange={setSize} />
      <Segmented
        label="Language"
        value={language}
        onChange={setLanguage}
        options={[
          { id: 'en', label: 'English', lang: 'en' },
          { id: 'fr', label: 'Français', lang: 'fr' },
        ]}
      />
    </>
  )
}
