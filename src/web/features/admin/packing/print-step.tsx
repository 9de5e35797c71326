import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { PackingOrder } from '../../../../contract/admin/packing.ts';
import { adminPacking } from '../../../../messages/admin-packing.ts';
import { download } from '../../../lib/download.ts';
import { toast } from '../../../lib/toast.ts';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { Choice, Step } from './step.tsx';

type What = 'slips-labels' | 'labels' | 'slips';

/** Where the printout of these orders is. */
function printPath(ids: string[], what: What): string {
  const paper = what === 'labels' ? '4x6' : 'a4';
  return `/api/admin/print.pdf?orders=${ids.join(',')}&what=${what}&paper=${paper}`;
}

export async function print(ids: string[], what: What): Promise<boolean> {
  const isDone = await download(printPath(ids, what), `${what}.pdf`);
  if (!isDone) toast.error(adminPacking.printFailed);
  return isDone;
}

export function PrintStep({
  orders,
  onBack,
  onNext,
}: {
  orders: PackingOrder[];
  onBack: () => void;
  onNext: () => void;
}) {
  const [what, setWhat] = useState<What>('slips-labels');
  const ids = orders.map(({ _id }) => _id);
  const { run, isPending } = useAdminAction(() => print(ids, what), {
    onSuccess: (isDone) => {
      if (isDone) onNext();
    },
  });
  const choices: [What, string, string][] = [
    ['slips-labels', adminPacking.slipsLabels, adminPacking.slipsLabelsNote],
    ['labels', adminPacking.labels, adminPacking.labelsNote],
    ['slips', adminPacking.slips, adminPacking.slipsNote],
  ];
  return (
    <Step
      title={adminPacking.printTitle}
      note={adminPacking.orders(orders.length)}
      onBack={onBack}
      dock={
        <>
          <button type="button" className="button button--secondary" onClick={onNext}>
            {adminPacking.toCourier}
          </button>
          <button type="button" className="button" aria-busy={isPending} onClick={() => run()}>
            <Printer size={18} aria-hidden="true" />
            {adminPacking.printNow(orders.length)}
          </button>
        </>
      }
    >
      <div className="pack-choices">
        {choices.map(([value, title, note]) => (
          <Choice
            key={value}
            name="what"
            title={title}
            note={note}
            isOn={what === value}
            onChoose={() => setWhat(value)}
          />
        ))}
      </div>
    </Step>
  );
}
