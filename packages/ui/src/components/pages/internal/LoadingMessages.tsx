import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { RowItem, Rows } from './message-list-parts.ts';

const TITLE_WIDTHS = ['72%', '58%', '66%', '80%', '52%'];

/** Placeholder of a list of messages. */
export function LoadingMessages({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Rows aria-hidden>
        {TITLE_WIDTHS.map((width) => (
          <RowItem key={width}>
            <div data-skeleton>
              <Skeleton width={width} height="1em" />
              <Skeleton />
            </div>
          </RowItem>
        ))}
      </Rows>
    </>
  );
}
