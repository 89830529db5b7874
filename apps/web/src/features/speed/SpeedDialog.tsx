import { useListDomainRoutes } from '@croupier/sdk/hooks';
import type { DomainRoutes } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { Icon } from '@croupier/ui/display/Icon';
import { SmallPrint } from '@croupier/ui/display/SmallPrint';
import { Dialog } from '@croupier/ui/feedback/Dialog';
import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { SpeedChoices } from '@croupier/ui/inputs/SpeedChoices';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { lineOrigin } from '../../config/line-origin.ts';
import { openBlankWindow } from '../../shared/blank-window.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { answerTime } from './speed-test.ts';
import { useSpeedSummary } from './use-speed-summary.ts';
import { useSpeedTest, type SpeedTest } from './use-speed-test.ts';

export interface SpeedDialogProps {
  readonly onClose: () => void;
}

/** Height of five lines. */
const LINES_HEIGHT = '376px';

/** Why a line was not opened. */
type Problem = 'invalidDomain' | 'blocked';

/** Official mirror domains with their speed from here; the chosen one opens in a new tab [SPEED-01] [SPEED-07]. */
export function SpeedDialog({ onClose }: SpeedDialogProps): ReactNode {
  const { t } = useTranslation('speed');
  const { t: siteText } = useTranslation();
  // A list from before may name lines that are blocked by now.
  const query = useListDomainRoutes({ staleTime: 0, gcTime: 0 });
  const test = useSpeedTest(query.data?.domainList);
  const summary = useSpeedSummary(test, location.host);
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const hasLines = test.domains.length > 0;
  const selected = chosen ?? fastestOf(test) ?? '';

  const choose = (domain: string): void => {
    setChosen(domain);
    setProblem(undefined);
  };
  const open = (): void => {
    const isListed = query.data?.domainList.some(({ domainName }) => domainName === selected) === true;
    const origin = isListed ? lineOrigin(selected, location.origin) : undefined;
    // Before a window opens: an empty one would stay.
    if (origin === undefined) return setProblem('invalidDomain');
    const opened = openBlankWindow();
    if (opened === undefined) return setProblem('blocked');
    opened.location.replace(`${origin}/`);
    return onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      text={hasLines && <span role="status">{summary}</span>}
      closeLabel={siteText('close')}
      width="md"
      actions={
        hasLines && (
          <>
            <Button startIcon={<Icon name="refresh" />} disabled={test.result === undefined} onClick={test.restart}>
              {t('again')}
            </Button>
            <Button variant="action" disabled={selected === ''} onClick={open}>
              {t('open')}
            </Button>
          </>
        )
      }
    >
      <PanelStack>
        <Lines query={query} test={test} selected={selected} onChoose={choose} />
        {problem !== undefined && (
          <InlineAlert tone="danger" live="assertive">
            {problem === 'blocked' ? siteText('popupBlocked') : t('invalidDomain')}
          </InlineAlert>
        )}
        {hasLines && <SmallPrint>{t('ours')}</SmallPrint>}
      </PanelStack>
    </Dialog>
  );
}

/** The fastest line that answered; undefined while lines are measured. */
function fastestOf({ result }: SpeedTest): string | undefined {
  return result?.find((line) => answerTime(line) !== null)?.domainName;
}

interface LinesProps {
  readonly query: UseQueryResult<DomainRoutes>;
  readonly test: SpeedTest;
  readonly selected: string;
  readonly onChoose: (domain: string) => void;
}

function Lines({ query, test, selected, onChoose }: LinesProps): ReactNode {
  const { t } = useTranslation('speed');
  return (
    <QueryBoundary
      query={query}
      skeleton={<Skeleton shape="box" height={LINES_HEIGHT} />}
      empty={{
        when: ({ domainList }) => domainList.length === 0,
        state: <EmptyState icon="globe" title={t('empty.title')} text={t('empty.text')} />,
      }}
    >
      {() => (
        <SpeedChoices
          label={t('lines')}
          value={selected}
          onChange={onChoose}
          choices={test.domains.map((domain) => {
            const line = test.measured.get(domain);
            return {
              value: domain,
              name: domain,
              ms: line && answerTime(line),
              ...(domain === location.host && { note: t('here') }),
            };
          })}
          labels={{
            level: {
              fast: t('level.fast'),
              normal: t('level.normal'),
              slow: t('level.slow'),
              none: t('level.none'),
            },
            duration: (ms) => t('duration', { ms }),
            measuring: t('measuring'),
            counts: t('counts'),
          }}
        />
      )}
    </QueryBoundary>
  );
}
