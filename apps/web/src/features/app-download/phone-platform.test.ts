import { expect, it } from 'vitest';

import { phonePlatform } from './phone-platform.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15';

it.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 'ios'],
  ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/130.0 Mobile', 5, 'ios'],
  ['an iPad', MAC, 5, 'ios'],
  ['a Mac', MAC, 0, undefined],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0 Mobile', 5, 'android'],
  ['an Android tablet', 'Mozilla/5.0 (Android 14; Tablet; rv:131.0) Gecko/131.0 Firefox/131.0', 5, 'android'],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 10, undefined],
  ['a Windows phone', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia) Edge/15', 5, undefined],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 0, undefined],
  ['an unknown device', '', 0, undefined],
])('the platform of %s', (_name, userAgent, maxTouchPoints, platform) => {
  expect(phonePlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
