import { useListLiveRooms } from '@croupier/sdk/hooks';

import type { GameParameters } from './game-parameters.ts';

/** Maximum page size of the call; a vendor has fewer rooms. */
const PAGE_SIZE = 100;

/** `none` without a room, and when the rooms cannot be loaded: the launch then says what is wrong. */
export type LiveRoomState =
  | { readonly state: 'none' | 'loading' }
  | { readonly state: 'open'; readonly name: string }
  | { readonly state: 'closed'; readonly name: string; readonly opensAt: string | undefined };

/** The live room of the game page. */
export function useLiveRoom(game: GameParameters | undefined): LiveRoomState {
  const { data, isLoading } = useListLiveRooms(
    { ...(game !== undefined && { vassalage: game.vendor }), pageSize: PAGE_SIZE },
    { enabled: game?.roomId !== undefined },
  );
  const room = data?.content.find(({ roomId }) => roomId === game?.roomId);
  if (room === undefined) return { state: isLoading ? 'loading' : 'none' };
  if (room.state === 'OPEN') return { state: 'open', name: room.name };
  return { state: 'closed', name: room.name, opensAt: room.opensAt };
}
