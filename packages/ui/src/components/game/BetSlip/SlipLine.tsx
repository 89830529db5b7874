import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { AmountField } from '../../inputs/AmountField/AmountField.tsx';
import type { BetSlipLabels, BetSlipLine, BetSlipProps, BetSlipStake } from './bet-slip-types.ts';
import { ClosedText, Line, LineHead, Market, OldPrice, Price, Selection } from './bet-slip-parts.ts';

interface SlipLineProps extends Pick<BetSlipProps, 'currency' | 'onRemove'> {
  line: BetSlipLine;
  /** While the slip is sent, nothing of it can be changed. */
  readOnly: boolean;
  removeLabel: BetSlipLabels['remove'];
}

/** A chosen bet, with its own stake when it is a single one. */
export function SlipLine({ line, readOnly, currency, removeLabel, onRemove }: SlipLineProps) {
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
        <IconButton
          label={removeLabel(selection)}
          aria-disabled={readOnly || undefined}
          onClick={() => !readOnly && onRemove(id)}
        >
          <Icon name="close" size={18} />
        </IconButton>
        <Market>
          <bdi>{market}</bdi>
        </Market>
      </LineHead>
      {stake && closed === undefined && (
        <StakeField stake={stake} readOnly={readOnly} currency={currency} reading={returns} />
      )}
    </Line>
  );
}

export function StakeField({
  stake,
  readOnly,
  currency,
  reading,
}: {
  stake: BetSlipStake;
  readOnly: boolean;
  currency: string;
  reading?: string | undefined;
}) {
  return (
    <AmountField
      label={stake.label}
      value={stake.value}
      onChange={stake.onChange}
      readOnly={readOnly}
      currency={currency}
      error={stake.error}
      reading={reading}
    />
  );
}
