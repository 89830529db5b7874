import { createApiClient } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { createSliderChallengeMutation, launchGameMutation, listLanguagesOptions } from '@croupier/sdk/query';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { createQueryClient } from './query-client.ts';

/** A client whose network always fails, and how often each path was sent. */
function createLostClient() {
  const sent: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    fetch: async ({ url }) => {
      sent.push(new URL(url).pathname);
      throw new TypeError('fetch failed');
    },
    sleep: async () => {},
  });
  return { client, sent };
}

it('sends a GET that starts something once when the network fails', async () => {
  const { client, sent } = createLostClient();
  const queryClient = createQueryClient();
  const launch = new MutationObserver(queryClient, launchGameMutation({ client }));
  const query = { vassalage: 'TALA', gameType: 'RNG', language: 'EN' } as const;
  await expect(launch.mutate({ query })).rejects.toMatchObject({ kind: 'network' });
  const slider = new MutationObserver(queryClient, createSliderChallengeMutation({ client }));
  await expect(slider.mutate({ query: { scene: 'LOGIN' } })).rejects.toMatchObject({ kind: 'network' });
  expect(sent).toEqual([operations.launchGame.path, operations.createSliderChallenge.path]);
});

it('sends a read three times, by the transport alone, when the network fails', async () => {
  const { client, sent } = createLostClient();
  const asked = createQueryClient().fetchQuery(listLanguagesOptions({ client }));
  await expect(asked).rejects.toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(3);
});
