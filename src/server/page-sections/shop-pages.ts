import { refundTextsOf } from '../../extension/refund-texts.ts';
import { sectionDefinitions } from '../../extension/section-definitions.ts';
import { type Pages, pagesWith } from '../../rules/page-sections/pages.ts';
import type { Config } from '../platform/config/config.ts';

/** Every page whose texts are sections, with the sections and refund texts of extensions. */
export function shopPages({ extensions }: Pick<Config, 'extensions'>): Pages {
  return pagesWith(sectionDefinitions(extensions), refundTextsOf(extensions));
}
