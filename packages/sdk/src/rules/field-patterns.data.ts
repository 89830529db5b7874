/**
 * Patterns by the `patternId` of a registration field, 0 to 24, compiled with the flag `u`. `MIN` and `MAX` are replaced
 * by the field's lengths. The specification calls their error texts `reg_pattern_0` to `reg_pattern_24`.
 */
export const FIELD_PATTERNS: readonly { readonly kind: string; readonly source: string }[] = [
  { kind: 'letters only', source: String.raw`^[A-Za-z]{MIN,MAX}$` },
  { kind: 'digits only', source: String.raw`^\d{MIN,MAX}$` },
  { kind: 'letters plus digits, both needed', source: String.raw`^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{MIN,MAX}$` },
  { kind: 'letters or digits', source: String.raw`^[A-Za-z\d]{MIN,MAX}$` },
  { kind: 'a letter, then letters or digits', source: String.raw`^(?=.{MIN,MAX}$)[A-Za-z][A-Za-z\d]*$` },
  { kind: 'email address', source: String.raw`^(?=.{MIN,MAX}$)[^\s@]+@[^\s@]+\.[^\s@.]{2,}$` },
  { kind: 'letters or digits, an uppercase letter needed', source: String.raw`^(?=.*[A-Z])[A-Za-z\d]{MIN,MAX}$` },
  { kind: 'no spaces', source: String.raw`^\S{MIN,MAX}$` },
  {
    kind: 'first and last name',
    source: String.raw`^(?=.{MIN,MAX}$)\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*)+$`,
  },
  { kind: 'Korean only', source: String.raw`^[\uAC00-\uD7A3]{MIN,MAX}$` },
  { kind: 'Thai only', source: String.raw`^[\u0E00-\u0E7F ]{MIN,MAX}$` },
  { kind: 'Japanese only', source: String.raw`^[\u3040-\u30FF\u4E00-\u9FFF々〆 ]{MIN,MAX}$` },
  { kind: 'date yyyy-MM-dd', source: String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$` },
  { kind: 'date MM-dd-yyyy', source: String.raw`^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-\d{4}$` },
  { kind: 'strong password', source: String.raw`^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^\w\s])\S{MIN,MAX}$` },
  { kind: 'digits starting with 9', source: String.raw`^(?=.{MIN,MAX}$)9\d*$` },
  { kind: 'any text', source: String.raw`^[\s\S]{MIN,MAX}$` },
  { kind: 'letters, digits or underscore', source: String.raw`^\w{MIN,MAX}$` },
  { kind: 'a letter and a digit, no spaces', source: String.raw`^(?=.*[A-Za-z])(?=.*\d)\S{MIN,MAX}$` },
  { kind: 'lowercase letters or digits', source: String.raw`^[a-z\d]{MIN,MAX}$` },
  { kind: 'letters and single spaces', source: String.raw`^(?=.{MIN,MAX}$)[A-Za-z]+(?: [A-Za-z]+)*$` },
  { kind: 'Chinese only', source: String.raw`^[\u4E00-\u9FFF·]{MIN,MAX}$` },
  { kind: 'Latin letters, accents and spaces', source: String.raw`^[\p{Script=Latin}\p{M} '.-]{MIN,MAX}$` },
  { kind: 'number without leading zero', source: String.raw`^(?=.{MIN,MAX}$)[1-9]\d*$` },
  { kind: 'messenger handle', source: String.raw`^(?=.{MIN,MAX}$)@?[A-Za-z\d_.+-]+$` },
];
