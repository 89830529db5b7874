import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { bundle } from './bundle.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function contractOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

it('files of paths replace their reference, and files of components become components', () => {
  const folder = contractOf({
    'openapi.yaml': 'paths: { /x: { $ref: paths/a/x.yaml } }\ncomponents: { securitySchemes: { token: {} } }',
    'paths/a/x.yaml': 'get: { schema: { $ref: ../../schemas/a/Thing.yaml, description: One. } }',
    'schemas/a/Thing.yaml': 'type: string\nexamples: [2026-01-01]',
  });
  expect(bundle(folder)).toMatchObject({
    paths: { '/x': { get: { schema: { $ref: '#/components/schemas/Thing', description: 'One.' } } } },
    components: {
      securitySchemes: { token: {} },
      schemas: { Thing: { type: 'string', examples: ['2026-01-01'] } },
    },
  });
});

it('a schema may contain itself, and the targets of a discriminator are components', () => {
  const folder = contractOf({
    'openapi.yaml': 'schema: { $ref: schemas/Tree.yaml }',
    'schemas/Tree.yaml': 'items: { $ref: Tree.yaml }\ndiscriminator: { mapping: { leaf: Leaf.yaml } }',
    'schemas/Leaf.yaml': 'type: object',
  });
  expect(bundle(folder)).toMatchObject({
    components: {
      schemas: {
        Tree: {
          items: { $ref: '#/components/schemas/Tree' },
          discriminator: { mapping: { leaf: '#/components/schemas/Leaf' } },
        },
        Leaf: { type: 'object' },
      },
    },
  });
});

it('two components of the same name are refused with both files', () => {
  const folder = contractOf({
    'openapi.yaml': 'a: { $ref: schemas/a/Thing.yaml }\nb: { $ref: schemas/b/Thing.yaml }',
    'schemas/a/Thing.yaml': 'type: string',
    'schemas/b/Thing.yaml': 'type: number',
  });
  expect(() => bundle(folder)).toThrow('schemas/a/Thing.yaml and schemas/b/Thing.yaml have the same name.');
});

it('a missing file is refused with its name', () => {
  const folder = contractOf({ 'openapi.yaml': 'a: { $ref: schemas/Gone.yaml }' });
  expect(() => bundle(folder)).toThrow('schemas/Gone.yaml');
});
