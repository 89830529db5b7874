/** The file that the build writes beside `index.html`. */
const WORKER_URL = '/service-worker.js';
/** Time in ms between two questions for a new version, in a tab that stays open. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

interface TypesFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** The URL of the worker as Trusted Types want it; its type is that of a string for `register`. */
function trustedWorkerUrl(): string {
  // TypeScript's DOM library lacks Trusted Types.
  const { trustedTypes }: Window & { readonly trustedTypes?: TypesFactory } = window;
  const policy = trustedTypes?.createPolicy('croupier-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError(`${url} is no script of the site.`);
      return url;
    },
  });
  return policy?.createScriptURL(WORKER_URL) ?? WORKER_URL;
}

/**
 * Registers the service worker of a production build, and calls `onNewVersion` each time that one of another version than
 * this page has taken over. Where the browser refuses, the site works without it.
 */
export async function startServiceWorker(onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Undefined outside secure contexts, and in tests.
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = serviceWorker;
    if (controller !== null) void isOfOtherVersion(controller).then((isOther) => isOther && onNewVersion());
  });
  await serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' }).catch(() => undefined);
  const registration = await serviceWorker.ready;
  let checkedAt = Date.now();
  const check = (): void => {
    if (document.hidden || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_EVERY_MS);
}

/** True when the worker does not have the code with which this page started. */
function isOfOtherVersion(worker: Pick<ServiceWorker, 'postMessage'>): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === false), { once: true });
    port1.start();
    worker.postMessage({ type: 'has-file', file: new URL(entry?.src ?? '', location.href).pathname }, [port2]);
  });
}
