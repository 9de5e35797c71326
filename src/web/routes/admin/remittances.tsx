import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../styles/table.css';
import '../../features/admin/remittances/remittances.css';
import { useParams } from 'react-router';
import { adminRemittances } from '../../../messages/admin-remittances.ts';
import { LatestPayouts } from '../../features/admin/remittances/latest-payouts.tsx';
import { OnePayout } from '../../features/admin/remittances/one-payout.tsx';
import { OpenCashPanel } from '../../features/admin/remittances/open-cash-panel.tsx';
import { UploadPayout } from '../../features/admin/remittances/upload-payout.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';

export const meta = (source: MetaSource) =>
  pageMeta({ title: adminRemittances.title, isPrivate: true })(source);

export default function AdminRemittancesPage() {
  const { remittanceId } = useParams();
  if (remittanceId) return <OnePayout id={remittanceId} />;
  return (
    <>
      <h1>{adminRemittances.title}</h1>
      <UploadPayout />
      <OpenCashPanel />
      <LatestPayouts />
    </>
  );
}
