import { HOUR_MS, compareAmounts, parseAmount } from '@croupier/sdk/rules';
import type { DemoLaunch, GameLaunch, GameType } from '@croupier/sdk/types';

import type { LaunchRow } from '../../store/rows/money.ts';
import {
  findGame,
  findVendor,
  hasOwnWallet,
  isClosedCategory,
  isOfType,
  vendorMaintenanceOf,
  gameMaintenanceOf,
  addRecentGame,
  type CatalogueGame,
  type Vendor,
} from '../catalogue/index.ts';
import { noteActivity } from '../gaming-sessions/index.ts';
import {
  sessionOf,
  refuseExternalUrl,
  Refusal,
  type CallContext,
  type DomainContext,
  type DomainEvents,
} from '../kernel/index.ts';
import { mainWallet, vendorWallet, balanceOf } from '../ledger/index.ts';
import { findRoom, isRoomOpen } from '../live/index.ts';
import { callingMember } from '../member/index.ts';
import { refuseLaunch } from '../player-limits/index.ts';
import { refuseExcluded, refuseRestricted } from '../restrictions/index.ts';
import { gameAddress } from './game-address.ts';

/** Time in ms during which a vendor may take stakes under a launch. */
const LAUNCH_TTL_MS = 12 * HOUR_MS;

export interface LaunchRequest {
  readonly vassalage: string;
  /** Required type of the game; any by default. */
  readonly gameType?: GameType | undefined;
  readonly nodeId?: string | undefined;
  /** A live room of the vendor. */
  readonly roomId?: string | undefined;
  readonly language: string;
  readonly backUrl?: string | undefined;
}

/** Launches a game or a vendor's lobby with the member's money. */
export function launchGame(context: CallContext, request: LaunchRequest): GameLaunch {
  const member = callingMember(context);
  refuseRestricted(context, 'PLAY');
  refuseExternalUrl('backUrl', request.backUrl);
  const { vendor, game } = findPlayable(context, request);
  refuseVendorUnderMaintenance(context, vendor, 'VENDOR_MAINTENANCE');
  refuseGameUnderMaintenance(context, game);
  refuseLaunch(context, member);
  const wallet = balanceOf(context, walletOf(context, member.id, vendor.code), member.currency);
  if (compareAmounts(wallet, parseAmount(vendor.minBalance, member.currency)) < 0) {
    throw new Refusal('INSUFFICIENT_BALANCE');
  }
  return openForMember(context, { vendor, game }, request);
}

/** Launches a game with play money, for anyone. */
export function launchDemoGame(context: CallContext, request: LaunchRequest & { readonly nodeId: string }): DemoLaunch {
  refuseExcluded(context);
  refuseExternalUrl('backUrl', request.backUrl);
  const { vendor, game } = findPlayable(context, request);
  // The contract has no more specific code for a demo under maintenance.
  refuseVendorUnderMaintenance(context, vendor, 'GAME_MAINTENANCE');
  refuseGameUnderMaintenance(context, game);
  const { origin, session } = context.caller;
  const launch = openLaunch(context, { memberId: session?.memberId ?? null, vendor, game, demo: true });
  return { launchUrl: gameAddress(origin, launch, request) };
}

/** Launches a lottery, or a vendor's lobby for bets that the platform hands it, with the member's money. */
export function launchByTicket(context: CallContext, request: LaunchRequest): GameLaunch {
  refuseRestricted(context, 'PLAY');
  refuseExternalUrl('backUrl', request.backUrl);
  const { vendor, game } = findPlayable(context, request);
  // The contract has no more specific code for tickets under maintenance.
  refuseVendorUnderMaintenance(context, vendor, 'GAME_MAINTENANCE');
  refuseGameUnderMaintenance(context, game);
  refuseLaunch(context, callingMember(context));
  return openForMember(context, { vendor, game }, request);
}

function openForMember(context: CallContext, { vendor, game }: Playable, request: LaunchRequest): GameLaunch {
  // A game has no rooms.
  const roomId = game === undefined ? request.roomId : undefined;
  const room = roomId === undefined ? undefined : findRoom(roomId, vendor.code);
  if (roomId !== undefined && room === undefined) throw new Refusal('GAME_NOT_FOUND');
  if (game?.launchFails === true) throw new Refusal('GAME_LAUNCH_FAILED');
  const { memberId, loginId } = sessionOf(context);
  noteActivity(context, memberId, { loginId });
  const launch = openLaunch(context, {
    memberId,
    vendor,
    game,
    demo: false,
    // A vendor that has closed the room opens its lobby.
    ...(room !== undefined && isRoomOpen(context, room) ? { roomId: room.roomId } : {}),
    ...(game === undefined && request.gameType !== undefined ? { lobbyType: request.gameType } : {}),
  });
  if (game !== undefined) addRecentGame(context, game.nodeId);
  return {
    launchUrl: gameAddress(context.caller.origin, launch, request),
    launchMode: vendor.launchMode,
    launchId: launch.id,
  };
}

