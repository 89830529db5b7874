import { drawBanner } from './art/banner.ts';
import { drawCover, drawWideCover } from './art/cover.ts';
import { drawLotteryIcon } from './art/lottery-icon.ts';
import { drawLogo } from './art/logo.ts';
import { drawPortrait } from './art/portrait.ts';
import { drawPaymentIcon } from './art/payment-icon.ts';
import { findGame, findVendor, lotteries } from './domain/catalogue/index.ts';
import { presenters, liveRooms } from './domain/live/index.ts';

const PATH = /^\/mock-assets\/(\w+)\/([\w-]+)\.svg$/;
const PATH_PREFIX = '/mock-assets/';
/** One week: pictures change only with the mock's code, and the ETag covers that. */
const CACHE = 'public, max-age=604800';
const MIN_WIDTH = 16;
const MAX_WIDTH = 2048;

type Draw = (id: string, width?: number) => string | undefined;

/** Pictures by the first path segment. */
const drawings: Readonly<Record<string, Draw>> = {
  covers(id, width) {
    const game = findGame(id);
    if (game === undefined) return undefined;
    if (!game.isGame) return drawLogo({ vendor: game.vendor, name: game.name }, width);
    return drawCover({ id, title: game.name, vendor: game.vendor, motif: game.motif }, width);
  },
  rooms(id, width) {
    const liveRoom = liveRooms.find(({ roomId }) => roomId === id);
    return (
      liveRoom && drawWideCover({ id, title: liveRoom.name, vendor: liveRoom.vendor, motif: liveRoom.motif }, width)
    );
  },
  wide(id, width) {
    const game = findGame(id);
    return game && drawWideCover({ id, title: game.name, vendor: game.vendor, motif: game.motif }, width);
  },
  vendors(id, width) {
    const vendor = findVendor(id);
    return vendor && drawLogo({ vendor: id, name: vendor.name }, width);
  },
  banners: (id, width) => drawBanner(id, width),
  presenters: (id, width) => (presenters.some(({ modelId }) => modelId === id) ? drawPortrait(id, width) : undefined),
  payments: (id, width) => drawPaymentIcon(id, width),
  lotteries(id, width) {
    const lottery = lotteries.find(({ code }) => code === id);
    return (
      lottery && drawLotteryIcon({ id, label: lottery.names.EN, vendor: lottery.vendor, motif: lottery.motif }, width)
    );
  },
};

/** True for the path of a picture. */
export function isAssetPath(path: string): boolean {
  return path.startsWith(PATH_PREFIX);
}

/** Answers a picture, scaled to a width of `?w=` px; 404 when there is none. */
export function answerAsset(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const [, kind = '', id = ''] = PATH.exec(pathname) ?? [];
  const picture = Object.hasOwn(drawings, kind) ? drawings[kind]?.(id, widthOf(searchParams.get('w'))) : undefined;
  if (picture === undefined) {
    return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  const tag = tagOf(picture);
  const headers = { 'Cache-Control': CACHE, ETag: tag, 'X-Content-Type-Options': 'nosniff' };
  if (matchesTag(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : picture;
  return new Response(body, { headers: { ...headers, 'Content-Type': 'image/svg+xml' } });
}

function widthOf(value: string | null): number | undefined {
  const width = Number.parseInt(value ?? '', 10);
  return Number.isNaN(width) ? undefined : Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width));
}

function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}

/** Returns the ETag of a picture: a hash of 64 bits. */
function tagOf(text: string): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  return `"${(first >>> 0).toString(36)}${(second >>> 0).toString(36)}"`;
}
