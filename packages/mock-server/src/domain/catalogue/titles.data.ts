/** Of what titles are made. No title of a real game is meant; the motif says which picture fits. */
export interface Theme {
  readonly motif: string;
  readonly subjects: readonly string[];
}

export const slotThemes: readonly Theme[] = [
  { motif: 'dragon', subjects: ['Bakunawa', 'Ember Dragon', 'Naga'] },
  { motif: 'serpent', subjects: ['Moon Eater', 'River Serpent', 'Sawa'] },
  { motif: 'mango', subjects: ['Mangga', 'Carabao Mango', 'Guimaras'] },
  { motif: 'cherry', subjects: ['Cherry', 'Duhat', 'Aratiles'] },
  { motif: 'melon', subjects: ['Pakwan', 'Melon', 'Summer Slice'] },
  { motif: 'seven', subjects: ['Siete', 'Red Seven', 'Triple Siete'] },
  { motif: 'bell', subjects: ['Kampana', 'Belfry', 'Vigan Bell'] },
  { motif: 'halo', subjects: ['Halo-Halo', 'Ube Queso', 'Sorbetes'] },
  { motif: 'temple', subjects: ['Sun Temple', 'Templo', 'Stone Steps'] },
  { motif: 'pagoda', subjects: ['Jade Pagoda', 'Binondo', 'Paper Lantern'] },
  { motif: 'volcano', subjects: ['Mayon', 'Taal', 'Bulkan'] },
  { motif: 'jeepney', subjects: ['Jeepney', 'Quiapo Line', 'Hari ng Kalsada'] },
  { motif: 'parol', subjects: ['Parol', 'San Fernando', 'Simbang Gabi'] },
  { motif: 'gem', subjects: ['Hiyas', 'Brilyante', 'Salamin'] },
  { motif: 'galleon', subjects: ['Galleon', 'Acapulco', 'Karagatan'] },
  { motif: 'pearl', subjects: ['Perlas', 'Palawan Pearl', 'Kabibe'] },
  { motif: 'mask', subjects: ['Maskara', 'Bacolod', 'Ati-Atihan'] },
  { motif: 'rooster', subjects: ['Sarimanok', 'Labuyo', 'Golden Tandang'] },
  { motif: 'crown', subjects: ['Korona', 'Reyna', 'Rajah'] },
  { motif: 'chest', subjects: ['Baul', 'Buried Baul', 'Limahong'] },
  { motif: 'coins', subjects: ['Ginto', 'Barya', 'Piloncitos'] },
  { motif: 'sun', subjects: ['Araw', 'Eight Rays', 'Tirik'] },
  { motif: 'moon', subjects: ['Buwan', 'Mayari', 'Harvest Moon'] },
  { motif: 'flower', subjects: ['Sampaguita', 'Waling-Waling', 'Gumamela'] },
  { motif: 'butterfly', subjects: ['Mariposa', 'Paru-Paro', 'Silk Wing'] },
  { motif: 'tarsier', subjects: ['Tarsier', 'Bohol Night', 'Big Eyes'] },
  { motif: 'carabao', subjects: ['Kalabaw', 'Iron Carabao', 'Pahiyas'] },
  { motif: 'bangka', subjects: ['Bangka', 'Paraw', 'Vinta'] },
  { motif: 'guitar', subjects: ['Gitara', 'Kundiman', 'Harana'] },
  { motif: 'fan', subjects: ['Abaniko', 'Cariñosa', 'Señorita'] },
  { motif: 'lantern', subjects: ['Red Lantern', 'Tala', 'Bituin'] },
  { motif: 'fish', subjects: ['Golden Koi', 'Maya-Maya', 'Tilapia'] },
  { motif: 'kubo', subjects: ['Bahay Kubo', 'Nipa', 'Palay'] },
  { motif: 'pinata', subjects: ['Piñata', 'Pista', 'Palayok'] },
];

