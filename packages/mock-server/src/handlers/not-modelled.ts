import { Refusal } from '../domain/refusal.ts';
import { notModelledIds } from './not-modelled.data.ts';

type NotModelledId = (typeof notModelledIds)[number];

const refuse = (): never => {
  throw new Refusal('NOT_IMPLEMENTED');
};

// `fromEntries` types every key as string; the keys are exactly these ids.
export const notModelled = Object.fromEntries(notModelledIds.map((id) => [id, refuse])) as Record<
  NotModelledId,
  () => never
>;
