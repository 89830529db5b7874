import { ApiError } from '@croupier/sdk/errors';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { StatusPage } from '@croupier/ui/pages/StatusPage';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ChunkLoadError } from '../config/chunk-error.ts';
import { paths } from '../shared/paths.ts';
import { PageLoadFailure } from './PageLoadFailure.tsx';

export interface CrashBoundaryProps {
  readonly children: ReactNode;
}

interface CrashState {
  readonly error: unknown;
}

/**
 * Error boundary: PageLoadFailure for a page whose chunk failed to load, else a crash page with a reload button. Change
 * its key to reset it.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { error: undefined };

  static getDerivedStateFromError(error: unknown): CrashState {
    return { error: error ?? new Error('Null or undefined was thrown.') };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return error instanceof ChunkLoadError ? (
      <PageLoadFailure error={error} wasOffline={error.wasOffline} />
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
