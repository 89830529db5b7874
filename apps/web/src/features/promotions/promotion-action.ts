import type { Promotion } from '@croupier/sdk/types';

type Action = Promotion['action'];

const ACTIONS: Readonly<Record<Action, true>> = { NONE: true, CLAIM: true, APPLY: true, RAFFLE: true, JOIN: true };

const isAction = (action: string): action is Action => Object.hasOwn(ACTIONS, action);

/** The way to take part in a promotion; undefined when this version does not know it. */
export const promotionAction = (action: string): Action | undefined => (isAction(action) ? action : undefined);
