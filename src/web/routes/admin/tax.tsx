import '../../styles/signed-in-pages.css';
import '../../styles/admin-pages.css';
import '../../features/admin/tax/tax.css';
import { adminTax } from '../../../messages/admin-tax.ts';
import { states } from '../../../messages/states.ts';
import { addMonths, MONTH, monthOf } from '../../../rules/months.ts';
import { AddsUp } from '../../features/admin/tax/adds-up.tsx';
import { Downloads } from '../../features/admin/tax/downloads.tsx';
import { HsnTable } from '../../features/admin/tax/hsn-table.tsx';
import { HsnTexts } from '../../features/admin/tax/hsn-texts.tsx';
import { MonthPicker } from '../../features/admin/tax/month-picker.tsx';
import { BusinessBuyers, Places, SoFar, ToPay } from '../../features/admin/tax/month-totals.tsx';
import { ReturnPanel } from '../../features/admin/tax/return-panel.tsx';
import { TaxNotices } from '../../features/admin/tax/tax-notices.tsx';
import { useTaxMonth } from '../../features/admin/tax/tax-queries.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useFilter } from '../../lib/use-filter.ts';
import { LoadState } from '../../ui/load-state.tsx';
import type { Route } from './+types/tax';

export const meta: Route.MetaFunction = (page) => pageMeta({ title: adminTax.title, isPrivate: true })(page);

export default function AdminTaxPage() {
  const [filter, change] = useFilter(['month']);
  const now = monthOf(new Date());
  // the month that has ended is the one to file
  const month = filter.month && MONTH.test(filter.month) ? filter.month : addMonths(now, -1);
  const { data, isError, refetch } = useTaxMonth(month);
  return (
    <>
      <div className="page-head-row">
        <div>
          <h1>{adminTax.title}</h1>
          {data && (
            <p className="hint">
              {[data.gstin ? `GSTIN ${data.gstin}` : adminTax.noGstin, states.shown(data.state)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        <MonthPicker month={month} last={now} onChange={(chosen) => change({ month: chosen })} />
      </div>
      {(!data || isError) && <LoadState thing={adminTax.things} isError={isError} onRetry={refetch} />}
      {data && <Month month={data} />}
    </>
  );
}

function Month({ month }: { month: NonNullable<ReturnType<typeof useTaxMonth>['data']> }) {
  const isReady = !month.isRunning && month.gstin !== '' && !month.warnings.some((one) => one.isBlocking);
  return (
    <>
      <TaxNotices month={month} />
      {month.isRunning ? <SoFar month={month} /> : <ToPay month={month} />}
      <div className="tax-columns">
        <div>
          <AddsUp month={month} />
          <Places month={month} />
          <BusinessBuyers month={month} />
        </div>
        <div>
          {isReady && <ReturnPanel month={month} />}
          <Downloads month={month} />
        </div>
      </div>
      {month.hsn.length > 0 && <HsnTable month={month} />}
      <HsnTexts />
    </>
  );
}
