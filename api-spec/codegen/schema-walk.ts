import { isReference, listOperations, resolve, type Contract, type Schema } from './contract.ts';

export interface FoundSchema {
  /** Location, for a message. */
  path: string;
  /** The name of the property or parameter, or of the schema itself. */
  name: string;
  schema: Schema;
  /** True for a property or a named schema; false for a parameter, a body, a list item or a part of a composition. */
  named: boolean;
}

/** All schemas of the contract with their nested schemas. References are not followed: their targets are named schemas. */
export function everySchema(contract: Contract): FoundSchema[] {
  const named = Object.entries(contract.components.schemas).flatMap(([name, schema]) => walk(name, name, schema, true));
  const calls = listOperations(contract).flatMap(({ operation }) => {
    const id = operation.operationId;
    const parameters = (operation.parameters ?? []).flatMap((parameter) => {
      const { name, schema } = resolve(contract, parameter);
      return schema === undefined ? [] : walk(`${id}, parameter ${name}`, name, schema, false);
    });
    const bodies = Object.values(operation.requestBody?.content ?? {});
    const answers = Object.values(operation.responses).flatMap((answer) =>
      Object.values(resolve(contract, answer).content ?? {}),
    );
    const contents = [
      ...bodies.map((media) => ({ path: `${id} request`, media })),
      ...answers.map((media) => ({ path: `${id} answer`, media })),
    ];
    return [...parameters, ...contents.flatMap(({ path, media }) => walk(path, '', { ...media.schema }, false))];
  });
  return [...named, ...calls];
}

function walk(path: string, name: string, schema: Schema, named: boolean): FoundSchema[] {
  const found: FoundSchema[] = [{ path, name, schema, named }];
  if (isReference(schema)) return found;
  for (const [property, inner] of Object.entries(objectAt(schema, 'properties'))) {
    if (isSchema(inner)) found.push(...walk(`${path}.${property}`, property, inner, true));
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames', 'then']) {
    const inner = schema[key];
    if (isSchema(inner)) found.push(...walk(`${path} ${key}`, name, inner, false));
  }
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const list = schema[key];
    if (Array.isArray(list)) found.push(...list.filter(isSchema).flatMap((inner) => walk(path, name, inner, false)));
  }
  return found;
}

function objectAt(schema: Schema, key: string): object {
  const value = schema[key];
  return typeof value === 'object' && value !== null ? value : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
