import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { onTestFinished } from 'vitest';
import type { Context, Rule } from './rule.ts';

const ROOT = join(import.meta.dirname, '../../..');

type Texts = Readonly<Record<string, string>>;

/** Creates a repository with these files, for the time of a test. Returns its root. */
function createTree(texts: Texts): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}

/** Runs a rule in a repository of these files. Returns `path:line message` for each violation. */
export function runRuleInTree(rule: Rule, texts: Texts): string[] {
  return runRule(rule, texts, { root: createTree(texts) });
}

/** Runs a rule on texts by path, by default in this repository. Returns `path:line message` for each violation. */
export function runRule(
  rule: Rule,
  texts: Texts,
  { root = ROOT, options }: { root?: string; options?: Record<string, string | string[]>[] } = {},
): string[] {
  const violations: string[] = [];
  const recording: Rule = { ...rule, create: (context) => rule.create(record(context, root, violations)) };
  const code = Object.entries(texts).filter(([path]) => /\.tsx?$/u.test(path));
  const valid = code.map(([path, text]) => ({ code: text, filename: join(root, path), ...(options && { options }) }));
  // By default they declare tests.
  RuleTester.describe = (_name, body) => body();
  RuleTester.it = (_name, body) => body();
  new RuleTester({ cwd: root }).run('rule', recording, { valid, invalid: [] });
  return violations;
}

function record(context: Context, root: string, violations: string[]): Context {
  const report: Context['report'] = (diagnostic) => {
    const offset = diagnostic.node?.range[0];
    const location = offset === undefined ? diagnostic.loc : context.sourceCode.getLocFromIndex(offset);
    const line = location && ('line' in location ? location.line : location.start.line);
    violations.push(`${context.filename.slice(root.length + 1)}:${line} ${diagnostic.message}`);
  };
  return Object.create(context, { report: { value: report } });
}
