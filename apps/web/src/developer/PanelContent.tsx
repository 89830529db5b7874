import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ErrorState } from '@croupier/ui/feedback/ErrorState';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs } from '@croupier/ui/navigation/Tabs';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useSession } from '../session/use-session.ts';
import { NoMockError } from './control.ts';
import { countPlanned } from './fault-plan.ts';
import { FaultsTab } from './FaultsTab.tsx';
import { SceneTab } from './SceneTab.tsx';
import { Summary } from './Summary.tsx';
import { texts } from './texts.ts';
import { usePress } from './use-press.ts';
import { useScene, useSceneUpdates } from './use-scene.ts';

const TAB_KEY = 'developer-panel-tab';

export interface PanelContentProps {
  /** Queries of the panel. */
  readonly control: QueryClient;
  /** Address that the calls of the app go to. */
  readonly address: string;
  /** Requests the data of the app again. */
  readonly refreshApp: () => void;
  readonly onClose: () => void;
}

/** Head and tabs of the open panel. */
export function PanelContent({ control, address, refreshApp, onClose }: PanelContentProps): ReactNode {
  const app = useQueryClient();
  const session = useSession();
  const query = useScene(control);
  useSceneUpdates(control, app);
  const { press, announcement, error } = usePress(control, refreshApp);
  const [tab, setTab] = useState(() => localStorage.getItem(TAB_KEY) ?? 'scene');
  const chooseTab = (chosen: string): void => {
    localStorage.setItem(TAB_KEY, chosen);
    setTab(chosen);
  };
  const { data: scene } = query;
  const failure = query.error && (
    <SceneFailure
      error={query.error}
      address={address}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
  const loading = <Skeleton shape="box" height="60vh" />;
  const items = [
    {
      value: 'scene',
      label: texts.tabs.scene,
      panel: scene ? <SceneTab scene={scene} session={session} press={press} /> : loading,
    },
    {
      value: 'faults',
      label: texts.tabs.faults(countPlanned(scene?.faults ?? [])),
      panel: scene ? <FaultsTab faults={scene.faults} press={press} /> : loading,
    },
  ];
  return (
    <>
      <div className="developer-head">
        <h2>{texts.name}</h2>
        <IconButton label={texts.close} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
        {scene && !failure && <Summary scene={scene} session={session} />}
        <VisuallyHidden role="status">{query.isPending ? texts.loading : ''}</VisuallyHidden>
        <p role="status" className="developer-announcement">
          {announcement}
        </p>
        {error && (
          <InlineAlert tone="danger" title={texts.refused} live="assertive">
            {error.message}
          </InlineAlert>
        )}
      </div>
      <div className="developer-body">
        {failure ?? (
          <Tabs
            label={texts.tabs.name}
            items={items}
            value={items.some(({ value }) => value === tab) ? tab : 'scene'}
            onChange={chooseTab}
          />
        )}
      </div>
    </>
  );
}

interface SceneFailureProps {
  readonly error: Error;
  readonly address: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function SceneFailure({ error, address, isRetrying, onRetry }: SceneFailureProps): ReactNode {
  if (error instanceof NoMockError) {
    return <EmptyState icon="offline" title={texts.noMock.heading} text={texts.noMock.body(address)} />;
  }
  return (
    <ErrorState
      title={texts.failed}
      text={error.message}
      onRetry={onRetry}
      retryLabel={texts.retry}
      retrying={isRetrying}
      retryingLabel={texts.retrying}
    />
  );
}
