import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminStaff } from '../../../messages/admin-staff.ts';
import { StaffPage } from '../../features/admin/staff/staff-page.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useSignedIn } from '../../lib/signed-in.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminStaff.title, isPrivate: true })(source);

export default function AdminStaffPage() {
  return <StaffPage admin={useSignedIn()} />;
}
