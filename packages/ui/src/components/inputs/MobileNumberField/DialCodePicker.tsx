import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { focusRing } from '../../../theme/base-styles.ts';
import { visuallyHidden } from '../../../theme/control-styles.ts';
import { color, media, radius, size, space, typeStyle } from '../../../theme/vars.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import type { DialCodePanelProps } from './DialCodePanel.tsx';
import type { DialCountry } from './dial-countries.ts';

export interface DialCodeTexts {
  /** Accessible name of the picker. */
  pickerLabel: string;
  searchLabel: string;
  /** Shown when no country matches. */
  noMatchLabel: string;
}

interface DialCodePickerProps extends DialCodeTexts {
  countries: readonly DialCountry[];
  country: DialCountry | undefined;
  onChoose: (country: DialCountry) => void;
  disabled?: boolean | undefined;
}

/** Delay between blur and closing [DIAL-04]. */
const CLOSES_AFTER_MS = 200;

const Trigger = styled(ButtonBase)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: size('target'),
  marginInlineStart: `calc(${space(3)} * -1)`,
  paddingBlock: 0,
  paddingInline: space(2),
  border: 0,
  borderRadius: radius('control'),
  background: 'none',
  ...typeStyle('field'),
  color: color('text'),
  cursor: 'pointer',
  '& > svg': { color: color('text3') },
  '&:focus-visible': { ...focusRing, outlineOffset: 0, borderRadius: radius('control') },
  [media.hover]: { '&:hover:not(:disabled)': { backgroundColor: color('surface3') } },
  '&:disabled': { cursor: 'not-allowed' },
});

const Hidden = styled('span')(visuallyHidden);

/** The panel is loaded when pointer or focus reach the button; if loading fails, the next press tries again. */
function useDialCodePanel(onFailure: () => void) {
  const [Panel, setPanel] = useState<ComponentType<DialCodePanelProps>>();
  const prepare = () => {
    if (Panel) return;
    import('./DialCodePanel.tsx').then((loaded) => setPanel(() => loaded.DialCodePanel), onFailure);
  };
  return { Panel, prepare };
}

/** Flag, plus sign and dial code, with a list to change it [DIAL-01]. */
export function DialCodePicker(props: DialCodePickerProps) {
  const { countries, country, onChoose, disabled, pickerLabel, searchLabel, noMatchLabel } = props;
  const [open, setOpen] = useState(false);
  const { Panel, prepare } = useDialCodePanel(() => setOpen(false));
  const trigger = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelClose = () => clearTimeout(closeTimer.current);
  useEffect(() => cancelClose, []);

  const closeAndFocus = () => {
    cancelClose();
    setOpen(false);
    trigger.current?.focus();
  };
  const press = () => {
    prepare();
    cancelClose();
    setOpen(!open);
  };
  if (!country) return <Skeleton shape="box" width="5em" height="1.5em" />;
  return (
    <>
      <Trigger
        ref={trigger}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <CountryFlag countryCode={country.countryCode} />
        <Hidden>
          {pickerLabel} {country.name}{' '}
        </Hidden>
        <bdi dir="ltr">+{country.dialCode}</bdi>
        <Icon name="chevronDown" size={16} />
      </Trigger>
      {open && Panel && (
        <Panel
          label={pickerLabel}
          searchLabel={searchLabel}
          noMatchLabel={noMatchLabel}
          countries={countries}
          country={country}
          onStay={cancelClose}
          onChoose={(chosen) => {
            closeAndFocus();
            onChoose(chosen);
          }}
          onClose={(reason) => {
            if (reason === 'escape') closeAndFocus();
            else closeTimer.current = setTimeout(() => setOpen(false), CLOSES_AFTER_MS);
          }}
        />
      )}
    </>
  );
}
