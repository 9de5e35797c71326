import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { MessageList } from '../../features/admin/messages/message-list.tsx';
import { pageMeta } from '../../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Messages', isPrivate: true });

export default function AdminMessagesPage() {
  return (
    <>
      <h1>Messages</h1>
      <MessageList />
    </>
  );
}
