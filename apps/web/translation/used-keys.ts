import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'vite';

import { DEFAULT_FOLDER } from './folders.ts';
import type { FlatTexts } from './text-files.ts';

const DEFAULT_NAMESPACE = 'site';
/** Read as objects, without i18next. */
const WITHOUT_KEYS: ReadonlySet<string> = new Set(['start', 'offline']);
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

interface SourceTexts {
  /** Strings of the code. */
  readonly literals: ReadonlySet<string>;
  /** Template strings, as patterns. */
  readonly templates: readonly RegExp[];
  /** True when the file has texts of a namespace, or none at all: its strings are then used elsewhere. */
  readonly mayUse: (namespace: string) => boolean;
}

/** Keys of a namespace that no code names. The compiler reports the reverse, keys that English does not have. */
export function findUnusedKeys(namespace: string, texts: FlatTexts, sources: readonly SourceTexts[]): string[] {
  if (WITHOUT_KEYS.has(namespace)) return [];
  const candidates = sources.filter(({ mayUse }) => mayUse(namespace));
  const isNamed = (name: string): boolean =>
    candidates.some(
      ({ literals, templates }) => literals.has(name) || templates.some((template) => template.test(name)),
    );
  return Object.keys(texts).filter((key) => {
    const names = new Set([key, key.replace(PLURAL_FORM, ''), ...groupsOf(key)]);
    return ![...names].some((name) => isNamed(name) || isNamed(`${namespace}:${name}`));
  });
}

/** Groups of texts that a key is in, which code can ask for as an object: `amount.refused` of `amount.refused.empty`. */
function groupsOf(key: string): string[] {
  const steps = key.split('.');
  return steps.map((_, index) => steps.slice(0, index).join('.')).filter((group) => group.includes('.'));
}

/** Strings of the app's code, without tests. */
export function readSources(folder = DEFAULT_FOLDER): SourceTexts[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !/\.test\.tsx?$|\.d\.ts$|^testing\//.test(name))
    .map((name) => readSource(name, readFileSync(path.join(folder, name), 'utf8')));
}

export function readSource(name: string, code: string): SourceTexts {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis }: { type?: unknown; value?: unknown; quasis?: { value: { raw: string } }[] } = node;
    if (type === 'Literal' && typeof value === 'string') literals.add(value);
    if (type === 'TemplateLiteral') {
      const parts = (quasis ?? []).map((part) => part.value.raw);
      if (parts.some((part) => /[a-z]/i.test(part))) templates.push(patternOf(parts));
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(name, code).program);
  const translates = code.includes('useTranslation(');
  const mayUse = (namespace: string): boolean =>
    !translates ||
    (namespace === DEFAULT_NAMESPACE && code.includes('useTranslation()')) ||
    [...literals].some((literal) => literal === namespace || literal.startsWith(`${namespace}:`)) ||
    templates.some((template) => template.source.startsWith(`^${namespace}:`));
  return { literals, templates, mayUse };
}

const patternOf = (parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`);
