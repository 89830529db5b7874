import { describe, expect, it } from 'vitest';

import { checkAccess } from './access-rules.ts';
import { call, contractOf, errorAnswer } from './contract-fixture.ts';
import type { NamedOperation, Operation } from './contract.ts';

const check = (named: NamedOperation) => checkAccess(contractOf([named]), named);
const problemsOf = (changes: Partial<Operation>) => check(call(changes));
const NO_TOKEN = { 401: { description: 'Nothing.' } };

describe('checkAccess: roles and tokens', () => {
  it('accepts a call of members, trial accounts and agents with a token', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('reports a call without roles', () => {
    expect(problemsOf({ 'x-roles': [] })).toEqual(['say who may call with `x-roles`.']);
  });

  it('reports a call of guests that needs a token', () => {
    expect(problemsOf({ 'x-roles': ['guest', 'trial', 'member', 'agent'] })).toEqual([
      'guests may call it, so it needs `security: []` or an optional token.',
    ]);
  });

  it('reports an open call that guests may not make', () => {
    expect(problemsOf({ security: [], responses: NO_TOKEN })).toEqual([
      'guests may not call it, so remove its `security`.',
    ]);
  });

  it('reports AUTH_REQUIRED where the token is optional', () => {
    const changes: Partial<Operation> = {
      'x-roles': ['guest', 'trial', 'member', 'agent'],
      security: [{}, { memberToken: [] }],
    };
    expect(problemsOf(changes)).toEqual(['a call names AUTH_REQUIRED exactly when it needs a token.']);
    expect(problemsOf({ ...changes, responses: NO_TOKEN })).toEqual([]);
  });

  it('reports a call with a token that does not name AUTH_REQUIRED', () => {
    expect(problemsOf({ responses: NO_TOKEN })).toEqual(['a call names AUTH_REQUIRED exactly when it needs a token.']);
  });

  it('reports a call of a vendor that has no signature scheme or also allows people', () => {
    const answers = { 401: errorAnswer('SIGNATURE_INVALID') };
    const signed: Partial<Operation> = { security: [{ vendorSignature: [] }], responses: answers };
    expect(problemsOf({ ...signed, 'x-roles': ['vendor'] })).toEqual([]);
    expect(problemsOf({ ...signed, security: [], 'x-roles': ['vendor'] })).toEqual([
      'a call of a server needs its own signature scheme.',
    ]);
    expect(problemsOf({ ...signed, 'x-roles': ['vendor', 'guest'] })).toContain(
      'a call of a server has that one role only.',
    );
  });

  it('reports SIGNATURE_INVALID on a call of people and its absence on a call of a server', () => {
    const problem = 'a call names SIGNATURE_INVALID exactly when a server makes it.';
    expect(problemsOf({ responses: { 401: errorAnswer('AUTH_REQUIRED', 'SIGNATURE_INVALID') } })).toEqual([problem]);
    const unsigned: Partial<Operation> = { security: [{ providerSignature: [] }], responses: NO_TOKEN };
    expect(problemsOf({ ...unsigned, 'x-roles': ['provider'] })).toEqual([problem]);
  });
});

describe('checkAccess: trial accounts', () => {
  it('reports a call without trial accounts that does not name TRIAL_FORBIDDEN', () => {
    expect(problemsOf({ 'x-roles': ['member', 'agent'] })).toEqual([
      'members may call it and trial accounts may not, so it names TRIAL_FORBIDDEN.',
    ]);
  });

  it('reports TRIAL_FORBIDDEN where trial accounts may call', () => {
    expect(problemsOf({ responses: { 403: errorAnswer('TRIAL_FORBIDDEN') } })).toEqual([
      'it names TRIAL_FORBIDDEN, so `x-roles` has `member` and not `trial`.',
    ]);
  });
});

describe('checkAccess: agents', () => {
  const AGENTS: Partial<Operation> = { 'x-roles': ['agent'], responses: { 403: errorAnswer('AGENT_ONLY') } };
  const CONDITION = { parameter: 'scope', value: 'DOWNLINE' };

  it('reports a call of agents only that does not name AGENT_ONLY', () => {
    expect(problemsOf(AGENTS)).toEqual([]);
    expect(problemsOf({ 'x-roles': ['agent'] })).toHaveLength(1);
  });

  it('reports AGENT_ONLY where members may call without a condition', () => {
    const both: Partial<Operation> = { responses: { 403: errorAnswer('AGENT_ONLY') } };
    expect(problemsOf(both)).toHaveLength(1);
    const parameters: Operation['parameters'] = [{ name: 'scope', in: 'query' }];
    expect(problemsOf({ ...both, 'x-agent-only-when': CONDITION, parameters })).toEqual([]);
  });

  it('reports a condition on a parameter that the call does not have', () => {
    expect(problemsOf({ 'x-agent-only-when': CONDITION, responses: { 403: errorAnswer('AGENT_ONLY') } })).toEqual([
      '`x-agent-only-when` names scope, which is no parameter.',
    ]);
  });

  it('reports a call under /wps/agent that members may make', () => {
    expect(check({ ...call(), path: '/wps/agent/team' })).toEqual(['calls under /wps/agent are for agents only.']);
  });

  it('accepts that members read the settlements of their contracts', () => {
    expect(check({ ...call(), path: '/wps/agent/salary/days' })).toEqual([]);
  });
});

describe('checkAccess: module flags', () => {
  it('reports an unknown flag and a flag without its error code', () => {
    const gated = { responses: { 403: errorAnswer('FEATURE_DISABLED') } };
    expect(problemsOf({ ...gated, 'x-module-flag': 'FREEPLAY3' })).toEqual([]);
    expect(problemsOf({ ...gated, 'x-module-flag': 'FREEPLAY4' })).toEqual([
      '`x-module-flag` names FREEPLAY4, which is no whitelabel flag.',
    ]);
    expect(problemsOf({ 'x-module-flag': 'FREEPLAY3' })).toEqual([
      'with `x-module-flag` a call names exactly one of FEATURE_DISABLED, FREEPLAY_DISABLED, SMS_NOT_ENABLED.',
    ]);
  });
});
