import { Button } from '@croupier/ui/actions/Button';
import { CopyButton } from '@croupier/ui/actions/CopyButton';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import type { Session } from '../session/use-session.ts';
import { saveFile } from '../shared/save-file.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { callControl } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { describeChanges } from './describe-changes.ts';
import { optionsOf } from './options-of.ts';
import { importWorld, openWorld, resetWorld } from './scene-actions.ts';
import { sceneAsCurl, sceneAsTest, sceneBody, sceneLink } from './scene-link.ts';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import type { Press } from './use-press.ts';
import type { Scene } from './use-scene.ts';
import { currentWorld } from './world-cookie.ts';

export interface StateTabProps {
  readonly control: QueryClient;
  readonly scene: Scene;
  readonly session: Session;
  readonly press: Press;
}

/** The state of the world to pass on, to keep and to replace. */
export function StateTab({ control, scene, session, press }: StateTabProps): ReactNode {
  const account = session.state === 'member' ? session.member.account : undefined;
  return (
    <div className="developer-sections">
      <SceneText scene={scene} account={account} />
      <WorldSection scene={scene} account={account} press={press} />
      <WorldsSection control={control} press={press} />
    </div>
  );
}

type Form = keyof typeof texts.state.forms;

function SceneText({ scene, account }: Pick<StateTabProps, 'scene'> & { account: string | undefined }): ReactNode {
  const { state } = texts;
  const [form, setForm] = useState<Form>('link');
  const body = sceneBody(scene, account);
  const forms: Readonly<Record<Form, string>> = {
    link: sceneLink(location.href, body),
    test: sceneAsTest(body),
    curl: sceneAsCurl(location.origin, body),
  };
  return (
    <ContentSection title={state.scene} headingLevel={3}>
      <SegmentedControl<Form> label={state.form} options={optionsOf(state.forms)} value={form} onChange={setForm} />
      <div className="developer-code">
        <CodeBlock label={state.forms[form]}>{forms[form]}</CodeBlock>
      </div>
      <CopyButton value={forms[form]} label={state.copy} copiedLabel={texts.copied} failedLabel={texts.copyFailed} />
      <p className="developer-note">{state.sceneNote}</p>
    </ContentSection>
  );
}

interface WorldSectionProps extends Pick<StateTabProps, 'scene' | 'press'> {
  readonly account: string | undefined;
}

function WorldSection({ scene, account, press }: WorldSectionProps): ReactNode {
  const app = useQueryClient();
  const { state } = texts;
  const file = useRef<HTMLInputElement>(null);
  const { seed } = scene.description;
  const changes = describeChanges(scene);
  const save = async (): Promise<string> => {
    const world = await callControl('GET /world');
    saveFile(new Blob([JSON.stringify(world)], { type: 'application/json' }), 'world.json');
    return state.exported;
  };
  return (
    <ContentSection title={state.world} headingLevel={3}>
      <div className="developer-row">
        <Button onClick={() => press(save)}>{state.exportWorld}</Button>
        <Button onClick={() => file.current?.click()}>{state.importWorld}</Button>
        <Button onClick={() => press(() => resetWorld(app, { account, seed }, scene))}>{state.reset(seed)}</Button>
        <Button onClick={() => press(() => resetWorld(app, { account, seed: seed + 1 }, scene))}>
          {state.another}
        </Button>
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json"
        hidden
        aria-label={state.importWorld}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) press(() => importWorld(chosen));
          target.value = '';
        }}
      />
      {changes.length === 0 ? (
        <p className="developer-note">{state.unchanged}</p>
      ) : (
        <ul className="developer-changes" aria-label={state.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </ContentSection>
  );
}

const DEFAULT_WORLD = '';

function WorldsSection({ control, press }: Pick<StateTabProps, 'control' | 'press'>): ReactNode {
  const { state } = texts;
  const query = useControl(control, 'GET /worlds');
  const current = currentWorld() ?? DEFAULT_WORLD;
  return (
    <ContentSection title={state.worlds} headingLevel={3}>
      <p className="developer-note">{state.worldsNote}</p>
      <ControlView query={query}>
        {({ worlds }) => (
          <ChoiceList
            name={state.worlds}
            choices={[
              { id: DEFAULT_WORLD, name: texts.summary.defaultWorld, shows: state.defaultWorld },
              ...worlds.map((name) => ({ id: name, name, shows: '' })),
            ]}
            chosen={current}
            onChoose={(name) => press(() => openWorld(name === DEFAULT_WORLD ? undefined : name))}
          />
        )}
      </ControlView>
    </ContentSection>
  );
}
