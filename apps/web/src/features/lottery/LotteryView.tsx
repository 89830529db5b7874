import { useGetLottery } from '@croupier/sdk/hooks';
import type { LotteryDetail, LotteryMenuItem } from '@croupier/sdk/types';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { SelectMenu } from '@croupier/ui/navigation/SelectMenu';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { RunningSession } from '../../shared/gaming-session/RunningSession.tsx';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { categoryPath } from '../../shared/paths.ts';
import { DrawPanel } from './DrawPanel.tsx';
import type { LotteryKind } from './lottery-kind.ts';
import { LotterySkeleton } from './LotterySkeleton.tsx';
import { MyTickets } from './MyTickets.tsx';
import { PlayPanel } from './PlayPanel.tsx';
import { ResultsPanel } from './ResultsPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { useScheduleText } from './use-schedule-text.ts';

export interface LotteryViewProps {
  readonly kind: LotteryKind;
  readonly gameCode: string;
  /** Lotteries to change to. */
  readonly menu: readonly LotteryMenuItem[];
}

/** One lottery: its draw, and playing, results, own bets and rules. */
export function LotteryView({ kind, gameCode, menu }: LotteryViewProps): ReactNode {
  const { t } = useTranslation('lottery');
  const query = useGetLottery({ gameCode, language: usePlatformLanguage() });
  const scheduleText = useScheduleText();
  const { data } = query;
  const name = data?.name ?? menu.find((item) => item.gameCode === gameCode)?.name ?? t(`kinds.${kind}`);
  usePageTitle(name);
  return (
    <>
      <PageHeader
        title={name}
        {...(data !== undefined && { text: scheduleText(data) })}
        back={{ label: t('back'), link: { to: categoryPath('LOTT') } }}
        linkComponent={Link}
        {...(menu.length > 1 && { actions: <OtherLotteries menu={menu} gameCode={gameCode} /> })}
      />
      <QueryBoundary query={query} skeleton={<LotterySkeleton />} failure={t('failed')}>
        {(lottery) => <OpenLottery kind={kind} lottery={lottery} />}
      </QueryBoundary>
    </>
  );
}

function OtherLotteries({ menu, gameCode }: Pick<LotteryViewProps, 'menu' | 'gameCode'>): ReactNode {
  const { t } = useTranslation('lottery');
  const [, setParams] = useSearchParams();
  return (
    <SelectMenu
      label={t('others')}
      options={menu.map((item) => ({ value: item.gameCode, label: item.name }))}
      value={gameCode}
      onChange={(next) => setParams({ gameCode: next })}
    />
  );
}

const VIEWS = ['play', 'results', 'bets', 'rules'] as const;
type View = (typeof VIEWS)[number];

const isView = (value: string | null): value is View => VIEWS.some((view) => view === value);

/** What the URL shows of the lottery; playing, where it does not say. */
function useView(): readonly [View, (view: string) => void] {
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  const setView = (next: string): void => {
    const changed = new URLSearchParams(params);
    if (next === 'play') changed.delete('view');
    else changed.set('view', next);
    // Replaces, so that the tabs stay where they were pressed and Back leaves the lottery.
    setParams(changed, { replace: true });
  };
  return [isView(view) ? view : 'play', setView];
}

function OpenLottery({
  kind,
  lottery,
}: Pick<LotteryViewProps, 'kind'> & { readonly lottery: LotteryDetail }): ReactNode {
  const { t } = useTranslation(['lottery', 'bets', 'forms']);
  const [view, setView] = useView();
  if (lottery.state === 'MAINTENANCE') return <Paused />;
  const panels: Readonly<Record<View, ReactNode>> = {
    play: <PlayPanel kind={kind} lottery={lottery} onBets={() => setView('bets')} />,
    results: <ResultsPanel lottery={lottery} />,
    bets: <MyTickets lottery={lottery} onPlay={() => setView('play')} />,
    rules: <RulesPanel lottery={lottery} />,
  };
  return (
    <SectionStack>
      <RunningSession />
      <DrawPanel lottery={lottery} />
      <Tabs
        label={t('views.label')}
        variant="segment"
        value={view}
        onChange={setView}
        items={VIEWS.map((value) => ({
          value,
          label: value === 'bets' ? t('bets:mine') : t(`views.${value}`),
          panel: panels[value],
        }))}
      />
    </SectionStack>
  );
}

function Paused(): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <EmptyState
      icon="hourglass"
      headingLevel={2}
      title={t('paused.title')}
      text={t('paused.text')}
      actions={
        <LinkButton component={Link} to={categoryPath('LOTT')} variant="action">
          {t('empty.action')}
        </LinkButton>
      }
    />
  );
}
