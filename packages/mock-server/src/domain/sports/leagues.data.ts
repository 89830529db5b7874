import type { GameType, Sport } from '@croupier/sdk/types';

/** How scores of a league are drawn. */
export type ScoreModel =
  /** Goals of both sides, which may be equal. */
  | { readonly kind: 'goals' }
  /** Points of both sides; equal ones are decided by an extra time. */
  | { readonly kind: 'points'; readonly base: number }
  /** Sets or maps until one side has won so many. */
  | { readonly kind: 'sets'; readonly wins: 2 | 3 }
  /** Cards of three judges, which may be equal. */
  | { readonly kind: 'cards' };

/** A side and its strength, from 1 to 6. */
export type Side = readonly [name: string, strength: number];

export interface League {
  readonly code: string;
  readonly vendor: string;
  readonly gameType: Extract<GameType, 'SPORTS' | 'ESPORTS'>;
  readonly sport: Sport;
  readonly name: string;
  /** The game, in e-sports. */
  readonly title?: string;
  readonly model: ScoreModel;
  /** Local times of the day at which its matches begin. */
  readonly starts: readonly string[];
  /** Length of a match in minutes. */
  readonly length: number;
  /** At least two for each match that is played at one time. */
  readonly sides: readonly Side[];
}

/** Leagues and sides are invented. */
export const leagues: readonly League[] = [
  {
    code: 'BRGY',
    vendor: 'BTI',
    gameType: 'SPORTS',
    sport: 'BASKETBALL',
    name: 'Barangay League',
    model: { kind: 'points', base: 62 },
    starts: ['09:00', '15:00', '17:00', '19:00', '20:30'],
    length: 100,
    sides: [
      ['Manila Kings', 4],
      ['Cebu Waves', 3],
      ['Bukidnon Bulls', 3],
      ['Iloilo Sails', 4],
      ['Pasig Ferrymen', 2],
      ['Batangas Brew', 5],
      ['Zambales Comets', 3],
      ['Quezon Palms', 2],
      ['Tarlac Mills', 4],
      ['Samar Storm', 3],
    ],
  },
  {
    code: 'ISLE',
    vendor: 'BTI',
    gameType: 'SPORTS',
    sport: 'FOOTBALL',
    name: 'Island Cup',
    model: { kind: 'goals' },
    starts: ['14:00', '16:00', '18:30', '21:00'],
    length: 110,
    sides: [
      ['Davao Rovers', 4],
      ['Baguio Pines', 3],
      ['Palawan Reef', 3],
      ['Laguna Herons', 2],
      ['Bohol Hills', 4],
      ['Surigao Tide', 3],
      ['Marikina Cobblers', 2],
      ['Ilocos Salt', 5],
    ],
  },
  {
    code: 'COAST',
    vendor: 'BTI',
    gameType: 'SPORTS',
    sport: 'VOLLEYBALL',
    name: 'Coast Series',
    model: { kind: 'sets', wins: 3 },
    starts: ['13:00', '16:30', '18:30'],
    length: 105,
    sides: [
      ['Naga Flyers', 4],
      ['Vigan Bricks', 3],
      ['Siargao Surf', 3],
      ['Tagaytay Fog', 4],
      ['Leyte Lanterns', 2],
      ['Antique Looms', 3],
    ],
  },
  {
    code: 'CAVITE',
    vendor: 'BTI',
    gameType: 'SPORTS',
    sport: 'BOXING',
    name: 'Cavite Night',
    model: { kind: 'cards' },
    starts: ['21:30'],
    length: 60,
    sides: [
      ['R. Dalisay', 4],
      ['J. Magno', 3],
      ['E. Tolentino', 5],
      ['K. Abad', 3],
      ['D. Salonga', 2],
      ['M. Ybarra', 4],
    ],
  },
  {
    code: 'BAKU',
    vendor: 'IMES',
    gameType: 'ESPORTS',
    sport: 'ESPORTS',
    title: 'Bakunawa Arena',
    name: 'Moon Circuit',
    model: { kind: 'sets', wins: 2 },
    starts: [
      '00:00',
      '02:00',
      '04:00',
      '06:00',
      '08:00',
      '10:00',
      '12:00',
      '14:00',
      '16:00',
      '18:00',
      '20:00',
      '22:00',
    ],
    length: 90,
    sides: [
      ['Team Alimango', 4],
      ['Kidlat Five', 3],
      ['Lawin Esports', 4],
      ['Habagat', 2],
      ['Ube Syndicate', 3],
      ['Tarsier Club', 3],
    ],
  },
  {
    code: 'SIEGE',
    vendor: 'IMES',
    gameType: 'ESPORTS',
    sport: 'ESPORTS',
    title: 'Iron Siege',
    name: 'Archipelago Masters',
    model: { kind: 'sets', wins: 3 },
    starts: ['11:00', '17:00', '21:00'],
    length: 150,
    sides: [
      ['Bantay Squad', 4],
      ['Nueva Vanguard', 3],
      ['Sinag Gaming', 3],
      ['Dagat Nine', 2],
      ['Bulkan', 5],
      ['Perlas Unit', 3],
    ],
  },
];
