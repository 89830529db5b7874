import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { color, radius, size } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';

export interface FileThumbnailProps {
  name: string;
  kind: 'image' | 'pdf';
  /** URL of the picture or the PDF. */
  preview: string | undefined;
  openLabel: ((name: string) => string) | undefined;
  closeLabel: string | undefined;
}

// Lazy: includes MUI's modal, which only a look at the picture needs.
const LargePicture = lazy(async () => ({ default: (await import('./LargePicture.tsx')).LargePicture }));

const Thumbnail = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size('targetLarge'),
  height: size('targetLarge'),
  padding: 0,
  border: 0,
  overflow: 'hidden',
  borderRadius: radius('small'),
  backgroundColor: color('surface3'),
  color: color('text2'),
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
  'button&': { cursor: 'zoom-in' },
  '&:focus-visible': focusRing,
});

/** Picture or icon of a file; opens it where there is something to open. */
export function FileThumbnail({ name, kind, preview, openLabel, closeLabel }: FileThumbnailProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (kind === 'pdf' || preview === undefined) {
    const icon = <Icon name={kind === 'pdf' ? 'doc' : 'camera'} />;
    if (preview === undefined || !openLabel) return <Thumbnail>{icon}</Thumbnail>;
    return (
      <Thumbnail
        as="a"
        {...{ href: preview, target: '_blank', rel: 'noopener noreferrer' }}
        aria-label={openLabel(name)}
      >
        {icon}
      </Thumbnail>
    );
  }
  const picture = <img src={preview} alt="" />;
  if (!openLabel || closeLabel === undefined) return <Thumbnail>{picture}</Thumbnail>;
  return (
    <>
      <Thumbnail as="button" {...{ type: 'button' }} aria-label={openLabel(name)} onClick={() => setIsOpen(true)}>
        {picture}
      </Thumbnail>
      {wasOpen && (
        <Suspense fallback={null}>
          <LargePicture
            open={isOpen}
            onClose={() => setIsOpen(false)}
            name={name}
            url={preview}
            closeLabel={closeLabel}
          />
        </Suspense>
      )}
    </>
  );
}
