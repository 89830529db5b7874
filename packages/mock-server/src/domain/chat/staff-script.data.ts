import type { LocalizedText } from '../kernel/index.ts';

/** First message of every chat: nobody shall take the script for a person. */
export const SANDBOX_NOTICE: LocalizedText = {
  EN: 'This is the sandbox: a script answers here instead of a person.',
  TY: 'Sandbox ito: script ang sasagot dito, hindi tao.',
};

/** Names under which staff answer. */
export const STAFF_NAMES: readonly string[] = ['Jasmin', 'Tala', 'Paolo', 'Rhea'];

/** Begins the first answer of a chat. */
export const GREETING: LocalizedText = {
  EN: 'Hello! Thanks for writing.',
  TY: 'Magandang araw po! Salamat sa mensahe.',
};

interface Topic {
  /** Words of both languages, by which a message is about it. */
  readonly words: RegExp;
  readonly answer: LocalizedText;
}

/** What the script understands. The first topic that matches is answered, so warnings come first. */
export const TOPICS: readonly Topic[] = [
  {
    words: /\b(?:password|pass ?code|otp|pin|one[- ]time|code ko|my code)\b/i,
    answer: {
      EN: 'Please never send a password or a code here. We never ask for them. You can change your password under My account, Security.',
      TY: 'Huwag po ninyong ipadala rito ang password o code. Hindi namin ito hinihingi kailanman. Mapapalitan ang password sa My account, Security.',
    },
  },
  {
    words: /withdraw|cash ?out|pay ?out|labas|kubra|mag-?wi/i,
    answer: {
      EN: 'A withdrawal is checked first and then sent; a wallet can take up to 30 minutes, a bank up to one working day. Its page shows each step. What is its number?',
      TY: 'Sinusuri muna ang withdrawal bago ipadala; hanggang 30 minuto sa wallet, hanggang isang araw ng trabaho sa bangko. Nasa page nito ang bawat hakbang. Ano po ang numero nito?',
    },
  },
  {
    words: /deposit|cash ?in|top ?up|gcash|maya|bayad|hulog/i,
    answer: {
      EN: 'A deposit usually arrives within a few minutes of the payment. If it has not, send the proof of payment on the page of the deposit. What is its number?',
      TY: 'Karaniwang pumapasok ang deposito ilang minuto pagkabayad. Kung wala pa, ipadala ang patunay ng bayad sa page ng deposito. Ano po ang numero nito?',
    },
  },
  {
    words: /bonus|promo|turnover|rebate|reward|voucher|gantimpala/i,
    answer: {
      EN: 'What counts for a bonus, and how much is still to be played, is on its page under Promotions. Which bonus is it about?',
      TY: 'Kung ano ang binibilang sa bonus at magkano pa ang lalaruin ay nasa page nito sa Promotions. Aling bonus po ito?',
    },
  },
  {
    words: /game|round|spin|bet\b|slot|live|laro|taya|nanalo|natalo/i,
    answer: {
      EN: 'A round that was interrupted is played to its end by the game, and the result is in your betting record. Which game was it, and at what time?',
      TY: 'Ang naputol na round ay tinatapos ng laro, at nasa betting record ninyo ang resulta. Anong laro po iyon, at anong oras?',
    },
  },
  {
    words: /account|log ?in|verify|kyc|identity|\bid\b|mobile|email|numero ng telepono/i,
    answer: {
      EN: 'I can explain the settings of your account, but only you can change them, under My account. What would you like to do?',
      TY: 'Maipapaliwanag ko po ang settings ng account, pero kayo lang ang makakapagpalit, sa My account. Ano po ang gusto ninyong gawin?',
    },
  },
  {
    words: /limit|addict|self[- ]excl|time ?out|break|tigil|pahinga/i,
    answer: {
      EN: 'You can set limits or take a break under My account, Player protection. It starts at once, and I am glad to explain each step.',
      TY: 'Puwede po kayong magtakda ng limit o magpahinga sa My account, Player protection. Agad itong nagsisimula, at ipapaliwanag ko ang bawat hakbang.',
    },
  },
  {
    words: /\b(?:person|human|agent|real|tao|totoong)\b/i,
    answer: {
      EN: 'In this sandbox nobody but the script answers. On the site of an operator, a person would take over here.',
      TY: 'Sa sandbox na ito, script lang ang sumasagot. Sa site ng operator, tao na ang hahawak mula rito.',
    },
  },
  {
    words: /thank|salamat|\bty\b|okay na|ok na/i,
    answer: {
      EN: 'You are welcome. Is there anything else?',
      TY: 'Walang anuman po. May iba pa po ba?',
    },
  },
  { words: /^\s*(?:hi|hello|hey|hoy|kumusta|kamusta|magandang|good)\b.{0,24}$/i, answer: GREETING },
];

/** For messages without a topic, one after the other. */
export const FALLBACKS: readonly LocalizedText[] = [
  {
    EN: 'I have read your message. Is it about a deposit, a withdrawal, a bonus or a game?',
    TY: 'Nabasa ko po ang mensahe ninyo. Tungkol po ba ito sa deposito, withdrawal, bonus o laro?',
  },
  {
    EN: 'Can you tell me a little more, for example the time and the amount?',
    TY: 'Maikukuwento po ba ninyo nang kaunti pa, halimbawa ang oras at halaga?',
  },
  {
    EN: 'I have noted it. If you would rather have the answer in writing, ask a question on the Help page.',
    TY: 'Naitala ko na po. Kung mas gusto ninyo ng nakasulat na sagot, magtanong sa Help page.',
  },
];
