/** Parts of generated titles of invented games; the motif selects the cover image. */
export interface Theme {
  readonly motif: string;
  readonly subjects: readonly string[];
}

export interface ClassifiedTheme extends Theme {
  /** Sub-category of its games. */
  readonly classify: string;
  readonly tails: readonly string[];
  /** Number of games generated from it. */
  readonly count: number;
}
export const fishThemes: readonly Theme[] = [
  { motif: 'fish', subjects: ['Maya-Maya', 'Tanigue', 'Koi', 'Hari ng Ilog'] },
  { motif: 'ray', subjects: ['Pagi', 'Manta'] },
  { motif: 'octopus', subjects: ['Pugita', 'Kraken'] },
  { motif: 'pearl', subjects: ['Deep Perlas', 'Kabibe'] },
  { motif: 'turtle', subjects: ['Pawikan', 'Old Turtle'] },
  { motif: 'crab', subjects: ['Alimango', 'Golden Crab'] },
  { motif: 'galleon', subjects: ['Sunken Galleon', 'Corsair'] },
  { motif: 'jelly', subjects: ['Dikya', 'Glow Jelly'] },
];
export const fishTails: readonly string[] = [
  'Reef',
  'Cove',
  'Hunt',
  'Laot',
  'Lagoon',
  'Current',
  'Abyss',
  'Tide',
  'Trawler',
  'Coral Court',
  'Bounty',
  'Bay',
];

export const liveThemes: readonly ClassifiedTheme[] = [
  {
    classify: 'BAC',
    motif: 'table',
    subjects: ['Baccarat', 'Speed Baccarat', 'Squeeze Baccarat'],
    tails: [],
    count: 84,
  },
  { classify: 'ROU', motif: 'roulette', subjects: ['Roulette', 'Speed Roulette'], tails: [], count: 36 },
  { classify: 'SIC', motif: 'dice', subjects: ['Sic Bo', 'Color Game Live'], tails: [], count: 34 },
  { classify: 'DT', motif: 'cards', subjects: ['Dragon Tiger', 'Bull Bull'], tails: [], count: 30 },
  { classify: 'BJ', motif: 'cards', subjects: ['Blackjack'], tails: [], count: 24 },
  { classify: 'SHOW', motif: 'sun', subjects: ['Wheel of Araw', 'Perya Show'], tails: [], count: 16 },
];
export const liveHalls: readonly string[] = [
  'Intramuros',
  'Tagaytay',
  'Boracay',
  'Escolta',
  'Luneta',
  'Vigan',
  'Malate',
  'Cebu',
  'Davao',
  'Siargao',
  'Iloilo',
  'Ilang-Ilang',
  'Cadena',
  'Kalachuchi',
  'Rosal',
  'Narra',
  'Molave',
  'Camia',
  'Dahlia',
  'Jade Hall',
  'Amber Hall',
  'Coral Hall',
  'Ivory Hall',
  'Salon A',
  'Salon B',
  'Salon C',
  'Salon D',
];

export const duelThemes: readonly ClassifiedTheme[] = [
  { classify: 'TON', motif: 'cards', subjects: ['Tongits', 'Tongits Duo'], tails: [], count: 36 },
  { classify: 'PUS', motif: 'ace', subjects: ['Pusoy', 'Pusoy Dos'], tails: [], count: 36 },
  { classify: 'L9', motif: 'ace', subjects: ['Lucky Nine', 'Kwarenta'], tails: [], count: 26 },
  { classify: 'MAH', motif: 'mahjong', subjects: ['Mahjong', 'Mahjong Trio'], tails: [], count: 28 },
  { classify: 'DOM', motif: 'dice', subjects: ['Domino', 'Dama'], tails: [], count: 24 },
];
export const duelTails: readonly string[] = [
  'Club',
  'Kanto',
  'Plaza',
  'Barkada',
  'Terrace',
  'Sala',
  'Masters',
  'Night',
  'Circle',
  'Merienda',
  'Veranda',
  'Champions',
  'Rookie',
  'Lakas',
  'Tropa',
  'Liga',
  'Speed',
  'Garden',
];

export const sportsThemes: readonly Theme[] = [
  { motif: 'football', subjects: ['Football', 'Futsal', 'Goal Line'] },
  { motif: 'basketball', subjects: ['Hardcourt', 'Hoops', 'Three-Point'] },
  { motif: 'boxing', subjects: ['Boxing', 'Main Event'] },
  { motif: 'shuttle', subjects: ['Badminton', 'Volley'] },
];
export const sportsTails: readonly string[] = [
  'Liga',
  'Live',
  'Cup',
  'Tonight',
  'Derby',
  'Outrights',
  'Virtual',
  'Season',
];

export const esportsThemes: readonly Theme[] = [
  { motif: 'gamepad', subjects: ['Five Lanes', 'Clutch', 'Respawn'] },
  { motif: 'arcade', subjects: ['Pixel Brawl', 'Frame Perfect'] },
  { motif: 'trophy', subjects: ['Barangay Major', 'Datu Series'] },
];
export const esportsTails: readonly string[] = ['Open', 'Cup', 'League', 'Showdown', 'Finals', 'Qualifier', 'Rivals'];

export const cockfightThemes: readonly Theme[] = [
  {
    motif: 'rooster',
    subjects: ['Arena Norte', 'Arena Sur', 'Labuyo Derby', 'Tandang Derby', 'Plumas Cup', 'Bakbakan'],
  },
];
export const cockfightTails: readonly string[] = [
  'Umaga',
  'Tanghali',
  'Hapon',
  'Gabi',
  'Tres Laban',
  'Finals',
  'Replay',
];
