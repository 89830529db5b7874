import styled from '@emotion/styled';
import { CopyButton } from '../../actions/CopyButton/CopyButton.tsx';
import { ShareButton } from '../../actions/ShareButton/ShareButton.tsx';
import { QrCode } from '../../display/QrCode/QrCode.tsx';
import { color, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { card } from '../internal/card-styles.ts';

export interface ReferralTexts {
  code: string;
  link: string;
  /** Accessible name of the QR code. */
  qr: string;
  copyCode: string;
  copyLink: string;
  copied: string;
  /** Followed by the value to copy by hand. */
  copyFailed: string;
  share: string;
  /** Title of the shared message. */
  shareTitle: string;
}

export interface ReferralCardProps {
  code: string;
  /** The whole link; also in the QR code. */
  url: string;
  texts: ReferralTexts;
}

const Root = styled('div')({ ...card, display: 'flex', flexWrap: 'wrap', gap: space(4, 5), padding: space(4) });

const Qr = styled('div')({ display: 'grid', placeItems: 'center', flex: '0 1 auto', marginInline: 'auto' });

const Body = styled('div')({
  flex: '1 1 15rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space(4),
});

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space(1, 3),
});

const Label = styled('div')({ ...typeStyle('label'), color: color('text2') });

const Code = styled('div')({
  ...typeStyle('title'),
  fontVariantNumeric: 'proportional-nums',
  letterSpacing: '.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

const LinkBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size('targetLarge'),
  marginBlockStart: space(1.5),
  paddingInlineStart: space(3.5),
  border: `1px solid ${color('line')}`,
  borderRadius: radius('field'),
  backgroundColor: color('surface2'),
});

/** The link is read from the left and may be cut; the button copies the whole. */
const Url = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  ...typeStyle('body'),
});

/** Code, link and QR code of a member's invitation, to copy or to share. */
export function ReferralCard({ code, url, texts }: ReferralCardProps) {
  const copyTexts = { copiedLabel: texts.copied, failedLabel: texts.copyFailed };
  return (
    <Root>
      <Qr>
        <QrCode value={url} label={texts.qr} />
      </Qr>
      <Body>
        <Line>
          <div>
            <Label>{texts.code}</Label>
            <Code dir="ltr">{code}</Code>
          </div>
          <CopyButton value={code} label={texts.copyCode} {...copyTexts} />
        </Line>
        <div>
          <Label>{texts.link}</Label>
          <LinkBox>
            <Url dir="ltr" title={url}>
              {url.replace(/^https?:\/\//, '')}
            </Url>
            <CopyButton value={url} label={texts.copyLink} iconOnly {...copyTexts} />
          </LinkBox>
        </div>
        <ShareButton
          url={url}
          title={texts.shareTitle}
          label={texts.share}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
          variant="action"
          size="lg"
          fullWidth
        />
      </Body>
    </Root>
  );
}
