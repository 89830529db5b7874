import { useThemeChoice } from '@croupier/ui/theme';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { openGameChannel, type GameChannel, type GameAppearance } from './game-channel.ts';
import type { GameNotice } from './game-messages.ts';
import type { LaunchTarget } from './launch-address.ts';

export interface GameFrameProps {
  readonly place: LaunchTarget;
  /** Pauses the game while something else has the player's attention. */
  readonly isPaused: boolean;
  /** Balance shown by the page; undefined when only the game knows it. */
  readonly balance: string | undefined;
  readonly isBalanceHidden: boolean;
  readonly onNotice: (notice: GameNotice) => void;
}

/** Sandbox games get an opaque origin, so that they cannot access ours; a vendor's page keeps its own. */
const SANDBOX_FLAGS = 'allow-scripts';
const VENDOR_SANDBOX_FLAGS = 'allow-scripts allow-same-origin allow-forms allow-popups';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** A game in a frame, and the page's end of the talk with it. */
export function GameFrame({ place, isPaused, balance, isBalanceHidden, onNotice }: GameFrameProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const { choice: theme } = useThemeChoice();
  const frame = useRef<HTMLIFrameElement>(null);
  // Uses the initial theme: changing the URL later would reload the game.
  const [address] = useState(() => (place.isOwn ? withTheme(place.address, theme) : place.address));
  const channel = useChannel(place, { frame, locale: i18n.language, theme, isBalanceHidden, onNotice });
  const isHidden = useHiddenPage();
  useEffect(() => channel.current?.setPaused(isPaused || isHidden), [channel, isPaused, isHidden]);
  useEffect(() => {
    if (balance !== undefined) channel.current?.showBalance(balance);
  }, [channel, balance]);
  return (
    <iframe
      ref={frame}
      title={t('frame')}
      src={address}
      sandbox={place.isOwn ? SANDBOX_FLAGS : VENDOR_SANDBOX_FLAGS}
      allow="fullscreen; autoplay"
      referrerPolicy="no-referrer"
    />
  );
}

interface ChannelOptions {
  readonly frame: { readonly current: HTMLIFrameElement | null };
  readonly locale: string;
  readonly theme: GameAppearance['theme'];
  readonly isBalanceHidden: boolean;
  readonly onNotice: (notice: GameNotice) => void;
}

/** Channel to a sandbox game; open as long as the frame. */
function useChannel(
  place: LaunchTarget,
  { frame, locale, theme, isBalanceHidden, onNotice }: ChannelOptions,
): { current: GameChannel | undefined } {
  const channel = useRef<GameChannel>(undefined);
  const latest = useRef(onNotice);
  useEffect(() => {
    latest.current = onNotice;
  });
  const initialUrl = useRef({ locale, theme, balanceHidden: isBalanceHidden });
  useEffect(() => {
    if (!place.isOwn) return undefined;
    const started = initialUrl.current;
    const opened = openGameChannel(
      {
        page: window,
        game: () => frame.current?.contentWindow ?? null,
        address: place.address,
        locale: started.locale,
        onNotice: (notice) => latest.current(notice),
      },
      {
        theme: started.theme,
        reducedMotion: matchMedia(REDUCED_MOTION).matches,
        balanceHidden: started.balanceHidden,
      },
    );
    channel.current = opened;
    return opened.close;
  }, [place.address, place.isOwn, frame]);
  useEffect(() => {
    const motion = matchMedia(REDUCED_MOTION);
    const postTheme = (): void =>
      channel.current?.changeLook({ theme, reducedMotion: motion.matches, balanceHidden: isBalanceHidden });
    postTheme();
    motion.addEventListener('change', postTheme);
    return () => motion.removeEventListener('change', postTheme);
  }, [theme, isBalanceHidden]);
  return channel;
}

function useHiddenPage(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const updateVisibility = (): void => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, []);
  return isHidden;
}

function withTheme(address: string, theme: string): string {
  const url = new URL(address);
  url.searchParams.set('theme', theme);
  return url.href;
}
