import '../../../styles/table.css';
import { useState } from 'react';
import type { ApiKey } from '../../../../contract/admin/api-keys.ts';
import { adminApiKeys } from '../../../../messages/admin-api-keys.ts';
import { formatDateTime, formatDay } from '../../../../rules/shown-time.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TableHead } from '../../../ui/table-head.tsx';
import { useAdminAction } from '../../../ui/use-admin-action.ts';
import { refreshApiKeys, revokeApiKey } from './api-keys-queries.ts';

export function ApiKeyTable({ keys }: { keys: ApiKey[] }) {
  return (
    <table className="table table--api-keys">
      <TableHead
        columns={[
          adminApiKeys.name,
          adminApiKeys.may,
          adminApiKeys.created,
          adminApiKeys.lastUsed,
          adminApiKeys.expires,
          adminApiKeys.state,
        ]}
      />
      <tbody>
        {keys.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} />
        ))}
      </tbody>
    </table>
  );
}

function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, createdAt, createdBy, lastUsedAt, expiresAt, state } = apiKey;
  return (
    <tr>
      <td data-label={adminApiKeys.name}>
        <span className="table__lines">
          <strong>{name}</strong>
          <small>
            <code lang="en">{prefix}…</code>
          </small>
        </span>
      </td>
      <td data-label={adminApiKeys.may}>
        <span className="api-key-scope-list">
          {scopes.map((scope) => (
            <code key={scope} lang="en" className="tag-quiet" title={adminApiKeys.scope(scope)}>
              {scope}
            </code>
          ))}
        </span>
      </td>
      <td data-label={adminApiKeys.created}>
        <span className="table__lines">
          <span>{formatDay(createdAt)}</span>
          <small>{adminApiKeys.createdBy(createdBy)}</small>
        </span>
      </td>
      <td data-label={adminApiKeys.lastUsed}>
        {lastUsedAt ? formatDateTime(lastUsedAt) : adminApiKeys.neverUsed}
      </td>
      <td data-label={adminApiKeys.expires}>
        {expiresAt ? formatDay(expiresAt) : adminApiKeys.expiresNever}
      </td>
      <td data-label={adminApiKeys.state}>
        <span className="api-key-state">
          <span className={state === 'works' ? 'tag-good' : 'tag-bad'}>{adminApiKeys.stateOf(state)}</span>
          {state !== 'revoked' && <RevokeButton apiKey={apiKey} />}
        </span>
      </td>
    </tr>
  );
}

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isPending } = useAdminAction(() => revokeApiKey(id), {
    onSuccess: () => toast.success(adminApiKeys.revoked(name)),
    onSettled: () => {
      setAsking(false);
      void refreshApiKeys();
    },
  });
  return (
    <>
      <button
        type="button"
        className="button button--danger-quiet button--small"
        aria-label={adminApiKeys.revokeName(name)}
        onClick={() => setAsking(true)}
      >
        {adminApiKeys.revoke}
      </button>
      {isAsking && (
        <ConfirmDialog
          question={adminApiKeys.revokeQuestion(name)}
          consequence={adminApiKeys.revokeConsequence}
          yes={adminApiKeys.revoke}
          isBusy={isPending}
          onYes={() => run()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
