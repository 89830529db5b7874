import { useThemeChoice } from '@croupier/ui/theme';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { openGameChannel, type GameChannel, type GameAppearance } from './game-channel.ts';
import type { GameNotice } from './game-messages.ts';
import type { LaunchTarget } from './launch-address.ts';

export interface GameFrameProps {
  readonly target: LaunchTarget;
  /** Pauses the game, for example behind the deposit sheet. */
  readonly isPaused: boolean;
  /** Balance of the main wallet; undefined when the game uses another one. */
  readonly balance: string | undefined;
  readonly isBalanceHidden: boolean;
  readonly onNotice: (notice: GameNotice) => void;
}

/** Sandbox games are on our origin, so they get an opaque one; a vendor's page keeps its own origin. */
const SANDBOX_FLAGS = 'allow-scripts';
const VENDOR_SANDBOX_FLAGS = 'allow-scripts allow-same-origin allow-forms allow-popups';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** A game in an iframe, with the message channel to it. */
export function GameFrame({ target, isPaused, balance, isBalanceHidden, onNotice }: GameFrameProps): ReactNode {
  const { t, i18n } = useTranslation('play');
  const { scheme: theme } = useThemeChoice();
  const frame = useRef<HTMLIFrameElement>(null);
  // With the initial theme, because a change of the URL would reload the game.
  const [url] = useState(() => (target.isOwn ? withTheme(target.url, theme) : target.url));
  const channel = useChannel(target, { frame, locale: i18n.language, theme, isBalanceHidden, onNotice });
  const isPageHidden = usePageHidden();
  useEffect(() => channel.current?.setPaused(isPaused || isPageHidden), [channel, isPaused, isPageHidden]);
  useEffect(() => {
    if (balance !== undefined) channel.current?.showBalance(balance);
  }, [channel, balance]);
  return (
    <iframe
      ref={frame}
      title={t('frame')}
      src={url}
      sandbox={target.isOwn ? SANDBOX_FLAGS : VENDOR_SANDBOX_FLAGS}
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

/** Channel to a sandbox game; open while the frame is mounted. */
function useChannel(
  target: LaunchTarget,
  { frame, locale, theme, isBalanceHidden, onNotice }: ChannelOptions,
): { current: GameChannel | undefined } {
  const channel = useRef<GameChannel>(undefined);
  const latestOnNotice = useRef(onNotice);
  useEffect(() => {
    latestOnNotice.current = onNotice;
  });
  const initialOptions = useRef({ locale, theme, balanceHidden: isBalanceHidden });
  useEffect(() => {
    if (!target.isOwn) return undefined;
    const initial = initialOptions.current;
    const gameChannel = openGameChannel(
      {
        page: window,
        game: () => frame.current?.contentWindow ?? null,
        url: target.url,
        locale: initial.locale,
        onNotice: (notice) => latestOnNotice.current(notice),
      },
      {
        theme: initial.theme,
        reducedMotion: matchMedia(REDUCED_MOTION).matches,
        balanceHidden: initial.balanceHidden,
      },
    );
    channel.current = gameChannel;
    return gameChannel.close;
  }, [target.url, target.isOwn, frame]);
  useEffect(() => {
    const motion = matchMedia(REDUCED_MOTION);
    const postAppearance = (): void =>
      channel.current?.changeLook({ theme, reducedMotion: motion.matches, balanceHidden: isBalanceHidden });
    postAppearance();
    motion.addEventListener('change', postAppearance);
    return () => motion.removeEventListener('change', postAppearance);
  }, [theme, isBalanceHidden]);
  return channel;
}

function usePageHidden(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const updateVisibility = (): void => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', updateVisibility);
    return () => document.removeEventListener('visibilitychange', updateVisibility);
  }, []);
  return isHidden;
}

function withTheme(gameUrl: string, theme: string): string {
  const url = new URL(gameUrl);
  url.searchParams.set('theme', theme);
  return url.href;
}
