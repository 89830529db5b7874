export { isAvailable } from './availability.ts';
export { consumeCaptcha, createCaptcha } from './captcha.ts';
export { checkCode, consumeCode, sendMessage } from './codes.ts';
export { contactTarget, sendContactCode, sendSecurityCode } from './contact-codes.ts';
export { countOrRefuse, type RateLimit } from './rate-limit-counter.ts';
export { sendEmailBindingCode, sendLoginCode, sendPhoneServiceCode, sendRegistrationCode } from './send-codes.ts';
export { consumeSliderProof, createSlider, solveSlider } from './slider.ts';
