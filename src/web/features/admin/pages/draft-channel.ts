import type { Language } from '../../../../rules/languages.ts';
import type { StoredSection } from '../../../../rules/page-sections/section-types.ts';

/** What the editor sends to the preview beside it. */
export interface SentDraft {
  sections: StoredSection[];
  language: Language;
  /** The section that is being edited. */
  openKey: string | undefined;
}

/** The search parameter of the preview that names its channel. */
export const CHANNEL_PARAM = 'draft';

/** From the preview: it can receive drafts now. */
export const PREVIEW_READY = 'preview-ready';

/** Only this shop can send to it. Each editor has its own, because several can be open. */
export const openDraftChannel = (name: string) => new BroadcastChannel(`page-draft-${name}`);
