import { beforeEach, expect, it } from 'vitest';

import { saveUploadedPictures, readUploadedPictures } from './uploaded-pictures.ts';

const SITE = 'https://site.example';
const picture = { id: 'a', name: 'slip.png', uploadId: 'up_1', preview: `${SITE}/uploads/1` };
const read = (form = 'dep_1') => readUploadedPictures(sessionStorage, form, SITE);

beforeEach(() => sessionStorage.clear());

it('returns the saved pictures of a form until they are cleared', () => {
  saveUploadedPictures(sessionStorage, 'dep_1', [picture]);
  expect([read(), read('dep_2')]).toEqual([[picture], []]);
  saveUploadedPictures(sessionStorage, 'dep_1', []);
  expect([read(), sessionStorage.length]).toEqual([[], 0]);
});

it.each(['{', 'null', '{"id":"a"}', '[{"id":"a","name":"slip.png"}]', '[5]'])(
  'returns no pictures when the stored value is %s',
  (stored) => {
    sessionStorage.setItem('pictures:dep_1', stored);
    expect(read()).toEqual([]);
  },
);

it('omits the preview when its URL is not safe', () => {
  saveUploadedPictures(sessionStorage, 'dep_1', [{ ...picture, preview: 'http://elsewhere.example/1' }]);
  expect(read()).toEqual([{ id: 'a', name: 'slip.png', uploadId: 'up_1' }]);
});
