import '../../../styles/table.css';
import { Trash2 } from 'lucide-react';
import { type SearchWord, searchWord } from '../../../../contract/admin/content.ts';
import { adminLook } from '../../../../messages/admin-look.ts';
import { invalidateAdmin, useAdminList } from '../../../lib/admin-queries.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { callApi } from '../../../lib/call-api.ts';
import { toast } from '../../../lib/toast.ts';
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
          { name: 'word', label: adminLook.typed, columns: 3 },
          { name: 'means', label: adminLook.inCatalogue, columns: 3 },
        ]}
        values={{ word: '', means: '' }}
        button={adminLook.addWord}
        onSave={async (input) => {
          await callApi(api().$put({ json: input }));
          toast.success(adminLook.wordAdded(input));
          await invalidateAdmin('search-words');
          return undefined;
        }}
      />
      <AdminList
        list={list}
        things={adminLook.words}
        emptyText={adminLook.noWord}
        search={{ label: adminLook.searchWords, term: filter.q ?? '', onSearch: (q) => change({ q }) }}
      >
        {(words) => (
          <table className="table">
            <TableHead
              columns={[adminLook.word, adminLook.means, adminLook.actions]}
              hidden={[adminLook.actions]}
            />
            <tbody>
              {words.map(({ word, means }) => (
                <tr key={word}>
                  <td data-label={adminLook.word}>
                    <strong>{word}</strong>
                  </td>
                  <td data-label={adminLook.means}>{means}</td>
                  <td className="table__actions">
                    <ActionButton
                      className="button button--danger-quiet button--small"
                      label={adminLook.removeWord(word)}
                      call={() => removeWord(word)}
                      onSettled={() => invalidateAdmin('search-words')}
                    >
                      <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
                      {adminLook.remove}
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
