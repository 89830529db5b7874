import type { GameCategory, LaunchMode } from '@croupier/sdk/types';

/** A game vendor. Codes are the specification's where it names them; names are invented. */
export interface Vendor {
  readonly code: string;
  readonly name: string;
  /** Categories of its games, each with the vendor's relative share of the category. */
  readonly shares: Readonly<Partial<Record<GameCategory, number>>>;
  /** True when it plays from its own wallet, which the member must fill; otherwise from the main wallet. */
  readonly ownWallet: boolean;
  /** Minimum balance of the wallet that it plays from to open a game, in the account's currency. */
  readonly minBalance: string;
  readonly launchMode: LaunchMode;
}

const SEAMLESS = { ownWallet: false, minBalance: '0.00', launchMode: 'IFRAME' } as const;
const WALLET = { ...SEAMLESS, ownWallet: true } as const;

/** In display order. */
export const vendors: readonly Vendor[] = [
  { ...SEAMLESS, code: 'PG', name: 'Ninth Lantern', shares: { RNG: 12, PVP: 2 } },
  { ...SEAMLESS, code: 'EG2', name: 'Oriole Live', shares: { LIVE: 6 }, minBalance: '100.00' },
  { ...SEAMLESS, code: 'PT', name: 'Brasswick & Co.', shares: { RNG: 8, LIVE: 4 } },
  { ...WALLET, code: 'JDB', name: 'Mangga Street', shares: { RNG: 11, FISH: 5 } },
  { ...WALLET, code: 'CQ9', name: 'Salamin', shares: { RNG: 8, FISH: 3 }, minBalance: '10.00', launchMode: 'WINDOW' },
  { ...SEAMLESS, code: 'FC', name: 'Tidewright', shares: { RNG: 6, FISH: 6 } },
  { ...SEAMLESS, code: 'JL', name: 'Kampanario', shares: { RNG: 11, FISH: 4, PVP: 4 } },
  { ...SEAMLESS, code: 'BGS', name: 'Habi Live', shares: { LIVE: 5 } },
  { ...SEAMLESS, code: 'TALA', name: 'Tala Studios', shares: { RNG: 9 } },
  { ...SEAMLESS, code: 'AGILA', name: 'Agila Live', shares: { LIVE: 4 }, minBalance: '100.00' },
  { ...SEAMLESS, code: 'ALN', name: 'Alon Play', shares: { RNG: 5, FISH: 4 } },
  { ...SEAMLESS, code: 'BKW', name: 'Bakunawa Lab', shares: { RNG: 7 } },
  { ...SEAMLESS, code: 'LTN', name: 'Luntian', shares: { RNG: 5 } },
  { ...SEAMLESS, code: 'TRP', name: 'Tres Piko', shares: { RNG: 5, PVP: 3 } },
  { ...SEAMLESS, code: 'NLW', name: 'Nilad Works', shares: { RNG: 5 } },
  { ...SEAMLESS, code: 'KPZ', name: 'Capiz & Ivory', shares: { RNG: 4 } },
  { ...SEAMLESS, code: 'TBL', name: 'Tambuli', shares: { RNG: 3, PVP: 4 } },
  { ...SEAMLESS, code: 'DMA', name: 'Dama de Noche', shares: { RNG: 4 } },
  { ...SEAMLESS, code: 'MRP', name: 'Mariposa', shares: { RNG: 3, LIVE: 3 } },
  { ...SEAMLESS, code: 'BTI', name: 'Sigla Sports', shares: { SPORTS: 5 }, launchMode: 'REDIRECT' },
  { ...SEAMLESS, code: 'BYN', name: 'Bayani Book', shares: { SPORTS: 4 } },
  { ...SEAMLESS, code: 'IMES', name: 'Arena Norte', shares: { ESPORTS: 4 }, launchMode: 'WINDOW' },
  { ...SEAMLESS, code: 'TF', name: 'Pixel Datu', shares: { ESPORTS: 3 } },
  { ...SEAMLESS, code: 'IA', name: 'Respawn Bay', shares: { ESPORTS: 3 } },
  { ...SEAMLESS, code: 'DS88', name: 'Tandang Norte', shares: { COCKFIGHT: 3 } },
  { ...SEAMLESS, code: 'DIG', name: 'Labuyo Ring', shares: { COCKFIGHT: 3 } },
  { ...SEAMLESS, code: 'SV3', name: 'Tres Plumas', shares: { COCKFIGHT: 2 } },
  { ...SEAMLESS, code: 'TCG_LOTTO_VN', name: 'Sen Vàng', shares: { ELOTT: 4 } },
  { ...SEAMLESS, code: 'LOTT', name: 'Bola ng Bayan', shares: { ELOTT: 5, LOTT: 1 } },
  { ...SEAMLESS, code: 'SEA_LOTTO', name: 'Dagat Draws', shares: { ELOTT: 3 } },
];
