import styled from '@emotion/styled';
import type { ColorRole } from '../../../theme/tokens.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { TermChange } from './term-change.ts';

export interface TermValueCellProps {
  label: string;
  text: string;
  change?: TermChange | undefined;
  /** The change in words. */
  changeText?: string | undefined;
}

const marks: Record<TermChange, { icon: IconName; tone: ColorRole }> = {
  better: { icon: 'plus', tone: 'success' },
  worse: { icon: 'minus', tone: 'danger' },
  changed: { icon: 'refresh', tone: 'info' },
};

const Root = styled('li')({ display: 'grid', alignContent: 'start', minWidth: 0 });
const Label = styled('span')({ ...typeStyle('meta'), color: color('text2') });
const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(1.5) });
const Value = styled('bdi')({ ...typeStyle('body'), '&[data-changed="true"]': { fontWeight: 700 } });

const Change = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: ColorRole }>(({ tone }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.5),
  ...typeStyle('meta'),
  fontWeight: 600,
  color: color(tone),
  '& > svg': { strokeWidth: 2.5 },
}));

/** One term of a version. */
export function TermValueCell({ label, text, change, changeText }: TermValueCellProps) {
  return (
    <Root>
      <Label>{label}</Label>
      <Line>
        <Value data-changed={change !== undefined}>{text}</Value>
        {change && (
          <Change tone={marks[change].tone}>
            <Icon name={marks[change].icon} size={14} />
            <span>{changeText}</span>
          </Change>
        )}
      </Line>
    </Root>
  );
}
