import type { HelpSectionText } from './help-section.ts';

/** Chapters about deposits, withdrawals and bonuses. */
export const moneyHelp: readonly HelpSectionText[] = [
  {
    anchor: 'deposit',
    title: { EN: 'Deposits', TY: 'Deposito' },
    content: { EN: '<p>Ways, limits, receipts</p>', TY: '<p>Mga paraan, limitasyon, resibo</p>' },
    questions: [
      {
        anchor: 'deposit-late',
        question: { EN: 'My deposit is not there yet', TY: 'Wala pa ang deposito ko' },
        answer: {
          EN: '<p>E-wallets and QR are credited within a minute or two. A bank transfer is credited after we have seen its receipt; that can take up to 30 minutes.</p><ol><li>Open <a href="/member/depositRecord">the deposit record</a> and look at the order.</li><li>If it asks for a receipt, hand one in there.</li><li>Still late after 30 minutes? Ask a question with the order number, the amount and the time.</li></ol><p>Money that a bank reports as paid is always credited, even after the order has expired.</p>',
          TY: '<p>Pumapasok ang e-wallet at QR sa loob ng isa o dalawang minuto. Pumapasok ang bank transfer kapag nakita na namin ang resibo; maaari itong umabot ng 30 minuto.</p><ol><li>Buksan ang <a href="/member/depositRecord">rekord ng deposito</a> at tingnan ang order.</li><li>Kung humihingi ito ng resibo, doon ito ipasa.</li><li>Wala pa rin makalipas ang 30 minuto? Magtanong kasama ang order number, halaga at oras.</li></ol><p>Laging pumapasok ang perang iniulat ng bangko na bayad na, kahit nag-expire na ang order.</p>',
        },
      },
      {
        anchor: 'deposit-ways',
        question: { EN: 'How can I pay, and how much?', TY: 'Paano magbayad, at magkano ang puwede?' },
        answer: {
          EN: '<p>By e-wallet from ₱100 to ₱50,000, by QR from ₱50 to ₱20,000, by bank transfer from ₱500 to ₱200,000 and by card from ₱200 to ₱30,000. We take pesos only, no cryptocurrency. <a href="/member/depositv2">The deposit page</a> always shows the limits of the moment.</p>',
          TY: '<p>Sa e-wallet mula ₱100 hanggang ₱50,000, sa QR mula ₱50 hanggang ₱20,000, sa bank transfer mula ₱500 hanggang ₱200,000 at sa card mula ₱200 hanggang ₱30,000. Piso lang ang tinatanggap namin, walang cryptocurrency. Laging nasa <a href="/member/depositv2">pahina ng deposito</a> ang kasalukuyang limitasyon.</p>',
        },
      },
      {
        anchor: 'deposit-fee',
        question: { EN: 'Does a deposit cost a fee?', TY: 'May bayad ba ang deposito?' },
        answer: {
          EN: '<p>Not from us. Your bank or e-wallet may charge one; it is not part of the amount that we credit.</p>',
          TY: '<p>Wala mula sa amin. Maaaring maningil ang bangko o e-wallet mo; hindi ito kasama sa halagang papasok.</p>',
        },
      },
      {
        anchor: 'deposit-receipt',
        question: { EN: 'How do I send the receipt?', TY: 'Paano ipapasa ang resibo?' },
        answer: {
          EN: '<p>Open the order in <a href="/member/depositRecord">the deposit record</a> and choose <strong>Hand in the proof</strong>: up to 3 pictures, png or jpg, 5 MB each. Amount, date and reference number must be readable. Cover the rest of the balance if you like.</p>',
          TY: '<p>Buksan ang order sa <a href="/member/depositRecord">rekord ng deposito</a> at piliin ang <strong>Ipasa ang patunay</strong>: hanggang 3 larawan, png o jpg, tig-5 MB. Dapat nababasa ang halaga, petsa at reference number. Puwede mong takpan ang natitirang balanse.</p>',
        },
      },
      {
        anchor: 'deposit-returned',
        question: { EN: 'Why was my payment returned?', TY: 'Bakit ibinalik ang bayad ko?' },
        answer: {
          EN: '<p>Because it came from an account in another name. Pay from accounts in your own name only; payments by others go back to where they came from.</p>',
          TY: '<p>Dahil galing ito sa account na iba ang pangalan. Magbayad lang mula sa account na nasa pangalan mo; ibinabalik sa pinanggalingan ang bayad ng iba.</p>',
        },
      },
    ],
  },
  {
    anchor: 'withdrawal',
    title: { EN: 'Withdrawals', TY: 'Withdrawal' },
    content: { EN: '<p>Times, receipt, turnover</p>', TY: '<p>Oras, pagtanggap, turnover</p>' },
    questions: [
      {
        anchor: 'withdrawal-time',
        question: { EN: 'How long does a withdrawal take?', TY: 'Gaano katagal ang withdrawal?' },
        answer: {
          EN: '<p>Most arrive within 15 minutes. A bank can take longer at night and on holidays; the order shows when we expect it. Large amounts may be looked at by a person first.</p>',
          TY: '<p>Dumarating ang karamihan sa loob ng 15 minuto. Maaaring mas matagal ang bangko sa gabi at tuwing holiday; nasa order kung kailan namin ito inaasahan. Maaaring suriin muna ng tao ang malalaking halaga.</p>',
        },
      },
      {
        anchor: 'withdrawal-part',
        question: { EN: 'Why can I not withdraw all of it?', TY: 'Bakit hindi ko ma-withdraw ang lahat?' },
        answer: {
          EN: '<p>A deposit must be played once before it can be withdrawn. A bonus stays locked until its own turnover is met. What you won on top is free unless the terms of the bonus say otherwise. Limits for an order and for a day come with your rank.</p>',
          TY: '<p>Kailangang malaro nang isang beses ang deposito bago ito ma-withdraw. Naka-lock ang bonus hanggang matugunan ang sarili nitong turnover. Malaya ang napanalunan mo, maliban kung iba ang sinasabi ng mga tuntunin ng bonus. Ayon sa rank mo ang limitasyon sa bawat order at bawat araw.</p>',
        },
      },
      {
        anchor: 'withdrawal-receipt',
        question: { EN: 'What does “confirm the receipt” mean?', TY: 'Ano ang “kumpirmahin ang pagtanggap”?' },
        answer: {
          EN: '<p>When the money has arrived, say how much came. If you say nothing, the order counts as received after the time that it shows. If less arrived, say so there before that time, with a picture of the account.</p>',
          TY: '<p>Kapag dumating na ang pera, sabihin kung magkano ang natanggap. Kung wala kang sabihin, ituturing itong natanggap makalipas ang oras na nasa order. Kung kulang ang dumating, sabihin ito roon bago ang oras na iyon, kasama ang larawan ng account.</p>',
        },
      },
      {
        anchor: 'withdrawal-cancel',
        question: { EN: 'Can I cancel a withdrawal?', TY: 'Maaari bang kanselahin ang withdrawal?' },
        answer: {
          EN: '<p>Only while it waits to be checked, and not during a break. Once it is being paid, nobody can turn it back into a stake.</p>',
          TY: '<p>Habang naghihintay pa lang itong suriin, at hindi habang nasa pahinga ka. Kapag binabayaran na ito, wala nang makapagbabalik nito sa taya.</p>',
        },
      },
      {
        anchor: 'withdrawal-account',
        question: { EN: 'Which account is it paid to?', TY: 'Saang account ito ibabayad?' },
        answer: {
          EN: '<p>To a bank account or e-wallet in your own name that you have added before. A new one waits a while before it can be used, and each withdrawal asks for your payment password: so nobody who borrows your phone can empty your balance.</p>',
          TY: '<p>Sa bank account o e-wallet na nasa pangalan mo at idinagdag mo na. May hintay muna ang bago bago magamit, at hinihingi ng bawat withdrawal ang payment password: para hindi maubos ng manghihiram ng telepono mo ang balanse.</p>',
        },
      },
    ],
  },
  {
    anchor: 'bonus',
    title: { EN: 'Bonuses and points', TY: 'Bonus at puntos' },
    content: { EN: '<p>What counts, what ends</p>', TY: '<p>Ano ang binibilang, kailan natatapos</p>' },
    questions: [
      {
        anchor: 'bonus-counts',
        question: { EN: 'What counts for a bonus?', TY: 'Ano ang binibilang para sa bonus?' },
        answer: {
          EN: '<p>Settled bets. Slots count in full; other games may count less, and the terms of the bonus name the share of each. A bet that was returned or cancelled does not count.</p>',
          TY: '<p>Mga tayang may resulta na. Buo ang bilang ng slots; maaaring mas mababa sa ibang laro, at nasa mga tuntunin ng bonus ang bahagi ng bawat isa. Hindi binibilang ang tayang ibinalik o kinansela.</p>',
        },
      },
      {
        anchor: 'bonus-turnover',
        question: { EN: 'What is turnover? An example', TY: 'Ano ang turnover? Halimbawa' },
        answer: {
          EN: '<p>The sum of your bets. The welcome bonus adds 100% of your first deposit, up to ₱5,000, and asks for 15 times deposit and bonus: deposit ₱500, get ₱500, and bet ₱15,000 in 30 days. Decide before you take it whether that suits you.</p>',
          TY: '<p>Ang kabuuan ng iyong mga taya. Nagdaragdag ang welcome bonus ng 100% ng unang deposito, hanggang ₱5,000, at humihingi ng 15 beses ng deposito at bonus: magdeposito ng ₱500, makakuha ng ₱500, at tumaya ng ₱15,000 sa loob ng 30 araw. Pag-isipan bago kunin kung bagay ito sa iyo.</p>',
        },
      },
      {
        anchor: 'bonus-one',
        question: { EN: 'Can I have two bonuses at once?', TY: 'Puwede bang dalawang bonus nang sabay?' },
        answer: {
          EN: '<p>One with turnover at a time. A deposit that names a second one is credited without it, and a message says why. You can also give a bonus up: the dialog says what goes and what stays.</p>',
          TY: '<p>Isa lang na may turnover sa bawat pagkakataon. Papasok nang walang bonus ang depositong pumili ng ikalawa, at may mensahe kung bakit. Maaari mo ring isuko ang bonus: sasabihin kung ano ang mawawala at ano ang maiiwan.</p>',
        },
      },
      {
        anchor: 'bonus-stake',
        question: { EN: 'Is there a highest stake with a bonus?', TY: 'May pinakamataas bang taya kapag may bonus?' },
        answer: {
          EN: '<p>Yes, where the terms name one. A stake above it is refused before the bet is placed. A bet that was taken is never held against you.</p>',
          TY: '<p>Oo, kung may nakasaad sa mga tuntunin. Tinatanggihan ang mas mataas na taya bago pa ito ilagay. Hindi kailanman gagamitin laban sa iyo ang tayang tinanggap na.</p>',
        },
      },
      {
        anchor: 'points',
        question: { EN: 'How do I get points, and do they end?', TY: 'Paano makakuha ng puntos, at nag-e-expire ba?' },
        answer: {
          EN: '<p>Settled bets in every game give points. They never expire. <a href="/pointMall">The points mall</a> has goods, vouchers and money for them; a redemption that is rejected gives all points back.</p>',
          TY: '<p>Nagbibigay ng puntos ang mga tayang may resulta na sa lahat ng laro. Hindi ito nag-e-expire. May mga gamit, voucher at pera para rito sa <a href="/pointMall">points mall</a>; ibinabalik ang lahat ng puntos kapag tinanggihan ang redemption.</p>',
        },
      },
    ],
  },
];
