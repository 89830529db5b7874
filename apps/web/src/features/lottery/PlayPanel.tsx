import { useGetOpenedNumero } from '@croupier/sdk/hooks';
import type { LotteryDetail } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { gamePath } from '../../shared/paths.ts';
import { DigitsPicker } from './DigitsPicker.tsx';
import { LinesPicker } from './LinesPicker.tsx';
import type { LotteryKind } from './lottery-kind.ts';
import { TicketSlip } from './TicketSlip.tsx';
import { useSlip } from './use-slip.ts';

export interface PlayPanelProps {
  readonly kind: LotteryKind;
  readonly lottery: LotteryDetail;
  /** Shows the own bets. */
  readonly onBets: () => void;
}

/** Choosing lines and placing them. A lottery without tickets opens at its vendor. */
export function PlayPanel({ kind, lottery, onBets }: PlayPanelProps): ReactNode {
  const { t } = useTranslation('lottery');
  const { gameCode, tickets } = lottery;
  const { data: draw } = useGetOpenedNumero({ gameCode });
  const slip = useSlip(gameCode, tickets?.maxLines ?? 0);
  if (tickets === undefined) {
    return (
      <EmptyState
        icon="lottery"
        headingLevel={2}
        title={t('lobby.title')}
        text={t('lobby.text')}
        actions={
          <LinkButton component={Link} to={gamePath({ vendor: lottery.vassalage, category: 'ELOTT' })} variant="action">
            {t('lobby.action')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <AsideLayout
      aside={<TicketSlip lottery={lottery} draw={draw} slip={slip} maxLines={tickets.maxLines} onBets={onBets} />}
    >
      {lottery.betWays === undefined ? (
        <LinesPicker
          lottery={lottery}
          freeLines={tickets.maxLines - slip.lines.length}
          onAdd={(line) => slip.add([line])}
        />
      ) : (
        <DigitsPicker
          lottery={lottery}
          betWays={lottery.betWays}
          hasWheels={kind === 'seaLottery'}
          freeLines={tickets.maxLines - slip.lines.length}
          onAdd={slip.add}
        />
      )}
    </AsideLayout>
  );
}
