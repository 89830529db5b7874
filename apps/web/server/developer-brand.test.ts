import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it } from 'vitest';

import { configOfChosenBrand } from './developer-brand.ts';

async function writeConfig(): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'brand-')), 'config.json');
  await writeFile(file, '{"brand":"croupier","apiBase":""}');
  return file;
}

it('answers the configuration with the chosen brand', async () => {
  const text = await configOfChosenBrand(await writeConfig(), 'lang=EN; developer-brand=parolan');
  expect(JSON.parse(text ?? '')).toEqual({ brand: 'parolan', apiBase: '' });
});

it.each([undefined, 'lang=EN', 'developer-brand=../x', 'not-developer-brand=parolan'])(
  'leaves the file as it is without a choice: %s',
  async (cookie) => {
    expect(await configOfChosenBrand(await writeConfig(), cookie)).toBeUndefined();
  },
);
