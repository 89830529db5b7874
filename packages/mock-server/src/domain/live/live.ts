import type { LiveModel, LiveModelPage, LiveRoom, LiveRoomPage } from '@croupier/sdk/types';
import { HOUR_MS, MINUTE_MS } from '@croupier/sdk/rules';

import { createRandom } from '../../clock/random.ts';
import { vendorMaintenanceOf } from '../catalogue/index.ts';
import { presenterAddress, roomAddress, pageOf, SITE_CURRENCY, type DomainContext } from '../kernel/index.ts';
import { presenters, liveRooms, type Presenter, type Room } from './live.data.ts';
import { historyOf } from './room-history.ts';

const SHIFT_MS = 4 * HOUR_MS;
/** Every ninth live room is closed, different ones in each shift. */
const CLOSED_EVERY = 9;
const MAX_PLAYERS = 320;

interface PageRequest {
  readonly pageNo?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of rooms, open ones first. */
export function listRooms(
  context: DomainContext,
  { vassalage = '', ...page }: PageRequest & { readonly vassalage?: string | undefined },
): LiveRoomPage {
  const list = liveRooms
    .filter(({ vendor }) => vassalage === '' || vendor === vassalage)
    .map((room) => describeRoom(context, room))
    .toSorted((a, b) => Number(b.state === 'OPEN') - Number(a.state === 'OPEN'));
  return pageFor(list, page);
}

/** One page of presenters, those on air first. */
export function listModels(context: DomainContext, page: PageRequest): LiveModelPage {
  const list = presenters
    .map((presenter) => describePresenter(context, presenter))
    .toSorted((a, b) => Number(b.online) - Number(a.online));
  return pageFor(list, page);
}

/** A presenter's current state; undefined for an unknown id. */
export function findPresenter(context: DomainContext, modelId: string): LiveModel | undefined {
  const presenter = presenters.find((candidate) => candidate.modelId === modelId);
  return presenter && describePresenter(context, presenter);
}

/** A room of a vendor; undefined when the vendor has no such room. */
export function findRoom(roomId: string, vendor: string): Room | undefined {
  return liveRooms.find((room) => room.roomId === roomId && room.vendor === vendor);
}

/** True when a room can be entered. */
export const isRoomOpen = (context: DomainContext, room: Room): boolean => describeRoom(context, room).state === 'OPEN';

function describeRoom(context: DomainContext, room: Room): LiveRoom {
  const shift = shiftOf(context);
  const number = liveRooms.indexOf(room);
  const isClosed = (number + shift) % CLOSED_EVERY === CLOSED_EVERY - 1;
  const maintenance = vendorMaintenanceOf(context, room.vendor);
  const state = maintenance !== undefined ? 'MAINTENANCE' : isClosed ? 'CLOSED' : 'OPEN';
  // A room is closed for one shift.
  const opensAt = maintenance === undefined ? new Date((shift + 1) * SHIFT_MS).toISOString() : maintenance.until;
  const dealer = presenters[(number + shift) % presenters.length];
  return {
    roomId: room.roomId,
    name: room.name,
    kind: room.kind,
    vassalage: room.vendor,
    ...(dealer === undefined || state !== 'OPEN' ? {} : { dealer: dealer.name, dealerLanguage: dealer.language }),
    coverUrl: roomAddress(room.roomId),
    players: state === 'OPEN' ? playersAt(context, number) : 0,
    minBet: room.minBet,
    maxBet: room.maxBet,
    currency: SITE_CURRENCY,
    state,
    ...(state === 'OPEN' || opensAt === null ? {} : { opensAt }),
    ...(state === 'OPEN' ? { history: historyOf(room, context.clock.now().getTime()) } : {}),
  };
}

function describePresenter(context: DomainContext, { modelId, name }: Presenter): LiveModel {
  const roomId = liveRooms.find((room) => describeRoom(context, room).dealer === name)?.roomId;
  return {
    modelId,
    name,
    photoUrl: presenterAddress(modelId),
    online: roomId !== undefined,
    ...(roomId === undefined ? {} : { roomId }),
  };
}

function shiftOf({ clock }: DomainContext): number {
  return Math.floor(clock.now().getTime() / SHIFT_MS);
}

/** Number of players, derived from the minute of the world's clock, so that all calls within a minute agree. */
function playersAt({ clock }: DomainContext, number: number): number {
  return createRandom(Math.floor(clock.now().getTime() / MINUTE_MS) + number * 7919).integer(3, MAX_PLAYERS);
}

function pageFor<Item>(items: readonly Item[], { pageNo = 1, pageSize = 20 }: PageRequest) {
  return pageOf(items, { pageNo, pageSize });
}
