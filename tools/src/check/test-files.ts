import type { Rule, SourceFile } from './rule.ts';

function filesOf(texts: Readonly<Record<string, string>>): SourceFile[] {
  return Object.entries(texts).map(([path, text]) => ({ path, text }));
}

/** Runs a rule on these files. Returns `path:line message` for each violation. */
export function runRule(rule: Rule, texts: Readonly<Record<string, string>>): string[] {
  return [...rule.check(filesOf(texts), '')].map(({ path, line, message }) => `${path}:${line} ${message}`);
}
