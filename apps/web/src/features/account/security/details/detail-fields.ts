import type { ProfileChange } from '@croupier/sdk/types';

/** Fields of the form for the member's own data, in their order. */
export const detailFields = [
  'nickname',
  'payeeName',
  'birthday',
  'nationality',
  'address',
  'occupation',
  'sourceOfIncome',
  'telegram',
  'whatsapp',
  'facebook',
  'zalo',
  'line',
  'wechat',
  'qqNum',
] as const satisfies readonly (keyof ProfileChange)[];

export type DetailField = (typeof detailFields)[number];

/** Details that are shown or completed elsewhere. */
const otherDetails = ['email', 'mobileNum', 'idNumber'] as const;

/** A detail with a name, as `completeness.missing` lists them. */
export type NamedDetail = DetailField | (typeof otherDetails)[number];

/** The named detail; undefined for one that this version does not know. */
export const namedDetail = (name: string): NamedDetail | undefined =>
  [...detailFields, ...otherDetails].find((known) => known === name);
