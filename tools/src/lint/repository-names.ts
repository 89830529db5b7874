import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './repository.ts';

/** Documents quote old names; a lock file contains only names of libraries. */
const NOT_SEARCHED = /\.md$|^docs\/|^pnpm-lock\.yaml$/u;
const CODE = /\.[cm]?[jt]sx?$/u;
const NAME = /[A-Za-z_$][\w$]*/gu;
/** Comments; a string is matched first, so that `'https://…'` is no comment. */
const COMMENT = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|\/\*[\s\S]*?\*\/|(?<=^|[\s;{},)])\/\/[^\n]*/gmu;

const namesOf = new Map<string, ReadonlySet<string>>();

/** All names of the repository's code, contract and data, without comments; read once, because it takes half a second. */
export function readNames(root: string): ReadonlySet<string> {
  const names = namesOf.get(root) ?? new Set(listFiles(root).flatMap((path) => namesIn(root, path)));
  namesOf.set(root, names);
  return names;
}

function namesIn(root: string, path: string): string[] {
  if (NOT_SEARCHED.test(path)) return [];
  const text = readFileSync(join(root, path), 'utf8');
  return namesInText(text, CODE.test(path));
}

/** The names of a text, for code without its comments. */
function namesInText(text: string, isCode: boolean): string[] {
  const searched = isCode ? text.replace(COMMENT, (_comment, string: string | undefined) => string ?? ' ') : text;
  return searched.match(NAME) ?? [];
}
