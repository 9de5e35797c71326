import { Tag } from 'lucide-react';
import { adminPrint } from '../../../../messages/admin-print.ts';
import { download } from '../../../lib/download.ts';
import { toast } from '../../../lib/toast.ts';

/** The label of one order as a PDF for a label printer. */
export function PrintLabelButton({
  order: { _id, number },
  isSmall = false,
}: {
  order: { _id: string; number: number };
  isSmall?: boolean;
}) {
  const print = async () => {
    const address = `/api/admin/print.pdf?orders=${_id}&what=labels&paper=4x6`;
    if (!(await download(address, `label-${number}.pdf`))) toast.error(adminPrint.failed);
  };
  return (
    <button
      type="button"
      className={`button button--secondary ${isSmall ? 'button--small' : ''}`}
      onClick={print}
    >
      <Tag size={18} strokeWidth={1.75} aria-hidden="true" />
      {adminPrint.printLabel}
    </button>
  );
}
