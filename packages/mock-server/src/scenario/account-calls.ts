import type { LoginResult } from '@croupier/sdk/types';
import * as z from 'zod/mini';

import { callContextOf, type DomainContext } from '../domain/kernel/index.ts';
import { withUser } from '../domain/member-info/index.ts';
import { openSession } from '../domain/session/index.ts';
import { personas } from '../seed/personas.ts';
import type { MemberRow } from '../store/rows/session.ts';
import type { OutboxRow } from '../store/rows/verification.ts';
import { define, defineWithBody } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

/** Exactly one of the two. */
const accountSelector = z.strictObject({ persona: z.optional(z.string()), account: z.optional(z.string()) });

const CONTROL = { address: '127.0.0.1' };

/** Control calls for accounts and their messages. */
export const peopleCalls = [
  define({ method: 'GET', path: '/personas', does: 'lists the personas' }, () => ({ personas })),
  defineWithBody(
    { method: 'POST', path: '/login', does: 'creates a session of an account and answers as a login does' },
    accountSelector,
    (body, { use }) => {
      const { persona, account } = body;
      if ((persona === undefined) === (account === undefined)) {
        throw new ControlRefusal(400, 'The body needs either a persona or an account, not both.');
      }
      const name = account ?? accountOf(persona ?? '');
      return use(({ world }) => logInAs(world, name));
    },
  ),
  define({ method: 'GET', path: '/outbox', does: 'lists the codes and mails sent, newest first' }, ({ use, query }) =>
    use((held) => readOutbox(held, query.get('to'))),
  ),
];

function accountOf(name: string): string {
  const persona = Object.entries(personas).find(([own]) => own === name)?.[1];
  if (persona !== undefined) return persona.account;
  throw new ControlRefusal(404, `Unknown persona; known personas: ${Object.keys(personas).join(', ')}.`);
}

/** The account of this name. Refuses an unknown one with 404. */
export function memberNamed({ world: { store } }: { readonly world: DomainContext }, account: string): MemberRow {
  const [member] = store.members.findBy('account', account);
  if (member === undefined) throw new ControlRefusal(404, 'There is no such account.');
  return member;
}

/** Opens a session of an account. Refuses an unknown one with 404. */
export function logInAs(world: DomainContext, account: string): LoginResult & { account: string } {
  const member = memberNamed({ world }, account);
  return { ...withUser(world, openSession(callContextOf(world, CONTROL), member)), account };
}

/** Messages, newest first: all, or those to a number, an email address or an account. */
function readOutbox({ world: { store } }: ControlledWorld, to: string | null): { messages: readonly OutboxRow[] } {
  const [member] = store.members.findBy('account', to);
  const profile = member === undefined ? undefined : store.profiles.get(member.id);
  const targets = new Set([to, profile?.mobile, profile?.email]);
  const isFor = (target: string): boolean => to === null || targets.has(target);
  return {
    messages: store.outbox
      .all()
      .filter((message) => isFor(message.to))
      .toReversed(),
  };
}
