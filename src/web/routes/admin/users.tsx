import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { Download } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { adminUi } from '../../../messages/admin-ui.ts';
import { adminUsers } from '../../../messages/admin-users.ts';
import { UserList } from '../../features/admin/users/user-list.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { DownloadButton } from '../../ui/download-button.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminUsers.title, isPrivate: true })(source);

export default function AdminUsersPage() {
  const admin = useSignedIn();
  const { searchTerm = '' } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <div className="page-head-row">
        <h1>{adminUsers.title}</h1>
        <DownloadButton path="/api/admin/exports/customers.csv" fileName="customers.csv">
          <Download size={18} strokeWidth={1.75} aria-hidden="true" />
          {adminUi.export}
        </DownloadButton>
      </div>
      <UserList
        admin={admin}
        term={searchTerm}
        onSearch={(term) => void navigate(term ? `/admin/users/${encodeURIComponent(term)}` : '/admin/users')}
      />
    </>
  );
}
