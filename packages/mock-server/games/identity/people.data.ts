/** An invented user of a social provider. */
export interface ProviderUser {
  readonly subject: string;
  readonly name: string;
  /** Address that the provider has verified; absent for a user who keeps it private. */
  readonly email?: string;
}

/** Users whom the consent window offers. Which of them have an account is up to the world. */
export const PROVIDER_USERS: readonly ProviderUser[] = [
  { subject: 'maricel', name: 'Maricel Santos', email: 'maricel@mail.example' },
  { subject: 'crisanto.villar', name: 'Crisanto Villar', email: 'crisanto@mail.example' },
  { subject: 'tala.reyes', name: 'Tala Reyes', email: 'tala.reyes@mail.example' },
  { subject: 'jomar', name: 'Jomar Pineda' },
  { subject: 'dali', name: 'Dalisay Ramos', email: 'dalisay@mail.example' },
  { subject: 'backoffice', name: 'Back office', email: 'backoffice@mail.example' },
];
