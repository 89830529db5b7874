import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../display/Icon/Icon.tsx';
import { FieldError } from '../internal/field-frame.tsx';
import type { FilePreviewProps, FilePreviewTexts, PreviewedFile } from '../FilePreview/FilePreview.tsx';
import { FilePreview } from '../FilePreview/FilePreview.tsx';

/** Why a file is refused: unknown type, too large, or too many files. */
export type UploadRefusal = 'type' | 'size' | 'count';

/** Limits of the platform [VAL-34]. */
const MAX_IMAGES = 3;
const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

const SIGNATURES: readonly (readonly number[])[] = [
  // PNG
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // JPEG
  [0xff, 0xd8, 0xff],
];

/** Checks a file by size and magic bytes; its name and MIME type are not trusted. */
async function refusalOf(file: File): Promise<UploadRefusal | undefined> {
  if (file.size > MAX_IMAGE_BYTES) return 'size';
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return SIGNATURES.some((bytes) => bytes.every((byte, index) => head[index] === byte)) ? undefined : 'type';
}

/** Splits dropped files into accepted and refused files; existing images count towards the limit. */
async function partitionFiles(
  files: readonly File[],
  existingCount: number,
): Promise<{ accepted: File[]; refused: { file: File; reason: UploadRefusal }[] }> {
  const accepted: File[] = [];
  const refused: { file: File; reason: UploadRefusal }[] = [];
  const reasons = await Promise.all(files.map(refusalOf));
  for (const [index, file] of files.entries()) {
    const reason = reasons[index] ?? (existingCount + accepted.length >= MAX_IMAGES ? 'count' : undefined);
    if (reason === undefined) accepted.push(file);
    else refused.push({ file, reason });
  }
  return { accepted, refused };
}

export type UploadItem = PreviewedFile;

export interface UploadFieldProps extends FilePreviewTexts, Pick<FilePreviewProps, 'openLabel' | 'closeLabel'> {
  /** Removes an image, or cancels its upload. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  label: ReactNode;
  /** Text of the drop area: "Drop pictures here, or choose". */
  prompt: ReactNode;
  /** Accepted files: "PNG or JPG, up to 5 MB each, 3 at most". */
  hint: ReactNode;
  items: readonly UploadItem[];
  /** Called with the selected images that passed all checks. */
  onAdd: (files: File[]) => void;
  /** Text for a refused file. */
  refusalText: (reason: UploadRefusal, fileName: string) => string;
  error?: ReactNode;
  disabled?: boolean;
}

const Root = styled('div')({ display: 'grid', gap: space(2), minWidth: 0 });
const Label = styled('span')({ ...typeStyle('label'), color: color('text') });
const Area = styled('div')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space(2),
  minHeight: `calc(${size('targetLarge')} * 2)`,
  padding: space(4),
  border: `1px dashed ${color('controlLine')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface2'),
  textAlign: 'center',
  '&[data-over="true"]': { borderStyle: 'solid', borderColor: color('accent'), backgroundColor: color('surface3') },
  // A press anywhere in the area presses its button.
  '& button::after': { content: '""', position: 'absolute', inset: 0 },
  '& button': { position: 'static' },
  '& p': { margin: 0, ...typeStyle('meta'), color: color('text2') },
});
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Hidden = styled('span')(visuallyHidden);

/** Image upload by selection or drag and drop: PNG or JPEG by magic bytes, at most 5 MB each and 3 in total. */
export function UploadField(props: UploadFieldProps) {
  const { label, prompt, hint, items, onAdd, refusalText, error, disabled = false, ...preview } = props;
  const id = useId();
  const [refusals, setRefusals] = useState<readonly { id: string; text: string }[]>([]);
  const addFiles = async (files: readonly File[]) => {
    const { accepted, refused } = await partitionFiles(files, items.length);
    setRefusals(
      refused.map(({ file, reason }, index) => ({ id: String(index), text: refusalText(reason, file.name) })),
    );
    if (accepted.length > 0) onAdd(accepted);
  };
  const isDisabled = disabled || items.length >= MAX_IMAGES;
  // Files are checked by their bytes; `accept` only filters the system's dialog.
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: (files) => void addFiles(files),
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  const errors = [...(error === undefined ? [] : [{ id: 'error', text: error }]), ...refusals];
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <Label id={`${id}-label`}>{label}</Label>
      <Area {...getRootProps()} data-over={isDragActive}>
        <input {...getInputProps({ accept: 'image/png,image/jpeg' })} />
        <Button
          variant="quiet"
          startIcon={<Icon name="plus" />}
          onClick={open}
          disabled={isDisabled}
          aria-describedby={`${id}-hint`}
        >
          {prompt}
        </Button>
        <p id={`${id}-hint`}>{hint}</p>
      </Area>
      {items.length > 0 && (
        <List>
          {items.map((item) => (
            <li key={item.id}>
              <FilePreview file={item} {...preview} />
            </li>
          ))}
        </List>
      )}
      <Hidden role="status">{items.map(preview.stateText).join('. ')}</Hidden>
      <div role="alert">
        {errors.map(({ id: errorId, text }) => (
          <FieldError key={errorId} id={`${id}-${errorId}`}>
            {text}
          </FieldError>
        ))}
      </div>
    </Root>
  );
}
