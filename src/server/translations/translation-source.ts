import type { Translations } from '../../rules/translated-texts.ts';

/** Something with texts that an admin translates. */
export interface TranslationSource<Fields extends object> {
  title: string;
  /** Another one after every change. */
  version: string;
  english: Fields;
  translations: Translations<Fields>;
  /** False when somebody has changed it since it was read. */
  save: (translations: Translations<Fields>) => Promise<boolean>;
}
