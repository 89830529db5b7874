/** Why a file is refused: unknown type, too large, or one too many. */
export type UploadRefusal = 'type' | 'size' | 'count';

/** Limits of the platform [VAL-34]. */
export const MAX_PICTURES = 3;
const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

const SIGNATURES: readonly (readonly number[])[] = [
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // JPEG
  [0xff, 0xd8, 0xff],
];

/** Checks a file by size and magic bytes; its name and MIME type are not trusted. */
async function refusalOf(file: File): Promise<UploadRefusal | undefined> {
  if (file.size > MAX_PICTURE_BYTES) return 'size';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((bytes) => bytes.every((byte, index) => head[index] === byte)) ? undefined : 'type';
}

/** Splits dropped files into accepted ones, next to `held` pictures, and refused ones with their reason. */
export async function partitionFiles(
  files: readonly File[],
  held: number,
): Promise<{ taken: File[]; refused: { file: File; reason: UploadRefusal }[] }> {
  const taken: File[] = [];
  const refused: { file: File; reason: UploadRefusal }[] = [];
  const reasons = await Promise.all(files.map(refusalOf));
  for (const [index, file] of files.entries()) {
    const reason = reasons[index] ?? (held + taken.length >= MAX_PICTURES ? 'count' : undefined);
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}
