import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { Footnote, Lines, Slip, Sum, SumLabel, Sums, SumValue } from './bet-slip-parts.ts';
import type { BetSlipProps } from './bet-slip-types.ts';
import { SlipLine, StakeField } from './SlipLine.tsx';

export type { BetSlipLabels, BetSlipLine, BetSlipProps, BetSlipStake, BetSlipSum } from './bet-slip-types.ts';

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
          <SlipLine key={line.id} line={line} currency={currency} removeLabel={labels.remove} onRemove={onRemove} />
        ))}
      </Lines>
      {stake && <StakeField stake={stake} currency={currency} />}
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
        onClick={() => onPlace(Object.fromEntries(lines.map(({ id, price }) => [id, price])))}
      >
        {changedCount > 0 ? labels.accept : labels.place}
      </Button>
      {footnote !== undefined && <Footnote>{footnote}</Footnote>}
    </Slip>
  );
}
