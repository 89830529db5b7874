/** Name under which the pictures of a deposit's proof are stored. */
export const proofFormOf = (orderId: string): string => `deposit ${orderId}`;
