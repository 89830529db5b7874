import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SegmentedControl } from '@croupier/ui/inputs/SegmentedControl';
import { SelectField } from '@croupier/ui/inputs/SelectField';
import { Switch } from '@croupier/ui/inputs/Switch';
import { themeStorageKey, useThemeChoice } from '@croupier/ui/theme';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { listBrands } from '../config/load-brand.ts';
import { loadRuntimeConfig } from '../config/runtime-config.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { isLanguageCode, languages, languageCodeOf } from '../i18n/languages.ts';
import { saveLanguage } from '../i18n/stored-language.ts';
import { chooseBrand } from './brand-choice.ts';
import { callControl, type ControlAnswer } from './control.ts';
import { ControlView } from './ControlView.tsx';
import { optionsOf } from './options-of.ts';
import { texts } from './texts.ts';
import { useControl } from './use-control.ts';
import type { Press } from './use-press.ts';

export interface SiteSectionProps {
  readonly control: QueryClient;
  readonly press: Press;
}

type Site = ControlAnswer<'GET /site'>;
const BRAND_KEY = ['brand'];

type Status = keyof typeof texts.site.statuses;

/** Status, rules and flags of the site, and how this browser shows it. */
export function SiteSection({ control, press }: SiteSectionProps): ReactNode {
  const query = useControl(control, 'GET /site');
  return (
    <>
      <ControlView query={query}>{(site) => <SiteState site={site} press={press} />}</ControlView>
      <LookSection control={control} press={press} />
    </>
  );
}

function SiteState({ site, press }: { readonly site: Site; readonly press: Press }): ReactNode {
  const { site: names, flags } = texts;
  const status: Status = site.maintenance ? 'maintenance' : site.regionRestriction ? 'closed' : 'open';
  const change = async (body: Parameters<typeof sendChange>[0]): Promise<string> => sendChange(body);
  return (
    <>
      <ContentSection title={names.name} headingLevel={3}>
        <SegmentedControl<Status>
          label={names.status}
          options={optionsOf(names.statuses)}
          value={status}
          onChange={(chosen) =>
            press(() => change({ maintenance: chosen === 'maintenance', regionRestriction: chosen === 'closed' }))
          }
        />
        <SelectField
          label={names.policyPack}
          options={optionsOf(names.policyPacks)}
          value={site.policyPack}
          onChange={({ target }) => {
            const chosen = optionsOf(names.policyPacks).find(({ value }) => value === target.value);
            if (chosen !== undefined) press(() => change({ policyPack: chosen.value }));
          }}
        />
      </ContentSection>
      <ContentSection title={flags.name} headingLevel={3}>
        {optionsOf(flags.flags).map(({ value, label }) => (
          <Switch
            key={value}
            label={label}
            hint={value}
            checked={site.flags[value]}
            onChange={({ target }) => press(() => change({ flags: { [value]: target.checked } }))}
          />
        ))}
      </ContentSection>
    </>
  );
}

async function sendChange(
  body: Parameters<typeof callControl<'PATCH /site'>>[1] extends infer Input
    ? Input extends { readonly body?: infer Body }
      ? Body
      : never
    : never,
): Promise<string> {
  await callControl('PATCH /site', { body });
  return texts.site.changed;
}

function LookSection({ control, press }: SiteSectionProps): ReactNode {
  const { look } = texts;
  const brand = useQuery({ queryKey: BRAND_KEY, queryFn: loadRuntimeConfig }, control).data?.brand;
  const { choice } = useThemeChoice();
  const [language, setLanguage] = useState<string>(() => languageCodeOf(document.documentElement.lang));
  const chooseLanguage = async (code: string): Promise<string> => {
    if (!isLanguageCode(code)) return '';
    await changeLanguage(code);
    saveLanguage(code);
    setLanguage(code);
    return look.changed;
  };
  return (
    <ContentSection title={look.name} headingLevel={3}>
      <SegmentedControl
        label={look.theme}
        options={optionsOf(look.themes)}
        value={choice}
        onChange={(newValue) => {
          localStorage.setItem(themeStorageKey, newValue);
          // The app and the panel have roots of their own; both follow as they follow another tab.
          dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue }));
        }}
      />
      <SelectField
        label={look.language}
        options={Object.entries(languages).map(([value, { nativeName }]) => ({ value, label: nativeName }))}
        value={language}
        onChange={({ target }) => press(() => chooseLanguage(target.value))}
      />
      <SelectField
        label={look.brand}
        hint={look.brandHint}
        options={listBrands().map((id) => ({ value: id, label: id }))}
        value={brand ?? ''}
        onChange={({ target }) => chooseBrand(target.value)}
      />
    </ContentSection>
  );
}
