import { calendarDay } from '@croupier/sdk/rules';
import type { CreatedDownline, DownlineAccountRequest } from '@croupier/sdk/types';

import { fieldError, nameErrors, Refusal, SITE_TIME_ZONE, type CallContext } from '../kernel/index.ts';
import { latestLineRates, setLineRates } from '../line-rates/index.ts';
import { callingMember, findByAccount, openAccount, refuseWeakPassword, typeOfKind } from '../member/index.ts';
import { getRegistration } from '../site/index.ts';
import { ownRateBounds, refuseOutOfBounds } from './rate-bounds.ts';

/** Opens an account below the calling agent. It must change its password at the first login (AG-10). */
export function createDownlineAccount(context: CallContext, request: DownlineAccountRequest): CreatedDownline {
  const { store, clock } = context;
  const agent = callingMember(context);
  const username = request.username.trim().toLowerCase();
  const nickname = request.nickname?.trim();
  const { accountType, password, rebate = {} } = request;
  const { username: nameField } = getRegistration(context, 'USERNAME');
  const fieldErrors = [
    ...(nameField === undefined ? [] : fieldError('username', username, nameField)),
    ...nameErrors('nickname', nickname),
  ];
  if (fieldErrors.length > 0) throw new Refusal('FIELD_INVALID', { fieldErrors });
  refuseWeakPassword(context, password);
  if (findByAccount(context, username) !== undefined) throw new Refusal('USERNAME_TAKEN');
  refuseOutOfBounds(rebate, ownRateBounds(context, agent.id));
  return store.transact(() => {
    const member = openAccount(context, {
      account: username,
      type: typeOfKind(accountType),
      password,
      nickname: nickname === '' ? undefined : nickname,
      isFirstLoginDue: true,
      profile: { uplineId: agent.id },
    });
    const now = clock.now();
    setLineRates(context, member.id, rebate, calendarDay(now, SITE_TIME_ZONE));
    return {
      account: member.account,
      memberId: member.id,
      accountType,
      rebate: latestLineRates(context, member.id),
      registeredAt: now.toISOString(),
    };
  });
}
