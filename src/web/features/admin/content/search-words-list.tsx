import '../../../styles/table.css';
import { Trash2 } from 'lucide-react';
import { toast } from 'react-toastify/unstyled';
import { type SearchWord, searchWord } from '../../../../contract/admin/content.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useFilter } from '../../../lib/use-filter.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { AdminForm } from '../../../ui/admin-form.tsx';
import { AdminList } from '../../../ui/admin-list.tsx';
import { TableHead } from '../../../ui/table-head.tsx';

const api = () => browserApi().api.admin['search-words'];
const removeWord = (word: string) =>
  callApi(api()[':word'].$delete({ param: { word: encodeURIComponent(word) } }));

/** Regional words, each with its name in the catalogue. */
export function SearchWordsList() {
  const [filter, change] = useFilter(['q']);
  const list = useAdminList<SearchWord>({
    name: 'search-words',
    filter,
    readPage: (page) => callApi(api().$get({ query: { ...filter, ...page } })),
    cursor: ({ word }) => word,
  });
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
          await callApi(api().$put({ json: input }));
          toast.success(`“${input.word}” finds ${input.means} now.`);
          await invalidateAdmin('search-words');
          return undefined;
        }}
      />
      <AdminList
        list={list}
        things="words"
        emptyText="No word matches."
        search={{ label: 'Search words', term: filter.q ?? '', onSearch: (q) => change({ q }) }}
      >
        {(words) => (
          <table className="table">
            <TableHead columns={['Word', 'Means', 'Actions']} hidden={['Actions']} />
            <tbody>
              {words.map(({ word, means }) => (
                <tr key={word}>
                  <td data-label="Word">
                    <strong>{word}</strong>
                  </td>
                  <td data-label="Means">{means}</td>
                  <td className="table__actions">
                    <ActionButton
                      className="button button--danger-quiet button--small"
                      label={`Remove ${word}`}
                      call={() => removeWord(word)}
                      onSettled={() => invalidateAdmin('search-words')}
                    >
                      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                      Remove
                    </ActionButton>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </AdminList>
    </>
  );
}
