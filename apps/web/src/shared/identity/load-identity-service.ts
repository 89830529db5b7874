import type { IdentityConfig } from '../../config/identity-config.ts';
import { IdentityError } from '../errors/identity-error.ts';
import type { WindowPreferences } from '../window-preferences.ts';
import type { IdentityService } from './identity-service.ts';

export interface ServiceOptions {
  /** Origin of the API, which the sandbox has too. */
  readonly apiOrigin: string;
  readonly preferences: () => WindowPreferences;
}

/** Loads the code of the configured service; rejects with an IdentityError. */
export async function loadIdentityService(config: IdentityConfig, options: ServiceOptions): Promise<IdentityService> {
  try {
    if (config.service === 'firebase') return await loadFirebase(config);
    const { createSandboxService } = await import('./sandbox-service.ts');
    return createSandboxService({ origin: options.apiOrigin, preferences: options.preferences });
  } catch (cause) {
    throw new IdentityError('NETWORK', { cause });
  }
}

let firebase: Promise<IdentityService> | undefined;

/** Opens the project once, because Firebase refuses a second time. */
function loadFirebase(config: IdentityConfig & { readonly service: 'firebase' }): Promise<IdentityService> {
  firebase ??= import('./firebase-service.ts').then(({ createFirebaseService, openFirebaseAuth }) =>
    createFirebaseService(openFirebaseAuth(config), config.channel),
  );
  firebase.catch(() => (firebase = undefined));
  return firebase;
}
