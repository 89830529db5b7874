import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { runChild } from '../../bootstrap/child.mjs';
import { Trouble } from '../../bootstrap/trouble.mjs';
import { ROOT } from './paths.ts';
import { complaint, kB, sharesOf } from './size-budget.ts';
import type { Budget, Manifest } from './size-budget.ts';
import type { Context } from './step.ts';

const DIST = path.join(ROOT, 'apps/web/dist');

/** Holds the build in apps/web/dist against tools/size-budget.json, and single widgets against their own budget. */
export async function checkSize(context: Context): Promise<void> {
  await checkApp(context);
  await checkWidgets(context);
}

async function checkWidgets({ say }: Context): Promise<void> {
  const { code, output } = await runChild(process.execPath, ['size/main.ts'], {
    cwd: path.join(ROOT, 'packages/ui'),
    output: 'capture',
  });
  if (code !== 0) {
    throw new Trouble(`Widgets of packages/ui bring too much with them, see packages/ui/size:\n${output.trimEnd()}`);
  }
  say(output.trimEnd());
}

async function checkApp({ say }: Context): Promise<void> {
  const manifest: Manifest = await readJson(path.join(DIST, '.vite/manifest.json'));
  const budget: Budget = await readJson(path.join(ROOT, 'tools/size-budget.json'));
  const bytes = await travelSizes(
    Object.values(manifest).flatMap(({ file, css, assets }) => [file, ...(css ?? []), ...(assets ?? [])]),
  );
  const shares = sharesOf(manifest, budget, (file) => bytes.get(file) ?? 0);
  const over = shares.filter((share) => share.bytes > share.limit);
  if (over.length > 0) {
    throw new Trouble(over.map(complaint).join('\n'));
  }
  const [biggestLater] = shares.slice(3).toSorted((a, b) => b.bytes - a.bytes);
  for (const share of [...shares.slice(0, 3), ...(biggestLater ? [biggestLater] : [])]) {
    say(`  ${share.what}: ${kB(share.bytes)} of ${kB(share.limit)}`);
  }
}

/** Bytes of each file as it travels: text by brotli at its best, fonts and pictures as they are. */
async function travelSizes(files: string[]): Promise<Map<string, number>> {
  const compress = promisify(brotliCompress);
  const sizes = [...new Set(files)].map(async (file): Promise<[string, number]> => {
    const content = await readFile(path.join(DIST, file));
    return [file, /\.(?:js|css)$/.test(file) ? (await compress(content)).length : content.length];
  });
  return new Map(await Promise.all(sizes));
}

async function readJson<T>(file: string): Promise<T> {
  // The two files are written by Vite and by hand; a wrong shape ends in a failed check, not in a wrong one.
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
