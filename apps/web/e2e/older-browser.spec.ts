import { expect, logIn, openAs, personas, PHONE, test } from './site.ts';

/**
 * Removes web APIs that are newer than Chromium 111 and Safari 16.4, the oldest supported browsers. Runs before the site
 * starts.
 */
function removeNewApis(): void {
  const remove = (owner: object | undefined, ...names: string[]): void => {
    for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
  };
  remove(URL, 'parse', 'canParse');
  remove(Promise, 'withResolvers', 'try');
  remove(Object, 'groupBy');
  remove(Map, 'groupBy');
  remove(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  remove(Array, 'fromAsync');
  remove(AbortSignal, 'any');
  remove(RegExp, 'escape');
  remove(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf');
  remove(globalThis, 'Iterator', 'CSSNestedDeclarations', 'onscrollend', 'requestIdleCallback', 'scheduler');
  const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  remove(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
  remove(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover');
  remove(Element.prototype, 'setHTML', 'moveBefore');
}

test(
  'the oldest supported browsers show home, log in, and restore the scroll position of a lobby',
  PHONE,
  async ({ page }) => {
    await page.addInitScript(removeNewApis);
    await openAs(page, { url: '/login' });
    await logIn(page, personas.member);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    // A lower window, because a lobby is little taller than a desktop's window.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 500 });
    await page.goto('/rng?page=2');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ }).first()).toHaveText(/^Page 2/);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => (sessionStorage.getItem('scroll-positions') ?? '').includes('200'));
    await page.getByRole('navigation', { name: 'Kinds of games' }).getByRole('link').first().dispatchEvent('click');
    await expect(page).toHaveURL('/rng');
    await page.goBack();
    await expect(page).toHaveURL('/rng?page=2');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  },
);
