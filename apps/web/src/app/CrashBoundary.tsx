import { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/Button';
import { LinkButton } from '@croupier/ui/LinkButton';
import { StatusPage } from '@croupier/ui/StatusPage';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { paths } from '../routes/paths.ts';
import { MissingPageError } from '../shared/page/missing-page.ts';
import { MissingPage } from './MissingPage.tsx';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashState {
  readonly error: unknown;
}

/** Error boundary that offers a reload, also for code that failed to load. Change its key to reset it. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error ?? new Error('Null or undefined was thrown.') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof MissingPageError ? (
      <MissingPage wasOffline={error.wasOffline} />
    ) : (
      <CrashPage error={error} />
    );
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
        <>
          <Button variant="action" onClick={() => location.reload()}>
            {t('crash.reload')}
          </Button>
          {/* A full page load, because the error may affect every page of this document. */}
          <LinkButton href={paths.home}>{t('notFound.home')}</LinkButton>
        </>
      }
    />
  );
}
