import {
  isReference,
  listOperations,
  resolve,
  tokenUse,
  type Contract,
  type NamedOperation,
  type Reference,
  type Schema,
} from './contract.ts';
import { eventSchemas } from './event-stream.ts';

/** Schemas of numeric strings, with which the app calculates. */
const NUMBERS = new Set(['Money', 'PositiveMoney', 'NonNegativeMoney', 'Decimal', 'Rate', 'Points', 'Odds', 'Return']);
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
 * client that reads answers, at a fraction of the size of the zod schemas. The calls of guests are one module, so that a
 * visitor does not load the shapes of members' answers, which are three times as many.
 */
export function answerShapesSources(contract: Contract): Readonly<Record<'guests' | 'members', string>> {
  const calls = listOperations(contract);
  const isGuestCall = ({ operation }: NamedOperation): boolean => tokenUse(operation) !== 'required';
  const guests = new ShapeReader(contract);
  const guestAnswers = answerRows(contract, calls.filter(isGuestCall), guests);
  const members = new ShapeReader(contract, guests.named);
  const memberAnswers = answerRows(
    contract,
    calls.filter((call) => !isGuestCall(call)),
    members,
  );
  const events = calls.flatMap(({ operation }) =>
    eventSchemas(contract, operation).map(([type, schema]) => [type, members.read(schema)] as const),
  );
  return {
    guests: `${HEADER}
${TYPES}
/** Of the calls that need no member's token. */
export const guestShapes: AnswerShapes = ${tableOf(guestAnswers, guests.named)};
`,
    members: `${HEADER}
import { guestShapes, type AnswerShape, type AnswerShapes } from './answer-shapes.gen.ts';

const memberShapes: AnswerShapes = ${tableOf(memberAnswers, members.named)};

/** Of all calls. */
export const allShapes: AnswerShapes = {
  answers: { ...guestShapes.answers, ...memberShapes.answers },
  named: { ...guestShapes.named, ...memberShapes.named },
};

/** The \`data\` of the events of streams, by \`type\`. */
export const eventShapes: Readonly<Record<string, AnswerShape>> = {
${rowsOf(events)}
};
`,
  };
}

type Row = readonly [name: string, shape: Shape];

function answerRows(contract: Contract, calls: readonly NamedOperation[], reader: ShapeReader): readonly Row[] {
  return calls.flatMap(({ method, path, operation }) => {
    const answer = operation.responses['200'];
    const media = answer && resolve(contract, answer).content?.['application/json'];
    return media === undefined ? [] : [[`${method.toUpperCase()} ${path}`, reader.read(media.schema)] as const];
  });
}

function tableOf(answers: readonly Row[], named: ReadonlyMap<string, Shape>): string {
  return `{
answers: {
${rowsOf(answers)}
},
named: {
${rowsOf([...named].filter(([, shape]) => !isScalar(shape)))}
},
}`;
}

function rowsOf(rows: readonly Row[]): string {
  return rows.map(([name, shape]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shape)},`).join('\n');
}

const HEADER = '// This file is generated from the contract by api-spec/codegen. Never edit it.\n';

const TYPES = `export type AnswerShape =
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

export interface AnswerShapes {
  /** By \`METHOD /path/{parameter}\`. */
  readonly answers: Readonly<Record<string, AnswerShape>>;
  /** Schemas that answers refer to. */
  readonly named: Readonly<Record<string, AnswerShape>>;
}
`;

class ShapeReader {
  /** The shapes of schemas used by reference. */
  readonly named = new Map<string, Shape>();
  readonly #contract: Contract;
  readonly #known: ReadonlyMap<string, Shape>;

  /** `known` has the schemas that another table names. */
  constructor(contract: Contract, known: ReadonlyMap<string, Shape> = new Map()) {
    this.#contract = contract;
    this.#known = known;
  }

  read(schema: Schema | Reference): Shape {
    if (!isReference(schema)) return this.#readSchema(schema);
    const name = schema.$ref.replace('#/components/schemas/', '');
    if (NUMBERS.has(name)) return { number: String(resolve<Schema>(this.#contract, schema)['pattern']) };
    const known = this.#known.get(name);
    if (known !== undefined) return isScalar(known) ? known : { named: name };
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
