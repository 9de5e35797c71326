import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminMessages } from '../../../messages/admin-messages.ts';
import { MessageList } from '../../features/admin/messages/message-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminMessages.title, isPrivate: true })(source);

export default function AdminMessagesPage() {
  return (
    <>
      <h1>{adminMessages.title}</h1>
      <MessageList />
    </>
  );
}
