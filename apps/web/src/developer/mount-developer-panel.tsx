import './developer-panel.css';
import './developer-dock.css';
import { BrandProvider } from '@croupier/ui/layout/BrandProvider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';

import { loadBrand } from '../config/load-brand.ts';
import { loadRuntimeConfig } from '../config/runtime-config.ts';
import { callControl } from './control.ts';
import { readSceneLink, type LinkedScene } from './scene-link.ts';
import { DeveloperPanel } from './DeveloperPanel.tsx';

/** Controls that a pointer press need not focus. */
const PRESSED_CONTROLS = 'button, input[type="radio"]';

/**
 * Adds the developer panel to the page, in a root of its own, so that it also works when the app crashed or could not start.
 * `app` has the queries of the app; it is undefined when the app could not start. The scene of `openedAt`, the address with
 * which the page was opened, is opened once. In the sandbox, a visitor who may not control the mock gets no panel.
 */
export async function mountDeveloperPanel(app: QueryClient | undefined, openedAt: string): Promise<Root | undefined> {
  if (!import.meta.env.DEV && !(await mayControl())) return undefined;
  const { apiBase, brand: brandId } = await loadRuntimeConfig();
  const brand = await loadBrand(brandId);
  const host = document.createElement('div');
  host.className = 'developer-host';
  // Not in `body` and without events there, because open dialogs hide everything else in it and keep the focus.
  host.addEventListener('focusin', (event) => event.stopPropagation());
  host.addEventListener('mousedown', keepFocusOutside);
  document.documentElement.append(host);
  const control = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const refreshApp = (): void => {
    if (app === undefined) location.reload();
    else void app.invalidateQueries();
  };
  // A link pasted into an open page changes the hash only.
  addEventListener('hashchange', () => {
    if (readSceneLink(location.href) !== undefined) location.reload();
  });
  let linked = readSceneLink(openedAt);
  const takeLinked = (): LinkedScene | undefined => {
    const taken = linked;
    linked = undefined;
    return taken;
  };
  const root = createRoot(host);
  root.render(
    <BrandProvider brand={brand.tokens}>
      <QueryClientProvider client={app ?? new QueryClient()}>
        <DeveloperPanel
          control={control}
          address={apiBase || location.origin}
          refreshApp={refreshApp}
          startsOpen={linked !== undefined}
          takeLinked={takeLinked}
        />
      </QueryClientProvider>
    </BrandProvider>,
  );
  return root;
}

async function mayControl(): Promise<boolean> {
  try {
    await callControl('GET /clock');
    return true;
  } catch {
    return false;
  }
}

/** Leaves the focus in the app when a pointer presses a control of the panel. */
function keepFocusOutside(event: MouseEvent): void {
  const { currentTarget: host, target } = event;
  const hasFocus = host instanceof Element && host.contains(document.activeElement);
  const isPress = target instanceof Element && target.closest(PRESSED_CONTROLS) !== null;
  if (isPress && !hasFocus) event.preventDefault();
}
