import { readFile } from 'node:fs/promises';

/** The cookie by which the developer panel chooses a brand. */
const COOKIE = /(?:^|; )developer-brand=([a-z0-9-]+)/;

/** The text of a `config.json` with the brand that the developer panel chose; undefined when it chose none. */
export async function configOfChosenBrand(file: string, cookie: string | undefined): Promise<string | undefined> {
  const brand = COOKIE.exec(cookie ?? '')?.[1];
  if (brand === undefined) return undefined;
  const config: object = JSON.parse(await readFile(file, 'utf8'));
  return JSON.stringify({ ...config, brand });
}