export const slotTails: readonly string[] = [
  'Fiesta',
  'Parade',
  'Harvest',
  'Serenade',
  'Regatta',
  'Bazaar',
  'Procession',
  'Caravan',
  'Courtyard',
  'Lullaby',
  'Carnival',
  'Express',
  'Almanac',
  'Chronicle',
  'Midnight',
  'Sunrise',
  'Monsoon',
  'Habagat',
  'Amihan',
  'Rondalla',
  'Perya',
  'Merienda',
  'Plaza',
  'Kanto',
  'Republika',
  'Silangan',
  'Bayanihan',
  'Salubong',
  'Alamat',
  'Hiwaga',
  'Dayo',
  'Sayaw',
  'Ember',
  'Echo',
  'Cascade',
  'Orchard',
  'Foundry',
  'Gallery',
  'Voyage',
  'Workshop',
  'Supreme',
  'Deluxe',
  'Nights',
];

export interface ClassifiedTheme extends Theme {
  /** The sub-category that its games belong to. */
  readonly classify: string;
  readonly tails: readonly string[];
  /** How many games are made of it. */
  readonly count: number;
}

export const classifiedSlots: readonly ClassifiedTheme[] = [
  {
    classify: 'SC',
    motif: 'ticket',
    subjects: ['Kaskas', 'Scratch', 'Bura'],
    tails: ['Swerte', 'Barya', 'Tala', 'Perlas', 'Sorpresa', 'Regalo', 'Ginto', 'Pista', 'Bahaghari', 'Trio'],
    count: 30,
  },
  {
    classify: 'VP',
    motif: 'ace',
    subjects: ['Jacks', 'Baraha Poker', 'Deuces', 'Joker'],
    tails: [
      'Intramuros',
      'Parlor',
      'Five',
      'Escolta',
      'Double',
      'Veranda',
      'Nocturne',
      'Plus',
      'Estrella',
      'Ilustrado',
    ],
    count: 40,
  },
  {
    classify: 'TG',
    motif: 'roulette',
    subjects: ['Ruleta', 'European Wheel', 'Mini Ruleta'],
    tails: ['Habagat', 'Oro', 'Escolta', 'Luneta', 'Salon', 'Clasico', 'Malate', 'Noche'],
    count: 24,
  },
  {
    classify: 'TG',
    motif: 'cards',
    subjects: ['Blackjack', 'Baccarat', 'Casino Hold-Up', 'Red Dog'],
    tails: ['Salon', 'Azotea', 'Cavalier', 'Solo', 'Terrace', 'Azul', 'Verde', 'Mestiza'],
    count: 32,
  },
  {
    classify: 'TG',
    motif: 'dice',
    subjects: ['Sic Bo', 'Dais', 'Craps'],
    tails: ['Duo', 'Parlor', 'Bato', 'Tres', 'Royal Hall', 'Karera', 'Kubo'],
    count: 20,
  },
  {
    classify: 'AC',
    motif: 'color',
    subjects: ['Color Game', 'Perya Dice', 'Beto-Beto'],
    tails: ['Kanto', 'Pista', 'Turbo', 'Barangay', 'Sabado', 'Pula', 'Tumbling', 'Mega Table'],
    count: 24,
  },
  {
    classify: 'AC',
    motif: 'arcade',
    subjects: ['Claw', 'Retro', 'Joystick', 'Bumper'],
    tails: ['Recess', 'Carnival', 'Kanto', 'Highscore', 'Mania', 'Alley', 'Weekend', 'Combo'],
    count: 32,
  },
  {
    classify: 'BG',
    motif: 'balls',
    subjects: ['Bingo', 'Bola Bingo', 'Blackout', 'Pattern Bingo'],
    tails: ['Barangay', 'Plaza', 'Merienda', 'Tita', 'Sabado', 'Gabi', 'Salo-Salo', 'Baile', 'Palengke', 'Pamilya'],
    count: 40,
  },
  {
    classify: 'MINI',
    motif: 'arcade',
    subjects: ['Mines', 'Drop', 'Rocket', 'Hi-Lo'],
    tails: ['Lagoon', 'Garden', 'Sandali', 'Pako', 'Sipa', 'Patintero'],
    count: 24,
  },
];

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
