import { expect, it } from 'vitest';

import { clientCallsSource, operationIdsSource, serverCallsSource } from './call-lists.ts';
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
