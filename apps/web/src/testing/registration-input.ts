import { fill } from './user-actions.ts';

/** Fills the required fields of the registration by user name with valid values; the terms stay unaccepted. */
export function fillRegistration(): void {
  fill('Username', 'luningning');
  fill('Password', 'Ilangilang8');
  fill('Password again', 'Ilangilang8');
  fill('Email', 'luningning@mail.example');
  fill('Birthday', '1990-01-01');
}
