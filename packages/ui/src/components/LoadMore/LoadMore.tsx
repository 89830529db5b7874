import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/control-styles.ts';
import { color, radius, space, typeStyle } from '../../theme/vars.ts';
import { Button } from '../Button/Button.tsx';

export interface LoadMoreProps {
  /** Words on the button. */
  label: string;
  /** What is there, e.g. '30 of 120 games'; read out when it changes. */
  summary: string;
  /** What is there of all, 0 to 1: a line above the words. */
  progress?: number;
  /** Without more the button goes, and the focus it had moves to the summary. */
  hasMore: boolean;
  loading?: boolean;
  /** Read out while loading. */
  loadingLabel: string;
  /** What went wrong, with words on the button to try again; nothing is loaded by itself then. */
  error?: { message: string; retryLabel: string };
  /** Loads by itself when the reader comes near. */
  auto?: boolean;
  onLoad: () => void;
}

const Root = styled('div')({ display: 'grid', justifyItems: 'center', gap: space(3) });

const Words = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text3'), textAlign: 'center' });

const Problem = styled('p')({ margin: 0, ...typeStyle('body'), color: color('danger'), textAlign: 'center' });

const Line = styled('progress')({
  display: 'block',
  width: 'min(200px, 100%)',
  height: 4,
  border: 0,
  borderRadius: radius('pill'),
  overflow: 'hidden',
  appearance: 'none',
  backgroundColor: color('surface3'),
  '&::-webkit-progress-bar': { backgroundColor: color('surface3') },
  '&::-webkit-progress-value': { backgroundColor: color('accent') },
  '&::-moz-progress-bar': { backgroundColor: color('accent') },
});

const Announcement = styled('span')(visuallyHidden);

/** How far before the end the next part is asked for. */
const AHEAD = '400px';

/** The next part of a list: by a button, or by itself. */
export function LoadMore(props: LoadMoreProps) {
  const { label, summary, progress, hasMore, loading = false, loadingLabel, error, auto = false, onLoad } = props;
  const root = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);

  const waits = auto && hasMore && !loading && !error;
  useEffect(() => {
    const element = root.current;
    if (!waits || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        onLoad();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waits, onLoad]);

  useEffect(() => {
    // The button went and left the focus to nobody.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!hasMore && pressed.current && lost) words.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const press = () => {
    pressed.current = true;
    onLoad();
  };

  return (
    <Root ref={root}>
      {progress !== undefined && <Line aria-hidden max={1} value={progress} />}
      <Words ref={words} tabIndex={-1} role="status">
        {summary}
      </Words>
      {error && <Problem role="alert">{error.message}</Problem>}
      {hasMore && (
        <Button busy={loading} onClick={press}>
          {error ? error.retryLabel : label}
        </Button>
      )}
      <Announcement role="status">{loading ? loadingLabel : ''}</Announcement>
    </Root>
  );
}
