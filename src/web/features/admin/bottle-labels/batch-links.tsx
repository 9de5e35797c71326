import { ExternalLink, OctagonAlert, Tags } from 'lucide-react';
import { Link } from 'react-router';
import type { BatchDetails } from '../../../../contract/admin/batches.ts';
import { adminLabels } from '../../../../messages/admin-labels.ts';
import { StaffLink } from '../../../ui/staff-link.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** From a batch to its labels, the page of its bottles and its recall. */
export function BatchLinks({ batch: { _id, code, isUnbatched } }: { batch: BatchDetails }) {
  if (isUnbatched) return null;
  return (
    <nav className="batch-links" aria-label={adminLabels.links}>
      <Link className="button button--secondary button--small" to={`/admin/labels/${_id}`}>
        <Tags {...ICON} />
        {adminLabels.title}
      </Link>
      <a className="button button--secondary button--small" href={`/b/${code}`}>
        <ExternalLink {...ICON} />
        {adminLabels.passport}
      </a>
      <StaffLink className="button button--danger-quiet button--small" to={`/admin/recalls/new?batch=${_id}`}>
        <OctagonAlert {...ICON} />
        {adminLabels.recall}
      </StaffLink>
    </nav>
  );
}
