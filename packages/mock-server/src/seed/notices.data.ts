/** Announcements of a new world; `hoursAgo` counts from the publication and is negative when it is in the future. */
export const notices: readonly {
  readonly id: string;
  readonly hoursAgo: number;
  readonly audience?: 'AGENT';
  readonly homeOnly?: true;
  readonly promotionType?: string;
  /** First and last hour of the coming Sunday in which it restricts the site. */
  readonly onSunday?: readonly [from: number, until: number];
  readonly en: readonly [title: string, content: string];
  readonly ty: readonly [title: string, content: string];
}[] = [
  {
    id: 'nt_331',
    hoursAgo: -24,
    en: [
      'Double points until Sunday',
      '<p>Every ₱100 of valid bets earns two points instead of one, in every game, until Sunday at 11:59 p.m. (GMT+8). Points never expire.</p>',
    ],
    ty: [
      'Dobleng puntos hanggang Linggo',
      '<p>Dalawang puntos, sa halip na isa, ang katumbas ng bawat ₱100 na taya sa lahat ng laro hanggang Linggo, 11:59 n.g. (GMT+8). Hindi nag-e-expire ang puntos.</p>',
    ],
  },
  {
    id: 'nt_330',
    hoursAgo: 3,
    homeOnly: true,
    promotionType: 'RAFFLE',
    en: [
      'Good luck in the Fiesta raffle!',
      '<p>Every ₱1,000 of turnover is one more turn of the wheel, until the end of the month. <a href="/promotions">See the prizes</a></p>',
    ],
    ty: [
      'Good luck sa Fiesta raffle!',
      '<p>Isa pang ikot ng ruleta sa bawat ₱1,000 na turnover, hanggang katapusan ng buwan. <a href="/promotions">Tingnan ang mga premyo</a></p>',
    ],
  },
  {
    id: 'nt_329',
    hoursAgo: 6,
    en: [
      'New games from Salamin',
      '<p>More than eighty slots and fishing games by Salamin are now open. <a href="/rng?vassalage=CQ9">See the slots</a></p>',
    ],
    ty: [
      'Mga bagong laro mula sa Salamin',
      '<p>Bukas na ang mahigit walumpung slots at fishing game ng Salamin. <a href="/rng?vassalage=CQ9">Tingnan ang mga slots</a></p>',
    ],
  },
  {
    id: 'nt_328',
    hoursAgo: 20,
    onSunday: [2, 4],
    en: [
      'Maintenance on Sunday, 2:00 to 4:00 a.m.',
      '<p>Deposits and withdrawals pause on Sunday from 2:00 to 4:00 a.m. (GMT+8). Games stay open, and balances are not affected.</p>',
    ],
    ty: [
      'Maintenance sa Linggo, 2:00 hanggang 4:00 n.u.',
      '<p>Pansamantalang hihinto ang deposito at withdrawal sa Linggo, 2:00 hanggang 4:00 n.u. (GMT+8). Bukas pa rin ang mga laro, at hindi maaapektuhan ang balanse.</p>',
    ],
  },
  {
    id: 'nt_332',
    hoursAgo: 26,
    promotionType: 'RELOAD',
    en: [
      '20% more on Saturdays',
      '<p>Deposit ₱500 or more on a Saturday and get 20% on top, up to ₱2,000. The bonus has a turnover of ×8 within 7 days.</p>',
    ],
    ty: [
      'Dagdag na 20% tuwing Sabado',
      '<p>Magdeposito ng ₱500 pataas tuwing Sabado para sa dagdag na 20%, hanggang ₱2,000. May turnover na ×8 ang bonus sa loob ng 7 araw.</p>',
    ],
  },
  {
    id: 'nt_327',
    hoursAgo: 31,
    en: [
      'Faster withdrawals to e-wallets',
      '<p>Nine out of ten withdrawals to an e-wallet now arrive within eight minutes.</p>',
    ],
    ty: [
      'Mas mabilis na ang withdrawal sa e-wallet',
      '<p>Siyam sa bawat sampung withdrawal sa e-wallet ang dumarating na sa loob ng walong minuto.</p>',
    ],
  },
  {
    id: 'nt_326',
    hoursAgo: 49,
    en: [
      'Beware of fake sites',
      '<p>Check the address before you log in: ours always end in <em>croupier.example</em>. We never ask for your password or a code by chat, text message or phone.</p>',
    ],
    ty: [
      'Mag-ingat sa mga pekeng site',
      '<p>Tingnan muna ang address bago mag-log in: laging nagtatapos sa <em>croupier.example</em> ang amin. Hindi namin kailanman hinihingi ang password o code mo sa chat, text o tawag.</p>',
    ],
  },
  {
    id: 'nt_325',
    hoursAgo: 72,
    en: [
      'Tongits Masters: sign up now',
      '<p>Sixteen tables, one evening and ₱200,000 in prizes. Sign up with customer service until Friday; members with a VIP rank enter for free.</p>',
    ],
    ty: [
      'Tongits Masters: magpalista na',
      '<p>Labing-anim na mesa, isang gabi at ₱200,000 na papremyo. Magpalista sa customer service hanggang Biyernes; libre ang mga miyembrong may VIP rank.</p>',
    ],
  },
  {
    id: 'nt_324',
    hoursAgo: 96,
    homeOnly: true,
    en: [
      'Live dealers who speak Filipino',
      '<p>Look for the flag at the tables of Habi Live and Agila Live, every evening from 6:00 p.m. <a href="/live">To the tables</a></p>',
    ],
    ty: [
      'May mga dealer nang nagsasalita ng Filipino',
      '<p>Hanapin ang watawat sa mga mesa ng Habi Live at Agila Live, gabi-gabi mula 6:00 n.g. <a href="/live">Pumunta sa mga mesa</a></p>',
    ],
  },
  {
    id: 'nt_323',
    hoursAgo: 122,
    en: [
      'App 3.4.1 is here',
      '<p>It takes up less space, and it opens in the lobby where you left off. <a href="/down">Download the app</a></p>',
    ],
    ty: [
      'Narito na ang app 3.4.1',
      '<p>Mas magaan na ito, at bumubukas sa lobby na huli mong iniwan. <a href="/down">I-download ang app</a></p>',
    ],
  },
  {
    id: 'nt_322',
    hoursAgo: 150,
    en: [
      'New limits on bank transfers',
      '<p>A bank transfer can now be anything from ₱500 to ₱200,000. The limits of e-wallets stay as they are.</p>',
    ],
    ty: [
      'Bagong limitasyon sa bank transfer',
      '<p>Mula ₱500 hanggang ₱200,000 na ang puwede sa isang bank transfer. Walang nagbago sa limitasyon ng mga e-wallet.</p>',
    ],
  },
  {
    id: 'nt_321',
    hoursAgo: 190,
    en: [
      'The points mall is restocked',
      '<p>Rice cookers, earphones and load cards are back. <a href="/pointMall">To the points mall</a></p>',
    ],
    ty: [
      'May bagong dating sa points mall',
      '<p>Balik na ang mga rice cooker, earphones at load card. <a href="/pointMall">Pumunta sa points mall</a></p>',
    ],
  },
  {
    id: 'nt_320',
    hoursAgo: 240,
    en: [
      'Invite a friend: ₱188 each',
      '<p>You and your friend now receive your ₱188 within an hour after your friend has met the conditions. <a href="/member/referral">Share your link</a></p>',
    ],
    ty: [
      'Mag-imbita ng kaibigan: tig-₱188',
      '<p>Sa loob na lang ng isang oras ang hintay: tig-₱188 kayo kapag natugunan na ng kaibigan mo ang mga kondisyon. <a href="/member/referral">Ibahagi ang link mo</a></p>',
    ],
  },
  {
    id: 'nt_319',
    hoursAgo: 300,
    en: ['Bola 6/55 is now drawn every day', '<p>Every night at midnight (GMT+8), seven days a week.</p>'],
    ty: ['Araw-araw na ang bola ng Bola 6/55', '<p>Tuwing hatinggabi (GMT+8), pitong araw sa isang linggo.</p>'],
  },
  {
    id: 'nt_318',
    hoursAgo: 400,
    en: [
      'Updated terms of use',
      '<p>The parts on bonuses and on wrong results are now easier to understand. <a href="/help#term">Read the terms</a></p>',
    ],
    ty: [
      'Binago ang mga tuntunin ng paggamit',
      '<p>Mas madali nang maintindihan ang mga bahagi tungkol sa bonus at sa maling resulta. <a href="/help#term">Basahin ang mga tuntunin</a></p>',
    ],
  },
  {
    id: 'na_108',
    hoursAgo: 10,
    audience: 'AGENT',
    en: [
      'Hourly salary: a new tier',
      '<p>From 20 active players in your team on, the rate is 0.35% of their valid bets. It counts from the next full hour; your contract stays as it is.</p>',
    ],
    ty: [
      'Sahod kada oras: may bagong antas',
      '<p>Kapag may 20 aktibong manlalaro o higit pa sa iyong team, 0.35% na ng kanilang taya ang rate. Epektibo ito sa susunod na buong oras; walang magbabago sa kontrata mo.</p>',
    ],
  },
  {
    id: 'na_107',
    hoursAgo: 60,
    audience: 'AGENT',
    en: [
      'The last dividend has been paid',
      '<p>It is in your main wallet; the dividend records show how it was counted. <a href="/agentHome/agentDividendRecordCopy2">Open the records</a></p>',
    ],
    ty: [
      'Naibigay na ang huling dibidendo',
      '<p>Nasa main wallet mo na ito; makikita sa talaan ng dibidendo kung paano ito kinuwenta. <a href="/agentHome/agentDividendRecordCopy2">Buksan ang talaan</a></p>',
    ],
  },
  {
    id: 'na_106',
    hoursAgo: 170,
    audience: 'AGENT',
    en: [
      'Register links now count',
      '<p>Each of your register links shows how many people visited it, registered and made a first deposit. <a href="/agentHome/registerCenter">See your links</a></p>',
    ],
    ty: [
      'May bilang na ang mga register link',
      '<p>Ipinapakita na ng bawat register link mo kung ilan ang bumisita, nagrehistro at unang nagdeposito. <a href="/agentHome/registerCenter">Tingnan ang mga link mo</a></p>',
    ],
  },
];
