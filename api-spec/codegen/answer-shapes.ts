import { isReference, listOperations, resolve, type Contract, type Reference, type Schema } from './contract.ts';
import { eventSchemas } from './event-stream.ts';

/** Schemas of numeric strings, with which the app calculates. */
const NUMBERS = new Set(['Money', 'PositiveMoney', 'NonNegativeMoney', 'Decimal', 'Rate', 'Points', 'Odds']);
/** Fields of the envelope that only logs need: an answer without them is still read. */
const FOR_LOGS = new Set(['traceId']);

type Shape = string | Readonly<Record<string, unknown>>;

/** The schema keywords that shapes depend on; the linter has checked their types. */
interface ShapeKeywords {
  readonly type?: string;
  readonly allOf?: ReadonlyArray<Schema | Reference>;
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema | Reference;
  readonly items?: Schema | Reference;
}

interface ObjectShape {
  readonly fields: Record<string, Shape>;
  readonly optional: readonly string[];
  readonly isOpen: boolean;
}

/**
 * The shape of each answer and event: types, required fields and numeric strings, without lengths, ranges and formats. Enough for a
 * client that reads answers, at a fraction of the size of the zod schemas.
 */
export function answerShapesSource(contract: Contract): string {
  const reader = new ShapeReader(contract);
  const answers = listOperations(contract).flatMap(({ method, path, operation }) => {
    const answer = operation.responses['200'];
    const media = answer && resolve(contract, answer).content?.['application/json'];
    return media === undefined ? [] : [[`${method.toUpperCase()} ${path}`, reader.read(media.schema)] as const];
  });
  const events = listOperations(contract).flatMap(({ operation }) =>
    eventSchemas(contract, operation).map(([type, schema]) => [type, reader.read(schema)] as const),
  );
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

/** The \`data\` of the events of streams, by \`type\`. */
export const eventShapes: Readonly<Record<string, AnswerShape>> = {
${rows(events)}
};
`;
}

const TYPES = `// This file is generated from the contract by api-spec/codegen. Never edit it.

export type AnswerShape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'anything'
  /** A string with a number that matches this pattern. */
  | { readonly number: string }
  | { readonly list: AnswerShape }
  /** A map: the contract does not name its keys. */
  | { readonly byName: AnswerShape }
  | {
      readonly fields: Readonly<Record<string, AnswerShape>>;
      readonly optional?: readonly string[];
      /** True when fields that the contract does not name are allowed. */
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
    if (NUMBERS.has(name)) return { number: String(resolve<Schema>(this.#contract, schema)['pattern']) };
    if (!this.named.has(name)) {
      // Added before its parts are read, because a part can refer back to this schema.
      this.named.set(name, {});
      this.named.set(name, this.#readSchema(resolve<Schema>(this.#contract, schema)));
    }
    const shape = this.named.get(name) ?? {};
    return isScalar(shape) ? shape : { named: name };
  }

  #readSchema(schema: Schema): Shape {
    const { type, allOf, properties, items, additionalProperties }: ShapeKeywords = schema;
    if (allOf !== undefined || properties !== undefined) return objectShape(this.#readObject(schema));
    switch (type) {
      case 'string':
        return 'string';
      case 'integer':
      case 'number':
        return 'number';
      case 'boolean':
        return 'boolean';
      case 'array':
        return { list: this.read(items ?? {}) };
      case 'object':
        return { byName: isSchema(additionalProperties) ? this.read(additionalProperties) : 'anything' };
      default:
        return 'anything';
    }
  }

  /** Reads the fields of an object and of its `allOf` parts. */
  #readObject(schema: Schema | Reference): ObjectShape {
    const keywords: ShapeKeywords = resolve<Schema>(this.#contract, schema);
    const parts = (keywords.allOf ?? []).map((part) => this.#readObject(part));
    const ownFields = Object.entries(keywords.properties ?? {});
    const isOptional = (name: string, field: Schema | Reference): boolean =>
      keywords.required?.includes(name) !== true ||
      FOR_LOGS.has(name) ||
      'default' in resolve<Schema>(this.#contract, field);
    return {
      fields: Object.assign(
        {},
        ...parts.map(({ fields }) => fields),
        Object.fromEntries(ownFields.map(([name, field]) => [name, this.read(field)])),
      ),
      optional: [
        ...parts.flatMap(({ optional }) => optional),
        ...ownFields.filter(([name, field]) => isOptional(name, field)).map(([name]) => name),
      ],
      isOpen: parts.some(({ isOpen }) => isOpen) || Boolean(keywords.additionalProperties),
    };
  }
}

/** True for a scalar; scalars are inlined, because a reference would be longer. */
function isScalar(shape: Shape): boolean {
  return typeof shape === 'string' || 'number' in shape;
}

function objectShape({ fields, optional, isOpen }: ObjectShape): Shape {
  return { fields, ...(optional.length > 0 && { optional }), ...(isOpen && { open: true }) };
}

function isSchema(value: unknown): value is Schema | Reference {
  return typeof value === 'object' && value !== null;
}
