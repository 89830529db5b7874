import { DAY_MS } from '@croupier/sdk/rules';

import type { DomainContext } from '../domain/kernel/index.ts';
import { HOME_DIALING_CODE, fullMobileNumber, mainDomain } from '../domain/site/index.ts';
import type { ProfileRow } from '../store/rows/profile.ts';
import type { MemberRow } from '../store/rows/session.ts';
import { seedAccount } from './account.ts';
import { personas } from './personas.ts';

const EXPIRED_AGE = 120 * DAY_MS;

export const ids = {
  member: 'm_1001',
  newcomer: 'm_1002',
  firstLogin: 'm_1003',
  expiredPassword: 'm_1004',
  weakPassword: 'm_1005',
  unknownAddress: 'm_1006',
  trial: 'm_1007',
  agent: 'm_2001',
  subAgent: 'm_2002',
  foreignAgent: 'm_3001',
  backOffice: 'm_9001',
} as const satisfies Record<keyof typeof personas, string>;

type Person = keyof typeof personas;

const ACCOUNTS: Readonly<Record<Person, Partial<MemberRow>>> = {
  member: {
    nickname: 'Maricel',
    vipRank: 2,
    vipName: 'Silver',
  },
  newcomer: {},
  firstLogin: { nickname: 'Dalisay', firstLoginDone: false },
  expiredPassword: { nickname: 'Ligaya', vipRank: 1, vipName: 'Bronze' },
  weakPassword: { nickname: 'Marikit' },
  unknownAddress: { nickname: 'Crisanto', vipRank: 1, vipName: 'Bronze' },
  trial: { type: 4 },
  agent: { nickname: 'Amihan', type: 1 },
  subAgent: { nickname: 'Kidlat', type: 1, vipRank: 1, vipName: 'Bronze' },
  foreignAgent: { nickname: 'Bagwis', type: 2 },
  backOffice: { type: 9 },
};

type SeededProfile = Partial<Omit<ProfileRow, 'id'>>;

const contact = (email: string, mobileNum: string): SeededProfile => ({
  email,
  emailVerified: true,
  mobile: fullMobileNumber(mobileNum, HOME_DIALING_CODE),
  mobileNum,
  countryDialingCode: HOME_DIALING_CODE,
  mobileVerified: true,
});

const PROFILES: Readonly<Record<Person, SeededProfile>> = {
  member: {
    ...contact('maricel@mail.example', '9171234567'),
    payeeName: 'Maricel D. Santos',
    birthday: '1994-06-12',
    telegram: 'maricel_tg',
    facebook: 'maricel.santos',
    whatsapp: '639171234567',
    address: '14 Mabini Street, Quezon City',
    nationality: 'PH',
    occupation: 'Nurse',
    sourceOfIncome: 'Salary',
    idNumber: '1234-5678-4821',
    iconId: 'icon_sampaguita',
    language: 'TY',
    paymentPassword: '482915',
    uplineId: ids.agent,
  },
  newcomer: {},
  firstLogin: { ...contact('dalisay@mail.example', '9181112233'), uplineId: ids.agent },
  expiredPassword: {
    ...contact('ligaya@mail.example', '9191234500'),
    payeeName: 'Ligaya B. Ramos',
    birthday: '1988-11-03',
    iconId: 'icon_parol',
    paymentPassword: '110388',
    inviterId: ids.member,
  },
  weakPassword: { ...contact('marikit@mail.example', '9201234501'), uplineId: ids.agent },
  unknownAddress: {
    ...contact('crisanto@mail.example', '9211234502'),
    payeeName: 'Crisanto L. Navarro',
    birthday: '1979-02-17',
    paymentPassword: '170279',
    twoStep: true,
  },
  agent: {
    ...contact('amihan@mail.example', '9281234503'),
    payeeName: 'Amihan R. Villanueva',
    birthday: '1985-09-30',
    nationality: 'PH',
    occupation: 'Shop owner',
    sourceOfIncome: 'Business',
    iconId: 'icon_salakot',
    paymentPassword: '300985',
  },
  subAgent: {
    ...contact('kidlat@mail.example', '9291234504'),
    payeeName: 'Kidlat S. Dimaculangan',
    paymentPassword: '110190',
    uplineId: ids.agent,
  },
  foreignAgent: {
    ...contact('bagwis@mail.example', '9301234505'),
    payeeName: 'Bagwis T. Macaraeg',
    paymentPassword: '240682',
  },
  trial: {},
  backOffice: {},
};

/** Account age in days; 200 by default. Uplines are older than their downlines. */
const DAYS_AGO: Partial<Record<Person, number>> = {
  newcomer: 1,
  firstLogin: 1,
  trial: 1,
  weakPassword: 25,
  agent: 420,
  subAgent: 344,
  foreignAgent: 300,
};

/** Seeds the personas' accounts, invitation codes and social identities. */
export function seedMembers(context: DomainContext): void {
  const { store, clock } = context;
  const now = clock.now().getTime();
  const timeAgo = (age: number): string => new Date(now - age).toISOString();
  // `personas` has exactly these keys.
  const people = Object.keys(personas) as Person[];
  store.transact(() => {
    for (const person of people) {
      const { account, password } = personas[person];
      const passwordAge = person === 'expiredPassword' ? { passwordChangedAt: timeAgo(EXPIRED_AGE) } : {};
      seedAccount(context, {
        row: { id: ids[person], account, password, ...passwordAge, ...ACCOUNTS[person] },
        registeredAt: timeAgo((DAYS_AGO[person] ?? 200) * DAY_MS),
        profile: PROFILES[person],
      });
    }
    const domains = [mainDomain];
    store.inviteCodes.insert({ id: 'AMIHAN19', kind: 'affiliate', memberId: ids.agent, domains });
    store.inviteCodes.insert({ id: 'KIDLAT22', kind: 'affiliate', memberId: ids.subAgent, domains });
    store.inviteCodes.insert({ id: 'BAGWIS30', kind: 'affiliate', memberId: ids.foreignAgent, domains });
    store.inviteCodes.insert({ id: 'MARICEL7', kind: 'referral', memberId: ids.member, domains: [] });
    store.identities.insert({ id: 'GOOGLE:maricel', memberId: ids.member });
    store.identities.insert({ id: 'FACEBOOK:maricel', memberId: ids.member });
    store.identities.insert({ id: 'GOOGLE:crisanto.villar', memberId: ids.unknownAddress });
    store.identities.insert({ id: 'FACEBOOK:crisanto.villar', memberId: ids.unknownAddress });
    store.identities.insert({ id: 'GOOGLE:backoffice', memberId: ids.backOffice });
  });
}
