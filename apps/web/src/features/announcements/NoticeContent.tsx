import type { Notice } from '@croupier/sdk/types';
import { Button } from '@croupier/ui/actions/Button';
import { LinkButton } from '@croupier/ui/actions/LinkButton';
import { SafeHtml } from '@croupier/ui/display/SafeHtml';
import { Icon } from '@croupier/ui/display/Icon';
import { PanelStack } from '@croupier/ui/layout/PanelStack';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { paths } from '../../shared/paths.ts';
import { markAnnouncementsRead } from '../../shared/read-announcements.ts';
import { saveFile } from '../../shared/save-file.ts';
import { calendarFile } from './calendar-file.ts';

export interface NoticeContentProps {
  readonly notice: Notice;
}

/** Text of an open announcement, which counts as read, with the ways on from it [ANN-04]. */
export function NoticeContent({ notice }: NoticeContentProps): ReactNode {
  const { t } = useTranslation('announcements');
  const navigate = useNavigate();
  const { id, content, promotionType } = notice;
  useEffect(() => markAnnouncementsRead([id]), [id]);
  const calendar = calendarFile(notice, location.host);
  return (
    <PanelStack>
      <SafeHtml html={content} lines={2} failed={t('failed')} onNavigate={(path) => void navigate(path)} />
      {promotionType !== undefined && (
        <div>
          <LinkButton component={Link} to={paths.rewards} variant="action">
            {t('toPromotion')}
          </LinkButton>
        </div>
      )}
      {calendar !== undefined && (
        <div>
          <Button
            startIcon={<Icon name="calendar" size={18} />}
            onClick={() => saveFile(new Blob([calendar], { type: 'text/calendar' }), `${id}.ics`)}
          >
            {t('calendar')}
          </Button>
        </div>
      )}
    </PanelStack>
  );
}
