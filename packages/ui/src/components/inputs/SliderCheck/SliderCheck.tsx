import styled from '@emotion/styled';
import {
  useId,
  useState,
  useEffect,
  useRef,
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useMedia } from '../../../theme/use-media.ts';
import { color, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { puzzleTrack, THUMB_WIDTH } from './track-style.ts';

/** Sampling interval of the track. */
const SAMPLE_INTERVAL_MS = 16;
const MAX_SAMPLES = 500;

/** Records the piece's offset every 16 ms from the first move until release. */
function useTrack(offset: number): { begin: () => void; end: () => readonly number[] } {
  const current = useRef(offset);
  const samples = useRef<number[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    current.current = offset;
  }, [offset]);
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    begin: () => {
      if (timer.current !== undefined) return;
      samples.current = [current.current];
      timer.current = setInterval(() => {
        if (samples.current.length < MAX_SAMPLES - 1) samples.current.push(current.current);
      }, SAMPLE_INTERVAL_MS);
    },
    end: () => {
      clearInterval(timer.current);
      timer.current = undefined;
      return [...samples.current, current.current];
    },
  };
}

export interface SliderPuzzle {
  /** Id of the puzzle; a new id resets the offset. */
  id: string;
  /** URL of the image with the gap, 300 × 150 px. */
  background: string;
  /** URL of the piece, 44 × 44 px. */
  piece: string;
  /** Vertical offset of the piece in image pixels. */
  pieceY: number;
}

/** Final offset, and the track with one offset every 16 ms; both in image pixels. */
export interface SliderTry {
  offsetX: number;
  track: readonly number[];
}

export interface SliderCheckProps {
  /** Instruction above the image, e.g. "Drag the piece into the gap". */
  label: ReactNode;
  /** The puzzle; undefined while loading. */
  puzzle: SliderPuzzle | undefined;
  /** Called when the piece is released or Enter is pressed. */
  onTry: (attempt: SliderTry) => void;
  /** Requests a new puzzle. */
  onRefresh: () => void;
  refreshLabel: string;
  /** Keyboard instruction, read with the slider. */
  instructions: string;
  /** Instruction for devices with a coarse pointer; `instructions` by default. */
  touchInstructions?: string;
  /** Read when the piece moves: "118 of 256". */
  valueText: (offset: number, limit: number) => string;
  /** `checking` while the attempt is verified, `solved` when it succeeded. */
  state?: 'open' | 'checking' | 'solved';
  /** Shown and announced when solved. */
  solvedLabel: string;
  /** Why the last attempt failed. */
  error?: ReactNode;
  /** Alternative for people who cannot see the image, e.g. a link to customer service. */
  alternative?: ReactNode;
}

const IMAGE = { width: 300, height: 150, piece: 44 } as const;
const LIMIT = IMAGE.width - IMAGE.piece;
const percent = (pixels: number, total: number) => `${(100 * pixels) / total}%`;

const Root = styled('div')({ display: 'grid', gap: space(2), maxWidth: 420 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  ...typeStyle('label'),
  color: color('text'),
});
// The image is not mirrored in RTL.
const ImageFrame = styled('div')({
  position: 'relative',
  aspectRatio: '2 / 1',
  overflow: 'hidden',
  borderRadius: radius('field'),
  border: `1px solid ${color('line')}`,
  backgroundColor: color('surface2'),
  '& img': { display: 'block', width: '100%', height: '100%' },
  '& img + img': {
    position: 'absolute',
    width: percent(IMAGE.piece, IMAGE.width),
    height: percent(IMAGE.piece, IMAGE.height),
  },
});
const Range = styled('input')(puzzleTrack);
const Rail = styled('div')({ position: 'relative', display: 'grid' });
/** Arrow over the thumb, which cannot have children; it moves with the thumb and ignores the pointer. */
const Arrow = styled('span')({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  width: THUMB_WIDTH,
  color: color('onSelected'),
  pointerEvents: 'none',
  '&[data-disabled="true"]': { opacity: 0.55 },
});
const Note = styled('p')({ margin: 0, minHeight: size('target'), ...typeStyle('meta'), color: color('text2') });
const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  '&[data-tone="danger"]': { color: color('danger'), fontWeight: 550 },
  '&[data-tone="success"]': { color: color('success'), fontWeight: 550 },
});

function Puzzle({ puzzle, offset }: Pick<SliderCheckProps, 'puzzle'> & { offset: number }) {
  if (puzzle === undefined) {
    return (
      <ImageFrame dir="ltr">
        <Skeleton shape="box" height="100%" />
      </ImageFrame>
    );
  }
  const piecePosition = { insetInlineStart: percent(offset, IMAGE.width), top: percent(puzzle.pieceY, IMAGE.height) };
  const { width, height, piece } = IMAGE;
  return (
    <ImageFrame dir="ltr">
      <img src={puzzle.background} alt="" draggable={false} width={width} height={height} />
      <img src={puzzle.piece} alt="" draggable={false} width={piece} height={piece} style={piecePosition} />
    </ImageFrame>
  );
}

/** Image puzzle solved by dragging, or by arrow keys and Enter. */
export function SliderCheck(props: SliderCheckProps) {
  const { label, puzzle, onTry, onRefresh, refreshLabel, instructions, valueText, solvedLabel, error } = props;
  const { state = 'open', alternative, touchInstructions = instructions } = props;
  const isTouch = useMedia('(pointer: coarse)');
  const id = useId();
  const [position, setPosition] = useState({ puzzle: puzzle?.id, offset: 0 });
  // A new puzzle resets the offset.
  const offset = position.puzzle === puzzle?.id ? position.offset : 0;
  const track = useTrack(offset);
  const isOpen = state === 'open' && puzzle !== undefined;

  const move = (event: ChangeEvent<HTMLInputElement>) => {
    track.begin();
    setPosition({ puzzle: puzzle?.id, offset: event.target.valueAsNumber });
  };
  const submitAttempt = () => {
    if (isOpen && offset > 0) onTry({ offsetX: offset, track: track.end() });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    submitAttempt();
  };
  return (
    <Root>
      <Head>
        <span id={`${id}-label`}>{label}</span>
        <IconButton label={refreshLabel} onClick={onRefresh} disabled={state !== 'open'}>
          <Icon name="refresh" />
        </IconButton>
      </Head>
      <Puzzle puzzle={puzzle} offset={offset} />
      <Rail dir="ltr">
        <Range
          type="range"
          min={0}
          max={LIMIT}
          value={offset}
          disabled={!isOpen}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-note`}
          aria-valuetext={valueText(offset, LIMIT)}
          onChange={move}
          onKeyDown={press}
          onPointerDown={(event: PointerEvent) => event.isPrimary && track.begin()}
          onPointerUp={submitAttempt}
        />
        <Arrow
          data-disabled={!isOpen}
          style={{ insetInlineStart: `calc(${offset / LIMIT} * (100% - ${THUMB_WIDTH}px))` }}
        >
          <Icon name="chevronEnd" />
        </Arrow>
      </Rail>
      <Note as="div" id={`${id}-note`}>
        <span role="status">
          {state === 'solved' && (
            <Line data-tone="success">
              <Icon name="check" size={18} />
              {solvedLabel}
            </Line>
          )}
          {state !== 'solved' && error !== undefined && (
            <Line data-tone="danger">
              <Icon name="warning" size={18} />
              {error}
            </Line>
          )}
        </span>
        {state !== 'solved' && (
          <>
            {isTouch ? touchInstructions : instructions} {alternative}
          </>
        )}
      </Note>
    </Root>
  );
}
