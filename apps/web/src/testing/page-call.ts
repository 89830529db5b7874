import type { World } from '@croupier/mock-server/node';
import type { OperationId } from '@croupier/sdk/operations';

import type { OpenOptions } from './test-site.ts';

/** Kinds of pages that treat failures alike. `frame` is the frame around a page without calls. */
export type PageKind = 'frame' | 'popup' | 'lobby' | 'game' | 'list' | 'form';

/** Calls that a page makes when it opens. */
export interface PageCalls extends Omit<OpenOptions, 'token'> {
  /** Names the page and the visitor in test titles. */
  readonly page: string;
  readonly kind: PageKind;
  /** Persona who opens the page; a guest by default. */
  readonly as?: 'member' | 'agent' | 'subAgent';
  /** Changes the world before the page opens. */
  readonly arrange?: (world: World) => void;
  /** Reopens the page for each fault, for calls that a page makes once or before it renders. */
  readonly reopen?: boolean;
  /** Empty for a page that calls only when something is sent. The first one needs the access of the page. */
  readonly calls: readonly OperationId[];
}
