import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { oneLine } from '../../../theme/text-styles.ts';
import { color, space, typeStyle } from '../../../theme/vars.ts';

export interface AccountLineProps {
  /** Name of the account; cut when it does not fit. */
  name: string;
  balance: ReactNode;
  /** A Clock with its zone. */
  clock: ReactNode;
}

const Root = styled('div')({ display: 'grid', flex: 1, minWidth: 0, color: color('text') });
const First = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(2),
  minWidth: 0,
  ...typeStyle('label'),
});
const Name = styled('span')({ minWidth: 0, ...oneLine });
const Balance = styled('span')({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** Name, balance and time of the account in two lines. */
export function AccountLine({ name, balance, clock }: AccountLineProps) {
  return (
    <Root>
      <First>
        <Name>{name}</Name>
        <Balance>{balance}</Balance>
      </First>
      {clock}
    </Root>
  );
}
