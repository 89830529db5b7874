import { defineRule, nameOf, type NodeOf, report } from '../rule.ts';

const PASCAL = /^[A-Z][A-Za-z0-9]*$/u;

export const componentNames = defineRule('a file with one component has its name', (context, path) => ({
  Program(program) {
    const [stem = ''] = path.slice(path.lastIndexOf('/') + 1).split('.');
    const exports = program.body.filter((node) => node.type === 'ExportNamedDeclaration');
    const [only, ...others] = exports.filter(({ exportKind }) => exportKind !== 'type').flatMap(exportedNames);
    if (only === undefined || others.length > 0 || !PASCAL.test(only) || PASCAL.test(stem)) return;
    report(context, program.start, `exports only the component ${only}; rename the file to ${only}.tsx`);
  },
}));

function exportedNames({ declaration, specifiers }: NodeOf<'ExportNamedDeclaration'>): string[] {
  if (declaration?.type === 'VariableDeclaration') return declaration.declarations.map(({ id }) => nameOf(id) ?? '');
  if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration')
    return [nameOf(declaration.id) ?? ''];
  return specifiers.map(({ exported }) => nameOf(exported) ?? '');
}
