import { createHttpMock, createWorlds } from '@croupier/mock-server/server';
import type { Root } from 'react-dom/client';

import { mountDeveloperPanel } from '../developer/mount-developer-panel.tsx';
import { skipStyleInsertion, stubBrowserApis } from './browser-stubs.ts';
import { TestSite } from './test-site.ts';
import { findControl, press } from './user-actions.ts';

/** The site with the developer panel over it, and the mock that both use. */
export class TestPanel {
  readonly site: TestSite;
  /** Answers control calls. */
  control: (request: Request) => Promise<Response> = () => Promise.reject(new Error('There is no mock yet.'));
  #root: Root | undefined;

  /** Call once per test file, before the first test. */
  constructor() {
    stubBrowserApis();
    skipStyleInsertion();
    this.site = new TestSite();
    const answerFile = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      if (!address.startsWith('/__mock')) return answerFile(address);
      const world = /mock-world=([^;]+)/.exec(document.cookie)?.[1];
      const headers: Record<string, string> = world === undefined ? {} : { 'X-Mock-World': world };
      return this.control(new Request(location.origin + address, { ...init, headers }));
    };
  }

  /** Starts with new worlds. */
  reset(): void {
    const mock = createHttpMock(createWorlds());
    this.site.world = { ...this.site.resetWorld(), dispatch: mock.fetch };
    this.control = (request) => mock.fetch(request);
  }

  get shown(): string {
    return document.querySelector('aside.developer')?.textContent ?? '';
  }

  /** What the last press changed. */
  get announcement(): string {
    return document.querySelector('.developer-announcement[role="status"]')?.textContent ?? '';
  }

  /** Opens a page of the site, and the panel over it. */
  async open(address = '/hot'): Promise<void> {
    await this.site.open({ address });
    await this.mount();
    await this.site.waitUntil(() => findControl(/^Developer panel/) !== undefined, 'The button');
    await press(/^Developer panel/);
    await this.site.waitUntil(() => findControl(/^\+5 min/) !== undefined || this.shown.includes('mock'), 'The panel');
  }

  /** `openedAt` is the address with which the page was opened. */
  async mount(openedAt = location.href): Promise<void> {
    this.#root = await mountDeveloperPanel(this.site.queryClient, openedAt);
  }

  close(): void {
    this.#root?.unmount();
    this.#root = undefined;
    document.querySelector('.developer-host')?.remove();
    document.documentElement.removeAttribute('data-developer-panel');
    document.cookie = 'mock-world=; Path=/; Max-Age=0';
  }

  async expectSoon(condition: () => boolean, what: string): Promise<void> {
    await this.site.waitUntil(condition, what);
  }

  async expectAfterPress(name: string | RegExp, text: string): Promise<void> {
    await press(name);
    await this.expectSoon(() => this.announcement.includes(text), text);
  }
}
