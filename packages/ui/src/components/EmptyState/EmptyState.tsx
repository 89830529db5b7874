import type { IconName } from '../Icon/Icon.tsx';
import type { StatePanelProps } from './StatePanel.tsx';
import { StatePanel } from './StatePanel.tsx';

export interface EmptyStateProps extends Pick<StatePanelProps, 'title' | 'text' | 'actions' | 'headingLevel'> {
  /** What is missing, e.g. search, bell, gift. */
  icon?: IconName;
}

/** Nothing is there yet, or nothing was found; and what to do about it. */
export function EmptyState({ icon = 'search', ...panel }: EmptyStateProps) {
  return <StatePanel {...panel} icon={icon} />;
}
