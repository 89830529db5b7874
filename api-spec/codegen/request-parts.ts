import {
  isReference,
  jsonBody,
  parametersOf,
  plainSchemaOf,
  resolve,
  type Contract,
  type Operation,
  type Reference,
  type Schema,
} from './contract.ts';
import { TRANSPORT_HEADERS } from './sdk-document.ts';

const PARTS = ['path', 'query', 'headers', 'body'] as const;
export type PartName = (typeof PARTS)[number];

/** A part of a request. */
export interface Part {
  readonly name: PartName;
  /** Names of its fields; empty for a body that is not an object. */
  readonly fields: readonly string[];
  /** Source of its constants, such as `device: "WEB"`. */
  readonly constants: readonly string[];
  /**
   * Fields that the caller cannot give: constants that are required or have a default, which are filled in, and the other
   * optional ones, which are not sent.
   */
  readonly fixed: readonly string[];
  /** True when the caller can give something. */
  readonly isOpen: boolean;
  /** True when the caller must give something. */
  readonly isRequired: boolean;
}

export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/** The keywords of a schema that list its fields. Their types are not checked here, because the linter has done so. */
export interface ObjectKeywords {
  readonly properties?: Readonly<Record<string, Schema | Reference>>;
  readonly items?: Schema | Reference;
  readonly required?: readonly string[];
  readonly allOf?: ReadonlyArray<Schema | Reference>;
}

/** The parts of a request as its caller sees them. */
export function partsOf(contract: Contract, operation: Operation): Part[] {
  const parameters = parametersOf(contract, operation).filter(({ name }) => !TRANSPORT_HEADERS.has(name));
  return PARTS.flatMap((name): Part[] => {
    if (name === 'body') return bodyOf(contract, operation);
    const fields = parameters
      .filter((parameter) => parameter.in === (name === 'headers' ? 'header' : name))
      .map((parameter) => ({
        name: parameter.name,
        schema: parameter.schema ?? {},
        isRequired: parameter.required === true,
      }));
    return fields.length === 0 ? [] : [partOf(contract, name, fields)];
  });
}

function bodyOf(contract: Contract, operation: Operation): Part[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  const media = jsonBody(operation);
  const schema = plainSchemaOf(media) ?? media?.schema;
  const part = partOf(contract, 'body', schema === undefined ? [] : fieldsOf(contract, schema));
  const isFilled = part.fields.length > 0 && part.fields.length === part.fixed.length;
  return [{ ...part, isOpen: !isFilled, isRequired: !isFilled && requestBody.required === true }];
}

function partOf(contract: Contract, name: PartName, fields: readonly Field[]): Part {
  const fixed = fields.filter((field) => isConstant(resolve<Schema>(contract, field.schema)));
  const constants = fixed.filter(
    (field) => field.isRequired || resolve<Schema>(contract, field.schema)['default'] !== undefined,
  );
  const open = fields.filter((field) => !fixed.includes(field));
  return {
    name,
    fields: fields.map((field) => field.name),
    constants: constants.map(
      (field) => `${quoted(field.name)}: ${JSON.stringify(resolve<Schema>(contract, field.schema)['const'])}`,
    ),
    fixed: fixed.map((field) => field.name),
    isOpen: open.length > 0,
    isRequired: open.some((field) => field.isRequired),
  };
}

/** The part without a field that is set elsewhere. */
export function withoutField(part: Part, name: string): Part {
  const open = part.fields.filter((field) => field !== name && !part.fixed.includes(field));
  return { ...part, fixed: [...part.fixed, name], isOpen: open.length > 0 };
}

/** True for a schema with a constant. Booleans do not count: the user states them, such as accepted terms. */
const isConstant = (schema: Schema): boolean => schema['const'] !== undefined && typeof schema['const'] !== 'boolean';

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** The fields of an object, also of its compositions. */
export function fieldsOf(contract: Contract, schema: Schema | Reference): Field[] {
  const { allOf = [], properties = {}, required = [] }: ObjectKeywords = resolve<Schema>(contract, schema);
  const own = Object.entries(properties).map(([name, value]) => ({
    name,
    schema: isReference(value) ? resolve<Schema>(contract, value) : value,
    isRequired: required.includes(name),
  }));
  return [...allOf.flatMap((part) => fieldsOf(contract, part)), ...own];
}
