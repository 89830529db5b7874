/** Sample images and names, in place of an app's server data. */

export const sampleImages = {
  dragon: new URL('./dragon.svg', import.meta.url).href,
  ube: new URL('./ube.svg', import.meta.url).href,
  parol: new URL('./parol.svg', import.meta.url).href,
  carabao: new URL('./carabao.svg', import.meta.url).href,
  siete: new URL('./siete.svg', import.meta.url).href,
  galleon: new URL('./galleon.svg', import.meta.url).href,
  jeepney: new URL('./jeepney.svg', import.meta.url).href,
  dikya: new URL('./dikya.svg', import.meta.url).href,
  binondo: new URL('./binondo.svg', import.meta.url).href,
  mangga: new URL('./mangga.svg', import.meta.url).href,
  mahjong: new URL('./mahjong.svg', import.meta.url).href,
  pearl: new URL('./pearl.svg', import.meta.url).href,
  roulette: new URL('./roulette-wide.svg', import.meta.url).href,
  baccarat: new URL('./baccarat-wide.svg', import.meta.url).href,
  blackjack: new URL('./blackjack-wide.svg', import.meta.url).href,
  bannerParol: new URL('./banner-parol.svg', import.meta.url).href,
  bannerDragon: new URL('./banner-dragon.svg', import.meta.url).href,
  bannerFair: new URL('./banner-fair.svg', import.meta.url).href,
  makerJl: new URL('./maker-jl.svg', import.meta.url).href,
  makerTrp: new URL('./maker-trp.svg', import.meta.url).href,
  makerLtn: new URL('./maker-ltn.svg', import.meta.url).href,
};

export const sampleGames = [
  { id: 'dragon', name: 'Bakunawa Regatta', maker: 'Tres Piko', cover: sampleImages.dragon, tag: 'hot', jackpot: true },
  { id: 'jeepney', name: 'Jeepney Supreme', maker: 'Nilad Works', cover: sampleImages.jeepney, favourite: true },
  { id: 'mangga', name: 'Mangga Voyage', maker: 'Kampanario', cover: sampleImages.mangga },
  { id: 'dikya', name: 'Dikya Hunt', maker: 'Alon Play', cover: sampleImages.dikya, tag: 'new' },
  { id: 'siete', name: 'Siete Nights', maker: 'Salamin', cover: sampleImages.siete, maintenance: 'Back at 14:00' },
  { id: 'galleon', name: 'Galleon Deluxe', maker: 'Capiz & Ivory', cover: sampleImages.galleon, tag: 'new' },
  { id: 'parol', name: 'Simbang Gabi Merienda', maker: 'Tres Piko', cover: sampleImages.parol, tag: 'hot' },
  { id: 'carabao', name: 'Pahiyas Sunrise', maker: 'Kampanario', cover: sampleImages.carabao },
  { id: 'ube', name: 'Ube Queso Ember', maker: 'Tres Piko', cover: sampleImages.ube },
  { id: 'binondo', name: 'Binondo Amihan', maker: 'Tres Piko', cover: sampleImages.binondo },
  { id: 'mahjong', name: 'Mahjong Sala', maker: 'Tres Piko', cover: sampleImages.mahjong },
  { id: 'pearl', name: 'Perlas Carnival', maker: 'Ninth Lantern', cover: sampleImages.pearl, jackpot: true },
] as const;

export const sampleTables = [
  {
    id: 'roulette',
    name: 'Roulette Vigan',
    maker: '₱20 – ₱20,000',
    detail: '212 playing',
    cover: sampleImages.roulette,
  },
  { id: 'baccarat', name: 'Baccarat Molave', maker: '₱50 – ₱50,000', detail: '4 of 7', cover: sampleImages.baccarat },
  {
    id: 'blackjack',
    name: 'Blackjack Iloilo',
    maker: '₱10 – ₱10,000',
    detail: '58 playing',
    cover: sampleImages.blackjack,
  },
] as const;

export const sampleLabels = {
  hot: 'Hot',
  new: 'New',
  jackpot: 'Jackpot game',
  addFavourite: (name: string) => `Add ${name} to favourites`,
  removeFavourite: (name: string) => `Remove ${name} from favourites`,
};

/** Returns the requested number of different games, reusing a dozen covers. */
export function manyGames(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const game = sampleGames[index % sampleGames.length] ?? sampleGames[0];
    return { ...game, id: `game-${index}`, name: `${game.name} ${index + 1}` };
  });
}

const bannerSize = { width: 760, height: 319 };

export const sampleBanners = [
  {
    id: 'fair',
    image: { src: sampleImages.bannerFair, ...bannerSize },
    alt: '',
    link: { href: '#/promotions/fair' },
    eyebrow: 'Sunday reload',
    title: '20% back on Sunday deposits',
    text: 'Up to ₱2,000 in bonus credit. Play it through 8 times within 7 days.',
    action: 'See the offer',
  },
  {
    id: 'parol',
    image: { src: sampleImages.bannerParol, ...bannerSize },
    alt: '',
    link: { href: '#/promotions/parol' },
    eyebrow: 'Bagong laro',
    title: 'Simbang Gabi has been lit',
    text: 'New from Tres Piko',
    action: 'Play now',
  },
  {
    id: 'dragon',
    image: { src: sampleImages.bannerDragon, ...bannerSize },
    alt: 'The dragon awakes on Friday',
    link: { href: '#/promotions/dragon' },
  },
] as const;

export const sampleCarouselLabels = {
  name: 'Offers',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, count: number) => `${position} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous',
  next: 'Next',
};

const wins = [
  ['Mar…7', '₱1,284,950.00', '09:12'],
  ['jho…22', '₱486,200.50', 'Kagabi'],
  ['Ate…ny', '₱318,775.00', 'Kagabi'],
  ['kap…9', '₱240,000.00', 'Sat'],
  ['rae…xo', '₱152,340.25', 'Sat'],
  ['don…1', '₱8,450.00', 'Fri'],
  ['ton…77', '₱5,120.50', 'Fri'],
] as const;

export const sampleWinners = wins.map(([name, amount, when], index) => {
  const { name: game, cover } = sampleGames[index] ?? sampleGames[0];
  return { id: `win-${index}`, name, game, cover, amount, when };
});
