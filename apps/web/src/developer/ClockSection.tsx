import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import type { ReactNode } from 'react';

import { callControl } from './control.ts';
import { GoToTime } from './GoToTime.tsx';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import type { Scene } from './use-scene.ts';
import { formatTime, useTimeZone, useWorldTime } from './use-world-time.ts';

const MINUTE_MS = 60_000;

export interface ClockSectionProps {
  readonly scene: Scene;
  readonly press: Press;
}

/** Time of the world, steps forward, and what comes next. */
export function ClockSection({ scene, press }: ClockSectionProps): ReactNode {
  const { clock } = texts;
  const { time, day } = useWorldTime(scene);
  const zone = useTimeZone();
  const momentOf = (iso: string): string => {
    const moment = formatTime(Date.parse(iso), zone);
    return `${moment.time}, ${moment.day}`;
  };
  const advance = async (minutes: number): Promise<string> => {
    const { now } = await callControl('PATCH /clock', { body: { advance: minutes * MINUTE_MS } });
    return clock.moved(momentOf(now));
  };
  const goTo = async (at: string, name: string): Promise<string> => {
    const { now } = await callControl('PATCH /clock', { body: { to: at } });
    return clock.movedTo(name, momentOf(now));
  };
  const stop = async (): Promise<string> => {
    const { frozen } = await callControl('PATCH /clock', { body: { frozen: !scene.clock.frozen } });
    return frozen ? clock.frozen : clock.runs;
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
        <Button onClick={() => press(stop)}>{scene.clock.frozen ? clock.start : clock.stop}</Button>
      </div>
      <p className="developer-note">
        {scene.clock.frozen && `${clock.frozen} `}
        {clock.note}
      </p>
      <ul className="developer-choices" aria-label={clock.next}>
        {scene.upcoming.map(({ kind, at }) => {
          const name = clock.kinds[kind];
          return (
            <li key={kind}>
              <button type="button" onClick={() => press(() => goTo(at, name))}>
                <strong>{clock.to(name)}</strong>
                <span>{momentOf(at)}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <GoToTime zone={zone} press={press} />
    </ContentSection>
  );
}
