import type { PrizeMode } from '@croupier/sdk/types';

/** A lottery with its name, vendor and draw interval. */
export interface Lottery {
  readonly code: string;
  readonly names: { readonly EN: string; readonly TY: string };
  readonly vendor: string;
  /** Code of its group in the menu. */
  readonly group: string;
  readonly modes: readonly PrizeMode[];
  /** Draw interval in minutes. */
  readonly every: number;
  /** Number of drawn numbers, their inclusive range, and whether they may repeat. */
  readonly picks: number;
  readonly from: number;
  readonly to: number;
  readonly repeats: boolean;
  readonly motif: string;
}

const DIGITS = { from: 0, to: 9, repeats: true, motif: 'digits' } as const;
const BALLS = { from: 1, repeats: false, motif: 'balls' } as const;
const HOME = { vendor: 'LOTT' } as const;
const VIETNAM = { vendor: 'TCG_LOTTO_VN', modes: ['LOTT', 'ELOTT'], every: 30, picks: 5, ...DIGITS } as const;
const SEA = { vendor: 'SEA_LOTTO', modes: ['SEA'], group: 'SEA' } as const;

const same = (name: string) => ({ EN: name, TY: name });

export const lotteryGroups: Readonly<Record<string, { readonly EN: string; readonly TY: string }>> = {
  DAILY: { EN: 'Daily', TY: 'Araw-araw' },
  LOTTO: { EN: 'Lotto', TY: 'Lotto' },
  FAST: { EN: 'Quick draws', TY: 'Mabilisang bola' },
  MB: same('Miền Bắc'),
  MT: same('Miền Trung'),
  MN: same('Miền Nam'),
  SEA: { EN: 'South-East Asia', TY: 'Timog-Silangang Asya' },
};

const north = ['Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình', 'Bắc Ninh', 'Quảng Ninh'];
const centre = ['Đà Nẵng', 'Huế', 'Quảng Nam', 'Khánh Hòa', 'Bình Định', 'Phú Yên', 'Gia Lai', 'Kon Tum'];
const south = ['Sài Gòn', 'Cần Thơ', 'Đồng Tháp', 'Vũng Tàu', 'Bến Tre', 'Tiền Giang', 'An Giang', 'Cà Mau'];
const cities = ['Cebu', 'Davao', 'Iloilo', 'Baguio', 'Zamboanga', 'Naga', 'Vigan', 'Tagbilaran'];
const southEastAsia = ['Bangkok', 'Vientiane', 'Phnom Penh', 'Jakarta', 'Penang', 'Mandalay', 'Kuching', 'Batam'];

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll('Đ', 'D')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase();

const vietnamese = (group: string, names: readonly string[]): Lottery[] =>
  names.map((name) => ({
    ...VIETNAM,
    code: name === 'Hà Nội' ? 'HNVIP' : `VN${slug(name)}`,
    names: same(name),
    group,
  }));

/** In display order. */
export const lotteries: readonly Lottery[] = [
  {
    ...HOME,
    ...DIGITS,
    code: 'MNL3D',
    names: { EN: 'Manila 3D', TY: 'Maynila 3D' },
    group: 'DAILY',
    modes: ['LOTT', 'ELOTT', 'SEA'],
    every: 30,
    picks: 3,
  },
  ...cities.flatMap((city): Lottery[] => [
    {
      ...HOME,
      ...DIGITS,
      code: `${slug(city)}2D`,
      names: same(`${city} 2D`),
      group: 'DAILY',
      modes: ['LOTT'],
      every: 360,
      picks: 2,
    },
    {
      ...HOME,
      ...DIGITS,
      code: `${slug(city)}4D`,
      names: same(`${city} 4D`),
      group: 'DAILY',
      modes: ['LOTT', 'ELOTT'],
      every: 480,
      picks: 4,
    },
  ]),
  ...[42, 45, 49, 55].map((to): Lottery => ({
    ...HOME,
    ...BALLS,
    to,
    code: `BOLA6${to}`,
    names: same(`Bola 6/${to}`),
    group: 'LOTTO',
    modes: ['LOTT'],
    every: 1440,
    picks: 6,
  })),
  ...[1, 3, 5].flatMap((every): Lottery[] => [
    {
      ...HOME,
      ...DIGITS,
      every,
      code: `BILIS${every}`,
      names: same(`Bilis ${every}`),
      group: 'FAST',
      modes: ['ELOTT'],
      picks: 5,
    },
    {
      ...HOME,
      ...BALLS,
      every,
      to: 80,
      code: `KENO${every}`,
      names: same(`Keno Tala ${every}`),
      group: 'FAST',
      modes: ['ELOTT'],
      picks: 10,
    },
    {
      ...HOME,
      ...DIGITS,
      every,
      from: 1,
      to: 6,
      code: `DAIS${every}`,
      names: same(`Dais ${every}`),
      group: 'FAST',
      modes: ['ELOTT'],
      picks: 3,
      motif: 'dice',
    },
    {
      ...HOME,
      ...BALLS,
      every,
      to: 10,
      code: `KARERA${every}`,
      names: same(`Karera ${every}`),
      group: 'FAST',
      modes: ['ELOTT'],
      picks: 10,
    },
  ]),
  ...vietnamese('MB', north),
  ...vietnamese('MT', centre),
  ...vietnamese('MN', south),
  ...southEastAsia.map((city): Lottery => ({
    ...SEA,
    ...DIGITS,
    modes: ['SEA', 'ELOTT'],
    code: `SEA${slug(city)}`,
    names: same(`${city} 4D`),
    every: 60,
    picks: 4,
  })),
];
