import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { CopyButton } from '../../actions/CopyButton/CopyButton.tsx';
import type { StatePanelProps } from '../internal/StatePanel.tsx';
import { StatePanel } from '../internal/StatePanel.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface TraceId {
  /** Trace id for customer service. */
  value: string;
  label: string;
  copyLabel: string;
  copiedLabel: string;
  failedLabel: string;
}

export interface ErrorStateProps extends Pick<StatePanelProps, 'title' | 'text' | 'headingLevel'> {
  onRetry?: () => void;
  retryLabel?: string;
  /** The retry is in progress. */
  retrying?: boolean;
  retryingLabel?: string;
  trace?: TraceId;
  /** Alternative action beside retry. */
  actions?: ReactNode;
}

const Trace = styled('span')({ '& > bdi': { WebkitUserSelect: 'all', userSelect: 'all', overflowWrap: 'anywhere' } });

/** A region that failed to load: reason, retry, and trace id. Announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { onRetry, retryLabel, retrying = false, retryingLabel, trace, actions, ...panel } = props;
  const retry = onRetry && retryLabel !== undefined && (
    <Button startIcon={<Icon name="refresh" />} busy={retrying} busyLabel={retryingLabel} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <StatePanel
      {...panel}
      icon="warning"
      role="alert"
      actions={
        (retry || actions) && (
          <>
            {retry}
            {actions}
          </>
        )
      }
      footnote={
        trace && (
          <Trace>
            {trace.label} <bdi>{trace.value}</bdi>{' '}
            <CopyButton
              iconOnly
              value={trace.value}
              label={trace.copyLabel}
              copiedLabel={trace.copiedLabel}
              failedLabel={trace.failedLabel}
            />
          </Trace>
        )
      }
    />
  );
}
