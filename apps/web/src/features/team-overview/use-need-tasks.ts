import type { Task } from '@croupier/ui/data/TaskList';
import { useTranslation } from 'react-i18next';
import type { Link } from 'react-router-dom';

import { PLATFORM } from '../../shared/contracts/contract-kinds.ts';
import { isZero } from '../../shared/is-zero.ts';
import { listFormat } from '../../shared/intl-formats.ts';
import { paths } from '../../shared/paths.ts';
import { contractPath, withParams } from '../../shared/agent-links.ts';
import { agentPaths, contractPaths } from '../../shared/agent-paths.ts';
import { useTeamTexts } from '../../shared/team-figures/use-team-texts.ts';
import type { Step } from './nearest-step.ts';
import type { Needs } from './use-needs.ts';

type NeedTask = Task<typeof Link>;

/** What waits for the agent as entries, the most urgent first; the newest received offer has its own place. */
export function useNeedTasks({ debt, received, offered, step, newcomers }: Needs): readonly NeedTask[] {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  const stepTask = useStepTask();
  const newcomersTask = useNewcomersTask();
  return [
    ...(debt === undefined
      ? []
      : [
          {
            id: 'debt',
            icon: 'warning',
            tone: 'danger',
            title: t('needs.debt.title', { amount: texts.money(debt.amount, debt.currency) }),
            text: t('needs.debt.text', { time: texts.moment(debt.since) }),
            link: { to: paths.deposit },
          } satisfies NeedTask,
        ]),
    ...received.slice(1).map(({ contractId, type, offeror, expiresAt }): NeedTask => ({
      id: contractId,
      icon: 'doc',
      title:
        offeror === PLATFORM
          ? t('needs.receivedFromPlatform', { kind: t(`teamFigures:contracts.${type}`) })
          : t('needs.received', { kind: t(`teamFigures:contracts.${type}`), account: offeror }),
      text: t('needs.until', { time: texts.moment(expiresAt) }),
      link: { to: contractPath(type, contractId) },
    })),
    ...offered.map(({ contractId, type, offeree, createdAt }): NeedTask => ({
      id: contractId,
      icon: 'hourglass',
      title: t('needs.offered', { kind: t(`teamFigures:contracts.${type}`), account: offeree }),
      text: t('needs.offeredAt', { time: texts.moment(createdAt) }),
      link: { to: contractPath(type, contractId) },
    })),
    ...(step === undefined ? [] : [stepTask(step)]),
    ...(newcomers.newest.length === 0 ? [] : [newcomersTask(newcomers)]),
  ];
}

/** What the next tier of a salary lacks, and what it changes. */
function useStepTask(): (step: Step) => NeedTask {
  const { t } = useTranslation(['teamOverview', 'teamFigures']);
  const texts = useTeamTexts();
  return ({ type, rate, nextTier, periodEnd, currency }) => {
    const values = {
      amount: texts.money(nextTier.missingBase, currency),
      count: nextTier.missingActiveUsers,
      time: texts.time(periodEnd),
    };
    const lacks = isZero(nextTier.missingBase) ? 'accounts' : values.count === 0 ? 'turnover' : 'both';
    return {
      id: 'step',
      icon: 'bolt',
      title: t(`needs.step.${lacks}`, values),
      text: t('needs.step.text', {
        kind: t(`teamFigures:contracts.${type}`),
        from: texts.percent(rate),
        to: texts.percent(nextTier.rate),
      }),
      link: { to: contractPaths[type] },
    };
  };
}

/** Direct downlines that have not deposited yet. */
function useNewcomersTask(): (newcomers: Needs['newcomers']) => NeedTask {
  const { t, i18n } = useTranslation('teamOverview');
  const texts = useTeamTexts();
  return ({ newest, count }) => {
    const [latest] = newest;
    const names = newest.map(({ nickname, account }) => nickname ?? account);
    const others = count - names.length;
    const list = listFormat(i18n.language, { type: 'conjunction' });
    return {
      id: 'newcomers',
      icon: 'userAdd',
      title: t('needs.newcomers.title', {
        count,
        names: list.format(others > 0 ? [...names, t('needs.newcomers.others', { count: others })] : names),
      }),
      ...(latest !== undefined && { text: t('needs.newcomers.text', { time: texts.moment(latest.registeredAt) }) }),
      link: { to: withParams(agentPaths.members, { activity: 'NEW' }) },
    };
  };
}
