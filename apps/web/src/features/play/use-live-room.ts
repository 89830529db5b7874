import { useListLiveRooms } from '@croupier/sdk/hooks';

import type { GameParameters } from './game-parameters.ts';

/** More rooms than a vendor has; differs from the page of the rooms, whose data is refetched. */
const PAGE_SIZE = 99;

/** `none` without a room, and when the rooms cannot be loaded: the launch then says what is wrong. */
export type LiveRoomState =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'open'; readonly name: string }
  | { readonly state: 'closed'; readonly name: string; readonly opensAt: string | undefined };

/** The live room of the game page. */
export function useLiveRoom(game: GameParameters | undefined): LiveRoomState {
  const { data, isLoading } = useListLiveRooms(
    { ...(game !== undefined && { vassalage: game.vendor }), pageSize: PAGE_SIZE },
    // Read once per visit: a room that closes later must not replace its running game, and a failed
    // reading must not start again with each frame of the page.
    { enabled: game?.roomId !== undefined, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retryOnMount: false },
  );
  const room = data?.content.find(({ roomId }) => roomId === game?.roomId);
  if (room === undefined) return { state: isLoading ? 'loading' : 'none' };
  if (room.state === 'OPEN') return { state: 'open', name: room.name };
  return { state: 'closed', name: room.name, opensAt: room.opensAt };
}
