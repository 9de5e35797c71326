import './draft-frame.css';
import { Monitor } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { adminPages } from '../../../../messages/admin-pages.ts';
import { currentLanguage } from '../../../../messages/current-language.ts';
import type { PageKey } from '../../../../rules/page-sections/pages.ts';
import { pathIn } from '../../../lib/language-paths.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { CHANNEL_PARAM, openDraftChannel, PREVIEW_READY, type SentDraft } from './draft-channel.ts';

const BESIDE_THE_LIST = '(min-width: 1200px)';

interface DraftFrameProps extends SentDraft {
  page: PageKey;
}

/** The page as it would be with the changes, also those that are not saved. Smaller screens have the page of the preview. */
export function DraftFrame(props: DraftFrameProps) {
  return useMedia(BESIDE_THE_LIST) ? <Frame {...props} /> : null;
}

function Frame({ page, sections, language, openKey }: DraftFrameProps) {
  const [name] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const channel = useRef<BroadcastChannel>(null);
  const send = useEffectEvent(() => {
    const draft: SentDraft = { sections, language, openKey };
    channel.current?.postMessage(draft);
  });
  useEffect(() => {
    const opened = openDraftChannel(name);
    channel.current = opened;
    opened.onmessage = ({ data }) => {
      if (data === PREVIEW_READY) send();
    };
    return () => opened.close();
  }, [name]);
  // the editor renders when its draft changes
  useEffect(() => send());
  return (
    <aside className="draft-frame" aria-label={adminPages.visitorsSee}>
      <p>
        <Monitor size={18} strokeWidth={1.75} aria-hidden="true" />
        {adminPages.visitorsSee}
      </p>
      <div className="draft-frame__window">
        {/* screen readers have the page of the preview */}
        <iframe
          aria-hidden="true"
          title={adminPages.visitorsSee}
          src={pathIn(currentLanguage(), `/admin/preview/${page}?${CHANNEL_PARAM}=${name}`)}
        />
      </div>
    </aside>
  );
}
