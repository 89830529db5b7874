import type { IconName } from '../../display/Icon/Icon.tsx';
import type { StatePanelProps } from '../internal/StatePanel.tsx';
import { StatePanel } from '../internal/StatePanel.tsx';

export interface EmptyStateProps extends Pick<StatePanelProps, 'title' | 'text' | 'actions' | 'headingLevel'> {
  /** Icon for what is missing, e.g. search, bell, gift. */
  icon?: IconName;
}

/** An empty list or search result, with the next step. */
export function EmptyState({ icon = 'search', ...panel }: EmptyStateProps) {
  return <StatePanel {...panel} icon={icon} />;
}
