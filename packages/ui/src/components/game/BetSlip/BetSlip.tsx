import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx';
import { AmountField } from '../../inputs/AmountField/AmountField.tsx';
import {
  ClosedText,
  Footnote,
  Line,
  LineHead,
  Lines,
  Market,
  OldPrice,
  Price,
  Selection,
  Slip,
  Sum,
  Sums,
  SumLabel,
  SumValue,
} from './bet-slip-parts.ts';

export interface BetSlipStake {
  /** 'Stake'. */
  label: string;
  /** Decimal amount as typed. */
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

export interface BetSlipLine {
  id: string;
  /** 'Manila Kings'. */
  selection: string;
  /** 'to beat Cebu Waves'. */
  market: string;
  /** Formatted price: '1.65'. */
  price: string;
  /** Text of a change that was not accepted yet: 'was 1.72'. */
  changed?: string | undefined;
  /** Text in place of the price when no bets are taken any more: 'Closed'. */
  closed?: string | undefined;
  /** Of a single bet; a combined bet has one stake for all lines. */
  stake?: BetSlipStake;
  /** Of a single bet: 'Returns ₱172.00'. */
  returns?: string;
}

export interface BetSlipSum {
  id: string;
  label: string;
  value: string;
}

export interface BetSlipLabels {
  /** 'Remove Manila Kings'. */
  remove: (selection: string) => string;
  /** Announced when prices have changed, with their number: 'One price has changed. Nothing was placed.' */
  changed: (count: number) => string;
  /** Shown while a line is closed: 'Remove the closed bet to place the others.' */
  closed: string;
  /** 'Place ₱100.00'. */
  place: string;
  /** In place of it while prices have changed: 'Accept 1.65 and place'. */
  accept: string;
  placing: string;
  empty: { title: string; text: string };
}

export interface BetSlipProps {
  labels: BetSlipLabels;
  lines: readonly BetSlipLine[];
  /** Currency sign of the stakes. */
  currency: string;
  onRemove: (id: string) => void;
  /** Stake of a combined bet. */
  stake?: BetSlipStake;
  /** Singles or combined, above the lines. */
  mode?: ReactNode;
  /** Below the lines: combined price, number of bets. */
  sums?: readonly BetSlipSum[];
  /** 'Returns', large. */
  total?: Omit<BetSlipSum, 'id'>;
  /** Called with the prices that the user saw, by line; never with a price that was not accepted. */
  onPlace: (prices: Readonly<Record<string, string>>) => void;
  placing?: boolean;
  /** Not enough balance, a stake is missing: the button is disabled, the caller says why. */
  disabled?: boolean;
  /** 'If a game is called off, it counts as 1.00.' */
  footnote?: ReactNode;
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

interface SlipLineProps extends Pick<BetSlipProps, 'currency' | 'onRemove'> {
  line: BetSlipLine;
  removeLabel: BetSlipLabels['remove'];
}

function SlipLine({ line, currency, removeLabel, onRemove }: SlipLineProps) {
  const { id, selection, market, price, changed, closed, stake, returns } = line;
  return (
    <Line data-closed={closed !== undefined}>
      <LineHead>
        <Selection>
          <bdi>{selection}</bdi>
        </Selection>
        <Price>
          {closed === undefined ? (
            <>
              {changed !== undefined && <OldPrice>{changed}</OldPrice>} {price}
            </>
          ) : (
            <ClosedText>
              <Icon name="lock" size={14} />
              {closed}
            </ClosedText>
          )}
        </Price>
        <IconButton label={removeLabel(selection)} onClick={() => onRemove(id)}>
          <Icon name="close" size={18} />
        </IconButton>
        <Market>
          <bdi>{market}</bdi>
        </Market>
      </LineHead>
      {stake && closed === undefined && <StakeField stake={stake} currency={currency} reading={returns} />}
    </Line>
  );
}

function StakeField({
  stake,
  currency,
  reading,
}: {
  stake: BetSlipStake;
  currency: string;
  reading?: string | undefined;
}) {
  return (
    <AmountField
      label={stake.label}
      value={stake.value}
      onChange={stake.onChange}
      currency={currency}
      error={stake.error}
      reading={reading}
    />
  );
}
