import type { IconName } from '../Icon/Icon.tsx';
import type { StatePanelProps } from '../EmptyState/StatePanel.tsx';
import { StatePanel } from '../EmptyState/StatePanel.tsx';

export type RefusalReason = 'guest' | 'trial' | 'permission';

export interface RefusedStateProps extends Pick<StatePanelProps, 'title' | 'text' | 'actions' | 'headingLevel'> {
  /** Reason: not logged in, trial account, or no permission. */
  reason: RefusalReason;
}

const icons: Record<RefusalReason, IconName> = { guest: 'user', trial: 'wallet', permission: 'lock' };

/** Access refused, with the next step if there is one. */
export function RefusedState({ reason, ...panel }: RefusedStateProps) {
  return <StatePanel {...panel} icon={icons[reason]} />;
}
