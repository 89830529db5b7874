import { configureApi, type TransportOptions } from '@croupier/sdk/client';
import { getSiteConfigurationQuery } from '@croupier/sdk/hooks';
import type { SiteConfiguration } from '@croupier/sdk/types';
import { preloadFonts } from '@croupier/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { forgetChunkErrors } from '../config/chunk-error.ts';
import { loadBrand } from '../config/load-brand.ts';
import { loadRuntimeConfig, type RuntimeConfig } from '../config/runtime-config.ts';
import type { Site } from '../config/site-context.ts';
import { readLanguage, saveForServer } from '../i18n/stored-language.ts';
import { changeLanguage, startTranslation } from '../i18n/i18n.ts';
import { languageByCode, platformLanguage } from '../i18n/languages.ts';
import { takeUrlToken } from '../session/url-token.ts';
import type { Page } from '../pages/page.ts';
import { isPageUrl, pageAt } from '../pages/pages.ts';
import { expireSession, getToken } from '../session/session-store.ts';
import type { GameQueryContext } from '../shared/games/game-queries.ts';
import { idempotencyKeys } from '../shared/idempotency-keys.ts';
import { warmUpFormats } from '../shared/intl-formats.ts';
import { watchPointer } from '../shared/pressed-pointer.ts';
import { keepLinkCodes } from '../shared/link-codes.ts';
import { App } from './App.tsx';
import { configureMocking } from './configure-mocking.ts';
import { loadPage } from './PageView.tsx';
import { createQueryClient } from './query-client.ts';
import { siteBrand, type BuildBrand } from './site-brand.ts';
import { StartError } from './StartError.tsx';
import { restoreVendors } from './stored-vendors.ts';
import { loadStartTexts } from './start-texts.ts';

/** Longest time in ms for which the HTML of a landing page stays because its data is missing. */
const MAX_DATA_WAIT_MS = 4_000;

/** Transport options for tests. */
export type Transport = Pick<TransportOptions, 'fetch' | 'sleep' | 'timeoutMs'>;

export interface StartedApp {
  readonly root: Root;
  /** Undefined when the site could not start. */
  readonly queryClient: QueryClient | undefined;
}

/** Loads configuration, brand and texts, then renders the app; on failure renders StartError. */
export async function startApp(element: HTMLElement, transport: Transport = {}): Promise<StartedApp> {
  forgetChunkErrors();
  takeUrlToken();
  keepLinkCodes(location.search);
  watchPointer();
  const firstBanner = element.querySelector('.boot-banner img')?.getAttribute('src') ?? undefined;
  const root = createRoot(element);
  const firstPage = pageAt(location.pathname);
  const firstModule = loadPage(firstPage);
  // The first render handles a failure.
  firstModule.catch(() => undefined);
  try {
    await configureMocking();
    const config = await loadRuntimeConfig();
    configureApi({
      ...transport,
      baseUrl: config.apiBase,
      getToken,
      onTokenRefused: expireSession,
      idempotencyKeys,
    });
    const queryClient = createQueryClient();
    restoreVendors(queryClient);
    const isPainted = element.querySelector('.boot-landing h1') !== null;
    const [brand, configuration] = await Promise.all([
      prefetchSite(config, queryClient, { page: firstPage, isPainted }),
      queryClient.fetchQuery(getSiteConfigurationQuery()),
      // Without it, the first render would replace what the HTML shows by a placeholder.
      firstPage.isLanding === true && firstModule,
    ]);
    const site = await createSite(config, brand, configuration.value);
    // In a transition, so that the page stays responsive meanwhile.
    startTransition(() =>
      root.render(
        <App site={{ ...site, ...(firstBanner !== undefined && { firstBanner }) }} queryClient={queryClient} />,
      ),
    );
    void storeAnswers(queryClient);
    return { root, queryClient };
  } catch (error) {
    root.render(<StartError error={error} texts={await loadStartTexts()} />);
    return { root, queryClient: undefined };
  }
}

/** Nothing on the screen waits for it. A chunk that fails leaves the copies out, which the site works without. */
async function storeAnswers(queryClient: QueryClient): Promise<void> {
  const stored = await import('./stored-answers.ts').catch(() => undefined);
  stored?.storeAnswers(queryClient);
}

interface FirstPage {
  readonly page: Page;
  /** True when the HTML shows its heading; home has none, and renders in slices behind its banner. */
  readonly isPainted: boolean;
}

/** Loads the brand, and what the first screen needs by the brand of the build, in parallel with the site configuration. */
async function prefetchSite(config: RuntimeConfig, queryClient: QueryClient, first: FirstPage): Promise<BuildBrand> {
  const { page: firstPage, isPainted } = first;
  const brand = await loadBrand(config.brand);
  void loadFonts(brand);
  const language = readLanguage({ ...brand, testLanguage: config.testLanguage });
  const queryContext = { merchantCode: brand.merchantCode, language: platformLanguage(language) };
  const data = prefetchData(firstPage, queryClient, queryContext);
  warmUpFormats(languageByCode(language).bcp47);
  await startTranslation(language, firstPage.texts);
  // The page takes over with its data, unless that takes long.
  if (isPainted) await Promise.race([data, new Promise((resolve) => setTimeout(resolve, MAX_DATA_WAIT_MS))]);
  return brand;
}

/** Without them, the site shows its fallback fonts. */
async function loadFonts({ tokens, loadFonts: load }: BuildBrand): Promise<void> {
  await load?.().catch(() => undefined);
  preloadFonts(tokens);
}

/** The site as the platform describes it. Changes the language if the platform does not offer that of the build. */
async function createSite(config: RuntimeConfig, brand: BuildBrand, configuration: SiteConfiguration): Promise<Site> {
  const served = siteBrand(brand, configuration);
  const language = readLanguage({ ...served, testLanguage: config.testLanguage });
  saveForServer(language);
  if (languageByCode(language).bcp47 !== document.documentElement.lang) await changeLanguage(language);
  return { config, brand: served, isPageUrl };
}

/** Prefetches the data of the first screen. Failures are handled by the page's own queries. */
async function prefetchData(page: Page, queryClient: QueryClient, queryContext: GameQueryContext): Promise<void> {
  try {
    const { prefetch } = await loadPage(page);
    await prefetch?.(queryClient, queryContext, new URLSearchParams(location.search));
  } catch {
    // Reported by the page.
  }
}
