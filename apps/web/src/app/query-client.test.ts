import { createApiClient } from '@croupier/sdk/client';
import { operations } from '@croupier/sdk/operations';
import { createSliderChallengeMutation, launchGameMutation, listLanguagesOptions } from '@croupier/sdk/query';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { createQueryClient } from './query-client.ts';

/** A client whose network always fails, with the paths of all requests. */
function createFailingClient() {
  const sentPaths: string[] = [];
  const client = createApiClient({
    baseUrl: 'http://platform.example',
    fetch: async ({ url }) => {
      sentPaths.push(new URL(url).pathname);
      throw new TypeError('fetch failed');
    },
    sleep: async () => {},
  });
  return { client, sentPaths };
}

it('sends a GET with side effects once when the network fails', async () => {
  const { client, sentPaths } = createFailingClient();
  const queryClient = createQueryClient();
  const launch = new MutationObserver(queryClient, launchGameMutation({ client }));
  const query = { vassalage: 'TALA', gameType: 'RNG', language: 'EN' } as const;
  await expect(launch.mutate({ query })).rejects.toMatchObject({ kind: 'network' });
  const slider = new MutationObserver(queryClient, createSliderChallengeMutation({ client }));
  await expect(slider.mutate({ query: { scene: 'LOGIN' } })).rejects.toMatchObject({ kind: 'network' });
  expect(sentPaths).toEqual([operations.launchGame.path, operations.createSliderChallenge.path]);
});

it('sends a read three times when the network fails', async () => {
  const { client, sentPaths } = createFailingClient();
  const response = createQueryClient().fetchQuery(listLanguagesOptions({ client }));
  await expect(response).rejects.toMatchObject({ kind: 'network' });
  expect(sentPaths).toHaveLength(3);
});
