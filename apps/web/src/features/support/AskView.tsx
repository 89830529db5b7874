import { useGetSupportQuestionConfig } from '@croupier/sdk/hooks';
import type { HelpCenter } from '@croupier/sdk/types';
import { Skeleton } from '@croupier/ui/feedback/Skeleton';
import { AsideLayout } from '@croupier/ui/layout/AsideLayout';
import { PageHeader } from '@croupier/ui/layout/PageHeader';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { SectionStack } from '@croupier/ui/layout/SectionStack';
import { LinkList } from '@croupier/ui/navigation/LinkList';
import { Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useSession, type MemberSession } from '../../session/use-session.ts';
import { createHelpIndex, searchHelp } from '../../shared/help/help-search.ts';
import { isPlainClick } from '../../shared/is-plain-click.ts';
import { lazyComponent } from '../../shared/page/lazy-component.ts';
import { QueryBoundary } from '../../shared/page/QueryBoundary.tsx';
import { usePageTitle } from '../../shared/page/use-page-title.ts';
import { paths } from '../../shared/paths.ts';
import { AskForm } from './AskForm.tsx';
import { OwnQuestions } from './OwnQuestions.tsx';
import { QuestionThread } from './QuestionThread.tsx';

const HelpDialog = lazyComponent(async () => (await import('../../shared/help/HelpDialog.tsx')).HelpDialog);

/** Answers beside the form. */
const MAX_LIKELY = 4;

export interface AskViewProps {
  /** Undefined while it is loading or when it did not load: questions can be asked all the same. */
  readonly help: HelpCenter | undefined;
}

/** Form for a question, with likely answers beside it, and the questions that a member has asked. */
export function AskView({ help }: AskViewProps): ReactNode {
  const [params] = useSearchParams();
  const session = useSession();
  const member = session.state === 'member' && !session.isTrial ? session : undefined;
  const questionId = params.get('question');
  if (questionId !== null && member !== undefined) {
    return <QuestionThread key={questionId} questionId={questionId} />;
  }
  return <Ask help={help} member={member} />;
}

function Ask({ help, member }: AskViewProps & { readonly member: MemberSession | undefined }): ReactNode {
  const { t } = useTranslation('support');
  const { t: helpText } = useTranslation('help');
  usePageTitle(helpText('ask'));
  const config = useGetSupportQuestionConfig({ staleTime: Infinity });
  const [text, setText] = useState('');
  return (
    <>
      <PageHeader
        title={helpText('ask')}
        text={member === undefined ? t('ask.leadGuest') : t('ask.lead')}
        back={{ label: helpText('in_help_center'), link: { to: paths.help } }}
        linkComponent={Link}
      />
      <SectionStack>
        <AsideLayout
          aside={
            <>
              {help !== undefined && <LikelyAnswers help={help} text={text} />}
              {member !== undefined && <OwnQuestions />}
            </>
          }
        >
          <QueryBoundary query={config} skeleton={<FormSkeleton />} failure={t('ask.failed')}>
            {(bounds) => (
              <AskForm
                // The draft of one person must not be shown to another.
                key={member?.member.id ?? 'guest'}
                bounds={bounds}
                topics={
                  help?.sections.filter(({ questions }) => questions !== undefined).map(({ title }) => title) ?? []
                }
                member={member}
                onInput={setText}
              />
            )}
          </QueryBoundary>
        </AsideLayout>
      </SectionStack>
    </>
  );
}

/** Answers that match what was written; they open over the form, which keeps its text. */
function LikelyAnswers({ help, text }: { readonly help: HelpCenter; readonly text: string }): ReactNode {
  const { t } = useTranslation('support');
  const [anchor, setAnchor] = useState<string>();
  const index = useMemo(() => createHelpIndex(help.sections), [help]);
  const query = useDeferredValue(text);
  const hits = useMemo(() => searchHelp(index, query), [index, query]).slice(0, MAX_LIKELY);
  return (
    <>
      {hits.length > 0 && (
        <LinkList
          title={t('ask.likely')}
          linkComponent={Link}
          items={hits.map(({ anchor: id, title }) => ({
            id,
            title,
            link: {
              to: `${paths.help}#${id}`,
              onClick: (event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                setAnchor(id);
              },
            },
          }))}
        />
      )}
      {anchor !== undefined && (
        <Suspense>
          <HelpDialog anchor={anchor} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <PanelStack>
      <Skeleton shape="box" height="76px" />
      <Skeleton shape="box" height="150px" />
      <Skeleton shape="box" height="48px" />
    </PanelStack>
  );
}
