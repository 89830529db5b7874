/** How often a team member plays: `left` no longer plays, `silent` never has, `example` is in the contract's examples. */
export type Habit = 'often' | 'sometimes' | 'seldom' | 'left' | 'locked' | 'silent' | 'example';

/** Account, nickname, age in days and habit; `AGENT` has a team too. */
type Person = readonly [account: string, nickname: string, daysAgo: number, habit: Habit, kind?: 'AGENT'];

/**
 * Teams by agent, uplines before their downlines. Amihan has 46 accounts on three levels, of which four are personas
 * and not listed here; Bagwis has six.
 */
export const teams: readonly { readonly upline: string; readonly people: readonly Person[] }[] = [
  {
    upline: 'amihan',
    people: [
      ['hiraya', 'Ate Hiraya', 262, 'sometimes', 'AGENT'],
      ['jomarcruz', 'Jomar', 318, 'often'],
      ['mangben', 'Mang Ben', 301, 'often'],
      ['luzviminda', 'Luz', 240, 'sometimes'],
      ['rodelito', 'Rodel', 173, 'often'],
      ['atejoy88', 'Joy', 122, 'left'],
      ['nonoyreyes', 'Nonoy', 66, 'sometimes'],
      ['tala', 'Tala', 2, 'example'],
    ],
  },
  {
    upline: 'kidlat',
    people: [
      ['lakandula', 'Lakan', 196, 'sometimes', 'AGENT'],
      ['bongsantos', 'Bong', 255, 'often'],
      ['cherrylyn', 'Che', 231, 'sometimes'],
      ['dencio77', 'Dencio', 204, 'locked'],
      ['ernestina', 'Aling Nena', 160, 'sometimes'],
      ['jepoydizon', 'Jepoy', 118, 'often'],
      ['kikaylim', 'Kikay', 97, 'seldom'],
      ['mayumi21', 'Mayumi', 54, 'sometimes'],
      ['onyokperez', 'Onyok', 31, 'seldom'],
      ['pinkyrose', 'Pinky', 6, 'silent'],
    ],
  },
  {
    upline: 'hiraya',
    people: [
      ['sinagtala', 'Sinag', 150, 'sometimes', 'AGENT'],
      ['arnelgo', 'Arnel', 219, 'left'],
      ['baby0612', 'Baby', 187, 'sometimes'],
      ['dodongcebu', 'Dodong', 171, 'often'],
      ['florante', 'Florante', 133, 'seldom'],
      ['ginalyn', 'Gina', 88, 'sometimes'],
      ['isagani4', 'Gani', 61, 'seldom'],
      ['jhunjhun', 'Jhun', 40, 'locked'],
      ['liezlmae', 'Liezl', 4, 'sometimes'],
    ],
  },
  {
    upline: 'lakandula',
    people: [
      ['andoybisaya', 'Andoy', 141, 'often'],
      ['bebangko', 'Bebang', 136, 'left'],
      ['caloyramos', 'Caloy', 109, 'sometimes'],
      ['ditasdavao', 'Ditas', 92, 'seldom'],
      ['edgardo9', 'Edgar', 77, 'sometimes'],
      ['felymarquez', 'Fely', 59, 'locked'],
      ['goryomanalo', 'Goryo', 38, 'seldom'],
      ['heidimay', 'Heidi', 17, 'sometimes'],
      ['ikengtorres', 'Ikeng', 3, 'silent'],
    ],
  },
  {
    upline: 'sinagtala',
    people: [
      ['jinkybaguio', 'Jinky', 127, 'seldom'],
      ['kuyajun', 'Kuya Jun', 103, 'sometimes'],
      ['lornatan', 'Lorna', 84, 'left'],
      ['maritesv', 'Tess', 52, 'sometimes'],
      ['nardocaloocan', 'Nards', 25, 'seldom'],
      ['ogielapid', 'Ogie', 9, 'sometimes'],
    ],
  },
  {
    upline: 'bagwis',
    people: [
      ['panday05', 'Panday', 170, 'sometimes', 'AGENT'],
      ['quennieang', 'Quennie', 155, 'often'],
      ['ramilocampo', 'Ramil', 110, 'left'],
      ['susangracia', 'Susan', 35, 'seldom'],
    ],
  },
  {
    upline: 'panday05',
    people: [
      ['teddyboyuy', 'Teddy', 90, 'sometimes'],
      ['violymoreno', 'Violy', 20, 'seldom'],
    ],
  },
];
