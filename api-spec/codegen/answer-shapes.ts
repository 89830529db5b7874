import { isReference, listOperations, resolve, type Contract, type Reference, type Schema } from './contract.ts';

/** The start of the patterns of numeric strings: amounts, rates and points, with which the app calculates. */
const NUMBER_PATTERN = String.raw`^-?\d{1,`;

type Shape = string | Readonly<Record<string, unknown>>;

/** The schema keywords that are read; the linter has checked their types. */
interface KnownSchema {
  readonly type?: string;
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema | Reference;
  readonly items?: Schema | Reference;
  readonly pattern?: string;
}

interface ObjectShape {
  readonly fields: Record<string, Shape>;
  readonly optional: readonly string[];
  readonly isOpen: boolean;
}

/**
 * The shape of each answer: types, required fields and numeric strings, without lengths, ranges and formats. Enough for a
 * client that reads answers, at a fraction of the size of the zod schemas.
 */
export function answerShapesSource(contract: Contract): string {
  const reader = new ShapeReader(contract);
  const answers = listOperations(contract).flatMap(({ method, path, operation }) => {
    const answer = operation.responses['200'];
    const media = answer && resolve(contract, answer).content?.['application/json'];
    return media === undefined ? [] : [[`${method.toUpperCase()} ${path}`, reader.read(media.schema)] as const];
  });
  const rows = (entries: Iterable<readonly [string, Shape]>): string =>
    [...entries].map(([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)},`).join('\n');
  return `${TYPES}
export const namedShapes: Readonly<Record<string, AnswerShape>> = {
${rows([...reader.named].filter(([, shape]) => !isScalar(shape)))}
};

/** By \`METHOD /path/{parameter}\`. */
export const answerShapes: Readonly<Record<string, AnswerShape>> = {
${rows(answers)}
};
`;
}

const TYPES = `// This file is generated from the contract by api-spec/codegen. Never edit it.

export type AnswerShape =
  | 'text'
  | 'number'
  | 'flag'
  | 'anything'
  /** A text that is a number, by this pattern. */
  | { readonly number: string }
  | { readonly list: AnswerShape }
  /** Entries by names that the contract does not know. */
  | { readonly byName: AnswerShape }
  | {
      readonly fields: Readonly<Record<string, AnswerShape>>;
      readonly optional?: readonly string[];
      /** The contract allows fields that it does not name. */
      readonly open?: boolean;
    }
  | { readonly named: string };
`;

class ShapeReader {
  /** The shapes of schemas used by reference. */
  readonly named = new Map<string, Shape>();
  readonly #contract: Contract;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  read(schema: Schema | Reference): Shape {
    if (!isReference(schema)) return this.#readSchema(schema);
    const name = schema.$ref.replace('#/components/schemas/', '');
    if (!this.named.has(name)) {
      // Set before its parts are read, which may refer back to it.
      this.named.set(name, {});
      this.named.set(name, this.#readSchema(resolve<Schema>(this.#contract, schema)));
    }
    const shape = this.named.get(name) ?? {};
    return isScalar(shape) ? shape : { named: name };
  }

  #readSchema(schema: Schema): Shape {
    const known: KnownSchema = schema;
    if (known.allOf !== undefined || known.properties !== undefined) return writeObject(this.#readObject(schema));
    switch (known.type) {
      case 'string':
        return known.pattern?.startsWith(NUMBER_PATTERN) === true ? { number: known.pattern } : 'text';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'flag';
      case 'array':
        return { list: this.read(known.items ?? {}) };
      case 'object':
        return { byName: isSchema(known.additionalProperties) ? this.read(known.additionalProperties) : 'anything' };
      default:
        return 'anything';
    }
  }

  /** The fields of an object and of its `allOf` parts. */
  #readObject(schema: Schema | Reference): ObjectShape {
    const known: KnownSchema = resolve<Schema>(this.#contract, schema);
    const parts = (known.allOf ?? []).map((part) => this.#readObject(part));
    const own = Object.entries(known.properties ?? {});
    const isOptional = (name: string, field: Schema | Reference): boolean =>
      known.required?.includes(name) !== true || 'default' in resolve<Schema>(this.#contract, field);
    return {
      fields: Object.assign(
        {},
        ...parts.map(({ fields }) => fields),
        Object.fromEntries(own.map(([name, field]) => [name, this.read(field)])),
      ),
      optional: [
        ...parts.flatMap(({ optional }) => optional),
        ...own.filter(([name, field]) => isOptional(name, field)).map(([name]) => name),
      ],
      isOpen: parts.some(({ isOpen }) => isOpen) || Boolean(known.additionalProperties),
    };
  }
}

/** Scalars are inlined: their name would be longer. */
function isScalar(shape: Shape): boolean {
  return typeof shape === 'string' || 'number' in shape;
}

function writeObject({ fields, optional, isOpen }: ObjectShape): Shape {
  return { fields, ...(optional.length > 0 && { optional }), ...(isOpen && { open: true }) };
}

function isSchema(value: unknown): value is Schema | Reference {
  return typeof value === 'object' && value !== null;
}
