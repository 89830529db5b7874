import { parametersOf, type Contract, type NamedOperation, type Parameter } from './contract.ts';

/** A call that gives pages has a page number and a page size; each may be left out, and has a default and an end. */
export function checkPaging(contract: Contract, { operation }: NamedOperation): string[] {
  const parameters = parametersOf(contract, operation);
  const number = parameters.find(({ name }) => name === 'pageNo' || name === 'page');
  const size = parameters.find(({ name }) => name === 'pageSize');
  if (number === undefined && size === undefined) return [];
  if (number === undefined) return ['it takes pageSize, so it takes pageNo.'];
  if (size === undefined) return [`it takes ${number.name}, so it takes pageSize.`];
  return [number, size].flatMap((parameter) => checkBounds(parameter));
}

function checkBounds({ name, schema = {}, required = false }: Parameter): string[] {
  const problems = schema['default'] === undefined ? [`give ${name} a default.`] : [];
  if (required) problems.push(`${name} has a default, so it is not required.`);
  const ends = ['maximum', 'enum', 'const'].some((key) => schema[key] !== undefined);
  return ends ? problems : [...problems, `give ${name} a maximum.`];
}
