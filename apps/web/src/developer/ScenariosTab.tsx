import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { SearchField } from '@croupier/ui/inputs/SearchField';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { ChoiceList } from './ChoiceList.tsx';
import { applyScenario } from './scene-actions.ts';
import { scenarioGroups, scenarioPages } from './scenario-pages.data.ts';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import type { Scene } from './use-scene.ts';

export interface ScenariosTabProps {
  readonly scene: Scene;
  readonly press: Press;
}

/** All scenarios by group; a press applies one and opens its page. */
export function ScenariosTab({ scene, press }: ScenariosTabProps): ReactNode {
  const app = useQueryClient();
  const { scenarios } = texts;
  const [search, setSearch] = useState('');
  const words = search.toLowerCase().split(/\s+/);
  const found = scene.scenarios.filter(({ name, shows }) => {
    const text = `${name} ${shows} ${scenarioPages[name].group}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <div className="developer-sections">
      <SearchField
        label={scenarios.search}
        value={search}
        onChange={setSearch}
        clearLabel={texts.clearSearch}
        fullWidth
      />
      <p className="developer-note">
        {scenarios.count(found.length)} {scenarios.note}
      </p>
      {scenarioGroups.map((group) => {
        const choices = found.filter(({ name }) => scenarioPages[name].group === group);
        return (
          choices.length > 0 && (
            <ContentSection key={group} title={group} headingLevel={3}>
              <ChoiceList
                name={group}
                choices={choices.map((scenario) => ({ ...scenario, id: scenario.name }))}
                chosen={scene.scenario ?? undefined}
                onChoose={(chosen) => press(() => applyScenario(app, chosen, scene))}
              />
            </ContentSection>
          )
        );
      })}
    </div>
  );
}
