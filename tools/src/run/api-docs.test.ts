import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { apiDocsStamp, areApiDocsBuilt } from './api-docs.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const isCurrent = (): boolean => areApiDocsBuilt(root, path.join(root, 'stamp'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'api-docs-'));
  write('api-spec/dist/openapi.json', '{}');
  write('api-spec/docs/docs.css', 'body {}');
  write('api-spec/dist/docs/index.html', 'built');
  write('stamp', apiDocsStamp(root));
});

test('does not build the pages again when nothing has changed', () => {
  expect(isCurrent()).toBe(true);
});

test.each([
  'api-spec/dist/openapi.json',
  'api-spec/released/openapi.json',
  'api-spec/docs/docs.css',
  'api-spec/docs/browser/reference.ts',
  'api-spec/docs/samples/encrypted_call.py',
  'api-spec/compare/changes.ts',
  'api-spec/fixtures/README.md',
  'pnpm-lock.yaml',
])('builds the pages again after a change of %s', (file) => {
  write(file, 'changed');
  expect(isCurrent()).toBe(false);
});

test.each([
  'api-spec/docs/reference-document.test.ts',
  'api-spec/accepted-breaking-changes.txt',
  'apps/web/src/app/main.tsx',
])('does not build the pages again after a change of %s, which is no input', (file) => {
  write(file, 'changed');
  expect(isCurrent()).toBe(true);
});

test('builds the pages again when a page is missing', () => {
  rmSync(path.join(root, 'api-spec/dist/docs/index.html'));
  expect(isCurrent()).toBe(false);
});
