import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { errorCodesOf, jsonBody, listOperations, plainSchemaOf, resolve } from '../codegen/contract.ts';
import { toReferenceDocument, type DescribedContract, type DescribedOperation } from './reference-document.ts';

const file = path.resolve(import.meta.dirname, '../dist/openapi.json');
const contract: DescribedContract = JSON.parse(readFileSync(file, 'utf8'));
const document = toReferenceDocument(contract);
const operations = listOperations(contract).map(({ operation }, index) => ({
  id: operation.operationId,
  operation,
  shown: listOperations(document)[index]?.operation,
}));
const encrypted = operations.filter(({ operation }) => plainSchemaOf(jsonBody(operation)) !== undefined);

const samplesOf = (operation: DescribedOperation | undefined) => operation?.['x-codeSamples'] ?? [];

describe('toReferenceDocument for the current contract', () => {
  it('keeps every operation and lists its error codes in the description', () => {
    expect(operations.length).toBeGreaterThan(150);
    for (const { id, operation, shown } of operations) {
      expect(shown?.operationId).toBe(id);
      for (const code of errorCodesOf(contract, operation)) expect(shown?.description, id).toContain(`\`${code}\`: `);
    }
  });

  it('names the fields of value with each error code', () => {
    const login = operations.find(({ id }) => id === 'login')?.shown?.description;
    expect(login).toMatch(/- 403 `AUTH_IP_UNREGISTERED`: .*; `value` has `twoStepToken`/);
    expect(login).not.toMatch(/`AUTH_NOT_MEMBER`: .*twoStepToken/);
    expect(login).toContain('- Callers: guest, trial, member, agent');
  });

  it('shows the plain body and examples of encrypted calls, with samples that encrypt it', () => {
    expect(encrypted.length).toBeGreaterThan(15);
    for (const { id, operation, shown } of encrypted) {
      const body = shown && jsonBody(shown);
      expect(body?.schema, id).toEqual(plainSchemaOf(jsonBody(operation)));
      expect(resolve(document, body?.schema ?? {}), id).not.toHaveProperty('properties.mac');
      expect(Object.keys(body?.examples ?? {}), id).not.toEqual([]);
      expect(shown?.description, id).toContain('(encryption.html)');
      expect(
        samplesOf(shown).map(({ lang }) => lang),
        id,
      ).toEqual(['typescript', 'python']);
    }
  });

  it('writes samples without syntax errors, placeholders or a missing header', () => {
    for (const { id, shown } of encrypted) {
      const [typescript, python] = samplesOf(shown);
      const { diagnostics } = ts.transpileModule(typescript?.source ?? '', { reportDiagnostics: true });
      expect(diagnostics, id).toEqual([]);
      for (const sample of [typescript, python]) expect(sample?.source, id).not.toMatch(/\/\{\w+\}|undefined/);
      expect(python?.source, id).not.toMatch(/\b(?:true|false|null)\b/);
    }
    const deposit = samplesOf(encrypted.find(({ id }) => id === 'createDepositOrder')?.shown);
    for (const { source } of deposit) {
      expect(source).toContain('Idempotency-Key');
      expect(source).toContain('Authorization');
    }
  });

  it('leaves the contract unchanged and lists every error code once in the introduction', () => {
    expect(contract).toEqual(JSON.parse(readFileSync(file, 'utf8')));
    const codes = Object.keys(contract.components.schemas['ErrorCode']?.['x-error-codes'] ?? {});
    const listed = [...(document.info.description ?? '').matchAll(/^- \d{3} `([A-Z0-9_]+)`: \S/gm)];
    expect(listed.map(([, code]) => code)).toEqual(codes);
  });

  it('shows tags in words', () => {
    const names = new Map(document.tags?.map((tag) => [tag.name, tag['x-displayName']]));
    expect(names.get('bankCard')).toBe('Bank card');
  });
});
