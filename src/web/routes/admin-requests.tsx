import '../styles/private.css';
import '../styles/orders.css';
import '../styles/track.css';
import { RequestList } from '../features/requests-admin/request-list.tsx';
import { pageMeta } from '../lib/page-meta.ts';

export const meta = pageMeta({ title: 'Requests', isPrivate: true });

export default function AdminRequestsPage() {
  return (
    <>
      <h1>Requests</h1>
      <RequestList />
    </>
  );
}
