import '../../styles/private.css';
import '../../styles/admin-tables.css';
import { MessageList } from '../../features/admin/messages/message-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { AdminSearch } from '../../ui/admin-search.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export const meta = pageMeta({ title: 'Messages', isPrivate: true });

export default function AdminMessagesPage() {
  const [filter, change] = useFilter(['state', 'q']);
  return (
    <>
      <h1>Messages</h1>
      <AdminSearch label="Search messages" term={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <div className="filters">
        <SelectField
          label="Show"
          choices={[
            ['', 'All'],
            ['open', 'Open'],
            ['answered', 'Answered'],
          ]}
          value={filter.state ?? ''}
          onChange={({ target }) => change({ state: target.value })}
        />
      </div>
      <MessageList filter={filter} />
    </>
  );
}
