import { addDays, calendarDay } from '@croupier/sdk/rules';
import type { DownlineChange, DownlineDetail } from '@croupier/sdk/types';

import type { MemberRow } from '../../store/rows/session.ts';
import { contractsBetween } from '../contracts/index.ts';
import { invalidField, SITE_TIME_ZONE, type CallContext } from '../kernel/index.ts';
import { latestLineRates, setLineRates } from '../line-rates/index.ts';
import { callingMember, kindOfAccount, typeOfKind } from '../member/index.ts';
import { downlineNamed, levelBelow, pathTo, teamOf } from '../team/index.ts';
import { describeDownline, readPresence } from './describe-downline.ts';
import { writeNote } from './notes.ts';
import { rateBoundsOf, refuseOutOfBounds } from './rate-bounds.ts';

/** An account of the team, with what its agent can change. Refuses all others with NOT_DOWNLINE. */
export function getDownline(context: CallContext, account: string): DownlineDetail {
  const agent = callingMember(context);
  return describeDetail(context, agent, downlineNamed(context, agent.id, account));
}

/** Changes note, rates or kind of an account at any level; new rates begin with the next brand day (AG-20). */
export function updateDownline(context: CallContext, account: string, change: DownlineChange): DownlineDetail {
  const { store, clock } = context;
  const agent = callingMember(context);
  const member = downlineNamed(context, agent.id, account);
  const { remark, rebate, accountType } = change;
  if (rebate !== undefined) refuseOutOfBounds(rebate, rateBoundsOf(context, member));
  if (accountType === 'MEMBER' && kindOfAccount(member) === 'AGENT') {
    throw invalidField('accountType', 'NOT_ALLOWED', 'An agent cannot become a member');
  }
  return store.transact(() => {
    if (remark !== undefined) writeNote(context, agent.id, member.id, remark);
    if (rebate !== undefined) {
      const tomorrow = addDays(calendarDay(clock.now(), SITE_TIME_ZONE), 1);
      setLineRates(context, member.id, { ...latestLineRates(context, member.id), ...rebate }, tomorrow);
    }
    const isPromoted = accountType === 'AGENT' && kindOfAccount(member) === 'MEMBER';
    const changed = isPromoted ? store.members.update(member.id, { type: typeOfKind('AGENT') }) : member;
    return describeDetail(context, agent, changed);
  });
}

function describeDetail(context: CallContext, agent: MemberRow, member: MemberRow): DownlineDetail {
  const level = levelBelow(context, agent.id, member.id) ?? 0;
  const teamSize = teamOf(context, member.id).length;
  const presence = readPresence(context);
  return {
    ...describeDownline(context, agent.id, { member, level, teamSize }, presence),
    path: pathTo(context, agent, member),
    rebateBounds: rateBoundsOf(context, member),
    contracts: contractsBetween(context, agent.id, member.id),
  };
}
