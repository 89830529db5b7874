// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

import { keepPictures, readPictures } from './proof-pictures.ts';

const SITE = 'https://site.example';
const picture = { id: 'a', name: 'slip.png', uploadId: 'up_1', preview: `${SITE}/uploads/1` };
const read = (orderId = 'dep_1') => readPictures(sessionStorage, orderId, SITE);

beforeEach(() => sessionStorage.clear());

it('keeps the pictures of an order until they are handed in', () => {
  keepPictures(sessionStorage, 'dep_1', [picture]);
  expect([read(), read('dep_2')]).toEqual([[picture], []]);
  keepPictures(sessionStorage, 'dep_1', []);
  expect([read(), sessionStorage.length]).toEqual([[], 0]);
});

it.each(['{', 'null', '{"id":"a"}', '[{"id":"a","name":"slip.png"}]', '[5]'])('reads nothing from %s', (kept) => {
  sessionStorage.setItem('deposit-proof:dep_1', kept);
  expect(read()).toEqual([]);
});

it('shows no picture from an address that is not safe', () => {
  keepPictures(sessionStorage, 'dep_1', [{ ...picture, preview: 'http://elsewhere.example/1' }]);
  expect(read()).toEqual([{ id: 'a', name: 'slip.png', uploadId: 'up_1' }]);
});
