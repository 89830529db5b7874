const WORKER_FILE = 'mockServiceWorker.js';

/**
 * In development, mocks the API in the browser, unless `VITE_MOCK` is the address of a mock over HTTP, to which the
 * development server then sends the calls, or `off`. The production build unregisters a service worker that development
 * installed on this origin.
 */
export async function configureMocking(): Promise<void> {
  if (import.meta.env.DEV) {
    if ((import.meta.env['VITE_MOCK'] ?? '') !== '') return;
    const { startBrowserMock } = await import('@croupier/mock-server/browser');
    await startBrowserMock();
    return;
  }
  // `navigator.serviceWorker` is undefined outside secure contexts.
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const staleRegistrations = registrations.filter(({ active }) => active?.scriptURL.endsWith(WORKER_FILE));
  await Promise.all(staleRegistrations.map((registration) => registration.unregister()));
}
