import { drawBanners } from '../art/banner.ts';
import { drawCover, drawWideCover } from '../art/cover.ts';
import { drawGoods } from '../art/goods-picture.ts';
import { drawLogo } from '../art/logo.ts';
import { drawLotteryIcon } from '../art/lottery-icon.ts';
import { drawPaymentIcons } from '../art/payment-icon.ts';
import { drawPortrait } from '../art/portrait.ts';
import { drawDeck } from '../games/cards/deck.ts';
import { drawCreatures } from '../games/fish/creatures.ts';
import { drawSea } from '../games/fish/sea.ts';
import { drawSymbols } from '../games/slot/symbols.ts';
import { allGames, lotteries, vendors, type GameKind } from '../src/domain/catalogue/index.ts';
import { kindOf } from '../src/domain/games/index.ts';
import { liveRooms, presenters } from '../src/domain/live/index.ts';
import type { StaticFile } from './static-file.ts';

/** Widths in px of the pictures that a sandbox game shows around its reels. */
const TALL_WIDTH = 600;
const WIDE_WIDTH = 800;

/** A picture; its file has the extension `.svg`. */
interface Picture {
  readonly path: string;
  readonly content: string;
}

/** Draws every picture whose URL is in an answer, and those that the sandbox games load. */
export function* drawPictures(): Generator<StaticFile> {
  for (const { path, content } of drawAll()) yield { path: `${path}.svg`, content };
}

function* drawAll(): Generator<Picture> {
  yield* drawGames();
  yield* drawVendors();
  for (const { roomId, name, vendor, motif } of liveRooms) {
    const subject = { id: roomId, title: name, vendor, motif };
    yield { path: `/mock-assets/rooms/${roomId}`, content: drawWideCover(subject) };
  }
  for (const { code, names, vendor, motif } of lotteries) {
    const content = drawLotteryIcon({ id: code, label: names.EN, vendor, motif });
    yield { path: `/mock-assets/lotteries/${code}`, content };
  }
  for (const { modelId } of presenters) {
    yield { path: `/mock-assets/presenters/${modelId}`, content: drawPortrait(modelId) };
  }
  yield { path: '/mock-games/cards/deck', content: drawDeck() };
  yield { path: '/mock-games/fish/sea', content: drawSea() };
  for (const [id, content] of drawBanners()) yield { path: `/mock-assets/banners/${id}`, content };
  for (const [id, content] of drawGoods()) yield { path: `/mock-assets/goods/${id}`, content };
  for (const [id, content] of drawPaymentIcons()) yield { path: `/mock-assets/payments/${id}`, content };
}

function* drawGames(): Generator<Picture> {
  for (const { nodeId: id, name, vendor, motif, isGame } of allGames()) {
    const subject = { id, title: name, vendor, motif };
    const cover = isGame ? drawCover(subject) : drawLogo({ vendor, name });
    yield { path: `/mock-assets/covers/${id}`, content: cover };
    yield { path: `/mock-games/covers/${id}`, content: drawCover(subject, TALL_WIDTH) };
    yield { path: `/mock-games/pictures/${id}`, content: drawWideCover(subject, WIDE_WIDTH) };
    yield* drawGameParts(id, kindOf({ vendor, nodeId: id }));
  }
}

/** Pictures that a game's document loads; `id` is a game's, or a vendor's for its lobby. */
function* drawGameParts(id: string, kind: GameKind): Generator<Picture> {
  if (kind === 'slot') yield { path: `/mock-games/symbols/${id}`, content: drawSymbols(id) };
  if (kind === 'fish') yield { path: `/mock-games/creatures/${id}`, content: drawCreatures(id) };
}

/** A vendor's lobby has the vendor's code in place of a game's id. */
function* drawVendors(): Generator<Picture> {
  for (const { code, name } of vendors) {
    const logo = { vendor: code, name };
    yield { path: `/mock-assets/vendors/${code}`, content: drawLogo(logo) };
    yield { path: `/mock-games/covers/${code}`, content: drawLogo(logo, WIDE_WIDTH) };
    yield { path: `/mock-games/pictures/${code}`, content: drawLogo(logo, WIDE_WIDTH) };
    yield* drawGameParts(code, kindOf({ vendor: code, nodeId: null }));
  }
}
