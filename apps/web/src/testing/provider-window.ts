import { vi } from 'vitest';

import { press } from './user-actions.ts';
import type { TestSite } from './test-site.ts';

const API_ORIGIN = 'https://platform.example';

/** The window of a social provider, as far as the sign-in uses it. */
export interface ProviderWindow {
  closed: boolean;
  /** Empty until the window is sent to the provider. */
  url: string;
  readonly close: () => void;
  readonly location: { readonly replace: (url: string) => void };
}

/** Replaces `window.open`; every window that the page opens is the returned one. */
export function stubProviderWindow(): ProviderWindow {
  const opened: ProviderWindow = {
    closed: false,
    url: '',
    close: () => void (opened.closed = true),
    location: { replace: (url) => void (opened.url = url) },
  };
  vi.spyOn(window, 'open')
    .mockReset()
    // A window as far as the sign-in uses it.
    .mockImplementation(() => opened as unknown as Window);
  return opened;
}

/** Presses a provider's button, and answers in its window. */
export async function signInBy(
  site: TestSite,
  provider: 'Facebook' | 'Google',
  answer: { readonly idToken: string } | { readonly error: string },
): Promise<void> {
  const opened = stubProviderWindow();
  await press(provider);
  await site.waitUntil(() => opened.url !== '', 'The address of the window');
  const state = new URL(opened.url).searchParams.get('state');
  const data = { type: 'sandbox-identity', state, ...answer };
  const event = new MessageEvent('message', { data, origin: API_ORIGIN });
  Object.defineProperty(event, 'source', { value: opened });
  window.dispatchEvent(event);
  await site.untilIdle();
}
