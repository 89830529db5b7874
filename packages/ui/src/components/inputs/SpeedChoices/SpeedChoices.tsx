import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { SpeedMeter, type SpeedMeterLabels } from '../../feedback/SpeedMeter/SpeedMeter.tsx';
import { RadioBox, RadioFieldset } from '../internal/radio-parts.tsx';
import { color, media, radius, size, space, transition } from '../../../theme/vars.ts';

export interface SpeedChoice {
  value: string;
  /** Address of the server. */
  name: string;
  /** Time until the answer in ms; null without an answer, undefined while measuring. */
  ms: number | null | undefined;
  /** Beside the name, such as "you are here". */
  note?: ReactNode;
}

export interface SpeedChoicesProps {
  /** Accessible name of the group. */
  label: string;
  choices: readonly SpeedChoice[];
  /** Empty string when nothing is selected. */
  value: string;
  onChange: (value: string) => void;
  labels: SpeedMeterLabels;
}

const Rows = styled(RadioGroup)({
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${color('line')}`,
  borderRadius: radius('card'),
});

const Row = styled(RadioBox)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(3),
  minHeight: size('targetLarge'),
  margin: 0,
  padding: space(3, 4),
  color: color('text'),
  transition: transition(['background-color']),
  [media.phone]: { paddingInline: space(3) },
  '& + &': { borderBlockStart: `1px solid ${color('line')}` },
  [media.hover]: { '&:hover:not(:has(input:checked))': { backgroundColor: color('surface2') } },
  '&:has(input:checked)': { backgroundColor: color('surface2') },
  '&:has(input:focus-visible)': { ...focusRing, outlineOffset: -4, borderRadius: radius('card') },
});

const Content = styled('span')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
});

const Circle = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  border: `2px solid ${color('text3')}`,
  borderRadius: '50%',
  '& > svg': { visibility: 'hidden' },
  'label:has(input:checked) &': {
    borderColor: color('text'),
    backgroundColor: color('text'),
    color: color('bg'),
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
  'label:has(input:checked) & > svg': { visibility: 'visible' },
});

/** Radio buttons of servers with their speed. */
export function SpeedChoices({ label, choices, value, onChange, labels }: SpeedChoicesProps) {
  return (
    <RadioFieldset label={label}>
      <Rows role="presentation" value={value}>
        {choices.map(({ value: choice, name, ms, note }) => (
          <Row key={choice} value={choice} onChoose={() => onChange(choice)}>
            <Content>
              <Circle aria-hidden>
                <Icon name="check" size={14} />
              </Circle>
              <SpeedMeter name={name} ms={ms} labels={labels} {...(note !== undefined && { note })} />
            </Content>
          </Row>
        ))}
      </Rows>
    </RadioFieldset>
  );
}
