import { beforeEach, expect, it } from 'vitest';

import { saveProofPictures, readProofPictures } from './proof-pictures.ts';

const SITE = 'https://site.example';
const picture = { id: 'a', name: 'slip.png', uploadId: 'up_1', preview: `${SITE}/uploads/1` };
const read = (orderId = 'dep_1') => readProofPictures(sessionStorage, orderId, SITE);

beforeEach(() => sessionStorage.clear());

it('returns the saved images of an order until they are cleared', () => {
  saveProofPictures(sessionStorage, 'dep_1', [picture]);
  expect([read(), read('dep_2')]).toEqual([[picture], []]);
  saveProofPictures(sessionStorage, 'dep_1', []);
  expect([read(), sessionStorage.length]).toEqual([[], 0]);
});

it.each(['{', 'null', '{"id":"a"}', '[{"id":"a","name":"slip.png"}]', '[5]'])(
  'returns no images when the stored value is %s',
  (stored) => {
    sessionStorage.setItem('deposit-proof:dep_1', stored);
    expect(read()).toEqual([]);
  },
);

it('omits the preview when its URL is not safe', () => {
  saveProofPictures(sessionStorage, 'dep_1', [{ ...picture, preview: 'http://elsewhere.example/1' }]);
  expect(read()).toEqual([{ id: 'a', name: 'slip.png', uploadId: 'up_1' }]);
});
