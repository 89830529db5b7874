import {
  addFavoriteGameMutation,
  listFavoriteGameIdsOptions,
  listFavoriteGameIdsQueryKey,
  removeFavoriteGameMutation,
} from '@croupier/sdk/query';
import type { FavouritePayload } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/SnackbarProvider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSession } from '../../session/use-session.ts';
import { FAVORITE_LISTS_KEY } from './game-queries.ts';
import { entryStateOf, paths, type EntryState } from '../../routes/paths.ts';

/** `nodeId` of the game that a guest wants as a favourite, while the login for it is open. */
let wished: string | undefined;

/** The wish, once. */
function takeFavoriteWish(): string | undefined {
  const nodeId = wished;
  wished = undefined;
  return nodeId;
}

/** Opens the login over this page and remembers the game; a guest who closes the login wants it no more. */
function useFavoriteWish(isGuest: boolean): (nodeId: string) => void {
  const navigate = useNavigate();
  const { state: entry, pathname } = useLocation();
  const isEntering = entryStateOf(entry).popup !== undefined || pathname === paths.register;
  useEffect(() => {
    if (isGuest && !isEntering) wished = undefined;
  }, [isGuest, isEntering]);
  return (nodeId) => {
    wished = nodeId;
    // The address of now: tiles keep this function while filters change it.
    const here = location.pathname + location.search;
    const state: EntryState = { popup: 'login', returnTo: here };
    void navigate(here, { state });
  };
}

const MUTATION_KEY = ['favourite'];

export interface Favorites {
  /** Whether there are hearts: not in free play. */
  readonly isOffered: boolean;
  /** A guest's heart leads to the login, after which the game is a favourite. */
  readonly asksToLogIn: boolean;
  /** Their `nodeId`s; the same set while they are the same. */
  readonly ids: ReadonlySet<string>;
  /** Optimistic update; rolled back with a message when the platform refuses [FAV-01] [FAV-02]. */
  readonly toggle: (nodeId: string) => void;
}

/** Favourites of the member. */
export function useFavorites(): Favorites {
  const { t } = useTranslation('games');
  const snackbar = useSnackbar();
  const session = useSession();
  const queryClient = useQueryClient();
  const isMember = session.state === 'member' && !session.isTrial;
  const asksToLogIn = session.state === 'guest';
  const { data } = useQuery({ ...listFavoriteGameIdsOptions(), enabled: isMember && !session.isExpired });
  const idsKey = listFavoriteGameIdsQueryKey();
  const ids = useMemo(() => new Set(data?.value.content.map(({ nodeId }) => nodeId)), [data]);

  const current = (): FavouritePayload[] =>
    queryClient.getQueryData<NonNullable<typeof data>>(idsKey)?.value.content ?? [];
  const find = (nodeId: string): FavouritePayload | undefined =>
    current().find((favourite) => favourite.nodeId === nodeId);
  const show = (favourite: FavouritePayload, isFavourite: boolean): void => {
    const others = current().filter(({ nodeId }) => nodeId !== favourite.nodeId);
    const content = isFavourite ? [...others, favourite] : others;
    queryClient.setQueryData(idsKey, { success: true as const, value: { content } });
  };
  const refetchFavorites = async (): Promise<void> => {
    // Refetching during another change would revert its heart; the last one to end refetches.
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
    await queryClient.invalidateQueries({ queryKey: idsKey });
    await queryClient.invalidateQueries({ queryKey: FAVORITE_LISTS_KEY });
  };
  const onError = (): void => void snackbar.show({ text: t('favoriteFailed'), tone: 'danger', key: 'favourite' });
  const add = useMutation({
    ...addFavoriteGameMutation(),
    mutationKey: MUTATION_KEY,
    onMutate: ({ body }) => show(body, true),
    onError: (_error, { body }) => {
      show(body, false);
      onError();
    },
    onSettled: refetchFavorites,
  });
  const remove = useMutation({
    ...removeFavoriteGameMutation(),
    mutationKey: MUTATION_KEY,
    onMutate: ({ query }) => {
      const before = find(query.nodeId);
      show(query, false);
      return before;
    },
    onError: (_error, _call, before) => {
      if (before !== undefined) show(before, true);
      onError();
    },
    onSettled: refetchFavorites,
  });

  const wish = useFavoriteWish(asksToLogIn);
  const isKnown = isMember && data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const nodeId = takeFavoriteWish();
    if (nodeId !== undefined && find(nodeId) === undefined) add.mutate({ body: { nodeId } });
    // Once, when the favourites of the new session are known.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown]);

  return {
    isOffered: isMember || asksToLogIn,
    asksToLogIn,
    ids,
    toggle(nodeId) {
      if (asksToLogIn) return wish(nodeId);
      void queryClient.cancelQueries({ queryKey: idsKey });
      if (find(nodeId) === undefined) add.mutate({ body: { nodeId } });
      else remove.mutate({ query: { nodeId } });
    },
  };
}
