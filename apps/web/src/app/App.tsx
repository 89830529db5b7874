import { BrandProvider } from '@croupier/ui/layout/BrandProvider';
import { DialogProvider } from '@croupier/ui/feedback/DialogProvider';
import { SnackbarProvider } from '@croupier/ui/feedback/SnackbarProvider';
import { size } from '@croupier/ui/theme';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';

import { SiteProvider, type Site } from '../config/site-context.ts';
import { directionOf } from '../i18n/languages.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SiteLayout } from './layouts/SiteLayout.tsx';

export interface AppProps {
  readonly site: Site;
  readonly queryClient: QueryClient;
}

/** The site with its providers. */
export function App({ site, queryClient }: AppProps): ReactNode {
  const { t, i18n } = useTranslation();
  // The offline texts must be loaded before the connection is lost.
  useEffect(() => void i18n.loadNamespaces('errors'), [i18n]);
  return (
    <SiteProvider value={site}>
      <BrandProvider brand={site.brand.tokens} direction={directionOf(i18n.language)}>
        <QueryClientProvider client={queryClient}>
          <SnackbarProvider label={t('messages')} closeLabel={t('close')} offset={size('bottomBar')}>
            <DialogProvider>
              <BrowserRouter>
                <CrashBoundary>
                  <SiteLayout />
                </CrashBoundary>
              </BrowserRouter>
            </DialogProvider>
          </SnackbarProvider>
        </QueryClientProvider>
      </BrandProvider>
    </SiteProvider>
  );
}
