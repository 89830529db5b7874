/** `m*****l@mail.example`: first and last letter of the name, and the host. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}*****${name.length > 2 ? name.slice(-1) : ''}@${host}`;
}

/** `917****567`: three digits at each end. */
export function maskMobile(mobileNum: string): string {
  return `${mobileNum.slice(0, 3)}****${mobileNum.slice(-3)}`;
}

/** `****-****-4821`: all but the last four characters, separators kept. */
export function maskIdNumber(idNumber: string): string {
  const shown = Math.max(0, idNumber.length - 4);
  return idNumber.slice(0, shown).replaceAll(/[^-\s]/g, '*') + idNumber.slice(shown);
}
