import { describe, expect, it } from 'vitest';

import {
  errorCodesOf,
  parametersOf,
  tokenUse,
  type Operation,
  type Reference,
  type Schema,
} from '../codegen/contract.ts';
import * as reader from './contract-reader.ts';
import { callAt, contract, follow, propertiesOf, referenceTo, relayCall } from './contract-reader.ts';

const MEMBERS = ['member', 'agent'];
const EVERYBODY = ['guest', 'trial', ...MEMBERS];
const PAGE = ['pageNum', 'pageSize', 'totalPages', 'totalElements'];

/** The required fields of a schema and of its parts, by name. */
function requiredOf(part: Schema | Reference): Map<string, Schema> {
  const properties = propertiesOf(part);
  return new Map(reader.requiredOf(part).map((name) => [name, follow(properties[name] ?? {})]));
}

const valueOf = (operation: Operation): Map<string, Schema> => requiredOf(reader.valueOf(operation));
const requestOf = (operation: Operation): Map<string, Schema> => requiredOf(reader.requestOf(operation));
const namesOf = (operation: Operation): string[] => parametersOf(contract, operation).map(({ name }) => name);

describe('feedback', () => {
  it('takes a kind and a text of at most 140 characters as a PUT with the token [CALL-20]', () => {
    const call = callAt('put', '/wps/feedback');
    const body = requestOf(call);
    expect([...body.keys()]).toEqual(['type', 'content']);
    expect(body.get('type')).toMatchObject({ enum: ['SUGGESTION', 'COMPLAINT'] });
    expect(body.get('content')).toMatchObject({ minLength: 1, maxLength: 140 });
    expect([tokenUse(call), call['x-roles']]).toEqual(['required', MEMBERS]);
    expect([...valueOf(call).keys()]).toEqual(['feedbackId']);
  });
});

describe('messages', () => {
  it('answer the number of unread ones by CSP_unreadCount with the token [CALL-69]', () => {
    const call = relayCall('get', 'CSP_unreadCount');
    expect([...valueOf(call)]).toEqual([['unreadMessage', expect.objectContaining({ type: 'integer', minimum: 0 })]]);
    expect([tokenUse(call), call['x-roles']]).toEqual(['required', MEMBERS]);
  });
});

describe('missions', () => {
  it('are answered with progress, cadence and badge by MCSFE_getMissionSummaryDetails [CALL-41] [CALL-65]', () => {
    const call = relayCall('get', 'MCSFE_getMissionSummaryDetails');
    expect([...valueOf(call).keys()]).toEqual(['missions', 'claimableCount']);
    const mission = requiredOf(referenceTo('Mission'));
    expect([...mission.keys()]).toEqual(
      expect.arrayContaining(['missionId', 'cadence', 'metric', 'progress', 'target', 'reward', 'currency', 'status']),
    );
    expect(mission.get('cadence')).toMatchObject({ enum: ['DAILY', 'WEEKLY', 'ONCE'] });
    expect([tokenUse(call), call['x-roles']]).toEqual(['required', MEMBERS]);
  });

  it('have a board of this and the last period, as a page with bands, by MCSFE_getMissionLeaderboard [CALL-42] [CALL-66]', () => {
    const call = relayCall('get', 'MCSFE_getMissionLeaderboard');
    expect(namesOf(call)).toEqual(['missionId', 'period', 'pageNo', 'pageSize']);
    expect([...valueOf(call).keys()]).toEqual(
      expect.arrayContaining([...PAGE, 'content', 'period', 'periodStart', 'periodEnd', 'bands', 'currency']),
    );
    expect(errorCodesOf(contract, call)).toContain('MISSION_NOT_FOUND');
    expect([tokenUse(call), call['x-roles']]).toEqual(['required', MEMBERS]);
  });
});

