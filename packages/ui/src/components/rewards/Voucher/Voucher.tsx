import type { ReactNode } from 'react';
import type { StatusTone } from '../../display/StatusChip/StatusChip.tsx';
import { StatusChip } from '../../display/StatusChip/StatusChip.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { ProgressProps } from '../../feedback/Progress/Progress.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import { Actions, Amount, Body, Deadline, Perforation, Root, Sheet, Stub, Text, Title } from './voucher-parts.ts';

export type VoucherState = 'available' | 'active' | 'used' | 'expired';

export interface VoucherProps {
  /** What the bonus is for: "Weekend reload". */
  title: string;
  /** What it gives: "₱400.00", "20%". */
  amount: string;
  /** Below the amount: "bonus". */
  unit?: string;
  /** `active` while its turnover is being played. */
  state: VoucherState;
  /** The state in one or two words. */
  status: string;
  /** What it costs, in money: "Play ₱3,200 to withdraw it". */
  condition?: ReactNode;
  /** Day and hour of its end, or of what ended it. */
  deadline?: ReactNode;
  /** Turnover of an active voucher. */
  progress?: Pick<ProgressProps, 'label' | 'value' | 'max' | 'valueText'>;
  /** Buttons. */
  actions?: ReactNode;
  /** A single line of text beside the amount, for banners and receipts. */
  compact?: boolean;
  headingLevel?: 2 | 3 | 4;
}

const tones: Record<VoucherState, StatusTone> = {
  available: 'success',
  active: 'warning',
  used: 'neutral',
  expired: 'neutral',
};

/** A bonus as a perforated card: what it gives, what it costs and until when. */
export function Voucher(props: VoucherProps) {
  const { title, amount, unit, state, status, condition, deadline, progress, actions, compact = false } = props;
  const { headingLevel = 3 } = props;
  const isPast = state === 'used' || state === 'expired';
  return (
    <Root>
      <Sheet data-ground={isPast ? undefined : 'paper'} data-past={isPast} data-compact={compact}>
        <Stub>
          <Amount>{amount}</Amount>
          {unit !== undefined && <span>{unit}</span>}
        </Stub>
        <Perforation aria-hidden />
        <Body>
          <Title as={`h${headingLevel}`}>
            <span>{title}</span>
            {!compact && <StatusChip tone={tones[state]}>{status}</StatusChip>}
          </Title>
          {condition !== undefined && <Text>{condition}</Text>}
          {progress !== undefined && !compact && <Progress {...progress} />}
          {deadline !== undefined && (
            <Deadline>
              <Icon name="clock" size={14} />
              <span>{deadline}</span>
            </Deadline>
          )}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Body>
      </Sheet>
    </Root>
  );
}
