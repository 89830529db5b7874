import type { StatusTone } from '@croupier/ui/display/StatusChip';

import type { TextKey } from '../../i18n/text-key.ts';

/** The statuses of one enum of the contract: tone and text of each. Accepts statuses that this version does not know. */
export interface StatusSet<Status extends string> {
  /** In the order of the contract. */
  readonly values: readonly Status[];
  /** The status itself, or the replacement of an unknown one. */
  readonly known: (status: string) => Status;
  readonly toneOf: (status: string) => StatusTone;
  readonly textOf: (status: string) => TextKey;
}

interface StatusOptions<Status extends string> {
  /** Replaces a status that this version does not know. */
  readonly unknown: NoInfer<Status>;
  readonly textOf: (status: Status) => TextKey;
}

/** The compiler reports a status of the contract that `tones` lacks. */
export function defineStatuses<Status extends string>(
  tones: Readonly<Record<Status, StatusTone>>,
  { unknown, textOf }: StatusOptions<Status>,
): StatusSet<Status> {
  const isKnown = (status: string): status is Status => Object.hasOwn(tones, status);
  const known = (status: string): Status => (isKnown(status) ? status : unknown);
  return {
    values: Object.keys(tones).filter(isKnown),
    known,
    toneOf: (status) => tones[known(status)],
    textOf: (status) => textOf(known(status)),
  };
}
