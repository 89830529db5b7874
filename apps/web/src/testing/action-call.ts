import type { World } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';

import type { PageKind } from './page-call.ts';
import type { OpenOptions, TestSite } from './test-site.ts';

/** A call made by a user action. */
export interface ActionCall extends Omit<OpenOptions, 'token'> {
  readonly call: OperationId;
  /** Where the visitor acts. */
  readonly kind: PageKind;
  /** Persona who makes the call; a guest by default. */
  readonly as?: 'member' | 'agent' | 'firstLogin' | 'expiredPassword';
  /** Changes the world before the page opens; may return another URL to open. */
  readonly arrange?: (world: World, token: string | undefined) => Promise<string> | void;
  /** Steps before the action. */
  readonly begin?: (site: TestSite) => Promise<void>;
  /** Accessible name of a control that the action needs. Without it, the page is reopened before the next fault. */
  readonly control: string | RegExp;
  readonly act: (site: TestSite) => Promise<void>;
  /** True when the action works only once, so that the page must be reopened for each fault. */
  readonly isOneTime?: boolean;
}
