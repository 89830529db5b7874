import { expect, logIn, openAs, personas, test } from './site.ts';

/**
 * Web features newer than Chromium 111 and Safari 16.4, the oldest supported browsers. A feature is detected by its
 * property, so the property is removed before the site starts.
 */
function removeNewApis(): void {
  const forget = (owner: object | undefined, ...names: string[]): void => {
    for (const name of names) if (owner !== undefined) Reflect.deleteProperty(owner, name);
  };
  forget(URL, 'parse', 'canParse');
  forget(Promise, 'withResolvers', 'try');
  forget(Object, 'groupBy');
  forget(Map, 'groupBy');
  forget(Map.prototype, 'getOrInsert', 'getOrInsertComputed');
  forget(Array, 'fromAsync');
  forget(AbortSignal, 'any');
  forget(RegExp, 'escape');
  forget(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf');
  forget(globalThis, 'Iterator', 'CSSNestedDeclarations', 'onscrollend', 'requestIdleCallback', 'scheduler');
  const iterator: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  forget(iterator, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find');
  forget(HTMLElement.prototype, 'showPopover', 'hidePopover', 'togglePopover');
  forget(Element.prototype, 'setHTML', 'moveBefore');
}

test('a browser of some years ago shows home to its end, logs in, and finds a list where it was left', async ({
  page,
}) => {
  await page.addInitScript(removeNewApis);
  await openAs(page, { url: '/login' });
  await logIn(page, personas.member);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // A lobby with eight games in a row is little taller than a desktop's window.
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
});
