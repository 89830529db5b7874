import type { World } from '@croupier/mock-server/node';
import { bodyCodecV3 } from '@croupier/sdk/codec';
import { operations, type OperationId } from '@croupier/sdk/operations';
import type { RegistrationFieldConfig, WhitelabelFlags } from '@croupier/sdk/types';
import { vi } from 'vitest';

/** Sets flags of the site in a renewed world; each once. */
export function setFlags({ store }: World, flags: Partial<WhitelabelFlags>): void {
  store.transact(() => {
    for (const [id, on] of Object.entries(flags)) store.siteFlags.insert({ id, on });
  });
}

/** Configures registration fields in a renewed world; each once. */
export function setFields({ store }: World, fields: Readonly<Record<string, RegistrationFieldConfig>>): void {
  store.transact(() => {
    for (const [id, { enabled, required, ...check }] of Object.entries(fields)) {
      const { acceptedPattern = null, patternId = null, minLength = null, maxLength = null } = check;
      store.registerFields.insert({ id, enabled, required, acceptedPattern, patternId, minLength, maxLength });
    }
  });
}

/** Records encrypted request bodies; the returned function gives those of a call as the platform reads them. */
export function recordBodies(): (call: OperationId) => unknown[] {
  const opened = vi.spyOn(bodyCodecV3, 'decrypt').mockClear();
  return (call) =>
    opened.mock.calls.flatMap(([{ path }], index) =>
      path === operations[call].path ? [JSON.parse(String(opened.mock.results[index]?.value))] : [],
    );
}
