import type { ProfileRow } from '../../store/rows/profile.ts';
import type { DomainContext } from '../kernel/index.ts';

const EMPTY: Omit<ProfileRow, 'id'> = {
  registeredAt: null,
  payeeName: null,
  email: null,
  emailVerified: false,
  mobile: null,
  mobileNum: null,
  countryDialingCode: null,
  mobileVerified: false,
  birthday: null,
  zalo: null,
  telegram: null,
  address: null,
  nationality: null,
  occupation: null,
  sourceOfIncome: null,
  qqNum: null,
  line: null,
  whatsapp: null,
  facebook: null,
  wechat: null,
  idNumber: null,
  iconId: null,
  language: null,
  paymentPassword: null,
  twoStep: false,
  twoStepAtEveryLogin: false,
  twoStepChangedAt: null,
  uplineId: null,
  inviterId: null,
};

/** The profile of an account; empty when it has none. */
export function profileOf({ store }: DomainContext, memberId: string): ProfileRow {
  return store.profiles.get(memberId) ?? { id: memberId, ...EMPTY };
}

/** Updates parts of the profile. */
export function changeProfile(
  context: DomainContext,
  memberId: string,
  change: Partial<Omit<ProfileRow, 'id'>>,
): ProfileRow {
  const { store } = context;
  return store.transact(() => {
    if (store.profiles.get(memberId) !== undefined) return store.profiles.update(memberId, change);
    return store.profiles.insert({ id: memberId, ...EMPTY, ...change });
  });
}
