const WORKER_FILE = 'mockServiceWorker.js';

/**
 * In development answers the page's calls from a world inside the page, unless `VITE_MOCK=off`. The production build
 * instead unregisters a worker left behind by development on this origin.
 */
export async function configureMocking(): Promise<void> {
  if (import.meta.env.DEV) {
    if (import.meta.env['VITE_MOCK'] === 'off') return;
    const { startBrowserMock } = await import('@croupier/mock-server/browser');
    await startBrowserMock();
    return;
  }
  // Missing outside secure contexts.
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const staleRegistrations = registrations.filter(({ active }) => active?.scriptURL.endsWith(WORKER_FILE));
  await Promise.all(staleRegistrations.map((registration) => registration.unregister()));
}
