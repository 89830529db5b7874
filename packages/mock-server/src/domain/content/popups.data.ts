import type { PopupExecution } from '@croupier/sdk/types';

import type { Text } from '../text.ts';

/** Popup announcements in display order. */
export const popups: readonly {
  readonly execution: PopupExecution;
  readonly title: Text;
  readonly content: Text;
  readonly promotionType?: string;
}[] = [
  {
    execution: 'B',
    title: { EN: 'Welcome to Croupier', TY: 'Maligayang pagdating sa Croupier' },
    content: {
      EN: '<p>Register and get a <strong>100% welcome bonus</strong> on your first deposit, up to ₱5,000.</p><p>This is a sandbox: every peso in it is play money, and every other player is invented.</p>',
      TY: '<p>Magrehistro at kunin ang <strong>100% welcome bonus</strong> sa unang deposito, hanggang ₱5,000.</p><p>Sandbox ito: laruang pera ang bawat piso rito, at kathang-isip ang ibang manlalaro.</p>',
    },
    promotionType: 'WELCOME',
  },
  {
    execution: 'B',
    title: { EN: 'Use our official domains only', TY: 'Opisyal na domain lang ang gamitin' },
    content: {
      EN: '<p>Fake sites copy ours to get at passwords and payments. All of our domains end in <em>croupier.example</em>; you find them in the speed test of the servers.</p>',
      TY: '<p>Ginagaya ng mga pekeng site ang amin para makuha ang password at pera mo. Nagtatapos sa <em>croupier.example</em> ang lahat ng domain namin; nasa speed test ng mga server ang listahan.</p>',
    },
  },
  {
    execution: 'F',
    title: { EN: 'Your first steps', TY: 'Ang mga unang hakbang mo' },
    content: {
      EN: '<ol><li><a href="/member/securityCenter">Bind your mobile number</a> in your account.</li><li>Set a payment password; withdrawals ask for it.</li><li>Take the <strong>100% welcome bonus</strong> with your first deposit.</li></ol>',
      TY: '<ol><li><a href="/member/securityCenter">I-bind ang mobile number</a> sa account mo.</li><li>Magtakda ng payment password; hihingin ito sa bawat withdrawal.</li><li>Kunin ang <strong>100% welcome bonus</strong> kasabay ng unang deposito.</li></ol>',
    },
    promotionType: 'WELCOME',
  },
  {
    execution: 'A',
    title: { EN: 'Maintenance on Sunday', TY: 'Maintenance sa Linggo' },
    content: {
      EN: '<p>Deposits and withdrawals pause on Sunday from 2:00 to 4:00 a.m. (GMT+8). Games stay open, and balances are not affected.</p>',
      TY: '<p>Pansamantalang hihinto ang deposito at withdrawal sa Linggo, 2:00 hanggang 4:00 n.u. (GMT+8). Bukas pa rin ang mga laro, at hindi maaapektuhan ang balanse.</p>',
    },
  },
  {
    execution: 'A',
    title: { EN: '20% on Saturdays', TY: '20% tuwing Sabado' },
    content: {
      EN: '<p>Deposit ₱500 or more on a Saturday and get 20% on top, up to ₱2,000. Turnover ×8 within 7 days.</p>',
      TY: '<p>Magdeposito ng ₱500 pataas tuwing Sabado para sa dagdag na 20%, hanggang ₱2,000. Turnover ×8 sa loob ng 7 araw.</p>',
    },
    promotionType: 'RELOAD',
  },
  {
    execution: 'A',
    title: { EN: 'Fiesta raffle: win a motorcycle', TY: 'Fiesta raffle: manalo ng motorsiklo' },
    content: {
      EN: '<p>Every ₱1,000 of turnover is one turn of the wheel and one ticket for the phone and the motorcycle, drawn on the last Sunday of the month.</p>',
      TY: '<p>Isang ikot ng ruleta ang bawat ₱1,000 na turnover, at isang tiket din para sa telepono at motorsiklo na bubunutin sa huling Linggo ng buwan.</p>',
    },
    promotionType: 'RAFFLE',
  },
];
