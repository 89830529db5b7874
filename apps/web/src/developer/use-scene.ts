import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { callControl, type ControlAnswer } from './control.ts';

/** State of the mock that the panel shows. */
export interface Scene {
  readonly clock: ControlAnswer<'GET /clock'>;
  /** Real time in ms at which `clock` was read. */
  readonly readAt: number;
  readonly faults: ControlAnswer<'GET /faults'>['faults'];
  /** What comes next by the clock, the earliest first. */
  readonly upcoming: ControlAnswer<'GET /upcoming'>['upcoming'];
  readonly scenarios: ControlAnswer<'GET /scenarios'>['scenarios'];
  /** Null for a world that began as its seed. */
  readonly scenario: ScenarioName | null;
  /** How to reach the state of the world from its seed. */
  readonly description: ControlAnswer<'GET /scene'>;
  readonly personas: readonly Persona[];
}

export type Persona = Pick<
  ControlAnswer<'GET /personas'>['personas'][keyof ControlAnswer<'GET /personas'>['personas']],
  'account' | 'password' | 'shows'
>;
export type ScenarioName = ControlAnswer<'GET /scenarios'>['scenarios'][number]['name'];
export type Fault = Scene['faults'][number];

const SCENE_KEY = ['scene'];
/** Time in ms after the last call of the app at which the state is read again. */
const READ_DELAY_MS = 300;

async function readClock(): Promise<Pick<Scene, 'clock' | 'readAt'>> {
  const clock = await callControl('GET /clock');
  return { clock, readAt: Date.now() };
}

async function readScene(): Promise<Scene> {
  const [{ clock, readAt }, { faults }, { scenarios, applied }, { personas }, { upcoming }, description] =
    await Promise.all([
      readClock(),
      callControl('GET /faults'),
      callControl('GET /scenarios'),
      callControl('GET /personas'),
      callControl('GET /upcoming'),
      callControl('GET /scene'),
    ]);
  const world = { faults, scenarios, scenario: applied, upcoming, description };
  return { clock, readAt, ...world, personas: Object.values(personas) };
}

/** The state of the mock. `client` belongs to the panel, so that its queries are not those of the app. */
export function useScene(client: QueryClient): UseQueryResult<Scene> {
  return useQuery({ queryKey: SCENE_KEY, queryFn: readScene }, client);
}

/** Reads the state again after calls of the app, which a fault may have met. */
export function useSceneUpdates(client: QueryClient, app: QueryClient): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = ({ type }: { readonly type: string }): void => {
      if (type !== 'updated') return;
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries(), READ_DELAY_MS);
    };
    const stops = [app.getQueryCache().subscribe(readSoon), app.getMutationCache().subscribe(readSoon)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, app]);
}
