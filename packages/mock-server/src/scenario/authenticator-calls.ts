import { acceptedCode, type TotpApp } from '../domain/two-step/index.ts';
import { define } from './control-call.ts';
import { ControlRefusal, type ControlledWorld } from './control-port.ts';

/** Control calls in place of an authenticator app. */
export const authenticatorCalls = [
  define(
    {
      method: 'GET',
      path: '/authenticators/{id}',
      does: 'answers secret and code of the authenticator app of an account, and of one that is being added',
    },
    ({ id, use }) => use((held) => readApps(held, id)),
  ),
];

/** What an app shows; `code` is null until the next one is accepted, because each is valid once. */
interface ShownApp {
  readonly secret: string;
  readonly code: string | null;
}

function readApps({ world }: ControlledWorld, account: string): Record<'app' | 'setup', ShownApp | null> {
  const { store, clock } = world;
  const [member] = store.members.findBy('account', account);
  if (member === undefined) throw new ControlRefusal(404, 'There is no such account.');
  const show = (app: TotpApp | undefined): ShownApp | null =>
    app === undefined ? null : { secret: app.secret, code: acceptedCode(app, clock.now()) ?? null };
  const [setup] = store.totpSetups.findBy('memberId', member.id);
  return { app: show(store.authenticators.get(member.id)), setup: show(setup) };
}
