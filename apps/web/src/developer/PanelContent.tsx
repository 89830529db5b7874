import { EmptyState } from '@croupier/ui/feedback/EmptyState';
import { ErrorState } from '@croupier/ui/feedback/ErrorState';
import { Icon } from '@croupier/ui/display/Icon';
import { IconButton } from '@croupier/ui/actions/IconButton';
import { InlineAlert } from '@croupier/ui/feedback/InlineAlert';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { Tabs, type TabItem } from '@croupier/ui/navigation/Tabs';
import { VisuallyHidden } from '@croupier/ui/layout/VisuallyHidden';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useSession, type Session } from '../session/use-session.ts';
import { NoMockError } from './control.ts';
import { countPlanned } from './fault-plan.ts';
import { CallsTab } from './CallsTab.tsx';
import { FaultsTab } from './FaultsTab.tsx';
import { LedgerTab } from './LedgerTab.tsx';
import { OperatorTab } from './OperatorTab.tsx';
import { OutboxTab } from './OutboxTab.tsx';
import { ScenariosTab } from './ScenariosTab.tsx';
import { SceneTab } from './SceneTab.tsx';
import { StateTab } from './StateTab.tsx';
import { Summary } from './Summary.tsx';
import { TablesTab } from './TablesTab.tsx';
import { texts } from './texts.ts';
import { usePress, type Press } from './use-press.ts';
import type { LinkedScene } from './scene-link.ts';
import { useLinkedScene } from './use-linked-scene.ts';
import { useScene, useSceneUpdates, type Scene } from './use-scene.ts';

const TAB_KEY = 'developer-panel-tab';
const FIND_KEY = '/';
/** Tabs with a search field; elsewhere the key finds a scenario. */
const SEARCHABLE: ReadonlySet<string> = new Set(['scenarios', 'calls', 'tables']);

export interface PanelContentProps {
  /** Queries of the panel. */
  readonly control: QueryClient;
  /** Address that the calls of the app go to. */
  readonly address: string;
  /** Requests the data of the app again. */
  readonly refreshApp: () => void;
  /** The scene with which the page was opened; undefined from the second call on. */
  readonly takeLinked: () => LinkedScene | undefined;
  /** Docked below the app, for wide content; at its side otherwise. Phones have one place. */
  readonly isBelow: boolean;
  readonly onDock: () => void;
  readonly onClose: () => void;
}

/** Head and tabs of the open panel. */
export function PanelContent(props: PanelContentProps): ReactNode {
  const { control, address, refreshApp, takeLinked, isBelow, onDock, onClose } = props;
  const app = useQueryClient();
  const session = useSession();
  const query = useScene(control);
  useSceneUpdates(control, app);
  const { press, announcement, error } = usePress(control, refreshApp);
  useLinkedScene(app, press, takeLinked);
  const [tab, setTab] = useState(() => localStorage.getItem(TAB_KEY) ?? 'scene');
  const body = useRef<HTMLDivElement>(null);
  const chooseTab = (chosen: string): void => {
    localStorage.setItem(TAB_KEY, chosen);
    setTab(chosen);
    body.current?.scrollTo({ top: 0 });
  };
  const [searches, setSearches] = useState(0);
  useEffect(() => {
    if (searches > 0) body.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  }, [searches]);
  const findByKey = (event: KeyboardEvent): void => {
    if (event.key !== FIND_KEY || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    // The app has a search of its own at this key.
    event.stopPropagation();
    if (!SEARCHABLE.has(tab)) chooseTab('scenarios');
    setSearches(searches + 1);
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
  const items = tabsOf({ scene, control, session, press });
  return (
    <>
      <div className="developer-head">
        <h2>{texts.name}</h2>
        <span>
          <IconButton className="developer-dock" label={isBelow ? texts.dockRight : texts.dockBelow} onClick={onDock}>
            <Icon name={isBelow ? 'chevronEnd' : 'chevronDown'} />
          </IconButton>
          <IconButton label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </span>
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
      <div ref={body} className="developer-body" role="presentation" onKeyDown={findByKey}>
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

interface TabsInput {
  /** Undefined while it is loaded. */
  readonly scene: Scene | undefined;
  readonly control: QueryClient;
  readonly session: Session;
  readonly press: Press;
}

function tabsOf({ scene, control, session, press }: TabsInput): readonly TabItem[] {
  const { tabs } = texts;
  const loading = <Skeleton shape="box" height="60vh" />;
  const withScene = (panel: (loaded: Scene) => ReactNode): ReactNode => (scene ? panel(scene) : loading);
  return [
    {
      value: 'scene',
      label: tabs.scene,
      panel: withScene((loaded) => <SceneTab control={control} scene={loaded} session={session} press={press} />),
    },
    {
      value: 'scenarios',
      label: tabs.scenarios,
      panel: withScene((loaded) => <ScenariosTab scene={loaded} press={press} />),
    },
    {
      value: 'faults',
      label: tabs.faults(countPlanned(scene?.faults ?? [])),
      panel: withScene(({ faults }) => <FaultsTab faults={faults} press={press} />),
    },
    { value: 'calls', label: tabs.calls, panel: <CallsTab control={control} press={press} /> },
    { value: 'outbox', label: tabs.outbox, panel: <OutboxTab control={control} /> },
    { value: 'operator', label: tabs.operator, panel: <OperatorTab control={control} press={press} /> },
    { value: 'ledger', label: tabs.ledger, panel: <LedgerTab control={control} session={session} /> },
    { value: 'tables', label: tabs.tables, panel: <TablesTab control={control} /> },
    {
      value: 'state',
      label: tabs.state,
      panel: withScene((loaded) => <StateTab control={control} scene={loaded} session={session} press={press} />),
    },
  ];
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
