import {
  listFavoriteGameIdsQuery,
  queryKeyOf,
  useAddFavoriteGame,
  useListFavoriteGameIds,
  useRemoveFavoriteGame,
} from '@croupier/sdk/hooks';
import type { FavouritePayload } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { entryStateOf, type EntryState } from '../entry-state.ts';
import { paths } from '../paths.ts';
import { useSession } from '../../session/use-session.ts';

const MUTATION_KEY = ['favourite'];

export interface Favorites {
  /** False in free play, which has no favourites. */
  readonly isOffered: boolean;
  /** True for a guest: `toggle` opens the login, and adds the game after it. */
  readonly asksToLogIn: boolean;
  /** `nodeId`s of the favourites; the same object until they change. */
  readonly ids: ReadonlySet<string>;
  /** Updates optimistically; rolls back with a message when the call fails [FAV-01] [FAV-02]. */
  readonly toggle: (nodeId: string) => void;
}

/** `nodeId` of the game to add after the login that is open; undefined for none. */
let pendingFavorite: string | undefined;

/** Returns and clears the pending favourite. */
function takePendingFavorite(): string | undefined {
  const nodeId = pendingFavorite;
  pendingFavorite = undefined;
  return nodeId;
}

/** Opens the login and stores the game as the pending favourite, until the guest closes the login. */
function useFavoriteAfterLogin(isGuest: boolean): (nodeId: string) => void {
  const navigate = useNavigate();
  const { state: entry, pathname } = useLocation();
  const isAuthOpen = entryStateOf(entry).popup !== undefined || pathname === paths.register;
  useEffect(() => {
    if (isGuest && !isAuthOpen) pendingFavorite = undefined;
  }, [isGuest, isAuthOpen]);
  return (nodeId) => {
    pendingFavorite = nodeId;
    // Read on press, because tiles keep this function when filters change the URL.
    const url = location.pathname + location.search;
    const state: EntryState = { popup: 'login', returnTo: url };
    void navigate(url, { state });
  };
}

/** Favourites of the visitor. */
export function useFavorites(): Favorites {
  const { t } = useTranslation('games');
  const snackbar = useSnackbar();
  const session = useSession();
  const queryClient = useQueryClient();
  const isMember = session.state === 'member' && !session.isTrial;
  const asksToLogIn = session.state === 'guest';
  const { data } = useListFavoriteGameIds({ enabled: isMember && !session.isExpired });
  const idsKey = listFavoriteGameIdsQuery().queryKey;
  const ids = useMemo(() => new Set(data?.content.map(({ nodeId }) => nodeId)), [data]);

  const current = (): FavouritePayload[] => queryClient.getQueryData(idsKey)?.value.content ?? [];
  const find = (nodeId: string): FavouritePayload | undefined =>
    current().find((favourite) => favourite.nodeId === nodeId);
  const show = (favourite: FavouritePayload, isFavourite: boolean): void => {
    const others = current().filter(({ nodeId }) => nodeId !== favourite.nodeId);
    const content = isFavourite ? [...others, favourite] : others;
    queryClient.setQueryData(idsKey, { success: true as const, traceId: '', value: { content } });
  };
  const refetchFavorites = async (): Promise<void> => {
    // Only the last pending change refetches: an earlier refetch would revert the others.
    if (queryClient.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
    await queryClient.invalidateQueries({ queryKey: idsKey });
    await queryClient.invalidateQueries({ queryKey: queryKeyOf('listFavoriteGames') });
  };
  const onError = (): void => void snackbar.show({ text: t('favoriteFailed'), tone: 'danger', key: 'favourite' });
  const add = useAddFavoriteGame({
    mutationKey: MUTATION_KEY,
    onMutate: ({ body }) => show(body, true),
    onError: (_error, { body }) => {
      show(body, false);
      onError();
    },
    onSettled: refetchFavorites,
  });
  const remove = useRemoveFavoriteGame({
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

  const addAfterLogin = useFavoriteAfterLogin(asksToLogIn);
  const hasLoaded = isMember && data !== undefined;
  useEffect(() => {
    if (!hasLoaded) return;
    const nodeId = takePendingFavorite();
    if (nodeId !== undefined && find(nodeId) === undefined) add.mutate({ body: { nodeId } });
    // Runs once, when the favourites of the new session have loaded.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [hasLoaded]);

  return {
    isOffered: isMember || asksToLogIn,
    asksToLogIn,
    ids,
    toggle(nodeId) {
      if (asksToLogIn) return addAfterLogin(nodeId);
      void queryClient.cancelQueries({ queryKey: idsKey });
      if (find(nodeId) === undefined) add.mutate({ body: { nodeId } });
      else remove.mutate({ query: { nodeId } });
    },
  };
}
