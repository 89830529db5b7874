import type { ParseKeys, TypeOptions } from 'i18next';

export type TextNamespace = keyof TypeOptions['resources'];

/** Key of a text with its namespace, for example `deposit:title`. */
export type TextKey = { [Name in TextNamespace]: `${Name}:${ParseKeys<Name>}` }[TextNamespace];
