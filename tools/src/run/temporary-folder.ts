import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives all tests of a run one folder for what they write, and takes it away with all in it when the run is over. */
export default function provideTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'croupier-tests-'));
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
