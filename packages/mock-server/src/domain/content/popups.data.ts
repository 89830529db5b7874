import type { PopupExecution } from '@croupier/sdk/types';

import type { LocalizedText } from '../kernel/index.ts';

/** Popup announcements in display order. */
export const popups: readonly {
  readonly id: string;
  readonly execution: PopupExecution;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
  readonly promotionType?: string;
}[] = [
  {
    id: 'pop_welcome',
    execution: 'B',
    title: { EN: 'Welcome to the table', TY: 'Maligayang pagdating sa mesa' },
    content: {
      EN: '<p>Register and get a <strong>100% welcome bonus</strong> on your first deposit, up to ₱5,000.</p><p>This is a sandbox: every peso in it is play money, and every other player is invented.</p>',
      TY: '<p>Magrehistro at kunin ang <strong>100% welcome bonus</strong> sa unang deposito, hanggang ₱5,000.</p><p>Sandbox ito: laruang pera ang bawat piso rito, at kathang-isip ang ibang manlalaro.</p>',
    },
    promotionType: 'WELCOME',
  },
  {
    id: 'pop_domains',
    execution: 'B',
    title: { EN: 'Use our official domains only', TY: 'Opisyal na domain lang ang gamitin' },
    content: {
      EN: '<p>Fake sites copy ours to get at passwords and payments. All of our domains end in <em>croupier.example</em>; you find them in the speed test of the servers.</p>',
      TY: '<p>Ginagaya ng mga pekeng site ang amin para makuha ang password at pera mo. Nagtatapos sa <em>croupier.example</em> ang lahat ng domain namin; nasa speed test ng mga server ang listahan.</p>',
    },
  },
  {
    id: 'pop_first_steps',
    execution: 'F',
    title: { EN: 'Your first steps', TY: 'Ang mga unang hakbang mo' },
    content: {
      EN: '<p>Your account is ready, and you are logged in.</p><ol><li><a href="/member/depositv2">Make your first deposit</a>, from ₱50.</li><li>Choose the <strong>100% welcome bonus</strong> with it: it is for the first deposit only.</li><li>Before you withdraw, verify your mobile number and set a payment password.</li></ol>',
      TY: '<p>Handa na ang account mo, at naka-log in ka na.</p><ol><li><a href="/member/depositv2">Gawin ang unang deposito</a>, mula ₱50.</li><li>Piliin kasabay nito ang <strong>100% welcome bonus</strong>: para lang ito sa unang deposito.</li><li>Bago mag-withdraw, i-verify ang mobile number mo at magtakda ng payment password.</li></ol>',
    },
    promotionType: 'WELCOME',
  },
  {
    id: 'pop_maintenance',
    execution: 'A',
    title: { EN: 'Maintenance on Sunday', TY: 'Maintenance sa Linggo' },
    content: {
      EN: '<p>Deposits and withdrawals pause on Sunday from 2:00 to 4:00 a.m. (GMT+8). Games stay open, and balances are not affected.</p>',
      TY: '<p>Pansamantalang hihinto ang deposito at withdrawal sa Linggo, 2:00 hanggang 4:00 n.u. (GMT+8). Bukas pa rin ang mga laro, at hindi maaapektuhan ang balanse.</p>',
    },
  },
  {
    id: 'pop_saturdays',
    execution: 'A',
    title: { EN: '20% on Saturdays', TY: '20% tuwing Sabado' },
    content: {
      EN: '<p>Deposit ₱500 or more on a Saturday and get 20% on top, up to ₱2,000. Turnover ×8 within 7 days.</p>',
      TY: '<p>Magdeposito ng ₱500 pataas tuwing Sabado para sa dagdag na 20%, hanggang ₱2,000. Turnover ×8 sa loob ng 7 araw.</p>',
    },
    promotionType: 'RELOAD',
  },
  {
    id: 'pop_fiesta',
    execution: 'A',
    title: { EN: 'Fiesta raffle: win a motorcycle', TY: 'Fiesta raffle: manalo ng motorsiklo' },
    content: {
      EN: '<p>Every ₱1,000 of turnover is one turn of the wheel and one ticket for the phone and the motorcycle, drawn on the last Sunday of the month.</p>',
      TY: '<p>Isang ikot ng ruleta ang bawat ₱1,000 na turnover, at isang tiket din para sa telepono at motorsiklo na bubunutin sa huling Linggo ng buwan.</p>',
    },
    promotionType: 'RAFFLE',
  },
];
