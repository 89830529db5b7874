import type { LocalizedText } from '../kernel/index.ts';

/** Rules that hold for all lotteries, as HTML. */
export const COMMON_RULES: LocalizedText = {
  EN: '<p>Bets close when the numbers are drawn. A ticket that was placed cannot be taken back. If a draw is called off, every ticket for it is paid back in full.</p><p>The hash of the seed is published before bets open, the seed itself after the draw: anybody can compute the numbers again. Every number is as likely as any other, whatever was drawn before.</p><p>This is a sandbox: its draws and prizes are invented.</p>',
  TY: '<p>Nagsasara ang taya kapag binola na ang mga numero. Hindi na mababawi ang naitayang ticket. Kapag kinansela ang bola, ibabalik nang buo ang bayad ng bawat ticket para rito.</p><p>Inilalabas ang hash ng seed bago magbukas ang taya, at ang mismong seed pagkatapos ng bola: kahit sino ay puwedeng mag-compute ulit ng mga numero. Pantay ang tsansa ng bawat numero, anuman ang lumabas dati.</p><p>Sandbox ito: imbento ang mga bola at premyo.</p>',
};

/** Rules of lines of balls, and of digits. */
export const KIND_RULES: Readonly<Record<'lines' | 'digits', LocalizedText>> = {
  lines: {
    EN: '<p>A line is six different numbers. Their order does not count. Each line wins its own prize, by how many of its numbers were drawn; prizes are fixed and are not shared.</p>',
    TY: '<p>Anim na magkakaibang numero ang isang linya. Hindi mahalaga ang ayos. May sariling premyo ang bawat linya, ayon sa dami ng tumamang numero; fixed ang premyo at hindi hinahati.</p>',
  },
  digits: {
    EN: '<p>A bet names digits at positions of the draw, in order. It pays its multiple of the stake, the stake included. A bet in any order needs digits that all differ.</p>',
    TY: '<p>Ang taya ay mga digit sa posisyon ng bola, ayon sa ayos. Bayad nito ang multiple ng taya, kasama na ang taya. Sa kahit anong ayos, dapat magkakaiba ang lahat ng digit.</p>',
  },
};
