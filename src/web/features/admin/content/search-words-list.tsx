import '../../../styles/table.css';
import { Trash2 } from 'lucide-react';
import { toast } from 'react-toastify/unstyled';
import { type SearchWord, searchWord } from '../../../../contract/admin/content.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-lists.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { read } from '../../../lib/read.ts';
import { send } from '../../../lib/send.ts';
import { useFilter } from '../../../lib/use-filter.ts';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { AdminSearch } from '../../../ui/admin-search.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';

const api = () => browserApi().api.admin['search-words'];

/** Words of the region and what the catalogue calls them. */
export function SearchWordsList() {
  const [filter, change] = useFilter(['q']);
  const list = useAdminList<SearchWord>(
    'words',
    filter,
    (page) => read(api().$get({ query: { ...filter, ...page } })),
    ({ word }) => word,
  );
  const remove = async (word: string) => {
    const outcome = await send(api()[':word'].$delete({ param: { word: encodeURIComponent(word) } }));
    if ('rejected' in outcome) toast.error(outcome.rejected.message);
    await invalidateAdmin('words');
  };
  return (
    <>
      <AdminForm
        schema={searchWord}
        fields={[
          { name: 'word', label: 'What people type', columns: 3 },
          { name: 'means', label: 'What the catalogue calls it', columns: 3 },
        ]}
        values={{ word: '', means: '' }}
        button="Add word"
        onSave={async (input) => {
          const outcome = await send(api().$put({ json: input }));
          if ('rejected' in outcome) return outcome.rejected;
          toast.success(`“${input.word}” finds ${input.means} now.`);
          await invalidateAdmin('words');
        }}
      />
      <AdminSearch label="Search words" term={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <PagedList list={list} things="words" emptyText="No word matches.">
        {(words) => (
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">Word</th>
                <th scope="col">Means</th>
                <th scope="col">
                  <span className="vh">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {words.map(({ word, means }) => (
                <tr key={word}>
                  <td data-label="Word">
                    <strong>{word}</strong>
                  </td>
                  <td data-label="Means">{means}</td>
                  <td className="tbl__actions">
                    <button
                      type="button"
                      className="btn btn--danger2 btn--sm"
                      aria-label={`Remove ${word}`}
                      onClick={() => remove(word)}
                    >
                      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                      Remove
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </>
  );
}
