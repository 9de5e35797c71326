import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import { adminStaff } from '../../../messages/admin-staff.ts';
import { ResetSecondStep } from '../../features/admin/second-step/reset-second-step.tsx';
import { StaffPage } from '../../features/admin/staff/staff-page.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) => pageMeta({ title: adminStaff.title, isPrivate: true })(source);

export default function AdminStaffPage() {
  return (
    <StaffPage
      moreOf={({ _id, name, hasSecondStep }) => hasSecondStep && <ResetSecondStep id={_id} name={name} />}
    />
  );
}
