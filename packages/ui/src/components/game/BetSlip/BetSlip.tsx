import { useEffect, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { Footnote, Lines, Slip, Sum, SumLabel, Sums, SumValue } from './bet-slip-parts.ts';
import type { BetSlipLine, BetSlipProps } from './bet-slip-types.ts';
import { SlipLine, StakeField } from './SlipLine.tsx';

export type { BetSlipLabels, BetSlipLine, BetSlipProps, BetSlipStake, BetSlipSum } from './bet-slip-types.ts';

/** Time in ms after a change of prices in which a press was meant for the prices before. */
const UNSEEN_MS = 500;

/** True for a moment after the prices of the lines have changed. */
function useUnseenPrices(lines: readonly BetSlipLine[]): () => boolean {
  const prices = lines.map(({ id, price }) => `${id} ${price}`).join();
  const seen = useRef({ prices, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    if (seen.current.prices !== prices) seen.current = { prices, at: performance.now() };
  }, [prices]);
  return () => performance.now() - seen.current.at < UNSEEN_MS;
}

/** Bets before they are placed. A changed price is placed only after it was accepted, a closed line never. */
export function BetSlip(props: BetSlipProps) {
  const {
    labels,
    lines,
    currency,
    onRemove,
    stake,
    mode,
    sums = [],
    total,
    onPlace,
    placing,
    disabled,
    footnote,
  } = props;
  const isUnseen = useUnseenPrices(lines);
  const changedCount = lines.filter(({ changed, closed }) => changed !== undefined && closed === undefined).length;
  const hasClosed = lines.some(({ closed }) => closed !== undefined);
  if (lines.length === 0)
    return (
      <Slip>
        <EmptyState icon="ticket" title={labels.empty.title} text={labels.empty.text} />
      </Slip>
    );
  return (
    <Slip>
      {mode}
      <div role="status">
        {changedCount > 0 && <InlineAlert tone="warning">{labels.changed(changedCount)}</InlineAlert>}
      </div>
      <Lines>
        {lines.map((line) => (
          <SlipLine
            key={line.id}
            line={line}
            readOnly={placing === true}
            currency={currency}
            removeLabel={labels.remove}
            onRemove={onRemove}
          />
        ))}
      </Lines>
      {stake && <StakeField stake={stake} readOnly={placing === true} currency={currency} />}
      {(sums.length > 0 || total) && (
        <Sums>
          {sums.map(({ id, label, value }) => (
            <Sum key={id}>
              <SumLabel>{label}</SumLabel>
              <SumValue>{value}</SumValue>
            </Sum>
          ))}
          {total && (
            <Sum data-total>
              <SumLabel>{total.label}</SumLabel>
              <SumValue>{total.value}</SumValue>
            </Sum>
          )}
        </Sums>
      )}
      <div role="status">{hasClosed && <InlineAlert tone="danger">{labels.closed}</InlineAlert>}</div>
      <Button
        variant="action"
        size="lg"
        fullWidth
        busy={placing}
        busyLabel={labels.placing}
        disabled={disabled || hasClosed}
        onClick={() => {
          if (changedCount > 0 && isUnseen()) return;
          onPlace(Object.fromEntries(lines.map(({ id, price }) => [id, price])));
        }}
      >
        {changedCount > 0 ? labels.accept : labels.place}
      </Button>
      {footnote !== undefined && <Footnote>{footnote}</Footnote>}
    </Slip>
  );
}
