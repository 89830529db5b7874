import { Button } from '@croupier/ui/actions/Button';
import { FormStack } from '@croupier/ui/layout/FormStack';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useState, type FormEvent, type ReactNode } from 'react';

import { dateFormat } from '../shared/intl-formats.ts';
import { callControl } from './control.ts';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import { formatTime } from './use-world-time.ts';

export interface GoToTimeProps {
  /** Time zone of the site, in which the time is typed. */
  readonly zone: string;
  readonly press: Press;
}

/** Form that moves the clock to a date and time. */
export function GoToTime({ zone, press }: GoToTimeProps): ReactNode {
  const { clock } = texts;
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed === '') return;
    press(async () => {
      const { now } = await callControl('PATCH /clock', { body: { to: `${typed}:00${offsetOf(zone, typed)}` } });
      const { time, day } = formatTime(Date.parse(now), zone);
      return clock.moved(`${time}, ${day}`);
    });
  };
  return (
    <FormStack onSubmit={submit} aria-label={clock.goTo}>
      <TextField
        type="datetime-local"
        label={clock.goTo}
        hint={clock.goToHint(zone)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{clock.go}</Button>
    </FormStack>
  );
}

/** The zone's distance from UTC at a time, such as `+08:00`. */
function offsetOf(zone: string, local: string): string {
  const parts = dateFormat('en-GB', { timeZoneName: 'longOffset', timeZone: zone }).formatToParts(
    Date.parse(`${local}:00Z`),
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.slice('GMT'.length) || 'Z';
}
