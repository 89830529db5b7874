const DIGIT = /^\p{Nd}$/u;
const ZERO = 0x30;

/**
 * Replaces the decimal digits of one script by 0 to 9: `١٢` and `１２` become `12`. Undefined when digits of several
 * scripts are mixed.
 */
export function foldDigits(text: string): string | undefined {
  let scriptZero: number | undefined;
  let folded = '';
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code === undefined || !DIGIT.test(character)) {
      folded += character;
      continue;
    }
    const zero = zeroOf(code);
    if (scriptZero !== undefined && scriptZero !== zero) return undefined;
    scriptZero = zero;
    folded += String.fromCharCode(ZERO + code - zero);
  }
  return folded;
}

/**
 * The code point of the digit zero in the script of the given digit. Unicode lists the ten digits of a script in order;
 * a run of consecutive digits consists of complete sets of ten.
 */
function zeroOf(digit: number): number {
  let start = digit;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  const value = (digit - start) % 10;
  return digit - value;
}
