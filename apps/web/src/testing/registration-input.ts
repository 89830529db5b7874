import { fill } from './user-actions.ts';

/** Fills the required fields of the registration by user name with valid values; the terms stay unaccepted. */
export async function fillRegistration(): Promise<void> {
  await fill('Username', 'luningning');
  await fill('Password', 'Ilangilang8');
  await fill('Password again', 'Ilangilang8');
  await fill('Email', 'luningning@mail.example');
  await fill('Birthday', '1990-01-01');
}
