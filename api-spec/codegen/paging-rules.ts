import { parametersOf, type Contract, type NamedOperation, type Parameter } from './contract.ts';

/** Checks that a paged call takes page number and page size, both optional, with a default and an upper limit. */
export function checkPaging(contract: Contract, { operation }: NamedOperation): string[] {
  const parameters = parametersOf(contract, operation);
  const number = parameters.find(({ name }) => name === 'pageNo' || name === 'page');
  const size = parameters.find(({ name }) => name === 'pageSize');
  if (number === undefined && size === undefined) return [];
  if (number === undefined) return ['it takes pageSize, so it must take pageNo.'];
  if (size === undefined) return [`it takes ${number.name}, so it must take pageSize.`];
  return [number, size].flatMap((parameter) => checkBounds(parameter));
}

function checkBounds({ name, schema = {}, required = false }: Parameter): string[] {
  const problems = schema['default'] === undefined ? [`give ${name} a default.`] : [];
  if (required) problems.push(`${name} must be optional.`);
  const hasLimit = ['maximum', 'enum', 'const'].some((key) => schema[key] !== undefined);
  return hasLimit ? problems : [...problems, `give ${name} a maximum.`];
}
