import { useSearchParams } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { returnPath } from '../lib/return-path.ts';
import { ContactDirectly } from '../ui/needs-script.tsx';

export const meta = pageMeta({ title: 'This form needs JavaScript', isPrivate: true });

/** The target of forms that were submitted without JavaScript. */
export default function NeedsScriptPage() {
  const [search] = useSearchParams();
  return (
    <div className="wrap empty">
      <h1>This form needs JavaScript</h1>
      <p>Nothing was sent. Please switch JavaScript on in your browser and fill in the form once more.</p>
      <ContactDirectly />
      {/* a full page load: the scripts did not arrive the last time */}
      <a className="button" href={returnPath(search.get('form'))}>
        Back to the form
      </a>
    </div>
  );
}
