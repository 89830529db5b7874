import { useState, type ReactNode } from 'react';

import { MembersOnly, useMemberSession } from '../../shared/page/MembersOnly.tsx';
import { DepositPanel } from './DepositPanel.tsx';

export interface QuickDepositProps {
  /** Returns to the game. */
  readonly onDone: () => void;
}

/** Deposit in a sheet over the page. */
export function QuickDeposit({ onDone }: QuickDepositProps): ReactNode {
  return (
    <MembersOnly skeleton={null}>
      <QuickDepositPanel onDone={onDone} />
    </MembersOnly>
  );
}

function QuickDepositPanel({ onDone }: QuickDepositProps): ReactNode {
  const { member } = useMemberSession();
  const [orderId, setOrderId] = useState<string>();
  return <DepositPanel member={member} orderId={orderId} onOrderChange={setOrderId} onDone={onDone} />;
}
