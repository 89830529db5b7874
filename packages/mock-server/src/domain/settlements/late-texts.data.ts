import type { LocalizedText } from '../kernel/index.ts';

interface MessageText {
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}

/** The messages on pay that a balance does not cover (CT-53); places in braces are filled. */
export const LATE_TEXTS: Readonly<Record<'payer' | 'payee', MessageText>> = {
  payer: {
    title: { EN: 'Your balance does not cover contract pay', TY: 'Kulang ang balanse mo para sa bayad sa kontrata' },
    content: {
      EN: '{amount} for {account} was due and could not be paid. It is paid as soon as your balance covers it; until then you cannot withdraw, transfer or make new offers.',
      TY: 'Dapat bayaran ang {amount} kay {account} pero kulang ang balanse. Babayaran ito kapag sapat na; habang hinihintay, hindi ka makakapag-withdraw, makakapaglipat o makakapag-alok.',
    },
  },
  payee: {
    title: { EN: 'Your contract pay is late', TY: 'Maaantala ang bayad sa kontrata mo' },
    content: {
      EN: '{amount} from {account} was due and could not be paid yet. It comes by itself as soon as the balance there covers it.',
      TY: 'Dapat dumating ang {amount} mula kay {account} pero hindi pa ito mabayaran. Darating ito nang kusa kapag sapat na ang balanse roon.',
    },
  },
};
