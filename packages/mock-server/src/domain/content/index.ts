export { announcedPromotions, type AnnouncedPromotion } from './announced-promotions.data.ts';
export { getAnnouncements, listBanners, listNotices } from './announcements.ts';
export { banners } from './banners.data.ts';
export { getHelpCenter } from './help-center.ts';
export { activityStateOf, datePromotion, describePromotion, endOfPromotion } from './promotions.ts';
