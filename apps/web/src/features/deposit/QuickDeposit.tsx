import { useState, type ReactNode } from 'react';

import { MembersOnly } from '../../shared/page/MembersOnly.tsx';
import { DepositPanel } from './DepositPanel.tsx';

export interface QuickDepositProps {
  /** Goes back to what was interrupted. */
  readonly onDone: () => void;
}

/** Pays money in without leaving the page. */
export function QuickDeposit({ onDone }: QuickDepositProps): ReactNode {
  const [orderId, setOrderId] = useState<string>();
  return (
    <MembersOnly skeleton={null}>
      {({ member }) => <DepositPanel member={member} orderId={orderId} onOrderChange={setOrderId} onDone={onDone} />}
    </MembersOnly>
  );
}
