export { AnnouncementDialog } from './AnnouncementDialog.tsx';
export type { AnnouncementDialogProps } from './AnnouncementDialog.tsx';
export type { Announcement, AnnouncementTexts } from './announcement.ts';
