import { beforeEach, describe, expect, it } from 'vitest';

import { setUpTestSite } from '../../testing/site-harness.ts';
import { fill, findControl, press, pressKey } from '../../testing/user-actions.ts';

const harness = setUpTestSite();
beforeEach(() => harness.resetWorld());

const field = (): HTMLInputElement | null => document.querySelector<HTMLInputElement>('input[role=combobox]');
const isOpen = (): boolean => field() !== null;
const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const labelOf = (option: Element | undefined): string => option?.querySelector('bdi')?.textContent ?? '';
const active = (): string => labelOf(document.querySelector('[role=option][aria-selected=true]') ?? undefined);
const recents = (): string[] =>
  options()
    .filter((option) => option.hasAttribute('aria-keyshortcuts'))
    .map(labelOf);

/** Opens the page; the keys work when the browser is idle, as the footer is there. */
async function open(as?: string, address = '/hot'): Promise<void> {
  await harness.site.open({ address, token: as && harness.tokens[as] });
  await harness.site.waitUntil(() => document.querySelector('footer') !== null, 'The whole frame');
}

const waitForSearch = (): Promise<void> => harness.site.waitUntil(isOpen, 'The search');
const waitForClosed = (): Promise<void> => harness.site.waitUntil(() => !isOpen(), 'The page without the search');
const openByKey = async (): Promise<void> => {
  await pressKey('{Control>}k{/Control}');
  await waitForSearch();
};

const waitForSheet = (): Promise<void> =>
  harness.site.waitUntil(
    () => document.querySelector('[role=dialog]')?.textContent?.includes('Stakes') === true,
    'The sheet',
  );

/** Finds a game by its name, opens its sheet, and goes back to the page of the search. */
async function openGame(name: string): Promise<void> {
  await openByKey();
  await pressKey(`${name}{Enter}`);
  await waitForSheet();
  history.back();
  await harness.site.waitUntil(() => document.querySelector('[role=dialog]') === null, 'The page before');
  expect(location.pathname).toBe('/hot');
}

describe('the keys of the search', () => {
  it('open it by a slash, and by Control or Command with K, which also close it', async () => {
    await open();
    for (const keys of ['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await pressKey(keys);
      await waitForSearch();
      expect([document.activeElement, field()?.value]).toEqual([field(), '']);
      await pressKey('{Control>}k{/Control}');
      await waitForClosed();
    }
  });

  it('type a slash in a field, and do nothing over another dialog', async () => {
    await open(undefined, '/rng');
    await harness.site.waitUntil(
      () => document.querySelector('input[type=search]') !== null,
      'The search of the lobby',
    );
    await press(document.querySelector('input[type=search]'));
    await pressKey('a/b');
    expect([isOpen(), document.querySelector<HTMLInputElement>('input[type=search]')?.value]).toEqual([false, 'a/b']);
    await press('Log in');
    await harness.site.waitUntil(() => findControl('Password') !== undefined, 'The login');
    await fill('Username', 'maricel');
    await pressKey('{Control>}k{/Control}/');
    await harness.site.untilIdle();
    expect(isOpen()).toBe(false);
  });

  it('move through the results by arrows, Home and End, and open the first result when Enter is pressed early', async () => {
    await open();
    await openByKey();
    await harness.site.waitUntil(() => options().length > 6, 'What is popular');
    const all = options().map(labelOf);
    await pressKey('{ArrowDown}');
    expect(active()).toBe(all[1]);
    await pressKey('{End}');
    expect(active()).toBe(all.at(-1));
    await pressKey('{Home}{ArrowUp}{ArrowDown}');
    expect(active()).toBe(all[0]);
    await pressKey('perals{Enter}');
    await waitForSheet();
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Perlas ng Silangan');
  });
});

describe('the history', () => {
  it('closes the search by Back, and returns from a result to the page below it', async () => {
    await open('member');
    const length = history.length;
    await openByKey();
    history.back();
    await waitForClosed();
    expect(location.pathname).toBe('/hot');
    await openGame('perlas');
    expect(isOpen()).toBe(false);
    expect(history.length).toBe(length + 1);
  });
});

describe('recent searches', () => {
  it('are the games and makers that were opened, last first, and none of them twice', async () => {
    await open('member');
    await openGame('perlas');
    await openGame('bakunawa');
    await openGame('perlas');
    await openByKey();
    const [first = '', second = ''] = recents();
    expect([first.includes('Perlas'), second.includes('Bakunawa'), recents().length]).toEqual([true, true, 2]);
    await pressKey('{Enter}');
    expect(field()?.value).toBe(first);
  });

  it('are removed one by one by Delete or their cross, and all by one button', async () => {
    await open();
    localStorage.setItem('recent-searches', JSON.stringify({ guest: ['One', 'Two', 'Three', 'Four'] }));
    await openByKey();
    expect(recents()).toEqual(['One', 'Two', 'Three', 'Four']);
    await pressKey('{ArrowDown}{Delete}');
    expect(recents()).toEqual(['One', 'Three', 'Four']);
    const cross = options()[0]?.querySelector<HTMLElement>('[data-remove]');
    cross?.click();
    await harness.site.waitUntil(() => recents().length === 2, 'The others');
    // A button, for those who use neither Delete nor a pointer.
    await press('Remove Three from the recent searches');
    await harness.site.waitUntil(() => recents().length === 1, 'The last one');
    expect(document.activeElement?.getAttribute('role')).toBe('combobox');
    await press('Clear recent searches');
    expect([recents(), localStorage.getItem('recent-searches')]).toEqual([[], '{}']);
  });

  it('of a member are not shown to a guest, and broken ones are ignored', async () => {
    await open();
    const stored = JSON.stringify({ m_1001: ['Mine'], guest: ['A', 1, 'B', 'C', 'D', 'E', 'F', 'G'] });
    localStorage.setItem('recent-searches', stored);
    await openByKey();
    expect(recents()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    await pressKey('{Escape}');
    await waitForClosed();
    localStorage.setItem('recent-searches', '{"guest":');
    await openByKey();
    expect(recents()).toEqual([]);
  });
});

it('opens empty and in the chosen language after the language changed', async () => {
  await open();
  await openByKey();
  await pressKey('filipino');
  await harness.site.waitUntil(() => options().some((option) => labelOf(option).includes('Filipino')), 'The language');
  await press(options().find((option) => labelOf(option).includes('Filipino')));
  await harness.site.waitUntil(() => document.documentElement.lang === 'fil-PH' && !isOpen(), 'Filipino');
  await openByKey();
  expect(field()?.getAttribute('aria-label')).toBe('Maghanap ng laro at pahina');
  expect(field()?.value).toBe('');
});
