import type { IconName } from '../Icon/Icon.tsx';
import type { StatePanelProps } from '../EmptyState/StatePanel.tsx';
import { StatePanel } from '../EmptyState/StatePanel.tsx';

export type RefusalReason = 'guest' | 'trial' | 'permission';

export interface RefusedStateProps extends Pick<StatePanelProps, 'title' | 'text' | 'actions' | 'headingLevel'> {
  /** Nobody is logged in; the account only plays for fun; the account may not. */
  reason: RefusalReason;
}

const icons: Record<RefusalReason, IconName> = { guest: 'user', trial: 'wallet', permission: 'lock' };

/** This visitor may not see it; and the next step for those who can take one. */
export function RefusedState({ reason, ...panel }: RefusedStateProps) {
  return <StatePanel {...panel} icon={icons[reason]} />;
}
