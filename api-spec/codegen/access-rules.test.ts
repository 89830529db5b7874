import { describe, expect, it } from 'vitest';

import { checkAccess } from './access-rules.ts';
import { call, contractOf, refusal } from './contract-fixture.ts';
import type { NamedOperation, Operation } from './contract.ts';

const check = (named: NamedOperation) => checkAccess(contractOf([named]), named);
const problemsOf = (changes: Partial<Operation>) => check(call(changes));
const NO_TOKEN = { 401: { description: 'Nothing.' } };

describe('who may call', () => {
  it('accepts a call of members, trial accounts and agents with a token', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('refuses a call without roles', () => {
    expect(problemsOf({ 'x-roles': [] })).toEqual(['say who may call with `x-roles`.']);
  });

  it('refuses a call of guests that needs a token', () => {
    expect(problemsOf({ 'x-roles': ['guest', 'trial', 'member', 'agent'] })).toEqual([
      'guests may call it, so it needs `security: []` or an optional token.',
    ]);
  });

  it('refuses an open call that guests may not make', () => {
    expect(problemsOf({ security: [], responses: NO_TOKEN })).toEqual([
      'guests may not call it, so remove its `security`.',
    ]);
  });

  it('refuses AUTH_REQUIRED where the token is optional', () => {
    const changes: Partial<Operation> = {
      'x-roles': ['guest', 'trial', 'member', 'agent'],
      security: [{}, { memberToken: [] }],
    };
    expect(problemsOf(changes)).toEqual(['a call names AUTH_REQUIRED exactly when it needs a token.']);
    expect(problemsOf({ ...changes, responses: NO_TOKEN })).toEqual([]);
  });

  it('refuses a call with a token that does not name AUTH_REQUIRED', () => {
    expect(problemsOf({ responses: NO_TOKEN })).toEqual(['a call names AUTH_REQUIRED exactly when it needs a token.']);
  });

  it('refuses a call of a vendor without a signature, and one that people make too', () => {
    const answers = { 401: refusal('SIGNATURE_INVALID') };
    const signed: Partial<Operation> = { security: [{ vendorSignature: [] }], responses: answers };
    expect(problemsOf({ ...signed, 'x-roles': ['vendor'] })).toEqual([]);
    expect(problemsOf({ ...signed, security: [], 'x-roles': ['vendor'] })).toEqual([
      'a call of a server needs its own signature scheme.',
    ]);
    expect(problemsOf({ ...signed, 'x-roles': ['vendor', 'guest'] })).toContain(
      'a call of a server has that one role only.',
    );
  });

  it('refuses SIGNATURE_INVALID on a call of people, and its absence on a call of a server', () => {
    const problem = 'a call names SIGNATURE_INVALID exactly when a server makes it.';
    expect(problemsOf({ responses: { 401: refusal('AUTH_REQUIRED', 'SIGNATURE_INVALID') } })).toEqual([problem]);
    const unsigned: Partial<Operation> = { security: [{ providerSignature: [] }], responses: NO_TOKEN };
    expect(problemsOf({ ...unsigned, 'x-roles': ['provider'] })).toEqual([problem]);
  });
});

describe('trial accounts', () => {
  it('refuses a call that leaves trial accounts out without TRIAL_FORBIDDEN', () => {
    expect(problemsOf({ 'x-roles': ['member', 'agent'] })).toEqual([
      'members may call it and trial accounts may not, so it names TRIAL_FORBIDDEN.',
    ]);
  });

  it('refuses TRIAL_FORBIDDEN where trial accounts may call', () => {
    expect(problemsOf({ responses: { 403: refusal('TRIAL_FORBIDDEN') } })).toEqual([
      'it names TRIAL_FORBIDDEN, so `x-roles` has `member` and not `trial`.',
    ]);
  });
});

describe('agents', () => {
  const AGENTS: Partial<Operation> = { 'x-roles': ['agent'], responses: { 403: refusal('AGENT_ONLY') } };
  const CONDITION = { parameter: 'scope', value: 'DOWNLINE' };

  it('refuses a call of agents alone without AGENT_ONLY', () => {
    expect(problemsOf(AGENTS)).toEqual([]);
    expect(problemsOf({ 'x-roles': ['agent'] })).toHaveLength(1);
  });

  it('refuses AGENT_ONLY where members may call without a condition', () => {
    const both: Partial<Operation> = { responses: { 403: refusal('AGENT_ONLY') } };
    expect(problemsOf(both)).toHaveLength(1);
    const parameters: Operation['parameters'] = [{ name: 'scope', in: 'query' }];
    expect(problemsOf({ ...both, 'x-agent-only-when': CONDITION, parameters })).toEqual([]);
  });

  it('refuses a condition on a parameter that is not there', () => {
    expect(problemsOf({ 'x-agent-only-when': CONDITION, responses: { 403: refusal('AGENT_ONLY') } })).toEqual([
      '`x-agent-only-when` names scope, which is no parameter.',
    ]);
  });

  it('refuses a call under /wps/agent that members may make', () => {
    expect(check({ ...call(), path: '/wps/agent/team' })).toEqual(['calls under /wps/agent are for agents only.']);
  });
});

describe('module flags', () => {
  it('refuses a flag that the site does not have, and one without its error code', () => {
    const gated = { responses: { 403: refusal('FEATURE_DISABLED') } };
    expect(problemsOf({ ...gated, 'x-module-flag': 'FREEPLAY3' })).toEqual([]);
    expect(problemsOf({ ...gated, 'x-module-flag': 'FREEPLAY4' })).toEqual([
      '`x-module-flag` names FREEPLAY4, which is no whitelabel flag.',
    ]);
    expect(problemsOf({ 'x-module-flag': 'FREEPLAY3' })).toEqual([
      'with `x-module-flag` a call names exactly one of FEATURE_DISABLED, FREEPLAY_DISABLED, SMS_NOT_ENABLED.',
    ]);
  });
});
