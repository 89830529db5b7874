import { parse } from 'yaml';

import { matchesAny } from '../globs.ts';
import { type Rule, type Violation, violationAt } from '../rule.ts';
import type { SourceFile } from '../source-file.ts';
import { isOfType, type Place } from '../syntax.ts';

/** Shorter lists, such as two channels, are rather a choice than a copy. */
const MIN_VALUES = 3;
const SCHEMAS = 'api-spec/schemas/**';
const SEARCHED = [
  'apps/web/{src,brands,server}/**',
  'packages/{sdk,mock-server}/src/**',
  'packages/mock-server/{files,games}/**',
];
/** Data of the sandbox, such as a policy, chooses values. */
const NOT_SEARCHED = ['**/testing/**', '**/*.data.ts'];

/** A list of values of an enum of the contract. */
interface List {
  readonly file: SourceFile;
  /** UTF-16 index of the list in the file. */
  readonly offset: number;
  readonly enumName: string;
  /** Equal for lists of the same values, in any order. */
  readonly key: string;
  readonly isWhole: boolean;
}

export const contractLists: Rule = {
  name: 'contract-lists',
  description: 'the values of an enum of the contract are listed once',
  *check({ files }) {
    const enums = files.filter(({ path }) => matchesAny([SCHEMAS], path)).flatMap(enumsIn);
    const lists = files.filter(isSearched).flatMap((file) => listsIn(file, enums));
    for (const list of lists) {
      const other = lists.find((candidate) => candidate !== list && candidate.key === list.key);
      if (list.isWhole) yield violationOf(list, 'take them from @croupier/sdk/zod or @croupier/sdk/types');
      else if (other !== undefined)
        yield violationOf(list, `as ${other.file.path} does; keep one list, for example in @croupier/sdk/rules`);
    }
  },
};

function violationOf({ file, offset, enumName }: List, fix: string): Violation {
  return violationAt(file, offset, `lists values of ${enumName}; ${fix}`);
}

interface ContractEnum {
  readonly name: string;
  readonly values: ReadonlySet<string>;
}

function enumsIn({ path, text }: SourceFile): ContractEnum[] {
  if (!text.includes('enum:')) return [];
  const schema: unknown = parse(text);
  const values: unknown = Reflect.get(Object(schema), 'enum');
  if (!Array.isArray(values)) return [];
  const name = path.slice(path.lastIndexOf('/') + 1).replace('.yaml', '');
  return [{ name, values: new Set(values.map(String)) }];
}

function isSearched({ path, isCode, purpose }: SourceFile): boolean {
  return isCode && purpose === 'hand-written' && matchesAny(SEARCHED, path) && !matchesAny(NOT_SEARCHED, path);
}

function listsIn(file: SourceFile, enums: readonly ContractEnum[]): List[] {
  return file.syntax.nodesOf('ArrayExpression', 'TSUnionType').flatMap((place): List[] => {
    const values = new Set(valuesOf(place));
    if (values.size < MIN_VALUES) return [];
    const found = enums.find((candidate) => [...values].every((value) => candidate.values.has(value)));
    if (found === undefined) return [];
    const key = [...values].toSorted().join(' ');
    const isWhole = values.size === found.values.size;
    return [{ file, offset: place.node.start, enumName: found.name, key, isWhole }];
  });
}

/** The strings of an array or union; empty when it has other elements. */
function valuesOf({ node }: Place): readonly string[] {
  const elements = isOfType(node, 'ArrayExpression')
    ? node.elements
    : isOfType(node, 'TSUnionType')
      ? node.types.map((type) => (isOfType(type, 'TSLiteralType') ? type.literal : type))
      : [];
  const values = elements.flatMap((element) =>
    isOfType(element, 'Literal') && typeof element.value === 'string' ? [element.value] : [],
  );
  return values.length === elements.length ? values : [];
}
