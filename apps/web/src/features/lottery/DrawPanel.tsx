import { formatMoney } from '@croupier/sdk/rules';
import type { LotteryDetail, LotteryDraw } from '@croupier/sdk/types';
import { FactList } from '@croupier/ui/display/FactList';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { DrawCountdown } from '@croupier/ui/game/DrawCountdown';
import { LotteryBalls } from '@croupier/ui/game/LotteryBalls';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { TwoColumns } from '@croupier/ui/layout/TwoColumns';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { useDrawTime } from './use-draw-time.ts';
import { serverTime, useOpenDraw } from './use-open-draw.ts';

/** The open draw with the time that is left, its first prize, and the last numbers. */
export function DrawPanel({ lottery }: { readonly lottery: LotteryDetail }): ReactNode {
  const { t } = useTranslation('lottery');
  const query = useOpenDraw(lottery.gameCode);
  return (
    <QueryBoundary query={query} skeleton={<Skeleton shape="box" height="9rem" />} failure={t('draw.failed')}>
      {(draw) => <OpenDraw lottery={lottery} draw={draw} readAt={query.dataUpdatedAt} />}
    </QueryBoundary>
  );
}

interface OpenDrawProps {
  readonly lottery: LotteryDetail;
  readonly draw: LotteryDraw;
  /** When the draw was read, in epoch ms of the device. */
  readonly readAt: number;
}

function OpenDraw({ lottery, draw, readAt }: OpenDrawProps): ReactNode {
  const { t, i18n } = useTranslation('lottery');
  const drawTime = useDrawTime();
  const now = useCallback(() => serverTime(draw, readAt), [draw, readAt]);
  const { lastDraw } = lottery;
  const { firstPrize, currency, closeAt, state } = draw;
  const labels = {
    title: t('countdown.title'),
    day: (count: number) => t('countdown.day', { count }),
    hour: (count: number) => t('countdown.hour', { count }),
    minute: (count: number) => t('countdown.minute', { count }),
    second: (count: number) => t('countdown.second', { count }),
    closed: t('countdown.closed'),
    lastMinute: t('countdown.lastMinute'),
  };
  const facts = [
    ...(firstPrize === undefined || currency === undefined
      ? []
      : [
          {
            id: 'prize',
            label: t('draw.firstPrize'),
            value: formatMoney(firstPrize, currency, i18n.language, { length: 'short' }),
          },
        ]),
    ...(lastDraw?.winningNumbers === undefined || lastDraw.winningNumbers.length === 0
      ? []
      : [
          {
            id: 'last',
            label: t('draw.last', { numero: lastDraw.numero }),
            value: (
              <LotteryBalls
                size="sm"
                label={t('draw.numbers', { numero: lastDraw.numero, numbers: lastDraw.winningNumbers.join(', ') })}
                numbers={lastDraw.winningNumbers}
              />
            ),
          },
        ]),
  ];
  return (
    <ContentSection
      framed
      title={t('draw.title', { numero: draw.numero })}
      actions={<span>{t('draw.time', { time: drawTime(draw.drawAt ?? closeAt) })}</span>}
    >
      {state === 'CANCELLED' && <InlineAlert tone="warning">{t('draw.cancelled')}</InlineAlert>}
      <TwoColumns>
        {closeAt !== undefined && <DrawCountdown labels={labels} closesAt={Date.parse(closeAt)} now={now} />}
        {facts.length > 0 && <FactList facts={facts} />}
      </TwoColumns>
    </ContentSection>
  );
}
