import styled from '@emotion/styled';
import type { Ref } from 'react';
import { useId } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';

export interface SegmentOption<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SegmentedControlProps<V extends string> {
  /** Label of the group. */
  label: string;
  /** Shows the label above; it is always accessible. */
  labelShown?: boolean;
  /** Two to five options. */
  options: readonly SegmentOption<V>[];
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  /** Form field name of the radio buttons. */
  name?: string;
  disabled?: boolean;
  /** Id of the selected radio button. */
  id?: string;
  /** Ref of the selected radio button. */
  ref?: Ref<HTMLInputElement>;
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&:disabled': { opacity: 0.55 },
});

const Legend = styled('legend')({
  padding: 0,
  marginBlockEnd: space(1.5),
  ...typeStyle('label'),
  color: color('text'),
  '&[data-shown="false"]': { ...visuallyHidden, marginBlockEnd: -1 },
});

const Track = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  padding: space(1),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface1'),
});

const Segment = styled('label')({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 'fit-content',
  display: 'grid',
  placeItems: 'center',
  minHeight: size('target'),
  padding: space(1, 3),
  borderRadius: radius('control'),
  ...typeStyle('label'),
  textAlign: 'center',
  color: color('text2'),
  cursor: 'pointer',
  transition: transition(['background-color', 'color']),
  [media.hover]: { '&:hover:not(:has(input:checked, input:disabled))': { backgroundColor: color('surface2') } },
  '&:has(input:checked)': {
    backgroundColor: color('selected'),
    color: color('onSelected'),
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '&:has(input:focus-visible)': { ...focusRing, borderRadius: radius('control') },
  '&:has(input:disabled)': { cursor: 'not-allowed' },
  'fieldset:not(:disabled) &:has(input:disabled)': { opacity: 0.55 },
});

const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

/** Single choice of a few visible options: radio buttons in a row with arrow keys. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, labelShown = false, options, value, onChange, onBlur, name, disabled, id, ref } = props;
  const ownName = useId();
  return (
    <Group role="radiogroup" disabled={disabled}>
      <Legend data-shown={labelShown}>{label}</Legend>
      <Track>
        {options.map((option) => (
          <Segment key={option.value}>
            <Radio
              ref={option.value === value ? ref : undefined}
              id={option.value === value ? id : undefined}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
