import {
  checkAffiliateCode,
  createRegisterLink,
  deleteRegisterLink,
  getDownline,
  listRegisterLinks,
  registerMember,
  updateRegisterLink,
} from '@croupier/sdk/client';
import { HOUR_MS } from '@croupier/sdk/rules';
import { expect, it } from 'vitest';

import { personas } from '../../seed/personas.ts';
import { refusalOf } from '../../testing/caller.ts';
import { createPlayer } from '../../testing/money.ts';
import { clientAt, solvePuzzle } from '../../testing/people.ts';
import { findByAccount } from '../member/index.ts';

const PAGE = { pageNo: 1, pageSize: 100 };
const DOMAIN = 'play.croupier.example';
const LINK = { accountType: 'AGENT', domain: DOMAIN, rebate: { RNG: '0.0040' }, remark: 'Para sa barkada' } as const;

async function createLink() {
  const agent = await createPlayer(personas.agent);
  const { value } = await createRegisterLink({ client: agent.client, body: LINK });
  const listed = async () => {
    const { content } = (await listRegisterLinks({ client: agent.client, query: PAGE })).value;
    return content.find(({ linkId }) => linkId === value.linkId);
  };
  return { ...agent, link: value, listed };
}

it('AG-11: a link has a code of its own, with which its address is made', async () => {
  const { link } = await createLink();
  expect(link).toMatchObject({ ...LINK, visits: 0, registrations: 0 });
  expect(link.affiliateCode).toMatch(/^[A-Z2-9]{8}$/);
  expect(link.url).toBe(`https://${DOMAIN}/register?affiliateCode=${link.affiliateCode}`);
});

it('AG-11: an opening counts once per address and brand day', async () => {
  const { world, link, listed } = await createLink();
  const query = { code: link.affiliateCode, domain: DOMAIN };
  const open = (address: string) => checkAffiliateCode({ client: clientAt(world, address), query });
  await open('198.51.100.1');
  await open('198.51.100.1');
  await open('198.51.100.2');
  expect((await listed())?.visits).toBe(2);
  world.clock.advance(11 * HOUR_MS);
  await open('198.51.100.1');
  expect((await listed())?.visits).toBe(3);
});

it('AG-11: an account that registers by a link is below its agent, with the kind and the rates of the link', async () => {
  const agent = await createLink();
  const { link, world, client } = agent;
  await registerMember({
    client: clientAt(world, '198.51.100.1'),
    body: {
      termsAccepted: true,
      username: 'kalayaan7',
      password: 'Ilangilang8',
      confirmPassword: 'Ilangilang8',
      email: 'kalayaan@mail.example',
      birthday: '1999-03-14',
      domain: DOMAIN,
      registerMethod: 'WEB',
      affiliateCode: link.affiliateCode,
      sliderVerification: await solvePuzzle(agent, 'REGISTER'),
    },
  });
  const { value } = await getDownline({ client, path: { account: 'kalayaan7' } });
  expect(value).toMatchObject({ level: 1, accountType: 'AGENT', rebate: { RNG: '0.0040' } });
  expect(await agent.listed()).toMatchObject({ registrations: 1, firstDepositors: 0, players: 0, deposit: '0.00' });
});

it('AG-11: a deleted link ends at once, and its accounts stay', async () => {
  const { client, world, link, listed } = await createLink();
  await deleteRegisterLink({ client, path: { linkId: link.linkId } });
  const query = { code: link.affiliateCode, domain: DOMAIN };
  expect((await refusalOf(checkAffiliateCode({ client, query }))).code).toBe('AFFILIATE_CODE_INVALID');
  expect(await listed()).toBeUndefined();
  const again = deleteRegisterLink({ client, path: { linkId: link.linkId } });
  expect((await refusalOf(again)).code).toBe('NOT_FOUND');
  const talaId = findByAccount(world, 'tala') ?? '';
  await deleteRegisterLink({ client, path: { linkId: 'rl_19' } });
  expect(world.store.profiles.get(talaId)?.uplineId).toBe('m_2001');
});

it('AG-41: a link is refused for a foreign domain, for rates above the own ones, and as a foreign link', async () => {
  const { client, world } = await createLink();
  const refusedFor = async (change: object) => refusalOf(createRegisterLink({ client, body: { ...LINK, ...change } }));
  expect((await refusedFor({ domain: 'evil.example' })).code).toBe('DOMAIN_INVALID');
  expect(await refusedFor({ rebate: { RNG: '0.0081' } })).toMatchObject({
    code: 'REBATE_OUT_OF_RANGE',
    value: { gameType: 'RNG', min: '0.0000', max: '0.0080' },
  });
  world.store.transact(() => world.store.registerLinks.update('rl_19', { agentId: 'm_3001' }));
  const foreign = { path: { linkId: 'rl_19' }, body: { remark: 'Akin' } };
  expect((await refusalOf(updateRegisterLink({ client, ...foreign }))).code).toBe('NOT_FOUND');
});

it('changes the rates of who registers from now on, and removes an empty note', async () => {
  const { client, link } = await createLink();
  const path = { linkId: link.linkId };
  const { value } = await updateRegisterLink({ client, path, body: { rebate: { LIVE: '0.0030' }, remark: '' } });
  expect(value).toMatchObject({ rebate: { LIVE: '0.0030' } });
  expect(value.remark).toBeUndefined();
});

it('AG-11: the seeded links agree with the seeded accounts, and an agent has at most fifty', async () => {
  const { client } = await createPlayer(personas.agent);
  const { content, limit } = (await listRegisterLinks({ client, query: PAGE })).value;
  expect(content.map(({ linkId, registrations, firstDepositors }) => [linkId, registrations, firstDepositors])).toEqual(
    [
      ['rl_24', 0, 0],
      ['rl_19', 2, 2],
      ['rl_7', 6, 6],
    ],
  );
  for (let count = content.length; count < limit; count += 1) await createRegisterLink({ client, body: LINK });
  expect((await refusalOf(createRegisterLink({ client, body: LINK }))).code).toBe('REGISTER_LINK_LIMIT');
});
