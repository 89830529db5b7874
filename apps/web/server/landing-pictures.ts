import {
  listBanners,
  listGames,
  listGameVendors,
  listHotGames,
  listLiveRooms,
  type Client,
} from '@croupier/sdk/client';
import type { LanguageCode } from '@croupier/sdk/types';

import type { LandingPictures } from '../src/pages/landings.ts';
import { categoriesFromLanes, categoriesOfNavigation, wireType } from '../src/shared/games/categories.ts';
import { toGameItem } from '../src/shared/games/game-item.ts';

/** A picture with its size in px, which gives its aspect ratio. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

type PicturesRequest = LandingPictures & { readonly merchant: string; readonly language: LanguageCode };

/** Covers of the first view: two rows and a half of a phone, one row of a desktop. */
const MAX_PICTURES = 8;

/** Allowed URLs of a picture. */
const PICTURE_URL = /^(?:https:\/\/[\w.-]+(?::\d+)?)?\/[\w./?=&%-]+$/;

const SIZES = {
  banner: { width: 1000, height: 420 },
  games: { width: 240, height: 320 },
  hotGames: { width: 240, height: 320 },
  rooms: { width: 320, height: 200 },
  vendors: { width: 320, height: 180 },
  none: { width: 0, height: 0 },
  summary: { width: 0, height: 0 },
  entry: { width: 0, height: 0 },
  form: { width: 0, height: 0 },
} as const satisfies Record<LandingPictures['kind'], Omit<Picture, 'url'>>;

/** The first pictures of a page, as its first view shows them. Pictures with a URL that is not allowed are left out. */
export async function picturesOf(client: Client, request: PicturesRequest): Promise<readonly Picture[]> {
  const urls = await urlsOf(client, request);
  return urls
    .slice(0, request.kind === 'banner' ? 1 : MAX_PICTURES)
    .filter((url) => PICTURE_URL.test(url))
    .map((url) => ({ url, ...SIZES[request.kind] }));
}

async function urlsOf(client: Client, request: PicturesRequest): Promise<readonly string[]> {
  const { merchant, language } = request;
  switch (request.kind) {
    case 'banner': {
      const { value } = await listBanners({ client, query: { groupName: 'w_home' } });
      return value.list.map(({ url }) => url);
    }
    case 'none':
    case 'summary':
    case 'entry':
    case 'form':
      return [];
    case 'games': {
      const gameType = wireType(request.category);
      const query = { merchant, gameType, pageNo: 1, pageSize: 15, language } as const;
      const { value } = await listGames({ client, query });
      return value.games.map((game) => toGameItem(game).picture ?? '');
    }
    case 'hotGames': {
      const { value } = await listHotGames({
        client,
        query: { merchantCode: merchant, platform: 'html5-desktop', language },
      });
      return value.list.map((game) => toGameItem(game).picture ?? '');
    }
    case 'rooms': {
      const { value } = await listLiveRooms({ client, query: { pageSize: MAX_PICTURES } });
      return value.content.map(({ coverUrl = '' }) => coverUrl);
    }
    case 'vendors': {
      const { value } = await listGameVendors({ client, query: {} });
      const all = [...categoriesFromLanes(value.lanes), ...categoriesOfNavigation(value.sortedVendors)];
      const vendors = all.find(({ category }) => category === request.category)?.vendors ?? [];
      return vendors.map(({ logo }) => logo ?? '');
    }
  }
}
