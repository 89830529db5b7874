import examples from '@croupier/api-spec/fixtures/break-examples.json' with { type: 'json' };
import {
  confirmExclusionLift,
  getMemberInfo,
  requestExclusionLift,
  startSelfExclusion,
  startTimeOut,
} from '@croupier/sdk/client';
import { ApiError } from '@croupier/sdk/errors';
import { zSelfExclusionRequest } from '@croupier/sdk/zod';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { createFrozenClock } from '../../clock/clock.ts';
import { personas } from '../../seed/personas.ts';
import { createPlayer, keyOf, type Player } from '../../testing/money.ts';
import { logInAgain } from '../../testing/people.ts';
import { changeSettings } from '../site/index.ts';

const givenSchema = z.object({
  pack: z._default(z.enum(['generic', 'ukgcLike']), 'generic'),
  events: z
    .array(
      z.object({
        at: z.string(),
        type: z.enum(['timeOut', 'exclude', 'requestLift', 'confirmLift', 'read']),
        days: z.optional(z.int()),
        months: z._default(zSelfExclusionRequest.shape.months, 6),
      }),
    )
    .check(z.minLength(1)),
});
type Event = z.infer<typeof givenSchema>['events'][number];

/** Makes the call of an event; returns the break after it. */
async function act({ client }: Player, { type, at, days = 0, months }: Event): Promise<object> {
  const headers = keyOf(Date.parse(at));
  switch (type) {
    case 'timeOut':
      return (await startTimeOut({ client, headers, body: { days } })).value;
    case 'exclude':
      return (await startSelfExclusion({ client, headers, body: { months, understood: true } })).value;
    case 'requestLift':
      return (await requestExclusionLift({ client, headers })).value;
    case 'confirmLift':
      return (await confirmExclusionLift({ client, headers })).value;
    case 'read':
      return { state: (await getMemberInfo({ client })).value.break };
  }
}

function toRefusal(error: unknown): object {
  if (!(error instanceof ApiError)) throw error;
  return { errorCode: error.code, value: error.value };
}

const cases = examples
  .filter(({ when }) => when.do === 'breaks')
  .map(({ id, title, ...rest }) => [id, title, rest] as const);

it.each(cases)('%s: %s', async (_id, _title, { given, expect: expected }) => {
  const { pack, events } = givenSchema.parse(given);
  const clock = createFrozenClock(new Date(events[0]?.at ?? ''));
  const player = await createPlayer(personas.newcomer, { clock });
  changeSettings(player.world, { policyPack: pack });
  const results: object[] = [];
  for (const event of events) {
    clock.advance(Date.parse(event.at) - clock.now().getTime());
    await logInAgain(player, personas.newcomer);
    results.push(await act(player, event).catch(toRefusal));
  }
  expect({ results }).toMatchObject(expected);
});
