import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { listFiles } from '../repository.ts';
import { type Context, defineRule, type Node, report } from '../rule.ts';

/** Shorter lists, such as two channels, are rather a choice than a copy. */
const MIN_VALUES = 3;
const SCHEMA = /^api-spec\/schemas\/.*\.yaml$/u;

interface ContractEnum {
  readonly name: string;
  readonly values: ReadonlySet<string>;
}

const enumsOf = new Map<string, readonly ContractEnum[]>();
/** The file that lists some values of an enum: oxlint runs a plugin in one thread, for all files. */
const listedIn = new Map<string, string>();

export const contractLists = defineRule('the values of an enum of the contract are listed once', (context, path) => ({
  ArrayExpression: (node) => check(context, path, node, node.elements),
  TSUnionType(node) {
    check(
      context,
      path,
      node,
      node.types.map((type) => (type.type === 'TSLiteralType' ? type.literal : type)),
    );
  },
}));

function check(context: Context, path: string, node: Node, elements: readonly (Node | null)[]): void {
  const values = new Set(elements.flatMap((element) => stringOf(element)));
  if (values.size < MIN_VALUES || values.size < elements.length) return;
  const found = readEnums(context.cwd).find((candidate) => values.isSubsetOf(candidate.values));
  if (found === undefined) return;
  if (values.size === found.values.size) {
    reportList(context, node, found, 'take them from @croupier/sdk/zod or @croupier/sdk/types');
    return;
  }
  const key = [context.cwd, ...[...values].toSorted()].join(' ');
  const other = listedIn.get(key) ?? path;
  listedIn.set(key, other);
  if (other !== path)
    reportList(context, node, found, `as ${other} does; keep one list, for example in @croupier/sdk/rules`);
}

function reportList(context: Context, node: Node, { name }: ContractEnum, fix: string): void {
  report(context, node, `lists values of ${name}; ${fix}`);
}

function stringOf(node: Node | null): string[] {
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

function readEnums(root: string): readonly ContractEnum[] {
  const enums =
    enumsOf.get(root) ??
    listFiles(root)
      .filter((path) => SCHEMA.test(path))
      .flatMap((path) => enumsIn(path, readFileSync(join(root, path), 'utf8')));
  enumsOf.set(root, enums);
  return enums;
}

function enumsIn(path: string, text: string): ContractEnum[] {
  if (!text.includes('enum:')) return [];
  const schema: unknown = parse(text);
  const values: unknown = Reflect.get(Object(schema), 'enum');
  if (!Array.isArray(values)) return [];
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.yaml', '');
  return [{ name, values: new Set(values.map(String)) }];
}
