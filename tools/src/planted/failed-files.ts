import path from 'node:path';

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs?: readonly { readonly ok: boolean; readonly file: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly suites?: readonly PlaywrightSuite[];
}

/** Files with a test that failed, in a report of Vitest or Playwright; by their path in the tree. */
export function failedTestFiles(text: string, tree: string): string[] {
  // Both reports are made by tools whose versions are pinned.
  const report: VitestReport & PlaywrightReport = JSON.parse(text);
  const vitest = (report.testResults ?? [])
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'failed'))
    .map(({ name }) => path.relative(tree, name));
  return [...new Set([...vitest, ...(report.suites ?? []).flatMap(failedInSuite)])];
}

function failedInSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  return [...specs.filter(({ ok }) => !ok).map(({ file }) => file), ...suites.flatMap(failedInSuite)];
}
