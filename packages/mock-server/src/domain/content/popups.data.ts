import type { PopupExecution } from '@croupier/sdk/types';

import type { Text } from '../text.ts';

/** Announcements that pop up, in the order to show. */
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
      EN: '<p>This is a sandbox: every peso in it is play money, and every other player is invented.</p><p>Register to receive a <strong>100% welcome bonus</strong> on your first deposit, up to ₱5,000.</p>',
      TY: '<p>Sandbox ito: laruang pera ang bawat piso rito, at kathang-isip ang ibang manlalaro.</p><p>Magrehistro para sa <strong>100% welcome bonus</strong> sa unang deposito, hanggang ₱5,000.</p>',
    },
    promotionType: 'WELCOME',
  },
  {
    execution: 'B',
    title: { EN: 'Only use our official domains', TY: 'Opisyal na domain lang ang gamitin' },
    content: {
      EN: '<p>Pages that look like ours ask for passwords and payments. Our domains all end in <em>croupier.example</em>; the server-speed selector lists them.</p>',
      TY: '<p>May mga pahinang ginagaya kami para humingi ng password at bayad. Nagtatapos sa <em>croupier.example</em> ang lahat ng domain namin; nasa pampili ng bilis ng server ang listahan.</p>',
    },
  },
  {
    execution: 'F',
    title: { EN: 'Your first steps', TY: 'Ang iyong mga unang hakbang' },
    content: {
      EN: '<ol><li>Bind your mobile number in My account.</li><li>Set a payment password before your first withdrawal.</li><li>Choose your daily limit — you can change it at any time.</li></ol>',
      TY: '<ol><li>I-bind ang mobile number sa Aking account.</li><li>Magtakda ng payment password bago ang unang withdrawal.</li><li>Piliin ang iyong arawang limitasyon — maaari itong baguhin anumang oras.</li></ol>',
    },
  },
  {
    execution: 'A',
    title: { EN: 'Scheduled maintenance on Sunday', TY: 'Nakatakdang maintenance sa Linggo' },
    content: {
      EN: '<p>Deposits and withdrawals pause on Sunday from 2:00 to 4:00 a.m. (GMT+8). Games stay open, and balances are not affected.</p>',
      TY: '<p>Pansamantalang hihinto ang deposito at withdrawal sa Linggo, 2:00 hanggang 4:00 n.u. (GMT+8). Bukas pa rin ang mga laro, at hindi maaapektuhan ang balanse.</p>',
    },
  },
  {
    execution: 'A',
    title: { EN: 'Weekend reload: 20% on Saturdays', TY: 'Weekend reload: 20% tuwing Sabado' },
    content: {
      EN: '<p>Deposit ₱500 or more on a Saturday and take 20% on top, up to ₱2,000. Turnover ×8 within 7 days.</p>',
      TY: '<p>Magdeposito ng ₱500 pataas tuwing Sabado at kunin ang dagdag na 20%, hanggang ₱2,000. Turnover ×8 sa loob ng 7 araw.</p>',
    },
    promotionType: 'RELOAD',
  },
];
