import type { IconName } from '../../display/Icon/Icon.tsx';
import type { StatePanelProps } from '../internal/StatePanel.tsx';
import { StatePanel } from '../internal/StatePanel.tsx';

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
