import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, family, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Panel, Row, RowNote, Rows, RowText, RowTitle, TILE_SIZE } from '../internal/list-panel.tsx';

export interface ListedWallet {
  id: string;
  name: string;
  /** What it is for, or until when it is closed. */
  note?: ReactNode;
  /** Formatted balance. */
  balance: string;
  /** The wallet that most games play from. */
  isMain?: boolean;
}

export interface WalletListProps {
  /** Accessible name. */
  label: string;
  wallets: readonly ListedWallet[];
  /** Last row: what can be collected, and its button. */
  footer?: { title: ReactNode; note?: ReactNode; action?: ReactNode };
}

const Letter = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: TILE_SIZE,
  height: TILE_SIZE,
  border: '1px solid transparent',
  borderRadius: radius('control'),
  backgroundColor: color('surface3'),
  color: color('text'),
  fontFamily: family('display'),
  // Limited to its square.
  fontSize: 'min(1.125em, 20px)',
  fontWeight: 700,
  '&[data-main="true"]': { borderColor: color('lineStrong'), backgroundColor: color('bg'), color: color('accent') },
});

const Line = styled(Row)({ alignItems: 'center' });

const Balance = styled('span')({
  flex: 'none',
  ...typeStyle('label'),
  fontSize: '1rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

// Text and button side by side where both have enough width.
const Footer = styled(Row)({ flexWrap: 'wrap', alignItems: 'center', borderBlockStart: `1px solid ${color('line')}` });
const FooterText = styled(RowText)({ flex: '1 1 11rem', gap: space(1) });

/** The wallets of an account with their balances, and what can be collected from them. */
export function WalletList({ label, wallets, footer }: WalletListProps) {
  return (
    <Panel aria-label={label}>
      <Rows>
        {wallets.map(({ id, name, note, balance, isMain = false }) => (
          <li key={id}>
            <Line>
              <Letter aria-hidden data-main={isMain}>
                {name.charAt(0)}
              </Letter>
              <RowText>
                <RowTitle>{name}</RowTitle>
                {note !== undefined && <RowNote>{note}</RowNote>}
              </RowText>
              <Balance>{balance}</Balance>
            </Line>
          </li>
        ))}
      </Rows>
      {footer !== undefined && (
        <Footer>
          <FooterText>
            <RowTitle>{footer.title}</RowTitle>
            {footer.note !== undefined && <RowNote>{footer.note}</RowNote>}
          </FooterText>
          {footer.action}
        </Footer>
      )}
    </Panel>
  );
}
