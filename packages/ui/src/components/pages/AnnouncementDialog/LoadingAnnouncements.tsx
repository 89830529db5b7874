import styled from '@emotion/styled';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { media, space } from '../../../theme/vars.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { Columns, ListColumn } from './announcement-parts.ts';

const Announced = styled('span')(visuallyHidden);
const Titles = styled('div')({ display: 'grid', gap: space(6), padding: space(5) });
const Text = styled('div')({ display: 'none', [media.desktop]: { display: 'block', padding: space(8) } });

const rows = ['84%', '62%', '90%', '70%', '78%', '56%'];

/** Skeleton of list and text. */
export function LoadingAnnouncements({ label }: { label: string }) {
  return (
    <Columns>
      <Announced role="status">{label}</Announced>
      <ListColumn>
        <Titles>
          {rows.map((width) => (
            <Skeleton key={width} width={width} height="1em" />
          ))}
        </Titles>
      </ListColumn>
      <Text>
        <Skeleton lines={7} />
      </Text>
    </Columns>
  );
}