describe('a raffle', () => {
  it('is drawn by a POST of MCS2_claimRafflePromotion with a key, and answers the prize and the record [CALL-76]', () => {
    const call = relayCall('post', 'MCS2_claimRafflePromotion');
    expect([...valueOf(call).keys()]).toEqual(['prize', 'remainingChances', 'record']);
    expect(namesOf(call)).toEqual(['Idempotency-Key']);
    expect(call['x-moves-money']).toBe(true);
    expect(errorCodesOf(contract, call)).toEqual(expect.arrayContaining(['PROMO_CLOSED', 'RAFFLE_NO_CHANCE']));
  });
});

describe('points', () => {
  it('are answered as integer strings by MCS2_getPointBalance with the token [CALL-77]', () => {
    const call = relayCall('get', 'MCS2_getPointBalance');
    expect([...valueOf(call).keys()]).toEqual(['points', 'earned', 'currency']);
    expect(valueOf(call).get('points')).toMatchObject({ type: 'string', pattern: String.raw`^-?\d{1,15}$` });
    expect(tokenUse(call)).toBe('required');
  });

  it('buy goods that everybody can list by MCS2_getPointReward as a page [CALL-78]', () => {
    const call = relayCall('get', 'MCS2_getPointReward');
    expect([...valueOf(call).keys()]).toEqual([...PAGE, 'content']);
    expect([...requiredOf(referenceTo('PointGoods')).keys()]).toEqual(
      expect.arrayContaining(['rewardId', 'name', 'points', 'stock', 'kind']),
    );
    expect([tokenUse(call), call['x-roles']]).toEqual(['optional', EVERYBODY]);
  });

  it('have a history of redemptions by state by MCS2_getRedeemPointList as a page [CALL-79]', () => {
    const call = relayCall('get', 'MCS2_getRedeemPointList');
    expect([...valueOf(call).keys()]).toEqual([...PAGE, 'content']);
    expect(requiredOf(referenceTo('PointRedemption')).get('status')).toMatchObject({
      enum: ['PROCESSING', 'REJECTED', 'APPROVED'],
    });
    expect([tokenUse(call), namesOf(call)]).toEqual(['required', expect.arrayContaining(['status'])]);
  });

  it('have rules by MCS2_getPointConfig, by which they never expire [CALL-80]', () => {
    const call = relayCall('get', 'MCS2_getPointConfig');
    const rules = valueOf(call);
    expect([...rules.keys()]).toEqual(
      expect.arrayContaining(['convertEnabled', 'convertRate', 'minConvertPoints', 'earnPer', 'factor']),
    );
    expect(rules.get('expires')).toMatchObject({ const: false });
    expect(call['x-roles']).toEqual(EVERYBODY);
  });

  const ENCRYPTED = ['X-Encryption-Version', 'X-Gateway-Version', 'Idempotency-Key'];
  const CHECKED = ['PASSWORD_CHECK_FAILED', 'AUTH_ACCOUNT_LOCKED', 'POINTS_INSUFFICIENT', 'DECRYPT_FAILED'];

  it('are exchanged for goods by MCS2_redeemPointReward with the password in an encrypted body [CALL-81]', () => {
    const call = relayCall('post', 'MCS2_redeemPointReward');
    expect([...requestOf(call).keys()]).toEqual(['rewardId', 'quantity', 'password']);
    expect([tokenUse(call), namesOf(call)]).toEqual(['required', ENCRYPTED]);
    expect(errorCodesOf(contract, call)).toEqual(expect.arrayContaining(CHECKED));
  });

  it('are turned into money by MCS2_convertPoint with the password in an encrypted body [CALL-82]', () => {
    const call = relayCall('post', 'MCS2_convertPoint');
    expect([...requestOf(call).keys()]).toEqual(['points', 'password']);
    expect([tokenUse(call), namesOf(call)]).toEqual(['required', ENCRYPTED]);
    expect(errorCodesOf(contract, call)).toEqual(expect.arrayContaining(CHECKED));
  });
});
