import { useState, type ReactNode } from 'react';

import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { DepositPanel } from './DepositPanel.tsx';

export interface QuickDepositProps {
  /** Returns to the game. */
  readonly onDone: () => void;
}

/** Deposit in a sheet over the page. */
export function QuickDeposit({ onDone }: QuickDepositProps): ReactNode {
  const [orderId, setOrderId] = useState<string>();
  return (
    <MembersOnly skeleton={null}>
      {({ member }) => <DepositPanel member={member} orderId={orderId} onOrderChange={setOrderId} onDone={onDone} />}
    </MembersOnly>
  );
}
