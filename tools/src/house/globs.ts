const SYNTAX = /[\\^$.*+?()[\]{}|/]/gu;

const compiled = new Map<string, RegExp>();

/** The characters of a glob, longest first: `**` crosses folders, `*` stays in one, `{a,b}` is either. */
const PIECES: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/^\*\*\//, () => '(?:.*/)?'],
  [/^\*\*/, () => '.*'],
  [/^\*/, () => '[^/]*'],
  [/^\{[^}]*\}/, (text) => `(?:${text.slice(1, -1).split(',').map(escapeText).join('|')})`],
  [/^[^*{]+/, escapeText],
  [/^./, escapeText],
];

/** The text as a regular expression that matches it alone. */
export function escapeText(text: string): string {
  return text.replaceAll(SYNTAX, String.raw`\$&`);
}

/** Whether a path or name fits one of the globs. */
export function matchesAny(globs: readonly string[], path: string): boolean {
  return globs.some((glob) => toRegExp(glob).test(path));
}

/** The first entry of an allow list whose glob fits the path. */
export function findByPath<T extends { readonly path: string }>(list: readonly T[], path: string): T | undefined {
  return list.find((entry) => toRegExp(entry.path).test(path));
}

function toRegExp(glob: string): RegExp {
  const known = compiled.get(glob);
  if (known !== undefined) return known;
  let rest = glob;
  let source = '';
  while (rest !== '') {
    const [text, write] = nextPiece(rest);
    source += write(text);
    rest = rest.slice(text.length);
  }
  const made = new RegExp(`^${source}$`, 'su');
  compiled.set(glob, made);
  return made;
}

function nextPiece(rest: string): [string, (text: string) => string] {
  for (const [pattern, write] of PIECES) {
    const text = pattern.exec(rest)?.[0];
    if (text !== undefined) return [text, write];
  }
  throw new Error(`No piece of a glob begins "${rest}".`);
}
