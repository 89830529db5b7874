/** Announcements that a world starts with: the hours since they began to show (below zero: still to come), and their texts. */
export const notices: readonly {
  readonly id: string;
  readonly hoursAgo: number;
  readonly audience?: 'AGENT';
  readonly homeOnly?: true;
  readonly en: readonly [title: string, content: string];
  readonly ty: readonly [title: string, content: string];
}[] = [
  {
    id: 'nt_331',
    hoursAgo: -24,
    en: ['Double points all Monday', '<p>From midnight, every ₱100 of turnover earns two points.</p>'],
    ty: ['Dobleng puntos buong Lunes', '<p>Mula hatinggabi, dalawang puntos sa bawat ₱100 na turnover.</p>'],
  },
  {
    id: 'nt_330',
    hoursAgo: 3,
    homeOnly: true,
    en: ['Good luck in the Fiesta raffle!', '<p>The wheel is open until Sunday, 11:59 p.m.</p>'],
    ty: ['Good luck sa Fiesta raffle!', '<p>Bukas ang ruleta hanggang Linggo, 11:59 n.g.</p>'],
  },
  {
    id: 'nt_329',
    hoursAgo: 6,
    en: ['New maker: Salamin', '<p>Over eighty new slots and fishing games are open in the lobby.</p>'],
    ty: ['Bagong gumagawa: Salamin', '<p>Mahigit walumpung bagong slots at fishing ang bukas na sa lobby.</p>'],
  },
  {
    id: 'nt_328',
    hoursAgo: 20,
    en: ['Maintenance on Sunday', '<p>Deposits and withdrawals pause from 2:00 to 4:00 a.m. Games stay open.</p>'],
    ty: [
      'Maintenance sa Linggo',
      '<p>Titigil ang deposito at withdrawal mula 2:00 hanggang 4:00 n.u. Bukas ang mga laro.</p>',
    ],
  },
  {
    id: 'nt_327',
    hoursAgo: 31,
    en: ['Faster withdrawals to e-wallets', '<p>Nine out of ten are now paid within eight minutes.</p>'],
    ty: ['Mas mabilis na withdrawal sa e-wallet', '<p>Siyam sa sampu ay nababayaran na sa loob ng walong minuto.</p>'],
  },
  {
    id: 'nt_326',
    hoursAgo: 49,
    en: ['Beware of copied pages', '<p>Check the address before you log in. Ours end in croupier.example.</p>'],
    ty: [
      'Mag-ingat sa kopyang pahina',
      '<p>Tingnan ang address bago mag-log in. Nagtatapos sa croupier.example ang amin.</p>',
    ],
  },
  {
    id: 'nt_325',
    hoursAgo: 72,
    en: ['Tongits Masters: registration is open', '<p>Sixteen tables, one evening, ₱200,000 in prizes.</p>'],
    ty: ['Tongits Masters: bukas na ang pagpapalista', '<p>Labing-anim na mesa, isang gabi, ₱200,000 na premyo.</p>'],
  },
  {
    id: 'nt_324',
    hoursAgo: 96,
    homeOnly: true,
    en: ['Live tables now deal in Filipino', '<p>Look for the flag at Habi Live and Agila Live.</p>'],
    ty: ['May dealer nang nagfi-Filipino sa live', '<p>Hanapin ang watawat sa Habi Live at Agila Live.</p>'],
  },
  {
    id: 'nt_323',
    hoursAgo: 122,
    en: ['App 3.4.1 is out', '<p>Smaller, and it remembers the lobby that you left.</p>'],
    ty: ['Narito na ang app 3.4.1', '<p>Mas magaan, at natatandaan ang iniwan mong lobby.</p>'],
  },
  {
    id: 'nt_322',
    hoursAgo: 150,
    en: ['New limits on bank transfers', '<p>₱200 at least, ₱100,000 at most for one transfer.</p>'],
    ty: ['Bagong limitasyon sa bank transfer', '<p>₱200 pinakamababa, ₱100,000 pinakamataas sa isang transfer.</p>'],
  },
  {
    id: 'nt_321',
    hoursAgo: 190,
    en: ['Points mall restocked', '<p>Rice cookers, earphones and load cards are back.</p>'],
    ty: ['May bagong laman ang points mall', '<p>Balik na ang rice cooker, earphones at load.</p>'],
  },
  {
    id: 'nt_320',
    hoursAgo: 240,
    en: ['Invite a friend: ₱188 each', '<p>The reward is now paid within an hour.</p>'],
    ty: ['Mag-imbita ng kaibigan: tig-₱188', '<p>Binabayaran na ngayon ang gantimpala sa loob ng isang oras.</p>'],
  },
  {
    id: 'nt_319',
    hoursAgo: 300,
    en: ['Bola 6/55 draws daily', '<p>Every evening at nine, seven days a week.</p>'],
    ty: ['Araw-araw na ang Bola 6/55', '<p>Gabi-gabi ng alas-nuwebe, pitong araw sa isang linggo.</p>'],
  },
  {
    id: 'nt_318',
    hoursAgo: 400,
    en: ['Updated terms of use', '<p>Clearer words on bonuses and on errors. Read them in the help center.</p>'],
    ty: [
      'Binagong tuntunin ng paggamit',
      '<p>Mas malinaw tungkol sa bonus at pagkakamali. Basahin sa help center.</p>',
    ],
  },
  {
    id: 'na_108',
    hoursAgo: 10,
    audience: 'AGENT',
    en: ['Hourly salary: new tier', '<p>From 20 active players on, the rate is 0.35%.</p>'],
    ty: ['Sahod kada oras: bagong antas', '<p>Mula 20 aktibong manlalaro, 0.35% na ang rate.</p>'],
  },
  {
    id: 'na_107',
    hoursAgo: 60,
    audience: 'AGENT',
    en: ['Dividend of the last half-month', '<p>Paid out on the 16th; see the dividend records.</p>'],
    ty: ['Dibidendo ng nakaraang kalahating buwan', '<p>Ibinayad noong ika-16; tingnan ang talaan ng dibidendo.</p>'],
  },
  {
    id: 'na_106',
    hoursAgo: 170,
    audience: 'AGENT',
    en: ['Register links show their visits', '<p>Each link now counts visits and first deposits.</p>'],
    ty: ['May bilang na ang mga register link', '<p>Binibilang na ng bawat link ang bisita at unang deposito.</p>'],
  },
];
