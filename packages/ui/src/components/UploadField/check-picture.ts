/** Why a file is not taken: not a picture we know, too large, or one too many. */
export type UploadRefusal = 'type' | 'size' | 'count';

/** What the platform takes [VAL-34]. */
export const MOST_PICTURES = 3;
const LARGEST_PICTURE = 5 * 1024 * 1024;

const SIGNATURES: readonly (readonly number[])[] = [
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // JPEG
  [0xff, 0xd8, 0xff],
];

/** Judges a file by its size and its first bytes; its name and its type are what anybody wrote there. */
async function refusalOf(file: File): Promise<UploadRefusal | undefined> {
  if (file.size > LARGEST_PICTURE) return 'size';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((bytes) => bytes.every((byte, index) => head[index] === byte)) ? undefined : 'type';
}

/** Sorts what was dropped: what fits beside `held` pictures, and what does not with its reason. */
export async function sortFiles(
  files: readonly File[],
  held: number,
): Promise<{ taken: File[]; refused: { file: File; reason: UploadRefusal }[] }> {
  const taken: File[] = [];
  const refused: { file: File; reason: UploadRefusal }[] = [];
  const reasons = await Promise.all(files.map(refusalOf));
  for (const [index, file] of files.entries()) {
    const reason = reasons[index] ?? (held + taken.length >= MOST_PICTURES ? 'count' : undefined);
    if (reason === undefined) taken.push(file);
    else refused.push({ file, reason });
  }
  return { taken, refused };
}
