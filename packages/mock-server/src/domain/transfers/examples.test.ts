import { getWalletBalance, listTransactions, transferToDownline, transferToUpline } from '@croupier/sdk/client';
import { parseAmount, refusalOfTransfer } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { examplesOf } from '../../testing/money-examples.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';

const PAGE = { pageNo: 1, pageSize: 1 };
const php = (text: string) => parseAmount(text, 'PHP');
const examples = examplesOf('transfer');

it.each(examples)('decides by balance, locked money and limits as in the worked example %s', (_name, example) => {
  const { sender } = example.given;
  const bounds = {
    min: php('100.00'),
    max: php('20000.00'),
    balance: php(sender.main),
    withdrawable: php(sender.withdrawable),
  };
  expect(refusalOfTransfer(php(example.when.amount), bounds)).toBe(example.expect.errorCode);
});

it.each(examples.filter(([, example]) => example.expect.senderRow !== undefined))(
  'books both sides as in the worked example %s',
  async (_name, { given, when: { amount }, expect: expected }) => {
    const isUp = given.direction === 'UPLINE';
    const sender = await createPlayer(isUp ? personas.member : personas.agent);
    expect((await getWalletBalance({ client: sender.client })).value.balance).toBe(given.sender.main);
    const { client } = sender;
    const [headers, body] = [keyOf(1), { amount, currency: 'PHP' }];
    await (isUp
      ? transferToUpline({ client, headers, body: { ...body, paymentPassword: '482915' } })
      : transferToDownline({ client, headers, body: { ...body, account: 'tala', paymentPassword: '300985' } }));
    const receiver = await createPlayer(
      isUp ? personas.agent : { account: 'tala', password: personas.agent.password, shows: '' },
      { copyOf: sender.world },
    );
    const rowOf = async (player: Player) =>
      (await listTransactions({ client: player.client, query: PAGE })).value.content[0];
    expect(await rowOf(sender)).toMatchObject(expected.senderRow ?? {});
    expect(await rowOf(receiver)).toMatchObject(expected.receiverRow ?? {});
  },
);
