import './translations.css';
import type { TranslationKind } from '../../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../../messages/admin-translations.ts';
import { languageLabel } from '../../../../rules/languages.ts';
import { useMissingTranslations } from './translations-queries.ts';

/** Above a list: "Tamil: 14 of 96 missing". A language shows only what it lacks; pressing it again shows everything. */
export function MissingFilter({
  kind,
  value,
  onChange,
}: {
  kind: TranslationKind;
  value: string;
  onChange: (language: string) => void;
}) {
  const { data = [] } = useMissingTranslations();
  return (
    <div className="missing-filter">
      {data.map(({ language, groups }) => {
        const group = groups.find((each) => each.kind === kind);
        if (!group || (group.missing === 0 && value !== language)) return null;
        const isOn = value === language;
        return (
          <button
            key={language}
            type="button"
            className="button button--secondary button--small"
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? '' : language)}
          >
            {adminTranslations.missingIn({
              language: languageLabel(language),
              missing: group.missing,
              total: group.total,
            })}
          </button>
        );
      })}
    </div>
  );
}
