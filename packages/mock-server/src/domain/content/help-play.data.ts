import type { HelpSectionText } from './help-section.ts';

/** Chapters about accounts, games and responsible play. */
export const playHelp: readonly HelpSectionText[] = [
  {
    anchor: 'account',
    title: { EN: 'Account and security', TY: 'Account at seguridad' },
    content: { EN: '<p>Codes, passwords, devices</p>', TY: '<p>Mga code, password, device</p>' },
    questions: [
      {
        anchor: 'account-open',
        question: { EN: 'How do I open an account?', TY: 'Paano magbukas ng account?' },
        answer: {
          EN: '<p>Choose <a href="/register">Register</a>, pick a username and a password of 8 to 20 characters with a letter and a digit, and accept the terms. You must be at least {age}. One person may hold one account.</p>',
          TY: '<p>Piliin ang <a href="/register">Magrehistro</a>, pumili ng username at password na 8 hanggang 20 karakter na may titik at numero, at tanggapin ang mga tuntunin. Dapat ay {age} taong gulang ka pataas. Isang account lang ang maaari sa bawat tao.</p>',
        },
      },
      {
        anchor: 'account-phone',
        question: { EN: 'I have lost my phone number', TY: 'Nawala ang mobile number ko' },
        answer: {
          EN: '<p>If you can still log in, change the number in your account with a code to your email. If not, ask a question from the email address of the account. We change a number only after we have made sure that it is you, and the old number gets a notice.</p>',
          TY: '<p>Kung nakakapag-log in ka pa, palitan ang numero sa account mo gamit ang code sa email. Kung hindi, magtanong mula sa email address ng account. Pinapalitan lang namin ang numero kapag natiyak naming ikaw nga iyon, at may abiso sa lumang numero.</p>',
        },
      },
      {
        anchor: 'account-password',
        question: { EN: 'I forgot my password', TY: 'Nakalimutan ko ang password ko' },
        answer: {
          EN: '<p>Choose <a href="/forget">Forgot password</a>: by mobile number you get a code, by email a link that is valid for 30 minutes. After wrong passwords a pause of 15 minutes protects your account; the reset works during it too.</p>',
          TY: '<p>Piliin ang <a href="/forget">Nakalimutan ang password</a>: may code sa mobile number, at may link sa email na may bisa nang 30 minuto. Kapag maling password ang nailagay nang ilang beses, may 15 minutong hintay para protektahan ang account; gumagana pa rin ang pag-reset.</p>',
        },
      },
      {
        anchor: 'account-codes',
        question: { EN: 'Somebody asked me for a code', TY: 'May humingi sa akin ng code' },
        answer: {
          EN: '<p>Do not give it. Our staff never ask for a password or a code, not by chat, text message or phone. Change your password, and tell us when and how it happened.</p>',
          TY: '<p>Huwag ibigay. Hindi kailanman humihingi ng password o code ang staff namin, sa chat, text o tawag man. Palitan ang password mo, at sabihin sa amin kung kailan at paano ito nangyari.</p>',
        },
      },
      {
        anchor: 'account-id',
        question: { EN: 'When do you need to see my ID?', TY: 'Kailan kailangan ang ID ko?' },
        answer: {
          EN: '<p>Before your withdrawals exceed ₱50,000 in all. It must be valid, in your name, and readable; we check it and keep it only as long as the law asks for.</p>',
          TY: '<p>Bago lumampas sa ₱50,000 ang kabuuan ng mga withdrawal mo. Dapat may bisa, nasa pangalan mo, at nababasa; sinusuri namin ito at itinatago lang hangga’t hinihingi ng batas.</p>',
        },
      },
      {
        anchor: 'account-close',
        question: { EN: 'How do I close my account?', TY: 'Paano isara ang account ko?' },
        answer: {
          EN: '<p>Withdraw your balance and ask a question with the subject “Close my account”. If play is the reason, a self-exclusion is safer: it cannot be undone on a weak evening.</p>',
          TY: '<p>I-withdraw ang balanse at magtanong na may paksang “Isara ang account ko”. Kung ang paglalaro ang dahilan, mas ligtas ang self-exclusion: hindi ito mababawi sa oras ng tukso.</p>',
        },
      },
    ],
  },
  {
    anchor: 'games',
    title: { EN: 'Games and fairness', TY: 'Mga laro at pagiging patas' },
    content: { EN: '<p>Rules, odds, cut rounds</p>', TY: '<p>Patakaran, tsansa, naputol na round</p>' },
    questions: [
      {
        anchor: 'round-stopped',
        question: { EN: 'A round stopped in the middle', TY: 'Naputol ang round sa gitna' },
        answer: {
          EN: '<p>Open the game again. A round that has begun goes on, or it is settled by its result and paid. You find it in <a href="/member/personalHistoryCopy">the betting record</a> within five minutes. The stake is never simply lost.</p>',
          TY: '<p>Buksan muli ang laro. Itinutuloy ang round na nasimulan, o binabayaran ayon sa resulta nito. Makikita ito sa <a href="/member/personalHistoryCopy">rekord ng taya</a> sa loob ng limang minuto. Hindi basta nawawala ang taya.</p>',
        },
      },
      {
        anchor: 'games-rules',
        question: { EN: 'Where are the rules and the odds?', TY: 'Nasaan ang patakaran at ang tsansa?' },
        answer: {
          EN: '<p>In the game, behind the <strong>i</strong>, with its return to player. The maker of the game decides by chance; neither you nor we can influence a round, and the round before says nothing about the next.</p>',
          TY: '<p>Nasa loob ng laro, sa likod ng <strong>i</strong>, kasama ang return to player. Nagpapasya nang patsamba ang gumawa ng laro; hindi mo o namin maiimpluwensiyahan ang round, at walang sinasabi ang nakaraang round tungkol sa susunod.</p>',
        },
      },
      {
        anchor: 'games-closed',
        question: { EN: 'A game is closed', TY: 'Sarado ang isang laro' },
        answer: {
          EN: '<p>A game with a wrench is under maintenance until the time that it shows. Open bets stand and are settled afterwards.</p>',
          TY: '<p>May maintenance ang larong may liyabe hanggang sa oras na nakasulat. May bisa pa rin ang mga bukas na taya at babayaran pagkatapos.</p>',
        },
      },
      {
        anchor: 'games-wrong',
        question: { EN: 'The result looks wrong', TY: 'Mukhang mali ang resulta' },
        answer: {
          EN: '<p>Open the bet in <a href="/member/personalHistoryCopy">the betting record</a>, copy its number, and ask a question with it. We ask the maker of the game, who keeps every round, and answer you within 72 hours.</p>',
          TY: '<p>Buksan ang taya sa <a href="/member/personalHistoryCopy">rekord ng taya</a>, kopyahin ang numero nito, at magtanong kasama iyon. Itatanong namin sa gumawa ng laro, na may tala ng bawat round, at sasagutin ka sa loob ng 72 oras.</p>',
        },
      },
      {
        anchor: 'games-demo',
        question: { EN: 'Can I try games for free?', TY: 'Masusubukan ba nang libre ang mga laro?' },
        answer: {
          EN: '<p>Many of them, without an account: play money only, nothing to win. The chances are the same as with real money.</p>',
          TY: '<p>Marami sa mga ito, kahit walang account: laruang pera lang, walang mapapanalunan. Pareho ang tsansa sa totoong pera.</p>',
        },
      },
    ],
  },
  {
    anchor: 'safer-play',
    title: { EN: 'Limits and breaks', TY: 'Limitasyon at pahinga' },
    content: { EN: '<p>Pause, close, get help</p>', TY: '<p>Huminto, magsara, humingi ng tulong</p>' },
    questions: [
      {
        anchor: 'limits-set',
        question: { EN: 'How do I set a limit?', TY: 'Paano magtakda ng limitasyon?' },
        answer: {
          EN: '<p>For deposits, losses and stakes, by day, week or month, and for the time that you play in a day. A lower limit holds at once. A higher one holds after 24 hours, and only when you confirm it again.</p>',
          TY: '<p>Para sa deposito, talo at taya, kada araw, linggo o buwan, at para sa oras ng laro sa isang araw. Agad na may bisa ang mas mababang limitasyon. Pagkalipas pa ng 24 oras ang mas mataas, at kapag kinumpirma mo ulit.</p>',
        },
      },
      {
        anchor: 'limits-break',
        question: { EN: 'I want to take a break', TY: 'Gusto kong magpahinga' },
        answer: {
          EN: '<p>A time-out lasts from 24 hours to 42 days, a self-exclusion 6 months or longer. Both begin at once and cannot be shortened. You can still log in, withdraw your money, read your records and write to us; you get no advertising.</p>',
          TY: '<p>Tumatagal ang time-out nang 24 oras hanggang 42 araw, at ang self-exclusion nang 6 na buwan o higit pa. Agad itong nagsisimula at hindi maiikli. Makakapag-log in ka pa, makakapag-withdraw, makakabasa ng mga rekord at makakasulat sa amin; wala kang matatanggap na patalastas.</p>',
        },
      },
      {
        anchor: 'limits-signs',
        question: { EN: 'How do I know that it is too much?', TY: 'Paano malalamang sobra na?' },
        answer: {
          EN: '<p>You play to win losses back. You play with money for rent or food, or with borrowed money. You hide it from others. You cannot stop when you want to. One of these is enough to take a break today.</p>',
          TY: '<p>Naglalaro ka para bawiin ang talo. Perang pang-upa o pagkain, o hiniram, ang ginagamit mo. Itinatago mo ito sa iba. Hindi ka makahinto kahit gusto mo. Sapat na ang isa sa mga ito para magpahinga ngayon.</p>',
        },
      },
      {
        anchor: 'limits-help',
        question: { EN: 'Who helps me, free and in confidence?', TY: 'Sino ang tutulong, libre at lihim?' },
        answer: {
          EN: '<p>Gambling Helpline: 1800-1-555-0142, day and night. Family Counselling: 1800-1-555-0187, from 08:00 to 22:00. Neither tells us who called. (Both are invented for this sandbox.)</p>',
          TY: '<p>Gambling Helpline: 1800-1-555-0142, araw at gabi. Family Counselling: 1800-1-555-0187, mula 08:00 hanggang 22:00. Hindi nila sinasabi sa amin kung sino ang tumawag. (Kathang-isip ang dalawa para sa sandbox na ito.)</p>',
        },
      },
      {
        anchor: 'limits-family',
        question: { EN: 'Somebody I know cannot stop', TY: 'May kakilala akong hindi makahinto' },
        answer: {
          EN: '<p>Ask us a question; we answer in confidence. We cannot tell you about another person’s account, but we can tell you what helps, and we look after accounts that we are told about.</p>',
          TY: '<p>Magtanong sa amin; lihim naming sasagutin. Hindi namin masasabi ang tungkol sa account ng iba, pero masasabi namin kung ano ang nakakatulong, at binabantayan namin ang mga account na ipinaalam sa amin.</p>',
        },
      },
      {
        anchor: 'limits-minors',
        question: { EN: 'How do I keep children away from it?', TY: 'Paano ilayo rito ang mga bata?' },
        answer: {
          EN: '<p>Nobody below {age} may play here. Log out when others use your device, do not save the password in a shared browser, and use a filter for gambling sites. If a child has played with your account, write to us at once.</p>',
          TY: '<p>Bawal maglaro rito ang wala pang {age} taong gulang. Mag-log out kapag may ibang gagamit ng device mo, huwag i-save ang password sa browser na pinaghahatian, at gumamit ng filter para sa mga site ng pagsusugal. Kung may batang nakapaglaro sa account mo, sumulat agad sa amin.</p>',
        },
      },
    ],
  },
];
