import { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/Button';
import { StatusPage } from '@croupier/ui/StatusPage';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashState {
  readonly error: unknown;
}

/** Error boundary with a way on, also for code that failed to load. Change its key to reset it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error ?? new Error('Something was thrown that is nothing.') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <CrashPage error={error} />;
  }
}

function CrashPage({ error }: CrashState): ReactNode {
  const { t } = useTranslation();
  const traceId = error instanceof ApiError ? error.traceId : undefined;
  return (
    <StatusPage
      title={t('crash.title')}
      text={t('crash.text')}
      details={traceId === undefined ? [] : [{ label: t('traceId'), value: traceId }]}
      actions={
        <Button variant="action" onClick={() => location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    />
  );
}
