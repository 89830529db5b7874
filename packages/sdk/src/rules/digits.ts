const DIGIT = /^\p{Nd}$/u;
const ZERO = 0x30;

/**
 * Replaces the decimal digits of one script by 0 to 9: `١٢` and `１２` become `12`. Undefined when digits of several
 * scripts are mixed.
 */
export function foldDigits(text: string): string | undefined {
  let script: number | undefined;
  let folded = '';
  for (const character of text) {
    const code = character.codePointAt(0);
    if (code === undefined || !DIGIT.test(character)) {
      folded += character;
      continue;
    }
    const zero = zeroOf(code);
    if (script !== undefined && script !== zero) return undefined;
    script = zero;
    folded += String.fromCharCode(ZERO + code - zero);
  }
  return folded;
}

/**
 * Unicode keeps the ten digits of a script together, each set starting at a multiple of ten from the start of its run.
 */
function zeroOf(digit: number): number {
  let start = digit;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start -= 1;
  return digit - ((digit - start) % 10);
}
