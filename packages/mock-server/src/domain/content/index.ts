export { getAnnouncements, listBanners, listNotices } from './announcements.ts';
export { banners } from './banners.data.ts';
export { getHelpCenter } from './help-center.ts';
