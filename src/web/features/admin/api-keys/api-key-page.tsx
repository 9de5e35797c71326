import './api-keys.css';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { NewApiKey } from '../../../../contract/admin/api-keys.ts';
import { adminApiKeys } from '../../../../messages/admin-api-keys.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadState } from '../../../ui/load-state.tsx';
import { ApiKeyTable } from './api-key-table.tsx';
import { refreshApiKeys, useApiKeys } from './api-keys-queries.ts';
import { CreateApiKey } from './create-api-key.tsx';
import { ShowKeyOnce } from './show-key-once.tsx';

/** The list of keys; a new key is made and shown in dialogs. */
export function ApiKeyPage() {
  const { data, isError, refetch } = useApiKeys();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewApiKey>();
  const addButton = (
    <button type="button" className="button" onClick={() => setCreating(true)}>
      <Plus size={18} strokeWidth={2} aria-hidden="true" />
      {adminApiKeys.add}
    </button>
  );
  return (
    <>
      <div className="page-head-row">
        <h1>{adminApiKeys.title}</h1>
        {data && data.length > 0 && addButton}
      </div>
      <p className="api-keys__intro">
        {adminApiKeys.intro} <a href="/api/docs">{adminApiKeys.reference}</a>
      </p>
      {!data && <LoadState thing={adminApiKeys.things} isError={isError} onRetry={refetch} />}
      {data?.length === 0 && (
        <div className="panel">
          <EmptyState icon={KeyRound}>
            <h2>{adminApiKeys.none}</h2>
            <p>{adminApiKeys.noneNote}</p>
            {addButton}
          </EmptyState>
        </div>
      )}
      {data && data.length > 0 && (
        <div className="panel panel--flush">
          <ApiKeyTable keys={data} />
        </div>
      )}
      {isCreating && (
        <CreateApiKey
          onCreated={(key) => {
            setCreating(false);
            setCreated(key);
            void refreshApiKeys();
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {created && <ShowKeyOnce created={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}
