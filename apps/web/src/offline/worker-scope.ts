/** What the service worker uses of its global scope; TypeScript's library for workers excludes the one for pages. */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
}

interface LifetimeEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerEvents {
  readonly install: LifetimeEvent;
  readonly activate: LifetimeEvent;
  readonly fetch: {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
  readonly message: { readonly data: unknown; readonly ports: readonly Pick<MessagePort, 'postMessage'>[] };
}
