/** What forms for a new payment password check besides the contract: six digits, and the same again. */
export const newPaymentPasswordChecks = {
  newPaymentPassword: (value: string): string | undefined => (/^\d{6}$/.test(value) ? undefined : 'FORMAT'),
  confirmNewPaymentPassword: (
    value: string,
    { newPaymentPassword }: { readonly newPaymentPassword: string },
  ): string | undefined => (value === newPaymentPassword ? undefined : 'MISMATCH'),
};
