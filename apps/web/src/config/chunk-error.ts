import { useSyncExternalStore } from 'react';

/** Time limit in ms for the code of a part of the site [CONST-03]. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Time limit in ms for the question whether a file still exists. */
const CHECK_TIMEOUT_MS = 5_000;

/** Why a chunk failed: it did not arrive in time, the server has no such file, or anything else. */
export type ChunkFailure = 'timeout' | 'missing' | 'error';

/**
 * A file of code or texts that did not load, with type and URL [ERR-05]. Some browsers cache a failed `import()`, so offer
 * a reload.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `missing` after a release: the server has no files of an older one. */
  readonly type: ChunkFailure;
  /** Undefined when neither the browser nor the code names the file. */
  readonly url: string | undefined;
  /** True when the browser was offline, so that a reload can help once it is online. */
  readonly wasOffline: boolean;

  constructor(type: ChunkFailure, url: string | undefined, cause?: unknown) {
    super(`A file of the site did not load (${type}): ${url ?? 'unknown'}`, { cause });
    this.type = type;
    this.url = url;
    this.wasOffline = !navigator.onLine;
  }
}

/** Loads code by `import()`. Throws ChunkLoadError when it fails, or takes longer than `CHUNK_TIMEOUT_MS`. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const fail = (): void => reject(new ChunkLoadError('timeout', importedUrl(load)));
    timer = setTimeout(fail, CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    const url = /https?:\/\/\S+/.exec(String(error))?.[0] ?? importedUrl(load);
    throw new ChunkLoadError((await isMissing(url)) ? 'missing' : 'error', url, error);
  } finally {
    clearTimeout(timer);
  }
}

/** URL of the first `import()` in the source of a function: Safari's error does not name it, and a timeout has none. */
function importedUrl(load: () => unknown): string | undefined {
  const [, file] = /import\(\s*["'`]([^"'`]+)["'`]/.exec(String(load)) ?? [];
  return file && new URL(file, import.meta.url).href;
}

async function isMissing(url: string | undefined): Promise<boolean> {
  if (url === undefined || !navigator.onLine) return false;
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status === 404,
    () => false,
  );
}

const listeners = new Set<() => void>();
let firstError: ChunkLoadError | undefined;
let wasOffline = false;

/** Reports a chunk that failed to load, for a message beside the page. */
export function reportChunkError(error: ChunkLoadError): void {
  // The first decides the message; those after it mostly have the same cause.
  firstError ??= error;
  wasOffline ||= error.wasOffline;
  listeners.forEach((listener) => listener());
}

/** Forgets what failed for an app before this one. */
export function forgetChunkErrors(): void {
  firstError = undefined;
  wasOffline = false;
}

/** The first chunk that failed to load. */
export function useChunkError(): ChunkLoadError | undefined {
  return useSyncExternalStore(subscribe, () => firstError);
}

/** True when any chunk has failed to load while the browser was offline. */
export function useWasOfflineAtChunkError(): boolean {
  return useSyncExternalStore(subscribe, () => wasOffline);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
