import { refundTextsOf } from '../../extension/refund-texts.ts';
import { sectionDefinitions } from '../../extension/section-definitions.ts';
import { pagesWith } from '../../rules/page-sections/pages.ts';
import { extensions } from './extensions.ts';

/** Every page whose texts are sections, with the sections and refund texts of extensions. For the editor and its preview. */
export const pages = pagesWith(sectionDefinitions(extensions), refundTextsOf(extensions));
