import type { LocalizedText } from '../kernel/index.ts';
import type { NoticeTexts } from './withdrawal-texts.data.ts';

export type DepositNews = 'COMPLETED' | 'FAILED' | 'EXPIRED' | 'CANCELLED' | 'REVERSED';

/** Messages on the end of a deposit. */
export const depositTexts: Readonly<Record<DepositNews, NoticeTexts>> = {
  COMPLETED: {
    title: { EN: 'Your deposit has arrived', TY: 'Dumating na ang deposito mo' },
    content: { EN: '{amount} is in your wallet.', TY: 'Nasa wallet mo na ang {amount}.' },
  },
  FAILED: {
    title: { EN: 'Your deposit failed', TY: 'Hindi natuloy ang deposito mo' },
    content: {
      EN: 'The payment of {amount} did not go through, and nothing was credited. You can try again.',
      TY: 'Hindi natuloy ang bayad na {amount}, at walang naidagdag. Puwede mong subukan ulit.',
    },
  },
  EXPIRED: {
    title: { EN: 'A deposit was not paid in time', TY: 'Hindi nabayaran sa oras ang isang deposito' },
    content: {
      EN: 'No payment of {amount} arrived in time. If you have paid, write to customer service.',
      TY: 'Walang dumating na bayad na {amount} sa oras. Kung nakapagbayad ka na, sumulat sa customer service.',
    },
  },
  CANCELLED: {
    title: { EN: 'A deposit was cancelled', TY: 'Nakansela ang isang deposito' },
    content: {
      EN: 'The deposit of {amount} was cancelled, and nothing was credited.',
      TY: 'Nakansela ang deposito na {amount}, at walang naidagdag.',
    },
  },
  REVERSED: {
    title: { EN: 'A deposit was reversed', TY: 'Binawi ang isang deposito' },
    content: {
      EN: 'The payment provider took back the deposit of {amount}.',
      TY: 'Binawi ng kumpanya ng bayad ang deposito na {amount}.',
    },
  },
};

/** Added to a completed deposit that brought a bonus. */
export const depositBonusText: LocalizedText = {
  EN: 'With it came a bonus of {bonus}.',
  TY: 'May kasama itong bonus na {bonus}.',
};

export const transferTexts: NoticeTexts = {
  title: { EN: 'You received {amount}', TY: 'Nakatanggap ka ng {amount}' },
  content: {
    EN: '{amount} was transferred to your wallet.',
    TY: 'May nagpadala ng {amount} sa wallet mo.',
  },
};

export type BonusNews = 'GRANTED' | 'DONE' | 'EXPIRED' | 'FORFEITED' | 'CLEARED';

/** Messages on the beginning and the end of a bonus. `{title}` is its name. */
export const bonusTexts: Readonly<Record<BonusNews, NoticeTexts>> = {
  GRANTED: {
    title: { EN: '{title}: {amount} is active', TY: '{title}: aktibo na ang {amount}' },
    content: {
      EN: '{amount} was credited. Play {required} to withdraw it.',
      TY: 'Naidagdag ang {amount}. Maglaro ng {required} para mailabas ito.',
    },
  },
  DONE: {
    title: { EN: '{title}: all played', TY: '{title}: nalaro na lahat' },
    content: {
      EN: 'You have played the turnover of this bonus. It is yours, and no longer locks any money.',
      TY: 'Nalaro mo na ang turnover ng bonus na ito. Sa iyo na ito, at wala na itong hinaharang na pera.',
    },
  },
  EXPIRED: {
    title: { EN: '{title} has ended', TY: 'Natapos na ang {title}' },
    content: {
      EN: 'Its time was over before its turnover was played. {taken} was taken back; your other money stayed.',
      TY: 'Natapos ang oras nito bago nalaro ang turnover. Binawi ang {taken}; nanatili ang iba mong pera.',
    },
  },
  FORFEITED: {
    title: { EN: '{title} was given up', TY: 'Isinuko ang {title}' },
    content: {
      EN: 'The bonus was given up. {taken} was taken back; your other money stayed.',
      TY: 'Isinuko ang bonus. Binawi ang {taken}; nanatili ang iba mong pera.',
    },
  },
  CLEARED: {
    title: { EN: '{title} has ended', TY: 'Natapos na ang {title}' },
    content: {
      EN: 'Nearly nothing was left of it, so its turnover is no longer required.',
      TY: 'Halos wala nang natira rito, kaya hindi na kailangan ang turnover nito.',
    },
  },
};

/** Added to a bonus that ends. */
export const bonusEndText: LocalizedText = { EN: 'It ends on {end}.', TY: 'Hanggang {end} ito.' };
