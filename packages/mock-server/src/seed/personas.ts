import { WEAK_DEFAULT_PASSWORD } from '../domain/site/index.ts';

/** An account of every world for developers to log in with. */
export interface Persona {
  readonly account: string;
  /** Empty for accounts that only the control call can log in. */
  readonly password: string;
  /** What this account demonstrates. */
  readonly shows: string;
}

const PASSWORD = 'Sampaguita7';

export const personas = {
  member: { account: 'maricel', password: PASSWORD, shows: 'a member with a balance and a VIP rank' },
  newcomer: { account: 'bituin', password: PASSWORD, shows: 'a member without balance and profile data' },
  firstLogin: { account: 'dalisay', password: PASSWORD, shows: 'a member at the first login' },
  expiredPassword: { account: 'ligaya', password: PASSWORD, shows: 'a member whose password has expired' },
  weakPassword: {
    account: 'marikit',
    password: WEAK_DEFAULT_PASSWORD,
    shows: 'a member with the weak password that an agent gave out',
  },
  unknownAddress: {
    account: 'crisanto',
    password: PASSWORD,
    shows: 'a member whose login from here needs a code (the outbox has it)',
  },
  trial: { account: 'trial0001', password: '', shows: 'a trial account, which has no password' },
  agent: { account: 'amihan', password: PASSWORD, shows: 'an agent with a team of 46 on three levels' },
  subAgent: { account: 'kidlat', password: PASSWORD, shows: "an agent in amihan's team, with a team of 19" },
  foreignAgent: { account: 'bagwis', password: PASSWORD, shows: 'an agent of another line, with a team of 6' },
  backOffice: { account: 'backoffice', password: PASSWORD, shows: 'a back-office account, refused at login' },
} as const satisfies Record<string, Persona>;

/** Shown after the personas: trial accounts are created on demand. */
export const trialHint = 'Free play opens a new trial account each time, without a password.';
