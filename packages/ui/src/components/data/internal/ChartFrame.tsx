import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { color, media, space, typeStyle } from '../../../theme/vars.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';

export interface ChartTexts {
  /** Head of the first column of the table, e.g. "Day". */
  lead: string;
  /** Button that shows the figures as a table, and the one that shows the drawing again. */
  showTable: string;
  showChart: string;
}

/** What all charts have. */
export interface ChartProps {
  /** Accessible name. */
  label: string;
  /** What the drawing shows in a sentence, for screen readers. */
  summary: string;
  /** px */
  height?: number;
}

export interface ChartFrameProps extends Required<ChartProps> {
  texts: ChartTexts;
  legend?: ReactNode;
  /** The same figures as a table. */
  table: ReactNode;
  /** The drawing, which may be loaded lazily. */
  children: ReactNode;
}

const Figure = styled('figure')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  '--series-0': color('accent'),
  '--series-1': color('success'),
  '--series-2': color('info'),
  '--series-3': color('accentLine'),
  '--series-zero': color('controlLine'),
  '--series-ground': color('surface1'),
  [media.forcedColors]: {
    '--series-0': 'CanvasText',
    '--series-1': 'Highlight',
    '--series-2': 'LinkText',
    '--series-3': 'GrayText',
    '--series-zero': 'CanvasText',
    '--series-ground': 'Canvas',
  },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  ...typeStyle('meta'),
  color: color('text2'),
});

const End = styled('span')({ marginInlineStart: 'auto' });

/** Frame of a chart: summary, legend, and a button between drawing and table. */
export function ChartFrame({ label, summary, height, texts, legend, table, children }: ChartFrameProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Figure aria-label={label}>
      <VisuallyHidden as="div">{summary}</VisuallyHidden>
      <Head>
        {legend}
        <End>
          <IconButton
            label={isTable ? texts.showChart : texts.showTable}
            variant="outline"
            onClick={() => setIsTable(!isTable)}
          >
            <Icon name={isTable ? 'chart' : 'menu'} />
          </IconButton>
        </End>
      </Head>
      {isTable ? (
        table
      ) : (
        <div>
          <Suspense fallback={<Skeleton shape="box" height={`${height}px`} />}>{children}</Suspense>
        </div>
      )}
    </Figure>
  );
}
