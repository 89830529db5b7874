import type { MessageLink } from '@croupier/sdk/types';
import type { ParseKeys } from 'i18next';

import { askPath } from '../ask-path.ts';
import { paths, promotionPath } from '../paths.ts';
import { securityPath } from '../security-path.ts';

export type MessageTarget = MessageLink['target'];

type WayKey = Extract<ParseKeys<'messages'>, `way.${string}`>;

interface MessageWay {
  /** Path of the thing; without an id that of its list. */
  readonly path: (id: string | undefined) => string;
  /** Text of the link. */
  readonly label: WayKey;
}

const withId = (path: string, parameter: string) => (id: string | undefined) =>
  id === undefined ? path : `${path}?${new URLSearchParams({ [parameter]: id }).toString()}`;

const only = (path: string) => () => path;

/** Where the thing is that a message speaks of. */
export const MESSAGE_WAYS: Readonly<Record<MessageTarget, MessageWay>> = {
  DEPOSIT: { path: withId(paths.deposit, 'order'), label: 'way.DEPOSIT' },
  WITHDRAWAL: { path: withId(paths.withdrawal, 'order'), label: 'way.WITHDRAWAL' },
  TRANSACTION: { path: only(paths.transactions), label: 'way.TRANSACTION' },
  PROMOTION: { path: (id) => (id === undefined ? paths.promotions : promotionPath(id)), label: 'way.PROMOTION' },
  BONUS: { path: only(paths.bonuses), label: 'way.BONUS' },
  REWARD: { path: only(paths.rewards), label: 'way.REWARD' },
  VIP: { path: only(paths.rank), label: 'way.VIP' },
  REFERRAL: { path: only(paths.referral), label: 'way.REFERRAL' },
  REDEMPTION: { path: withId(paths.redemptions, 'redemptionId'), label: 'way.REDEMPTION' },
  CONTRACT: { path: only('/member/contracts'), label: 'way.CONTRACT' },
  FEEDBACK: { path: only(paths.feedback), label: 'way.FEEDBACK' },
  SUPPORT_QUESTION: { path: askPath, label: 'way.SUPPORT_QUESTION' },
  SECURITY: { path: only(securityPath('overview')), label: 'way.SECURITY' },
};
