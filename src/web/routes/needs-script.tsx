import { useSearchParams } from 'react-router';
import { currentLanguage } from '../../messages/current-language.ts';
import { textPages } from '../../messages/text-pages.ts';
import { pathIn } from '../lib/language-paths.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { returnPath } from '../lib/return-path.ts';
import { ContactDirectly } from '../ui/needs-script.tsx';
import type { Route } from './+types/needs-script';

export const meta: Route.MetaFunction = (page) =>
  pageMeta({ title: textPages.formNeedsScript, isPrivate: true })(page);

/** The target of forms that were submitted without JavaScript. */
export default function NeedsScriptPage() {
  const [search] = useSearchParams();
  return (
    <div className="wrap empty">
      <h1>{textPages.formNeedsScript}</h1>
      <p>{textPages.nothingSent}</p>
      <ContactDirectly />
      {/* a full page load: the scripts did not arrive the last time */}
      <a className="button" href={returnPath(search.get('form') ?? pathIn(currentLanguage(), '/'))}>
        {textPages.backToForm}
      </a>
    </div>
  );
}
