import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';
import { useId } from 'react';
import { color, media, radius, size } from '../../../theme/vars.ts';
import type { LinkTarget } from '../../actions/internal/link-target.ts';
import { CountBadge } from '../../display/CountBadge/CountBadge.tsx';
import type { IconName } from '../../display/Icon/Icon.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import type { RowTone } from '../internal/list-panel.tsx';
import {
  IconTile,
  Panel,
  PanelHead,
  PanelTitle,
  Row,
  RowNote,
  Rows,
  RowSkeletons,
  RowText,
  RowTitle,
} from '../internal/list-panel.tsx';

export interface Task<C extends ElementType = 'a'> {
  id: string;
  icon: IconName;
  tone?: RowTone;
  /** What to do, as a question or an order: "Did ₱1,000.00 arrive?". */
  title: ReactNode;
  /** Why, and until when. */
  text?: ReactNode;
  /** Where it is done. */
  link: LinkTarget<C>;
}

export interface TaskListProps<C extends ElementType = 'a'> {
  title: ReactNode;
  /** Most urgent first. The first five are shown; the others follow when those are done. */
  tasks: readonly Task<C>[];
  /** Accessible text of the number of all tasks beside the title, e.g. "3 things to do". */
  countLabel: string;
  /** Shows placeholders while the tasks are unknown. */
  loading?: boolean;
  /** Router link component; `'a'` by default. */
  linkComponent?: C;
  headingLevel?: 2 | 3;
}

const MOST_TASKS = 5;

const TaskLink = styled(Row)({
  alignItems: 'center',
  minHeight: size('target'),
  color: 'inherit',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover': { backgroundColor: color('surface2') } },
});

// Cuts the hover fill of the last task; focus rings are inside the rows.
const Tasks = styled(Rows)({
  overflow: 'hidden',
  borderEndStartRadius: `calc(${radius('card')} - 1px)`,
  borderEndEndRadius: `calc(${radius('card')} - 1px)`,
});

const Chevron = styled(Icon)({ flex: 'none', color: color('text3'), '[dir="rtl"] &': { transform: 'scaleX(-1)' } });

/** What waits for the member, each with one way to do it. Nothing is shown when nothing waits. */
export function TaskList<C extends ElementType = 'a'>(props: TaskListProps<C>) {
  const { title, tasks, countLabel, loading = false, linkComponent = 'a', headingLevel = 2 } = props;
  const id = useId();
  if (!loading && tasks.length === 0) return null;
  return (
    <Panel aria-labelledby={id} aria-busy={loading}>
      <PanelHead>
        <PanelTitle as={`h${headingLevel}`} id={id}>
          {title}
        </PanelTitle>
        {!loading && <CountBadge count={tasks.length} label={countLabel} />}
      </PanelHead>
      {loading ? (
        <RowSkeletons />
      ) : (
        <Tasks>
          {tasks.slice(0, MOST_TASKS).map(({ id: key, icon, tone, title: task, text, link }) => (
            <li key={key}>
              <TaskLink as={linkComponent} {...link}>
                <IconTile icon={icon} tone={tone} />
                <RowText>
                  <RowTitle>{task}</RowTitle>
                  {text && <RowNote>{text}</RowNote>}
                </RowText>
                <Chevron name="chevronEnd" size={18} />
              </TaskLink>
            </li>
          ))}
        </Tasks>
      )}
    </Panel>
  );
}
