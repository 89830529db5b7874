export { addUpload, consumeUploads, deleteUnusedUploads, findPicture } from './uploads.ts';
