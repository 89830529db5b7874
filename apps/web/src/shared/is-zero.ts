/** True for a decimal string of the contract that is zero, such as `0.00`. */
export const isZero = (amount: string): boolean => !/[1-9]/.test(amount);
