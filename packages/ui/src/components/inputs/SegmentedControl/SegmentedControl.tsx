import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import type { Ref } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, media, radius, size, space, transition, typeStyle } from '../../../theme/vars.ts';
import { RadioBox, RadioFieldset } from '../internal/radio-parts.tsx';

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

const Group = styled(RadioFieldset)({ '&:disabled': { opacity: 0.55 } });

const Track = styled(RadioGroup)({
  flexDirection: 'row',
  gap: space(1),
  padding: space(1),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface1'),
});

const Segment = styled(RadioBox)({
  flex: '1 1 0',
  minWidth: 'fit-content',
  display: 'grid',
  placeItems: 'center',
  minHeight: size('target'),
  padding: space(1, 3),
  borderRadius: radius('control'),
  ...typeStyle('label'),
  textAlign: 'center',
  transition: transition(['background-color', 'color']),
  [media.hover]: { '&:hover:not(:has(input:checked, input:disabled))': { backgroundColor: color('surface2') } },
  '&:has(input:checked)': {
    backgroundColor: color('selected'),
    color: color('onSelected'),
    [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  '&:has(input:focus-visible)': { ...focusRing, borderRadius: radius('control') },
  'fieldset:not(:disabled) &:has(input:disabled)': { opacity: 0.55 },
});

/** Single choice of a few visible options: radio buttons in a row with arrow keys. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, labelShown = false, options, value, onChange, onBlur, name, disabled, id, ref } = props;
  return (
    <Group label={label} labelGap={labelShown ? space(1.5) : undefined} disabled={disabled}>
      <Track role="presentation" name={name} value={value} onBlur={onBlur}>
        {options.map((option) => (
          <Segment
            key={option.value}
            ref={option.value === value ? ref : undefined}
            id={option.value === value ? id : undefined}
            value={option.value}
            disabled={option.disabled}
            onChoose={() => onChange(option.value)}
          >
            <span>{option.label}</span>
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
