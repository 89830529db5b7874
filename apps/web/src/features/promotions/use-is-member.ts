import { useSession } from '../../session/use-session.ts';

/** True for a member or agent; free play and guests have no bonus of their own. */
export function useIsMember(): boolean {
  const session = useSession();
  return session.state === 'member' && !session.isTrial;
}
