import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Vitest global set-up: one temporary folder per run, deleted at its end. */
export default function provideTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
