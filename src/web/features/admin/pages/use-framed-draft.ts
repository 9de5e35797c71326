import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CHANNEL_PARAM, openDraftChannel, PREVIEW_READY, type SentDraft } from './draft-channel.ts';

const EDGE_PX = 160;

/** `isFramed`: the preview stands beside the editor, which sends its draft. */
export function useFramedDraft(): { isFramed: boolean; draft: SentDraft | undefined } {
  const [parameters] = useSearchParams();
  const name = parameters.get(CHANNEL_PARAM);
  const [draft, setDraft] = useState<SentDraft>();
  useEffect(() => {
    if (!name) return;
    const channel = openDraftChannel(name);
    channel.onmessage = ({ data }) => setDraft(data);
    channel.postMessage(PREVIEW_READY);
    // only to look at: links would leave the preview
    document.body.inert = true;
    return () => {
      channel.close();
      document.body.inert = false;
    };
  }, [name]);
  const openKey = draft?.openKey;
  useEffect(() => {
    const edited = openKey && document.querySelector('[data-edited]');
    // not scrollIntoView, which scrolls the editor too
    if (edited) window.scrollTo({ top: edited.getBoundingClientRect().top + window.scrollY - EDGE_PX });
  }, [openKey]);
  return { isFramed: name !== null, draft };
}
