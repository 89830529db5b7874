export { UploadField } from './UploadField.tsx';
export type { UploadFieldProps, UploadItem } from './UploadField.tsx';
export type { UploadRefusal } from './check-picture.ts';
