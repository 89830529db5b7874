import type { World } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';

import type { Opening, Stage } from './stage.ts';

/** A call that a visitor makes by doing something. */
export interface PressedCall extends Omit<Opening, 'token'> {
  readonly call: OperationId;
  /** Persona who does it; a guest when left out. */
  readonly as?: 'member' | 'firstLogin' | 'expiredPassword';
  /** Changes the world before it is opened; may tell an address to open instead. */
  readonly arrange?: (world: World, token: string | undefined) => Promise<string> | void;
  /** What leads up to it. */
  readonly begin?: (stage: Stage) => Promise<void>;
  /** What has to be there; while it is, it can be done again. */
  readonly control: string | RegExp;
  readonly act: (stage: Stage) => Promise<void> | void;
  /** Can be done once only, whatever comes of it: the page has to be opened for each fault. */
  readonly isSpent?: boolean;
}