/** Uses up the token of a launch URL. Refuses an unknown, used or expired one with LAUNCH_TOKEN_INVALID. */
export function redeemLaunchToken(context: DomainContext, token: string): LaunchRow {
  const { store, clock } = context;
  const launch = findLaunch(context, token);
  if (launch === undefined || !isRunning(context, launch) || launch.usedAt !== null) {
    throw new Refusal('LAUNCH_TOKEN_INVALID');
  }
  return store.transact(() => store.launches.update(launch.id, { usedAt: clock.now().toISOString() }));
}

/** Ends a launch of the caller. Refuses every other id with GAME_NOT_FOUND. */
export function endLaunch(context: CallContext, launchId: string): LaunchRow {
  const { store, clock } = context;
  const launch = store.launches.get(launchId);
  if (launch === undefined || launch.memberId !== sessionOf(context).memberId) throw new Refusal('GAME_NOT_FOUND');
  if (launch.endedAt !== null) return launch;
  return store.transact(() => store.launches.update(launchId, { endedAt: clock.now().toISOString() }));
}

/** Ends the launches of a member who takes a break; those of demos in a self-exclusion only (P-22). */
export function endLaunchesForBreak(
  { store }: DomainContext,
  { memberId, state, at }: DomainEvents['breakStarted'],
): void {
  for (const { id, demo, endedAt } of store.launches.findBy('memberId', memberId)) {
    if (endedAt !== null || (demo && state === 'TIME_OUT')) continue;
    store.launches.update(id, { endedAt: at.toISOString() });
  }
}

/** Finds a launch by its token, ended or not. */
export function findLaunch({ store }: Pick<DomainContext, 'store'>, token: string): LaunchRow | undefined {
  return store.launches.findBy('token', token)[0];
}

/** True while a vendor may take stakes under a launch. */
export function isRunning({ clock }: DomainContext, { openedAt, endedAt }: LaunchRow): boolean {
  return endedAt === null && clock.now().getTime() - Date.parse(openedAt) < LAUNCH_TTL_MS;
}

/** Ledger account from which a vendor debits stakes. */
export function walletOf(context: DomainContext, memberId: string, vendor: string): string {
  return hasOwnWallet(context, vendor) ? vendorWallet(memberId, vendor) : mainWallet(memberId);
}

interface Playable {
  readonly vendor: Vendor;
  /** Undefined for the vendor's lobby. */
  readonly game: CatalogueGame | undefined;
}

function findPlayable(context: DomainContext, { vassalage, nodeId, gameType }: LaunchRequest): Playable {
  const vendor = findVendor(vassalage);
  const game = nodeId === undefined ? undefined : findGame(nodeId);
  const isMissing = nodeId !== undefined && game?.vendor !== vassalage;
  const isOtherType = game !== undefined && gameType !== undefined && !isOfType(game, gameType);
  if (vendor === undefined || isMissing || isOtherType || isClosed(context, vendor, game, gameType)) {
    throw new Refusal('GAME_NOT_FOUND');
  }
  return { vendor, game };
}

/** True for a game of a category that the policy does not offer, and for a lobby with nothing else. */
function isClosed(
  context: DomainContext,
  { shares }: Vendor,
  game: CatalogueGame | undefined,
  gameType: GameType | undefined,
): boolean {
  if (gameType !== undefined && isClosedCategory(context, gameType)) return true;
  if (game !== undefined) return isClosedCategory(context, game.category);
  const categories = Object.keys(shares) as (keyof typeof shares)[]; // The keys of a literal record.
  return categories.every((category) => isClosedCategory(context, category));
}

function refuseVendorUnderMaintenance(
  context: DomainContext,
  { code }: Vendor,
  refusal: 'VENDOR_MAINTENANCE' | 'GAME_MAINTENANCE',
): void {
  const maintenance = vendorMaintenanceOf(context, code);
  if (maintenance === undefined) return;
  throw new Refusal(refusal, maintenance.until === null ? {} : { value: { maintenanceEnd: maintenance.until } });
}

function refuseGameUnderMaintenance(context: DomainContext, game: CatalogueGame | undefined): void {
  const maintenance = game === undefined ? undefined : gameMaintenanceOf(context, game);
  if (maintenance === undefined) return;
  throw new Refusal(
    'GAME_MAINTENANCE',
    maintenance.until === null ? {} : { value: { maintenanceEnd: maintenance.until } },
  );
}

function openLaunch(
  { store, clock, random, secrets }: DomainContext,
  launch: {
    memberId: string | null;
    vendor: Vendor;
    game: CatalogueGame | undefined;
    roomId?: string;
    lobbyType?: GameType;
    demo: boolean;
  },
): LaunchRow {
  return store.transact(() =>
    store.launches.insert({
      id: `ln_${random.hex(12)}`,
      token: `lt_${launch.demo ? 'demo_' : ''}${secrets.hex(32)}`,
      memberId: launch.memberId,
      vendor: launch.vendor.code,
      nodeId: launch.game?.nodeId ?? null,
      ...(launch.roomId === undefined ? {} : { roomId: launch.roomId }),
      ...(launch.lobbyType === undefined ? {} : { lobbyType: launch.lobbyType }),
      demo: launch.demo,
      openedAt: clock.now().toISOString(),
      usedAt: null,
      endedAt: null,
    }),
  );
}
