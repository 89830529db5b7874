import { configureApi, type TransportOptions } from '@croupier/sdk/client';
import { getSiteConfigurationOptions } from '@croupier/sdk/query';
import { askForFonts } from '@croupier/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { loadBrand } from '../config/load-brand.ts';
import { loadRuntimeConfig } from '../config/runtime-config.ts';
import type { Site } from '../config/site-context.ts';
import { readLanguage } from '../i18n/chosen-language.ts';
import { startTranslation } from '../i18n/i18n.ts';
import { languageOf, platformLanguage } from '../i18n/languages.ts';
import { takeAddressToken } from '../session/address-token.ts';
import { fetchFirstPage, type FirstPage } from '../routes/page-code.ts';
import { prepareHome } from '../routes/PageRoutes.tsx';
import { homeAddresses } from '../routes/paths.ts';
import { expireSession, getToken } from '../session/session-store.ts';
import { idempotencyKeys } from '../shared/idempotency-keys.ts';
import { wakeFormats } from '../shared/intl-formats.ts';
import { keepReferralCode } from '../shared/referral-code.ts';
import { App } from './App.tsx';
import { settleMocking } from './enable-mocking.ts';
import { createQueryClient } from './query-client.ts';
import { StartFailure } from './StartFailure.tsx';

/** Transport options for tests. */
export type Transport = Pick<TransportOptions, 'fetch' | 'sleep' | 'timeoutMs'>;

export interface StartedApp {
  readonly root: Root;
  /** Undefined when the site could not start. */
  readonly queryClient: QueryClient | undefined;
}

/** Loads configuration, brand and texts, then renders the app; on failure renders the reason and a way on. */
export async function startApp(element: HTMLElement, transport: Transport = {}): Promise<StartedApp> {
  takeAddressToken();
  keepReferralCode(location.search);
  const firstBanner = element.querySelector('img')?.getAttribute('src') ?? undefined;
  const root = createRoot(element);
  const isHome = homeAddresses.includes(location.pathname);
  const firstPage = fetchFirstPage(location);
  try {
    await settleMocking();
    const config = await loadRuntimeConfig();
    configureApi({
      ...transport,
      baseUrl: config.apiBase,
      getToken,
      onTokenRefused: expireSession,
      idempotencyKeys,
    });
    const queryClient = createQueryClient();
    const [site] = await Promise.all([
      prepareSite(config, queryClient, firstPage),
      queryClient.fetchQuery(getSiteConfigurationOptions({ query: { device: 'WEB' } })),
      isHome && prepareHome(),
    ]);
    // In a transition, so that the page stays responsive meanwhile.
    startTransition(() =>
      root.render(
        <App site={{ ...site, ...(firstBanner !== undefined && { firstBanner }) }} queryClient={queryClient} />,
      ),
    );
    return { root, queryClient };
  } catch (error) {
    root.render(<StartFailure error={error} />);
    return { root, queryClient: undefined };
  }
}

async function prepareSite(config: Site['config'], queryClient: QueryClient, firstPage: FirstPage): Promise<Site> {
  const brand = await loadBrand(config.brand);
  askForFonts(brand.tokens);
  const language = readLanguage({ ...brand, testLanguage: config.testLanguage });
  firstPage.ask(queryClient, { merchantCode: brand.merchantCode, language: platformLanguage(language) });
  wakeFormats(languageOf(language).bcp47);
  await startTranslation(language, firstPage.texts);
  return { config, brand };
}
