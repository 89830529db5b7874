const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu;

const compiled = new Map<string, RegExp>();

/** Tokens of a glob, longest first: `**` crosses folders, `*` matches within one, `{a,b}` is an alternative. */
const TOKENS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^\*\*\//, () => '(?:.*/)?'],
  [/^\*\*/, () => '.*'],
  [/^\*/, () => '[^/]*'],
  [/^\{[^}]*\}/, (text) => `(?:${text.slice(1, -1).split(',').map(escapeText).join('|')})`],
  [/^[^*{]+/, escapeText],
  [/^./, escapeText],
];

/** Escapes a string for use in a regular expression. */
export function escapeText(text: string): string {
  return text.replaceAll(SYNTAX, String.raw`\$&`);
}

/** True when a path or name matches one of the globs. */
export function matchesAny(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => toRegExp(glob).test(path));
}

/** The first entry of an allow list whose glob matches the path. */
export function findByPath<T extends { readonly path: string }>(list: readonly T[], path: string): T | undefined {
  return list.find((entry) => toRegExp(entry.path).test(path));
}

function toRegExp(glob: string): RegExp {
  const cached = compiled.get(glob);
  if (cached !== undefined) return cached;
  let rest = glob;
  let source = '';
  while (rest !== '') {
    const [text, toSource] = nextToken(rest);
    source += toSource(text);
    rest = rest.slice(text.length);
  }
  const pattern = new RegExp(`^${source}$`, 'su');
  compiled.set(glob, pattern);
  return pattern;
}

function nextToken(rest: string): [string, (text: string) => string] {
  for (const [pattern, toSource] of TOKENS) {
    const text = pattern.exec(rest)?.[0];
    if (text !== undefined) return [text, toSource];
  }
  throw new Error(`No glob token matches "${rest}".`);
}
