import { getAccountRestrictionsQuery, getPlayerProtectionQuery, queryKeyOf } from '@croupier/sdk/hooks';
import type { PlayerLimit, Restriction } from '@croupier/sdk/types';
import { useSnackbar } from '@croupier/ui/feedback/SnackbarProvider';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useSite } from '../../config/site-context.ts';
import { useCustomerService } from '../../shared/customer-service/use-customer-service.ts';
import { paths } from '../../shared/paths.ts';
import { ACTION_PATHS } from '../../shared/restrictions/restriction-looks.data.ts';
import { useCodeText } from '../../shared/restrictions/use-code-text.ts';
import { useLimitText } from '../../shared/restrictions/use-limit-text.ts';
import { useTimeText } from '../../shared/use-time-text.ts';
import type { StakeRefusal } from './game-messages.ts';

interface Action {
  readonly label: string;
  readonly onPress: () => void;
}

/**
 * Says why a stake was refused: a bonus allows no more, or a limit, a reality check or a break of the member. A game does
 * not know of those, so the page reads them.
 */
export function useStakeRefusal(currency: string | undefined): (code: StakeRefusal) => void {
  const { t } = useTranslation(['play', 'restrictions']);
  const snackbar = useSnackbar();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const timeText = useTimeText();
  const { brand } = useSite();
  const limitText = useLimitText(currency ?? brand.currency);
  const openService = useCustomerService();
  const show = (text: string, action: Action): void => void snackbar.show({ key: 'stake', text, tone: 'info', action });
  const linkTo = (label: string, path: string): Action => ({ label, onPress: () => void navigate(path) });
  /** What the member can do about a restriction; the limits say when one ends that only time ends. */
  const actionOf = ({ action }: Restriction): Action => {
    if (action === 'CONTACT_SUPPORT' && openService !== undefined) {
      return { label: t('restrictions:actions.CONTACT_SUPPORT'), onPress: openService };
    }
    if (action === 'NONE' || action === 'CONTACT_SUPPORT') return linkTo(t('stake.limits'), paths.limits);
    return linkTo(t(`restrictions:actions.${action}`), ACTION_PATHS[action]);
  };
  const explain = async (): Promise<void> => {
    // A check that is due then opens by itself.
    void queryClient.invalidateQueries({ queryKey: queryKeyOf('getGamingSession') });
    const [restrictions, protection] = await Promise.all([
      queryClient.fetchQuery({ ...getAccountRestrictionsQuery(), staleTime: 0 }),
      queryClient.fetchQuery({ ...getPlayerProtectionQuery(), staleTime: 0 }),
    ]);
    const reason = restrictions.value.restrictions.find(({ blocks }) => blocks.includes('PLAY'));
    if (reason !== undefined) return show(textOfReason(reason), actionOf(reason));
    const text = textOfLimits(protection.value.limits);
    if (text !== undefined) show(text, linkTo(t('stake.limits'), paths.limits));
  };
  const codeText = useCodeText();
  const textOfReason = ({ code, requirement, until, limit }: Restriction): string => {
    if (limit !== undefined) return `${limitText(limit).title}. ${limitText(limit).text}`;
    const text = codeText({ code, requirement });
    return until === undefined ? text : `${text} ${t('restrictions:until')} ${timeText(until)}.`;
  };
  /** The limits of stakes and losses with what is left; a stake may be above the rest of one. */
  const textOfLimits = (limits: readonly PlayerLimit[]): string | undefined => {
    const limit = limits.find(({ kind }) => kind === 'LOSS' || kind === 'WAGER');
    if (limit === undefined) return undefined;
    const { title, text } = limitText({ ...limit, limit: limit.amount });
    return `${title}. ${text}`;
  };
  return (code) => {
    if (code === 'STAKE_ABOVE_LIMIT') return show(t('stake.text'), linkTo(t('stake.action'), paths.bonuses));
    // The game has already said that there is no bet.
    void explain().catch(() => undefined);
  };
}
