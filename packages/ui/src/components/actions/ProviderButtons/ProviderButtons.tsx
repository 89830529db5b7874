import styled from '@emotion/styled';
import { useId } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';

/** Neutral marks of one colour on a 24 px square; a brand may replace them. */
const marks = {
  google:
    'M20.5 12.2h-8.3v3.2h4.8c-.5 2.2-2.4 3.5-4.8 3.5a6.4 6.4 0 1 1 4.2-11.2l2.4-2.4A9.8 9.8 0 1 0 12.2 22c5.1 0 8.8-3.6 8.3-9.8z',
  facebook:
    'M13.6 21.9v-8.4h2.8l.5-3.4h-3.3V8c0-1 .4-1.8 1.9-1.8h1.6V3.3c-.7-.1-1.6-.2-2.4-.2-2.7 0-4.5 1.6-4.5 4.5v2.5H7.2v3.4h3v8.4z',
} as const;

export interface ProviderOption<Id extends string = string> {
  id: Id;
  mark: keyof typeof marks;
  label: string;
  /** Shows progress. */
  busy?: boolean;
}

export interface ProviderButtonsProps<Id extends string = string> {
  /** Text above the buttons, which also names the group, e.g. "or continue with". */
  label: string;
  options: readonly ProviderOption<Id>[];
  /** Announced when a button becomes busy. */
  busyLabel: string;
  onPress: (id: Id) => void;
}

const Group = styled('div')({ display: 'grid', gap: space(3) });

const Heading = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  ...typeStyle('label'),
  color: color('text2'),
  '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color('line')}` },
});

const Buttons = styled('div')({
  display: 'grid',
  // One below the other when two do not fit, as with large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space(3),
});

/** Sign-in buttons of other companies, for use below a form. */
export function ProviderButtons<Id extends string>({ label, options, busyLabel, onPress }: ProviderButtonsProps<Id>) {
  const headingId = useId();
  const isBusy = options.some(({ busy }) => busy === true);
  return (
    <Group role="group" aria-labelledby={headingId}>
      <Heading>
        <span id={headingId}>{label}</span>
      </Heading>
      <Buttons>
        {options.map(({ id, mark, label: name, busy = false }) => (
          <Button
            key={id}
            variant="outline"
            size="lg"
            fullWidth
            busy={busy}
            busyLabel={busyLabel}
            disabled={isBusy && !busy}
            startIcon={
              <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true" focusable="false">
                <path d={marks[mark]} />
              </svg>
            }
            onClick={() => onPress(id)}
          >
            {name}
          </Button>
        ))}
      </Buttons>
    </Group>
  );
}
