import type { RafflePromotion, RaffleTicketDraw } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { DrawVerification, type VerificationState, type VerificationStep } from '@croupier/ui/rewards/DrawVerification';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { numberFormat } from '../../shared/intl-formats.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import { checkTickets, isPublished, type TicketCheck } from './check-tickets.ts';
import { useComputed, type Computation } from './use-computed.ts';
import { useStateLabels } from './use-state-labels.ts';
import { ticketPrizesOf } from './wheel-prizes.ts';

export interface VerifyTicketsProps {
  readonly raffle: RafflePromotion;
  readonly draw: RaffleTicketDraw;
}

/** Computes the draw of the tickets in this browser and shows each part as equal or different. */
export function VerifyTickets({ raffle, draw }: VerifyTicketsProps): ReactNode {
  const { t, i18n } = useTranslation('raffle');
  const prizes = ticketPrizesOf(raffle.prizes).length;
  const check = useComputed(
    draw,
    useCallback((published) => checkTickets(published, prizes), [prizes]),
  );
  const stateLabels = useStateLabels();
  const steps = useSteps(draw, check.result);
  const number = numberFormat(i18n.language, {});
  const { ticketsText, winners = [] } = draw;
  return (
    <DrawVerification
      title={t('verify.tickets')}
      text={draw.publicSource === '' ? t('verify.textWithoutSource') : t('verify.text', { source: draw.publicSource })}
      state={stateOf(draw, check)}
      stateLabels={stateLabels}
      steps={steps}
      results={winners.map(({ prize, ticket, entryCode, account }, place) => ({
        id: prize.prizeId,
        prize: raffle.prizes.find(({ prizeId }) => prizeId === prize.prizeId)?.name ?? prize.name,
        number: t('verify.ticket', { number: number.format(ticket) }),
        winner: account,
        hash: entryCode,
        state: stateOf(draw, check, (result) => result.winners[place] === true),
      }))}
      resultsLabel={t('verify.winners')}
      {...(ticketsText !== undefined && {
        actions: (
          <>
            {isPublished(draw) && <Button onClick={check.again}>{t('verify.again')}</Button>}
            <Button
              onClick={() => saveFile(new Blob([ticketsText], { type: 'text/plain' }), `${draw.promotionId}.txt`)}
            >
              {t('verify.download')}
            </Button>
          </>
        ),
      })}
    />
  );
}

function stateOf(
  draw: RaffleTicketDraw,
  { result, isError }: Pick<Computation<TicketCheck | undefined>, 'result' | 'isError'>,
  isSame: (check: TicketCheck) => boolean = ({ matches }) => matches,
): VerificationState {
  if (!isPublished(draw)) return 'waiting';
  if (isError) return 'failed';
  if (result === undefined) return 'computing';
  return isSame(result) ? 'matches' : 'differs';
}

/** What was published, in the order of time, and what the browser found of it. */
function useSteps(draw: RaffleTicketDraw, check: TicketCheck | undefined): VerificationStep[] {
  const { t, i18n } = useTranslation('raffle');
  const timeText = useTimeText();
  const number = numberFormat(i18n.language, {});
  const { serverSeedHash, ticketsHash, ticketCount = 0, serverSeed, closesAt, drawsAt, entryCode } = draw;
  const outcome = (isSame: boolean | undefined): string | undefined =>
    isSame === undefined ? undefined : isSame ? t('verify.same') : t('verify.different');
  const [seedText, listText] = [outcome(check?.isSeedSame), outcome(check?.isListSame)];
  return [
    { id: 'hash', label: t('verify.hash'), value: serverSeedHash, text: t('verify.hashText') },
    {
      id: 'list',
      label: t('verify.list', { time: timeText(closesAt) }),
      ...(ticketsHash !== undefined && { value: ticketsHash }),
      text:
        ticketsHash === undefined
          ? t('verify.listLater')
          : (listText ?? t('verify.listText', { number: number.format(ticketCount) })),
    },
    ...(entryCode === undefined ? [] : [{ id: 'own', label: t('verify.own'), value: entryCode }]),
    {
      id: 'seed',
      label: t('verify.seed', { time: timeText(drawsAt) }),
      ...(serverSeed !== undefined && { value: serverSeed }),
      text: serverSeed === undefined ? t('verify.seedLater') : (seedText ?? t('verify.computing')),
    },
    {
      id: 'formula',
      label: t('verify.formula'),
      value: `HMAC-SHA256(seed, "${draw.promotionId}:draw:${ticketsHash ?? '…'}:${draw.publicValue ?? ''}:0:0") …`,
    },
  ];
}
