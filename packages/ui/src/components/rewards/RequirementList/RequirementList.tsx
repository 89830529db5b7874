import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { ColorRole } from '../../../theme/tokens.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export type RequirementState = 'met' | 'unmet' | 'pending';

export interface Requirement {
  id: string;
  label: string;
  /** Why, since when, or what is missing. */
  text?: ReactNode;
  state: RequirementState;
  /** A way to meet it: a link or a button. */
  action?: ReactNode;
}

export interface RequirementListProps {
  /** Accessible name: "Can I have it?" */
  label: string;
  items: readonly Requirement[];
  /** Read by screen readers before each item: "Met", "Not met", "Being checked". */
  stateLabels: Record<RequirementState, string>;
}

const marks: Record<RequirementState, { icon: IconName; ink: ColorRole }> = {
  unmet: { icon: 'close', ink: 'danger' },
  pending: { icon: 'clock', ink: 'warning' },
  met: { icon: 'check', ink: 'success' },
};

const order: readonly RequirementState[] = ['unmet', 'pending', 'met'];

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  paddingBlock: space(3),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${color('line')}` },
});

const Main = styled('div')({ display: 'flex', flex: '1 1 12rem', gap: space(3), minWidth: 0 });

const Mark = styled('span')<{ ink: ColorRole }>(({ ink }) => ({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  height: '1lh',
  ...typeStyle('label'),
  fontSize: '0.9375rem',
  color: color(ink),
}));

const Label = styled('span')({ display: 'block', ...typeStyle('label'), fontSize: '0.9375rem' });
const Text = styled('div')({ ...typeStyle('meta'), color: color('text2'), textWrap: 'pretty' });
const Action = styled('div')({ marginInlineStart: 'auto' });
const Hidden = styled('span')(visuallyHidden);

/** Conditions of a promotion, the unmet first, each with its way out. */
export function RequirementList({ label, items, stateLabels }: RequirementListProps) {
  const sorted = order.flatMap((state) => items.filter((item) => item.state === state));
  return (
    <List aria-label={label}>
      {sorted.map(({ id, label: name, text, state, action }) => (
        <Item key={id}>
          <Main>
            <Mark ink={marks[state].ink}>
              <Icon name={marks[state].icon} />
            </Mark>
            <div>
              <Label>
                <Hidden>{`${stateLabels[state]}: `}</Hidden>
                {name}
              </Label>
              {text !== undefined && <Text>{text}</Text>}
            </div>
          </Main>
          {action !== undefined && state !== 'met' && <Action>{action}</Action>}
        </Item>
      ))}
    </List>
  );
}
