import type { LocalizedText } from '../kernel/index.ts';

/** Chapters of the help center in display order. Contents are HTML. */
export const helpSections: readonly {
  readonly anchor: string;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}[] = [
  {
    anchor: 'start',
    title: { EN: 'Getting started', TY: 'Pagsisimula' },
    content: {
      EN: '<h3>Open an account</h3><p>Choose <strong>Register</strong>, pick a username and a password of 8 to 20 characters with a letter and a digit, and accept the terms. One person may hold one account.</p><h3>Protect it</h3><ul><li>Bind your mobile number and your email in My account.</li><li>Set a payment password; withdrawals ask for it.</li><li>Never share a verification code. Our staff never ask for one.</li></ul>',
      TY: '<h3>Magbukas ng account</h3><p>Piliin ang <strong>Magrehistro</strong>, pumili ng username at password na 8 hanggang 20 karakter na may titik at numero, at tanggapin ang mga tuntunin. Isang account lang ang maaari sa bawat tao.</p><h3>Ingatan ito</h3><ul><li>I-bind ang mobile number at email sa Aking account.</li><li>Magtakda ng payment password; hihingin ito sa bawat withdrawal.</li><li>Huwag ibigay ang verification code kaninuman. Hindi ito kailanman hinihingi ng aming staff.</li></ul>',
    },
  },
  {
    anchor: 'deposit',
    title: { EN: 'Deposits', TY: 'Deposito' },
    content: {
      EN: '<p>Open <strong>Deposit</strong>, choose a method and an amount within its limits, and follow the steps of the payment page.</p><ul><li>E-wallets are credited within a minute or two.</li><li>Bank transfers can take up to 30 minutes; keep the receipt.</li><li>Use an account in your own name. Payments by others are returned.</li></ul><p>Nothing arrived after 30 minutes? Send the receipt to customer service together with the order number.</p>',
      TY: '<p>Buksan ang <strong>Deposito</strong>, pumili ng paraan at halagang pasok sa limitasyon nito, at sundin ang mga hakbang sa pahina ng bayad.</p><ul><li>Pumapasok ang e-wallet sa loob ng isa o dalawang minuto.</li><li>Umaabot ng 30 minuto ang bank transfer; itago ang resibo.</li><li>Gumamit ng account na nasa sarili mong pangalan. Ibinabalik ang bayad ng iba.</li></ul><p>Wala pa rin makalipas ang 30 minuto? Ipadala ang resibo sa customer service kasama ang numero ng order.</p>',
    },
  },
  {
    anchor: 'withdrawal',
    title: { EN: 'Withdrawals', TY: 'Withdrawal' },
    content: {
      EN: '<p>Bind a bank account or e-wallet in your own name, enter the amount and your payment password. Most withdrawals are paid within 15 minutes.</p><h3>Turnover</h3><p>Deposits must be played once before they can be withdrawn; a bonus has a turnover of its own, shown under My bonuses.</p><h3>Confirm the receipt</h3><p>When the money has arrived, confirm how much you received. Without a word from you, the withdrawal counts as received after the time shown in the order.</p>',
      TY: '<p>Mag-bind ng bank account o e-wallet sa sarili mong pangalan, ilagay ang halaga at ang payment password. Karamihan ng withdrawal ay nababayaran sa loob ng 15 minuto.</p><h3>Turnover</h3><p>Kailangang malaro nang isang beses ang deposito bago ma-withdraw; may sariling turnover ang bonus, na makikita sa Aking mga bonus.</p><h3>Kumpirmahin ang pagtanggap</h3><p>Kapag dumating na ang pera, kumpirmahin kung magkano ang natanggap. Kung wala kang sabihin, ituturing itong natanggap makalipas ang oras na nasa order.</p>',
    },
  },
  {
    anchor: 'games',
    title: { EN: 'Games and bets', TY: 'Mga laro at taya' },
    content: {
      EN: '<p>Every game names its maker; its rules and its return to player are in the game itself, behind the <strong>i</strong>.</p><ul><li>If a round is cut off, open the game again: the round goes on or is paid out.</li><li>Your betting record shows every round within five minutes.</li><li>A game with a wrench is under maintenance until the time shown.</li></ul>',
      TY: '<p>Nakasaad sa bawat laro ang gumawa nito; nasa loob ng laro, sa likod ng <strong>i</strong>, ang mga tuntunin at return to player.</p><ul><li>Kung naputol ang laro, buksan itong muli: itutuloy o babayaran ang round.</li><li>Lumalabas sa rekord ng taya ang bawat round sa loob ng limang minuto.</li><li>May maintenance ang larong may liyabe hanggang sa oras na nakasulat.</li></ul>',
    },
  },
  {
    anchor: 'bonus',
    title: { EN: 'Promotions and bonuses', TY: 'Promosyon at bonus' },
    content: {
      EN: '<p>Claim on the promotions page; what you were granted waits in the reward center until it expires. One bonus is active at a time. Withdrawing before its turnover is met gives the bonus up.</p>',
      TY: '<p>Kunin ito sa pahina ng promosyon; naghihintay sa reward center ang mga ipinagkaloob hanggang sa ito ay mag-expire. Isang bonus lang ang aktibo sa bawat pagkakataon. Kapag nag-withdraw bago matugunan ang turnover, mawawala ang bonus.</p>',
    },
  },
  {
    anchor: 'safer-play',
    title: { EN: 'Playing within limits', TY: 'Paglalarong may hangganan' },
    content: {
      EN: '<p>Play with money that you can spare, and stop while it is fun. Customer service sets a deposit limit, a break of 24 hours to 30 days, or closes your account — the same day, without questions.</p><p>If someone you know cannot stop, write to us. We answer in confidence.</p>',
      TY: '<p>Maglaro gamit ang perang kaya mong pakawalan, at huminto habang masaya pa. Nagtatakda ang customer service ng limitasyon sa deposito, pahingang 24 oras hanggang 30 araw, o isinasara ang account — sa araw ring iyon, walang tanong.</p><p>Kung may kakilala kang hindi makahinto, sumulat sa amin. Lihim naming sasagutin.</p>',
    },
  },
  {
    anchor: 'term',
    title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit' },
    content: {
      EN: '<p>These terms apply between you and this site. By registering you accept them and confirm that you are at least 21 years old, or of the higher age that your law demands.</p><h3>1. Your account</h3><p>Your details must be true. The account is yours alone; it may not be sold, lent or shared. We may ask for proof of identity before a withdrawal.</p><h3>2. Bets</h3><p>A bet counts when the game has confirmed it. Obvious errors — a wrong score, a faulty payout — are corrected, and the stake is returned.</p><h3>3. Bonuses</h3><p>A bonus is meant for one person, household, address, payment account and device. Abuse ends the bonus and what was won with it.</p><h3>4. Fair play</h3><p>Software that plays for you, agreements between players and money from unlawful sources lead to the closing of the account.</p><h3>5. Liability</h3><p>We are not liable for interruptions outside our reach. What your balance shows is owed to you all the same.</p><h3>6. Complaints</h3><p>Write to customer service first; an answer comes within 72 hours. Everything in this sandbox is invented, these terms included.</p>',
      TY: '<p>Umiiral ang mga tuntuning ito sa pagitan mo at ng site na ito. Sa pagrehistro, tinatanggap mo ang mga ito at pinatutunayang ikaw ay 21 taong gulang pataas, o nasa mas mataas na edad na hinihingi ng batas.</p><h3>1. Ang iyong account</h3><p>Dapat totoo ang iyong mga detalye. Sa iyo lang ang account; hindi ito maaaring ibenta, ipahiram o ibahagi. Maaari kaming humingi ng patunay ng pagkakakilanlan bago ang withdrawal.</p><h3>2. Mga taya</h3><p>May bisa ang taya kapag kinumpirma ng laro. Itinutuwid ang halatang pagkakamali — maling iskor, maling bayad — at ibinabalik ang taya.</p><h3>3. Mga bonus</h3><p>Ang bonus ay para sa isang tao, sambahayan, tirahan, account ng bayad at device. Ang pang-aabuso ay nagwawakas sa bonus at sa napanalunan dito.</p><h3>4. Patas na laro</h3><p>Isinasara ang account dahil sa software na naglalaro para sa iyo, kasunduan ng mga manlalaro, o perang mula sa ilegal.</p><h3>5. Pananagutan</h3><p>Wala kaming pananagutan sa mga pagkaantalang hindi namin kontrolado. Sa iyo pa rin ang nakasaad sa iyong balanse.</p><h3>6. Mga reklamo</h3><p>Sumulat muna sa customer service; may sagot sa loob ng 72 oras. Kathang-isip ang lahat sa sandbox na ito, pati ang mga tuntuning ito.</p>',
    },
  },
  {
    anchor: 'privacy',
    title: { EN: 'Privacy', TY: 'Pagkapribado' },
    content: {
      EN: '<p>We keep what an account needs — your details, your bets, your payments and the devices that logged in — and share it only with payment providers and game makers, as far as their part demands. You may ask what we hold and have it corrected.</p>',
      TY: '<p>Itinatago namin ang kailangan ng account — mga detalye, taya, bayad at device na nag-log in — at ibinabahagi lang sa mga tagapagproseso ng bayad at gumagawa ng laro, ayon sa kailangan nila. Maaari mong itanong kung ano ang hawak namin at ipatama ito.</p>',
    },
  },
];
