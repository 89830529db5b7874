import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { endSession } from '../session/session-store.ts';
import type { Session } from '../session/use-session.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { callControl } from './control.ts';
import { applyScenario, logInAs, resetWorld } from './scene-actions.ts';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import type { Scene } from './use-scene.ts';
import { formatTime, useTimeZone, useWorldTime } from './use-world-time.ts';

const MINUTE_MS = 60_000;
const GUEST = '';

export interface SceneTabProps {
  readonly scene: Scene;
  readonly session: Session;
  readonly press: Press;
}

/** Clock, persona and scenario. */
export function SceneTab({ scene, session, press }: SceneTabProps): ReactNode {
  const app = useQueryClient();
  const { personas, scenarios } = texts;
  const member = session.state === 'member' ? session : undefined;
  const account = member?.member.account;
  const logIn = async (chosen: string): Promise<string> => {
    if (chosen !== GUEST) return logInAs(app, chosen, scene);
    endSession();
    return personas.loggedOut;
  };
  const guest = { id: GUEST, name: personas.guest, shows: personas.guestShows };
  return (
    <div className="developer-sections">
      <ClockSection scene={scene} press={press} />
      <ContentSection title={personas.name} headingLevel={3}>
        <ChoiceList
          name={personas.name}
          choices={[
            guest,
            ...scene.personas.map((persona) => ({ ...persona, id: persona.account, name: persona.account })),
          ]}
          chosen={session.state === 'guest' ? GUEST : member?.isExpired === false ? account : undefined}
          onChoose={(chosen) => press(() => logIn(chosen))}
        />
      </ContentSection>
      <ContentSection title={scenarios.name} headingLevel={3}>
        <p className="developer-note">{scenarios.note}</p>
        <ChoiceList
          name={scenarios.name}
          choices={scene.scenarios.map((scenario) => ({ ...scenario, id: scenario.name }))}
          chosen={scene.scenario ?? undefined}
          onChoose={(chosen) => press(() => applyScenario(app, chosen, scene))}
        />
        <Button onClick={() => press(() => resetWorld(app, account, scene))}>{scenarios.reset}</Button>
      </ContentSection>
    </div>
  );
}

function ClockSection({ scene, press }: Pick<SceneTabProps, 'scene' | 'press'>): ReactNode {
  const { clock } = texts;
  const { time, day } = useWorldTime(scene);
  const zone = useTimeZone();
  const advance = async (minutes: number): Promise<string> => {
    const { now } = await callControl('PATCH /clock', { body: { advance: minutes * MINUTE_MS } });
    const moved = formatTime(Date.parse(now), zone);
    return clock.moved(`${moved.time}, ${moved.day}`);
  };
  return (
    <ContentSection title={clock.name} headingLevel={3}>
      <p className="developer-time">
        <strong>{time}</strong> {day}
      </p>
      <div className="developer-row">
        {Object.entries(clock.steps).map(([step, minutes]) => (
          <Button key={step} onClick={() => press(() => advance(minutes))}>
            {step}
          </Button>
        ))}
      </div>
      <p className="developer-note">
        {scene.clock.frozen && `${clock.frozen} `}
        {clock.note}
      </p>
    </ContentSection>
  );
}
