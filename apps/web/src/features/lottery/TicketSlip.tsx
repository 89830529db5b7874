import { formatMoney } from '@croupier/sdk/rules';
import type { LotteryDetail, LotteryDraw, PlacedLotteryTicket } from '@croupier/sdk/types';
import { BetSlip } from '@croupier/ui/game/BetSlip';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { TFunction } from 'i18next';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSession, type MemberSession } from '../../session/use-session.ts';
import { SlipMessages, type PlacedText } from '../../shared/bets/SlipMessages.tsx';
import { TrialRefusal } from '../../shared/bets/TrialRefusal.tsx';
import { priceOf } from './slip-lines.ts';
import { useDrawTime } from './use-draw-time.ts';
import { usePlaceTicket } from './use-place-ticket.ts';
import type { Slip } from './use-slip.ts';

export interface TicketSlipProps {
  readonly lottery: LotteryDetail;
  /** The draw that takes bets; undefined while it loads. */
  readonly draw: LotteryDraw | undefined;
  readonly slip: Slip;
  readonly maxLines: number;
  readonly onBets: () => void;
}

/** Lines to place on the open draw. Free play sees that it needs an account of its own. */
export function TicketSlip(props: TicketSlipProps): ReactNode {
  const { t } = useTranslation('lottery');
  const session = useSession();
  if (session.state !== 'member') return null;
  return (
    <ContentSection framed title={t('slip.title')}>
      {session.isTrial ? <TrialRefusal headingLevel={3} /> : <OwnSlip {...props} session={session} />}
    </ContentSection>
  );
}

function OwnSlip({
  lottery,
  draw,
  slip,
  maxLines,
  onBets,
  session,
}: TicketSlipProps & { readonly session: MemberSession }) {
  const { t, i18n } = useTranslation('lottery');
  const drawTime = useDrawTime();
  const [placed, setPlaced] = useState<PlacedLotteryTicket>();
  const { clear } = slip;
  const onPlaced = useCallback(
    (answer: PlacedLotteryTicket): void => {
      clear(answer.bettingRecord.lotteryTicket?.gameCode ?? '');
      setPlaced(answer);
    },
    [clear],
  );
  const ticket = usePlaceTicket(session.member.id, onPlaced);
  const { currency, gameCode, betWays = [] } = lottery;
  const money = (amount: string): string => formatMoney(amount, currency, i18n.language);
  const amount = priceOf(slip.lines, currency);
  const count = slip.lines.length;
  const isOpen = draw?.state === 'OPEN';
  const place = (): void => {
    if (draw === undefined) return;
    setPlaced(undefined);
    ticket.submit({
      gameCode,
      numero: draw.numero,
      amount,
      currency,
      lines: slip.lines.map(({ numbers, betWay, stake }) => ({
        numbers: [...numbers],
        ...(betWay === undefined ? {} : { betWay, stake }),
      })),
    });
  };
  return (
    <PanelStack>
      <SlipMessages
        submit={ticket}
        placed={placed && placedText(placed, t)}
        refusalText={({ code }) => (code === 'DRAW_CLOSED' ? t('refused.closed') : undefined)}
        onBets={onBets}
      />
      <BetSlip
        currency={currency}
        lines={slip.lines.map(({ id, numbers, betWay, stake }, index) => ({
          id,
          selection: numbers.join(betWay === undefined ? ' · ' : ' '),
          market: betWays.find(({ code }) => code === betWay)?.name ?? t('slip.line', { number: index + 1 }),
          price: money(stake),
        }))}
        onRemove={slip.remove}
        sums={[{ id: 'lines', label: t('slip.lines', { count, maxLines }), value: money(amount) }]}
        total={{ label: t('slip.total'), value: money(amount) }}
        onPlace={place}
        placing={ticket.state !== 'ready'}
        disabled={!isOpen}
        labels={{
          remove: (selection) => t('slip.remove', { selection }),
          changed: () => '',
          closed: t('countdown.closed'),
          place: t('slip.place', { count, amount: money(amount) }),
          accept: t('slip.place', { count, amount: money(amount) }),
          placing: t('slip.placing'),
          empty: { title: t('slip.empty.title'), text: t('slip.empty.text') },
        }}
        {...(draw !== undefined && {
          footnote: t('slip.footnote', { numero: draw.numero, time: drawTime(draw.closeAt) }),
        })}
      />
    </PanelStack>
  );
}

function placedText({ bettingRecord: { lotteryTicket } }: PlacedLotteryTicket, t: TFunction<'lottery'>): PlacedText {
  const text = t('placed.text', { count: lotteryTicket?.lines.length ?? 1, numero: lotteryTicket?.numero ?? '' });
  return { title: t('placed.title'), text };
}
