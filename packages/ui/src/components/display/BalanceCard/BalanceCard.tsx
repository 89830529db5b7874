import type { ReactNode } from 'react';
import { useId } from 'react';
import { fittedFontSize } from '../../../theme/text-styles.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Actions, Amount, Facts, Label, Note, Placeholder, Plate, Wave } from './balance-card-parts.ts';

export interface BalanceFact {
  id: string;
  label: string;
  /** Formatted amount. */
  value: string;
}

export interface BalanceCardProps {
  /** Name of the wallet, or what the amount is: a rebate, a place on a board. */
  label: string;
  /** Formatted amount with its currency, or another figure; undefined while it loads, `null` when it could not be loaded. */
  amount: string | null | undefined;
  /** The first fact is what can be withdrawn. */
  facts?: readonly BalanceFact[];
  /** Sentence below the amount: an empty account, or an amount that could not be loaded. */
  note?: ReactNode;
  /** Buttons and links, at most three. */
  actions?: ReactNode;
  /** Hides all amounts. */
  masked?: boolean;
  /** Without it there is no button that hides the amounts. */
  onMaskedChange?: (masked: boolean) => void;
  hideLabel?: string;
  showLabel?: string;
}

const NONE: readonly BalanceFact[] = [];

const MASK = '••••••';

/** Characters from which an amount takes the whole width of a phone. */
const LONG_AMOUNT = 12;

/** The balance on its engraved plate: the amount, what of it is free, and what can be done with it. */
export function BalanceCard(props: BalanceCardProps) {
  const { label, amount, facts = NONE, note, actions, masked = false, onMaskedChange, hideLabel, showLabel } = props;
  const id = useId();
  const maskLabel = masked ? showLabel : hideLabel;
  const shown = (text: string) => (masked ? MASK : text);
  return (
    <Plate
      data-ground="plate"
      data-long={(amount?.length ?? 0) > LONG_AMOUNT}
      aria-labelledby={id}
      aria-busy={amount === undefined}
    >
      <Wave kind="wave" lines={20} />
      <Label>
        <span id={id}>{label}</span>
        {onMaskedChange && maskLabel !== undefined && (
          <IconButton label={maskLabel} onClick={() => onMaskedChange(!masked)}>
            <Icon name={masked ? 'eyeOff' : 'eye'} size={18} />
          </IconButton>
        )}
      </Label>
      {amount === undefined ? (
        <Loading />
      ) : (
        <Amount>
          <bdi style={{ fontSize: fittedFontSize(amount ?? '') }} aria-hidden={masked || amount === null}>
            {amount === null ? '—' : shown(amount)}
          </bdi>
        </Amount>
      )}
      {amount !== undefined && facts.length > 0 && (
        <Facts>
          {facts.map((fact) => (
            <div key={fact.id}>
              <dt>{fact.label}</dt>
              <dd>
                <bdi aria-hidden={masked}>{shown(fact.value)}</bdi>
              </dd>
            </div>
          ))}
        </Facts>
      )}
      {note && <Note>{note}</Note>}
      {actions && <Actions>{actions}</Actions>}
    </Plate>
  );
}

function Loading() {
  return (
    <Placeholder data-breathing>
      <Skeleton height="2rem" width="55%" />
      <Skeleton lines={2} />
    </Placeholder>
  );
}
