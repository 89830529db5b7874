import type { Visitor } from '../../pages/menus.ts';
import type { Session } from '../../session/use-session.ts';

/** For whom menus are drawn; while the session loads they are a guest's. */
export function visitorOf(session: Session): Visitor {
  return session.state === 'member' ? session : { role: 'guest' };
}
