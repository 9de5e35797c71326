import '../../styles/signed-in-pages.css';
import { Download, Plus, Upload } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { FoodList } from '../../features/admin/foods/food-list.tsx';
import { MissingFilter } from '../../features/admin/translations/missing-filter.tsx';
import { type MetaSource, pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { StaffLink } from '../../ui/staff-link.tsx';

export const meta = (source: MetaSource) => pageMeta({ title: adminFoods.title, isPrivate: true })(source);

export default function AdminFoodsPage() {
  const { searchTerm = '' } = useParams();
  const navigate = useNavigate();
  const [{ untranslated = '' }, change] = useFilter(['untranslated']);
  return (
    <>
      <div className="admin__head">
        <h1>{adminFoods.title}</h1>
        <div className="admin__head-actions">
          <DownloadButton path="/api/admin/exports/foods.csv" fileName="foods.csv">
            <Download size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminFoods.export}
          </DownloadButton>
          <StaffLink className="button button--secondary" to="/admin/import">
            <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
            {adminFoods.import}
          </StaffLink>
          <StaffLink className="button" to="/admin/addFood">
            <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
            {adminFoods.add}
          </StaffLink>
        </div>
      </div>
      <FoodList
        term={searchTerm}
        untranslated={untranslated}
        filters={
          <MissingFilter
            kind="foods"
            value={untranslated}
            onChange={(language) => change({ untranslated: language })}
          />
        }
        onSearch={(term) => void navigate(term ? `/admin/foods/${encodeURIComponent(term)}` : '/admin/foods')}
      />
    </>
  );
}
