import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { space } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import type { PendingChangeProps } from '../../feedback/PendingChange/PendingChange.tsx';
import { PendingChange } from '../../feedback/PendingChange/PendingChange.tsx';
import { FormStack } from '../../layout/FormStack/FormStack.tsx';
import { AmountField } from '../AmountField/AmountField.tsx';
import type { SegmentOption } from '../SegmentedControl/SegmentedControl.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

export interface LimitEditorProps<Period extends string> {
  /** Periods to choose from; none when the limit has only one. */
  periods?: {
    label: string;
    options: readonly SegmentOption<Period>[];
    value: Period;
    onChange: (value: Period) => void;
  };
  /** The typed amount or number of minutes, not validated. */
  value: string;
  onChange: (value: string) => void;
  /** Label of the amount, e.g. "At most". */
  label: ReactNode;
  /** Currency sign, or the unit of a limit of time. */
  unit: string;
  /** The limit in force, e.g. "Now ₱5,000.00" or "No limit now". */
  current: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** When the typed value takes effect: at once, or later for a raise. Undefined while nothing valid is typed. */
  effect?: { kind: 'now' | 'later'; title: ReactNode; text?: ReactNode };
  /** A change of this limit that waits already. */
  pending?: PendingChangeProps;
  /** "Set the limit", or "Ask for the raise". */
  submitLabel: ReactNode;
  onSubmit: () => void;
  /** The answer is outstanding. */
  busy?: boolean;
  busyLabel?: string;
  /** Leaves everything as it is: "Keep ₱5,000.00". */
  keepLabel: ReactNode;
  onKeep: () => void;
  /** Removal of the limit, which waits like a raise. Without it there is no such button. */
  remove?: { label: ReactNode; onPress: () => void };
}

const Effect = styled('div')({ '&:not(:empty)': { marginBlockStart: space(4) } });

/**
 * Form of one limit, for a page or a sheet. It compares no amounts: the caller says by `effect` and `submitLabel`
 * whether the typed value is lower, which takes effect at once, or a raise, which waits and is asked for again.
 */
export function LimitEditor<Period extends string>(props: LimitEditorProps<Period>) {
  const { periods, value, onChange, label, unit, current, hint, error, effect, pending } = props;
  const { submitLabel, onSubmit, busy = false, busyLabel, keepLabel, onKeep, remove } = props;
  return (
    <FormStack
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {periods && <SegmentedControl {...periods} disabled={busy} />}
      {pending && <PendingChange {...pending} />}
      <div>
        <AmountField
          label={label}
          labelEnd={current}
          currency={unit}
          value={value}
          onChange={onChange}
          hint={hint}
          error={error}
          readOnly={busy}
        />
        {/* Mounted before its text changes, so that the change is announced. */}
        <Effect role="status">
          {effect && (
            <InlineAlert tone={effect.kind === 'now' ? 'success' : 'info'} title={effect.title}>
              {effect.text}
            </InlineAlert>
          )}
        </Effect>
      </div>
      <Button type="submit" size="lg" fullWidth busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
      <Button size="lg" fullWidth disabled={busy} onClick={onKeep}>
        {keepLabel}
      </Button>
      {remove && (
        <Button variant="quiet" fullWidth disabled={busy} onClick={remove.onPress}>
          {remove.label}
        </Button>
      )}
    </FormStack>
  );
}
