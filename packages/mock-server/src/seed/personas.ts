/** An account that every world starts with, so that a developer can be anyone at once. */
export interface Persona {
  readonly account: string;
  readonly password: string;
  /** What this account shows, in a few words. */
  readonly shows: string;
}

export const personas = {
  member: { account: 'maricel', password: 'Sampaguita7', shows: 'a member with a balance and a VIP rank' },
  agent: { account: 'amihan', password: 'Sampaguita7', shows: 'an agent' },
  backOffice: { account: 'backoffice', password: 'Sampaguita7', shows: 'a back-office account, refused at login' },
} as const satisfies Record<string, Persona>;
