import './translations.css';
import { Link } from 'react-router';
import type { TranslationGroup, TranslationOverview } from '../../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../../messages/admin-translations.ts';
import { languageLabel } from '../../../../rules/languages.ts';
import { LoadState } from '../../../ui/load-state.tsx';
import { translationLink } from './translation-tabs.tsx';
import { useMissingTranslations } from './translations-queries.ts';

type Kind = TranslationGroup['kind'];

/** Where an entry is translated. */
const editors: Readonly<Record<Kind, (id: string, language: string) => string>> = {
  foods: (id, language) => translationLink(`/admin/editFood/${id}`, language),
  recipes: (id, language) => translationLink(`/admin/recipes/${id}`, language),
  shop: (_id, language) => translationLink('/admin/translations/shop', language),
  pages: (id, language) => translationLink(`/admin/pages/${id}`, language),
};

/** Lists that can show only what is missing. */
const lists: Readonly<Partial<Record<Kind, string>>> = { foods: '/admin/foods', recipes: '/admin/recipes' };

export function TranslationOverviewList() {
  const { data, isError, refetch } = useMissingTranslations();
  if (!data) return <LoadState thing={adminTranslations.things} isError={isError} onRetry={refetch} />;
  return data.map((one) => <LanguageOverview key={one.language} {...one} />);
}

function LanguageOverview({ language, groups }: TranslationOverview[number]) {
  return (
    <section className="panel translation-overview" aria-labelledby={`missing-${language}`}>
      <h2 className="panel-heading" id={`missing-${language}`}>
        {languageLabel(language)}
      </h2>
      <div className="translation-overview__groups">
        {groups.map((group) => (
          <MissingGroup key={group.kind} language={language} group={group} />
        ))}
      </div>
    </section>
  );
}

function MissingGroup({ language, group }: { language: string; group: TranslationGroup }) {
  const { kind, total, missing, entries } = group;
  const list = lists[kind];
  const isCut = list && entries.length < missing;
  return (
    <div className="translation-overview__group">
      <h3>{adminTranslations.kind(kind)}</h3>
      <p>
        {missing === 0 ? (
          <span className="tag-good">{adminTranslations.complete}</span>
        ) : (
          adminTranslations.missing({ missing, total })
        )}
      </p>
      {entries.length > 0 && (
        <ul>
          {entries.map(({ id, title, missing: texts, outdated }) => (
            <li key={id}>
              <Link to={editors[kind](id, language)}>{title}</Link>{' '}
              {texts > 0 && <span className="hint">{texts}</span>}{' '}
              {outdated > 0 && <span className="tag-bad">{adminTranslations.outdated}</span>}
            </li>
          ))}
        </ul>
      )}
      {isCut && <Link to={`${list}?untranslated=${language}`}>{adminTranslations.showAll(missing)}</Link>}
    </div>
  );
}
