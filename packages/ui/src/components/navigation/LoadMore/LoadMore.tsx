import styled from '@emotion/styled';
import { useEffect, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';

export interface LoadMoreProps {
  /** Label of the button. */
  label: string;
  /** Summary such as '30 of 120 games'; announced when it changes. */
  summary: string;
  /** Loaded fraction, 0 to 1, as a bar above the text. */
  progress?: number;
  /** When false, the button is removed and its focus moves to the summary. */
  hasMore: boolean;
  loading?: boolean;
  /** Announced while loading. */
  loadingLabel: string;
  /** Error text and retry label; nothing is loaded automatically while set. */
  error?: { message: string; retryLabel: string };
  /** Loads automatically near the end. */
  auto?: boolean;
  /** Action on the whole list, below the button. */
  footer?: ReactNode;
  onLoad: () => void;
}

const Root = styled('div')({ display: 'grid', justifyItems: 'center', gap: space(3) });

const TextBlock = styled('p')({ margin: 0, ...typeStyle('meta'), color: color('text3'), textAlign: 'center' });

const ErrorText = styled('p')({ margin: 0, ...typeStyle('body'), color: color('danger'), textAlign: 'center' });

const ProgressBar = styled('progress')({
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

/** Distance before the end at which the next part is requested. */
const AHEAD = '400px';

/** Loads the next part of a list, by button or automatically. */
export function LoadMore(props: LoadMoreProps) {
  const {
    label,
    summary,
    progress,
    hasMore,
    loading = false,
    loadingLabel,
    error,
    auto = false,
    footer,
    onLoad,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const summaryElement = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);

  const shouldObserve = auto && hasMore && !loading && !error;
  useEffect(() => {
    const element = root.current;
    if (!shouldObserve || !element) return;
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
  }, [shouldObserve, onLoad]);

  useEffect(() => {
    // The removed button had the focus.
    const focusLost = document.activeElement === null || document.activeElement === document.body;
    if (!hasMore && pressed.current && focusLost) summaryElement.current?.focus({ preventScroll: true });
  }, [hasMore]);

  const press = () => {
    pressed.current = true;
    onLoad();
  };

  return (
    <Root ref={root}>
      {progress !== undefined && <ProgressBar aria-hidden max={1} value={progress} />}
      <TextBlock ref={summaryElement} tabIndex={-1} role="status">
        {summary}
      </TextBlock>
      {error && <ErrorText role="alert">{error.message}</ErrorText>}
      {hasMore && (
        <Button busy={loading} onClick={press}>
          {error ? error.retryLabel : label}
        </Button>
      )}
      {footer}
      <Announcement role="status">{loading ? loadingLabel : ''}</Announcement>
    </Root>
  );
}
