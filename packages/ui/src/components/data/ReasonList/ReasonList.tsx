import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, space, typeStyle } from '../../../theme/vars.ts';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface Reason {
  id: string;
  icon: IconName;
  /** A sentence or two. */
  text: ReactNode;
}

export interface ReasonListProps {
  reasons: readonly Reason[];
}

const List = styled('ul')({ display: 'grid', gap: space(2.5), margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')({
  display: 'flex',
  gap: space(3),
  ...typeStyle('body'),
  color: color('text2'),
  textWrap: 'pretty',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { marginBlockStart: space(0.5), color: color('accent') },
});

/** The reasons of an answer, each with its icon. */
export function ReasonList({ reasons }: ReasonListProps) {
  return (
    <List>
      {reasons.map(({ id, icon, text }) => (
        <Item key={id}>
          <Icon name={icon} />
          <span>{text}</span>
        </Item>
      ))}
    </List>
  );
}
