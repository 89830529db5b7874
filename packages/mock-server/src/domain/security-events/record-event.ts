import { DAY_MS } from '@croupier/sdk/rules';
import type { SecurityEventKind } from '@croupier/sdk/types';

import type { SecurityEventRow } from '../../store/rows/security.ts';
import { describeDevice, emit, type CallerDetails, type Contact, type DomainContext } from '../kernel/index.ts';

/** Time for which a risky change blocks withdrawals and transfers (S-06). */
const HOLD_MS = DAY_MS;

export interface SecurityChange {
  readonly memberId: string;
  readonly kind: SecurityEventKind;
  /** Who made it; undefined for staff and for what time has caused. */
  readonly caller?: CallerDetails | undefined;
  /** True to block withdrawals and transfers for 24 hours. */
  readonly holds?: boolean;
  /** A contact that was replaced, which gets the notice, too. */
  readonly replaced?: Contact | undefined;
}

/** Adds an event to the security history of an account, and reports it, so that its member gets a notice. */
export function recordSecurityEvent(
  context: DomainContext,
  { memberId, kind, caller, holds = false, replaced }: SecurityChange,
): SecurityEventRow {
  const { store, clock, secrets } = context;
  const now = clock.now().getTime();
  return store.transact(() => {
    const event = store.securityEvents.insert({
      id: `se_${secrets.hex(12)}`,
      memberId,
      kind,
      time: new Date(now).toISOString(),
      ip: caller?.address ?? null,
      location: null,
      device: caller === undefined ? null : describeDevice(caller.userAgent),
      holdUntil: holds ? new Date(now + HOLD_MS).toISOString() : null,
    });
    emit(context, 'securityChanged', { event, replaced });
    return event;
  });
}
