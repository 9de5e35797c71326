import { useQuery } from '@tanstack/react-query';
import type {
  TranslatedLanguage,
  Translation,
  TranslationForm,
  TranslationKind,
  TranslationOverview,
} from '../../../../contract/admin/translations.ts';
import { adminTranslations } from '../../../../messages/admin-translations.ts';
import { adminKey, invalidateAdmin, nullIfNotFound, useAdminItem } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { queries } from '../../../lib/queries.ts';

const api = () => browserApi().api.admin.translations;
const one = () => api()[':kind'][':id'][':language'];

export interface TranslationKey {
  kind: TranslationKind;
  id: string;
  language: TranslatedLanguage;
}

/** What is not translated yet, by language. */
export function useMissingTranslations() {
  return useQuery<TranslationOverview>(
    { queryKey: adminKey('translations', 'list'), queryFn: () => callApi(api().$get()) },
    queries,
  );
}

export function useTranslation({ kind, id, language }: TranslationKey) {
  const param = { kind, id: encodeURIComponent(id), language };
  return useAdminItem<Translation>({
    name: 'translations',
    id: `${kind} ${id} ${language}`,
    read: () => nullIfNotFound(callApi(one().$get({ param }))),
  });
}

export async function saveTranslation(key: TranslationKey, json: TranslationForm): Promise<Translation> {
  const saved = await callApi(one().$put({ param: key, json }), adminTranslations.saveFailed);
  void invalidateAdmin('translations', 'list');
  if (key.kind !== 'shop') void invalidateAdmin(key.kind, 'list');
  return saved;
}
