import i18next from 'i18next';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Page, PageModule } from '../pages/page.ts';
import { pages } from '../pages/pages.ts';
import { loadChunk } from '../config/chunk-error.ts';
import { lazyPage } from '../shared/page/lazy-page.ts';
import { useRouteTitle } from '../shared/page/use-page-title.ts';
import type { PageGuardProps } from './PageGuard.tsx';

interface LoadedPage extends PageModule {
  /** Undefined for a page that everyone may see. */
  readonly Guard: ComponentType<PageGuardProps> | undefined;
}

const loadedPages = new Map<Page, LoadedPage>();
const loads = new Map<Page, Promise<PageModule>>();

/** Loads the code of a page with its guard, and starts loading its texts. Once, because other components would remount it. */
export function loadPage(page: Page): Promise<PageModule> {
  const known = loads.get(page);
  if (known !== undefined) return known;
  const load = startLoad(page);
  loads.set(page, load);
  load.catch(() => loads.delete(page));
  return load;
}

async function startLoad(page: Page): Promise<PageModule> {
  if (i18next.isInitialized) void i18next.loadNamespaces([...page.texts]);
  const [module, guard] = await Promise.all([
    loadChunk(page.load),
    page.access === 'everyone' ? undefined : loadChunk(() => import('./PageGuard.tsx')),
  ]);
  loadedPages.set(page, { ...module, Guard: guard?.PageGuard });
  return module;
}

interface PageViewProps {
  readonly page: Page;
}

const lazyViews: ReadonlyMap<Page, ComponentType<PageViewProps>> = new Map(
  pages.map((page) => {
    const load = async (): Promise<typeof LoadedPageView> => {
      await loadPage(page);
      return LoadedPageView;
    };
    return [page, lazyPage(load)];
  }),
);

/** A page with its title and guard. Suspends unless its code has been loaded by `loadPage`. */
export function PageView({ page }: PageViewProps): ReactNode {
  return <PageSlot key={page.id} page={page} />;
}

function PageSlot({ page }: PageViewProps): ReactNode {
  // Decided once: a change to the other component when the code has loaded would remount the page and lose its input.
  const [View] = useState(() => (loadedPages.has(page) ? LoadedPageView : lazyViews.get(page)));
  return View && <View page={page} />;
}

function LoadedPageView({ page }: PageViewProps): ReactNode {
  const { t } = useTranslation([...page.texts]);
  const title = page.titleKey === undefined ? undefined : t(page.titleKey);
  useRouteTitle(title);
  const loaded = loadedPages.get(page);
  if (loaded === undefined) return null;
  const { Guard, Header } = loaded;
  return (
    <>
      {Header && <Header />}
      {Guard === undefined ? (
        <loaded.Page />
      ) : (
        <Guard page={page} title={Header === undefined ? title : undefined} Skeleton={loaded.Skeleton}>
          <loaded.Page />
        </Guard>
      )}
    </>
  );
}
