import { launchDemoGame, launchGame } from '@croupier/sdk/client';
import type { ApiError } from '@croupier/sdk/errors';
import { useGetSiteConfiguration } from '@croupier/sdk/hooks';
import type { LanguageCode, LaunchMode } from '@croupier/sdk/types';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { useSite } from '../../config/site-context.ts';
import { usePlatformLanguage } from '../../i18n/use-platform-language.ts';
import { readLaunchAddress, type LaunchTarget } from './launch-address.ts';
import type { GameParameters } from './game-parameters.ts';

/** Launch time in ms after which another text is shown. */
const SLOW_LAUNCH_MS = 5_000;

export interface Launch {
  /** Identifies the try that this launch belongs to. */
  readonly visit: string;
  /** Undefined when the URL is not allowed. */
  readonly target: LaunchTarget | undefined;
  readonly mode: LaunchMode;
  /** Launch id for leaving the game; a demo has none. */
  readonly launchId: string | undefined;
}

export interface LaunchState {
  readonly launch: Launch | undefined;
  readonly error: ApiError | null;
  readonly isPending: boolean;
  /** True when the launch has been pending for `SLOW_LAUNCH_MS`. */
  readonly isLong: boolean;
  /** Launches again, which replaces the game. */
  readonly again: () => void;
}

/** Launches a game once; a launch URL is valid once, so only the player launches again. */
export function useLaunch(game: GameParameters): LaunchState {
  const { config } = useSite();
  const language = usePlatformLanguage();
  const site = useGetSiteConfiguration();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const { mutate, data, error, isSuccess, isError } = useMutation<Launch, ApiError, string>({
    mutationFn: async (requestedVisit) => {
      const { launchUrl, ...rest } = await requestLaunch(game, language);
      const environment = {
        hosts: site.data?.launchGameCDNs ?? [],
        page: location.href,
        apiBase: config.apiBase,
        random: Math.random,
      };
      return { ...rest, visit: requestedVisit, target: readLaunchAddress(launchUrl, environment) };
    },
  });
  const launchedVisit = useRef<string>(undefined);
  useEffect(() => {
    if (launchedVisit.current === visit) return;
    launchedVisit.current = visit;
    mutate(visit);
  }, [visit, mutate]);
  const isPending = !isSuccess && !isError;
  const [slowVisit, setSlowVisit] = useState<string>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlowVisit(visit), SLOW_LAUNCH_MS);
    return () => clearTimeout(timer);
  }, [isPending, visit]);
  return {
    launch: data?.visit === visit ? data : undefined,
    error,
    isPending,
    isLong: isPending && slowVisit === visit,
    again: () => setVisit(crypto.randomUUID()),
  };
}

async function requestLaunch({ vendor, category, nodeId, roomId, demo }: GameParameters, language: LanguageCode) {
  if (demo) {
    const { value } = await launchDemoGame({ body: { vassalage: vendor, language, nodeId: nodeId ?? '' } });
    return { launchUrl: value.launchUrl, mode: 'IFRAME' as const, launchId: undefined };
  }
  const { value } = await launchGame({
    query: {
      vassalage: vendor,
      gameType: category,
      language,
      platform: 'html5-desktop',
      ...(nodeId !== undefined && { nodeId }),
      ...(roomId !== undefined && { roomId }),
    },
  });
  return { launchUrl: value.launchUrl, mode: value.launchMode, launchId: value.launchId };
}
