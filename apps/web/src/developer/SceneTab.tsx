import { Button } from '@croupier/ui/actions/Button';
import { ContentSection } from '@croupier/ui/layout/ContentSection';
import { FormStack } from '@croupier/ui/layout/FormStack';
import { TextField } from '@croupier/ui/inputs/TextField';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';

import { endSession } from '../session/session-store.ts';
import type { Session } from '../session/use-session.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { ClockSection } from './ClockSection.tsx';
import { logInAs } from './scene-actions.ts';
import { SiteSection } from './SiteSection.tsx';
import { texts } from './texts.ts';
import type { Press } from './use-press.ts';
import type { Scene } from './use-scene.ts';

const GUEST = '';

export interface SceneTabProps {
  readonly control: QueryClient;
  readonly scene: Scene;
  readonly session: Session;
  readonly press: Press;
}

/** Clock, persona, and state of the site. */
export function SceneTab({ control, scene, session, press }: SceneTabProps): ReactNode {
  return (
    <div className="developer-sections">
      <ClockSection scene={scene} press={press} />
      <PersonaSection scene={scene} session={session} press={press} />
      <SiteSection control={control} press={press} />
    </div>
  );
}

function PersonaSection({ scene, session, press }: Omit<SceneTabProps, 'control'>): ReactNode {
  const app = useQueryClient();
  const { personas } = texts;
  const [other, setOther] = useState('');
  const member = session.state === 'member' ? session : undefined;
  const logIn = async (chosen: string): Promise<string> => {
    if (chosen !== GUEST) return logInAs(app, chosen, scene);
    endSession();
    return personas.loggedOut;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (other.trim() !== '') press(() => logIn(other.trim()));
  };
  const guest = { id: GUEST, name: personas.guest, shows: personas.guestShows };
  return (
    <ContentSection title={personas.name} headingLevel={3}>
      <ChoiceList
        name={personas.name}
        choices={[
          guest,
          ...scene.personas.map((persona) => ({ ...persona, id: persona.account, name: persona.account })),
        ]}
        chosen={session.state === 'guest' ? GUEST : member?.isExpired === false ? member.member.account : undefined}
        onChoose={(chosen) => press(() => logIn(chosen))}
      />
      <FormStack onSubmit={submit} aria-label={personas.other}>
        <TextField
          label={personas.other}
          hint={personas.otherHint}
          value={other}
          autoComplete="off"
          onChange={({ target }) => setOther(target.value)}
        />
        <Button type="submit">{personas.logIn}</Button>
      </FormStack>
    </ContentSection>
  );
}
