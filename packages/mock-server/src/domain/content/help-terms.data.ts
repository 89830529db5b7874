import type { HelpSectionText } from './help-section.ts';

/** Terms of use and privacy. */
export const legalHelp: readonly HelpSectionText[] = [
  {
    anchor: 'term',
    title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit' },
    version: 12,
    updatedAt: '2026-10-31T16:00:00Z',
    summary: [
      {
        EN: 'You are at least {age} and use one account, in your own name.',
        TY: 'Ikaw ay {age} taong gulang pataas at gumagamit ng isang account, sa sarili mong pangalan.',
      },
      {
        EN: 'Your deposit stays yours; a bonus has conditions that stand on its page.',
        TY: 'Sa iyo pa rin ang deposito mo; may mga kondisyon ang bonus na nasa pahina nito.',
      },
      {
        EN: 'A withdrawal that is being paid cannot be turned into a stake.',
        TY: 'Hindi na maaaring gawing taya ang withdrawal na binabayaran na.',
      },
      {
        EN: 'You can set limits, take a break or close the account at any time.',
        TY: 'Maaari kang magtakda ng limitasyon, magpahinga o isara ang account anumang oras.',
      },
    ],
    changes: {
      EN: '<ul><li>Limits, breaks and self-exclusion have a part of their own.</li><li>Deposits are played once before a withdrawal; before, it was not said how often.</li><li>The parts on bonuses and on wrong results are easier to read. Their meaning is the same.</li></ul>',
      TY: '<ul><li>May sarili nang bahagi ang mga limitasyon, pahinga at self-exclusion.</li><li>Nilalaro nang isang beses ang deposito bago ang withdrawal; dati, hindi nakasaad kung ilang beses.</li><li>Mas madali nang basahin ang mga bahagi tungkol sa bonus at maling resulta. Pareho pa rin ang kahulugan.</li></ul>',
    },
    content: {
      EN: '<p>These terms apply between you and this site. Everything in this sandbox is invented, these terms included.</p><h3>1. Who may play</h3><p>Anyone aged {age} or over who lives where playing online is allowed. By registering you confirm that you are. People who work for gaming operators, and people who have excluded themselves, may not play.</p><h3>2. Your account</h3><p>One person, one account, with true details. It may not be sold, lent or shared. You keep the password; we never ask for it, nor for a code. If you find a second account of yours, tell us: we merge them and your money stays.</p><h3>3. Money</h3><p>What your balance shows is owed to you. Pay and be paid by accounts in your own name. A deposit is played once before it can be withdrawn. Before withdrawals exceed ₱50,000 in all we ask for proof of identity. A withdrawal that is being paid cannot be turned into a stake.</p><h3>4. Bonuses</h3><p>A bonus is meant for one person, household, address, payment account and device. Its page states turnover, time, highest stake and the share of each game. Abuse ends the bonus and what was won with it, never your deposit.</p><h3>5. Games and results</h3><p>A bet counts when the game has confirmed it. Obvious errors, such as a wrong score or a faulty payout, are corrected, and the stake is returned. A round that was cut off goes on or is settled by its result.</p><h3>6. Fair play</h3><p>Software that plays for you, agreements between players and money from unlawful sources lead to the closing of the account.</p><h3>7. Limits and breaks</h3><p>You can limit deposits, losses, stakes and time. Lower limits hold at once, higher ones after 24 hours and a confirmation. A break cannot be shortened. During one you can still withdraw.</p><h3>8. Liability</h3><p>We are not liable for interruptions outside our reach.</p><h3>9. Complaints</h3><p>Write to customer service first; an answer comes within 72 hours. If it does not satisfy you, the authority that licenses us decides.</p>',
      TY: '<p>Umiiral ang mga tuntuning ito sa pagitan mo at ng site na ito. Kathang-isip ang lahat sa sandbox na ito, pati ang mga tuntuning ito.</p><h3>1. Sino ang maaaring maglaro</h3><p>Sinumang {age} taong gulang pataas na nakatira kung saan pinapayagan ang paglalaro online. Sa pagrehistro, pinatutunayan mo ito. Hindi maaaring maglaro ang mga nagtatrabaho sa gaming operator at ang mga nag-self-exclude.</p><h3>2. Ang iyong account</h3><p>Isang tao, isang account, na may totoong detalye. Hindi ito maaaring ibenta, ipahiram o ibahagi. Ikaw ang nag-iingat ng password; hindi namin ito hinihingi, ni ang code. Kung may makita kang ikalawang account mo, sabihin sa amin: pagsasamahin namin ang mga ito at mananatili ang pera mo.</p><h3>3. Pera</h3><p>Utang namin sa iyo ang nasa balanse mo. Magbayad at tumanggap gamit ang account na nasa pangalan mo. Nilalaro nang isang beses ang deposito bago ma-withdraw. Bago lumampas sa ₱50,000 ang kabuuan ng mga withdrawal, humihingi kami ng patunay ng pagkakakilanlan. Hindi na maaaring gawing taya ang withdrawal na binabayaran na.</p><h3>4. Mga bonus</h3><p>Ang bonus ay para sa isang tao, sambahayan, tirahan, account ng bayad at device. Nasa pahina nito ang turnover, oras, pinakamataas na taya at bahagi ng bawat laro. Ang pang-aabuso ay nagwawakas sa bonus at sa napanalunan dito, pero hindi sa deposito mo.</p><h3>5. Mga laro at resulta</h3><p>May bisa ang taya kapag kinumpirma ng laro. Itinutuwid ang halatang pagkakamali, tulad ng maling iskor o maling bayad, at ibinabalik ang taya. Itinutuloy o binabayaran ayon sa resulta ang naputol na round.</p><h3>6. Patas na laro</h3><p>Isinasara ang account dahil sa software na naglalaro para sa iyo, kasunduan ng mga manlalaro, o perang mula sa ilegal.</p><h3>7. Limitasyon at pahinga</h3><p>Maaari mong limitahan ang deposito, talo, taya at oras. Agad na may bisa ang mas mababang limitasyon, at pagkalipas ng 24 oras at kumpirmasyon ang mas mataas. Hindi maiikli ang pahinga. Makakapag-withdraw ka pa rin habang nakapahinga.</p><h3>8. Pananagutan</h3><p>Wala kaming pananagutan sa mga pagkaantalang hindi namin kontrolado.</p><h3>9. Mga reklamo</h3><p>Sumulat muna sa customer service; may sagot sa loob ng 72 oras. Kung hindi ka pa kuntento, magpapasya ang awtoridad na nagbibigay sa amin ng lisensya.</p>',
    },
  },
  {
    anchor: 'privacy',
    title: { EN: 'Privacy', TY: 'Pagkapribado' },
    content: {
      EN: '<p>We keep what an account needs: your details, your bets, your payments and the devices that logged in. We share it only with payment providers and game makers, as far as their part demands, and never sell it.</p><p>You may ask what we hold and have it corrected. A question to customer service is enough.</p><p>Which announcements you have opened and which theme you chose is stored on your device only.</p>',
      TY: '<p>Itinatago namin ang kailangan ng account: mga detalye, taya, bayad at device na nag-log in. Ibinabahagi lang namin ito sa mga tagapagproseso ng bayad at gumagawa ng laro, ayon sa kailangan nila, at hindi kailanman ibinebenta.</p><p>Maaari mong itanong kung ano ang hawak namin at ipatama ito. Sapat na ang isang tanong sa customer service.</p><p>Nasa device mo lang kung aling anunsyo ang nabuksan mo at aling tema ang pinili mo.</p>',
    },
  },
];
