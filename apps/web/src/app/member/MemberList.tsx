import type { ReactNode } from 'react';

import { useSession } from '../../session/use-session.ts';
import { MemberNavigation } from './MemberNavigation.tsx';
import { useMenuFacts } from './use-menu-facts.tsx';

/** The pages of the member centre on phones, with what is known of them. */
export function MemberList(): ReactNode {
  const session = useSession();
  const enabled = session.state === 'member' && !session.isTrial;
  return <MemberNavigation layout="list" facts={useMenuFacts(enabled)} />;
}
