import { useSyncExternalStore } from 'react';

/** The event with which Chromium offers to install a site; TypeScript's DOM library lacks it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const listeners = new Set<() => void>();
let current: InstallPrompt | undefined;

function setPrompt(prompt: InstallPrompt | undefined): void {
  current = prompt;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's offer for a control of the site. It comes once, soon after the page has loaded. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Without it, the browser would show a bar of its own.
    event.preventDefault();
    // Event of this name, which the types of the browser lack.
    setPrompt(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => setPrompt(undefined));
}

/** The browser's offer to install the site; undefined without one. */
export function useInstallPrompt(): InstallPrompt | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}

/** Asks the visitor to install. A browser answers an offer only once. */
export async function askToInstall(prompt: InstallPrompt): Promise<void> {
  setPrompt(undefined);
  await prompt.prompt();
}
