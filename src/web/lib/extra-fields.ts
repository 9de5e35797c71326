import { fieldDefinitions } from '../../extension/field-definitions.ts';
import { extensions } from './extensions.ts';

/** The extra fields of extensions. For admin pages and for loaders, which run on the server. */
export const extraFields = fieldDefinitions(extensions);
