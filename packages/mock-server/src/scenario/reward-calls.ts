import { DAY_MS, parseAmount } from '@croupier/sdk/rules';
import * as z from 'zod/mini';

import { SITE_CURRENCY } from '../domain/kernel/index.ts';
import { addMessage, fillText, moneyText, paragraphsOf } from '../domain/messages/index.ts';
import { grantReward } from '../domain/rewards/index.ts';
import { moneyField } from '../store/rows/define.ts';
import { memberNamed } from './account-calls.ts';
import { defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

/** Time in which a reward of staff can be claimed unless they say otherwise, in days. */
const DEFAULT_DAYS = 30;
const MESSAGE = {
  EN: '{amount} waits in the reward center. Claim it within {days} days.',
  TY: 'May {amount} sa reward center. Kunin ito sa loob ng {days} araw.',
};

const gift = z.strictObject({
  amount: moneyField,
  /** For the member, in the member's language. */
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  days: z._default(z.int().check(z.gte(1), z.lte(366)), DEFAULT_DAYS),
});

/** Control calls for rewards of staff; `{id}` is the name of the account. */
export const rewardCalls = [
  defineWithBody(
    { method: 'POST', path: '/rewards/{id}', does: 'gives an account a reward of staff, with a message' },
    gift,
    (body, { id, use }) => use((held) => give(held, id, body)),
  ),
];

function give(held: ControlledWorld, account: string, { amount, title, days }: z.infer<typeof gift>) {
  const { world } = held;
  const { id: memberId } = memberNamed(held, account);
  const money = parseAmount(amount, SITE_CURRENCY);
  if (money.minor <= 0n) throw new ControlRefusal(400, 'amount: must be above zero.');
  const at = world.clock.now();
  const name = { EN: title, TY: title };
  const id = `rw_${world.secrets.hex(12)}`;
  const values = { amount: moneyText(amount, SITE_CURRENCY), days: String(days) };
  const content = paragraphsOf(fillText(MESSAGE, values));
  return world.store.transact(() => {
    const expiresAt = new Date(at.getTime() + days * DAY_MS);
    grantReward(world, { id, memberId, source: 'SYSTEM', title: name, amount: money, at, expiresAt });
    addMessage(world, { memberId, kind: 'PROMOTION', title: name, content, link: { target: 'REWARD', id } });
    return { rewardId: id };
  });
}
