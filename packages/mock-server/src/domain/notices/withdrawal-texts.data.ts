import type { LocalizedText } from '../kernel/index.ts';

/** Texts of a message. */
export interface NoticeTexts {
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}

export type WithdrawalNews =
  | 'REQUESTED'
  | 'APPROVED'
  | 'SENT'
  | 'CONFIRMED'
  | 'FORCED'
  | 'DISPUTED'
  | 'REPLACED'
  | 'REJECTED'
  | 'CANCELLED';

/** Messages on each change of a withdrawal (W-31). `{part}` is the amount of the payment. */
export const withdrawalTexts: Readonly<Record<WithdrawalNews, NoticeTexts>> = {
  REQUESTED: {
    title: { EN: 'We have your withdrawal', TY: 'Natanggap namin ang withdrawal mo' },
    content: {
      EN: 'You asked for {amount}. Our staff look at it next; you can still cancel it until then.',
      TY: 'Humiling ka ng {amount}. Titingnan ito ng staff; puwede mo pa itong kanselahin bago iyon.',
    },
  },
  APPROVED: {
    title: { EN: 'Your withdrawal is being paid', TY: 'Binabayaran na ang withdrawal mo' },
    content: {
      EN: 'Our staff approved your withdrawal of {amount}. The payment goes out next.',
      TY: 'Inaprubahan ng staff ang withdrawal mo na {amount}. Susunod na ang bayad.',
    },
  },
  SENT: {
    title: { EN: '{part} is on its way to you', TY: 'Papunta na sa iyo ang {part}' },
    content: {
      EN: 'We sent {part} of your withdrawal of {amount}. Tell us when it has arrived, or that it has not.',
      TY: 'Ipinadala namin ang {part} ng withdrawal mo na {amount}. Sabihin mo sa amin kung dumating na ito o hindi.',
    },
  },
  CONFIRMED: {
    title: { EN: 'You confirmed a payment', TY: 'Kinumpirma mo ang isang bayad' },
    content: {
      EN: 'You confirmed that {part} of your withdrawal of {amount} has arrived.',
      TY: 'Kinumpirma mo na dumating ang {part} ng withdrawal mo na {amount}.',
    },
  },
  FORCED: {
    title: { EN: 'A payment counts as received', TY: 'Itinuturing nang natanggap ang isang bayad' },
    content: {
      EN: '{part} of your withdrawal of {amount} counts as received. Write to customer service if it has not arrived.',
      TY: 'Itinuturing nang natanggap ang {part} ng withdrawal mo na {amount}. Sumulat sa customer service kung hindi ito dumating.',
    },
  },
  DISPUTED: {
    title: { EN: 'We look for your payment', TY: 'Hinahanap namin ang bayad mo' },
    content: {
      EN: 'You told us that a payment of your withdrawal of {amount} did not arrive in full. Our staff ask the bank.',
      TY: 'Sinabi mo na hindi buong dumating ang isang bayad ng withdrawal mo na {amount}. Tatanungin ng staff ang bangko.',
    },
  },
  REPLACED: {
    title: { EN: 'We sent what was missing', TY: 'Ipinadala namin ang kulang' },
    content: {
      EN: 'We sent the missing {part} of your withdrawal of {amount} again.',
      TY: 'Ipinadala naming muli ang kulang na {part} ng withdrawal mo na {amount}.',
    },
  },
  REJECTED: {
    title: { EN: 'Your withdrawal was rejected', TY: 'Tinanggihan ang withdrawal mo' },
    content: {
      EN: '{reason} Your withdrawal of {amount} is back in your wallet.',
      TY: '{reason} Nasa wallet mo na ulit ang {amount} ng withdrawal mo.',
    },
  },
  CANCELLED: {
    title: { EN: 'Your withdrawal was cancelled', TY: 'Nakansela ang withdrawal mo' },
    content: {
      EN: 'You cancelled your withdrawal. {amount} is back in your wallet.',
      TY: 'Kinansela mo ang withdrawal mo. Nasa wallet mo na ulit ang {amount}.',
    },
  },
};
