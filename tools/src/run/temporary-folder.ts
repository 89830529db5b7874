import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Global set-up of Vitest: creates one temporary folder per run and deletes it at the end. */
export default function provideTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
