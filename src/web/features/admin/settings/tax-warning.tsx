import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dashboard } from '../../../../messages/dashboard.ts';
import { taxWarning } from '../../../../rules/gstin.ts';
import { useShop } from '../../../lib/shop.ts';

/** Warns admins while invoices are not tax invoices. */
export function TaxWarning() {
  const warning = taxWarning(useShop());
  if (!warning) return null;
  return (
    <div className="alert tax-warning" role="status">
      <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {warning} <Link to="/admin/settings">{dashboard.openSettings}</Link>
      </p>
    </div>
  );
}
