/** URL paths of the mock's pictures, relative to the site's origin. */
const ASSETS = '/mock-assets';

/** URL paths of uploaded pictures, which belong to one world. */
const UPLOADS = '/mock-uploads';

export const coverAddress = (nodeId: string): string => `${ASSETS}/covers/${nodeId}.svg`;
export const roomAddress = (roomId: string): string => `${ASSETS}/rooms/${roomId}.svg`;
export const vendorAddress = (code: string): string => `${ASSETS}/vendors/${code}.svg`;
export const bannerAddress = (id: string): string => `${ASSETS}/banners/${id}.svg`;
export const presenterAddress = (modelId: string): string => `${ASSETS}/presenters/${modelId}.svg`;
export const lotteryAddress = (gameCode: string): string => `${ASSETS}/lotteries/${gameCode}.svg`;
export const paymentAddress = (sign: string): string => `${ASSETS}/payments/${sign}.svg`;
export const uploadAddress = (uploadId: string): string => `${UPLOADS}/${uploadId}`;
