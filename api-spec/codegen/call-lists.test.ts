import { expect, it } from 'vitest';

import { clientCallsSource, csvCallsSource, operationIdsSource, serverCallsSource } from './call-lists.ts';
import { call, contractOf } from './contract-fixture.ts';
import type { Role } from './contract.ts';

const contract = contractOf(
  Object.entries<Role[]>({
    readThing: ['guest', 'member'],
    payWin: ['vendor'],
    reportPayment: ['vendor', 'provider'],
    shareThing: ['agent', 'vendor'],
  }).map(([operationId, roles]) => ({ ...call({ operationId, 'x-roles': roles }), path: `/wps/${operationId}` })),
);

it('lists a call for servers when only servers may make it', () => {
  const source = serverCallsSource(contract);
  expect(source).toContain('export const payWin =');
  expect(source).toContain('export const reportPayment =');
  expect(source).not.toMatch(/readThing|shareThing/);
});

it('lists every other call for the browser client', () => {
  const source = clientCallsSource(contract);
  expect(source).toContain('  readThing,\n  shareThing,\n}');
  expect(source).not.toMatch(/payWin|reportPayment/);
});

it('lists the id of every method and path', () => {
  expect(operationIdsSource(contract)).toContain(
    "  'GET /wps/readThing': 'readThing',\n  'GET /wps/payWin': 'payWin',",
  );
});

it('lists the calls with a CSV form only, with their requests and paths', () => {
  const content = { 'application/json': { schema: {} }, 'text/csv': { schema: {}, 'x-csv-columns': ['time'] } };
  const responses = { 200: { description: 'The rows.', content } };
  const list = { ...call({ operationId: 'listThings', responses }), path: '/wps/things' };
  const source = csvCallsSource(contractOf([list, { ...call(), path: '/wps/thing' }]));
  expect(source).toContain("import type { ListThingsData } from './types.gen.ts';");
  expect(source).toContain('  listThings: ListThingsData;\n}');
  expect(source).toContain("  listThings: '/wps/things',\n}");
});
